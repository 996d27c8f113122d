### Würfel.

## Ein Würfel von NICHTLUSTIG und was er zeigt, in Listen wie „schwarz 3, rot 5, Ufo“; 6 ist das Symbol

dice-black = { $face ->
    [6] schwarzes Symbol
   *[other] schwarz { $face }
}
dice-red = { $face ->
    [6] rotes Symbol
   *[other] rot { $face }
}
dice-white = { $face ->
    [6] weißes Symbol
   *[other] weiß { $face }
}
dice-pink = { $face ->
    [6] rosa Symbol
   *[other] rosa { $face }
}
dice-symbol = Symbol

## Woher Würfe kommen. Teile einer Zeile, am Anfang klein, ohne Punkt.

dice-by-hand = hier wird von Hand gewürfelt: sag, was die Würfel zeigen, etwa roll(6)
dice-secret-length = ein Geheimnis hat { $wanted } Bytes, nicht { $count }
dice-bad-seed = ein Seed oder die Nummer einer Partie ist eine ganze Zahl von 0 bis { $most }, nicht { $seed }
