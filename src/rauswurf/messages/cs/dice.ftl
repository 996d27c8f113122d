### Dice.

## One die of NICHTLUSTIG and what it shows.

dice-black = { $face ->
    [6] černá se symbolem
   *[other] černá { $face }
}
dice-red = { $face ->
    [6] červená se symbolem
   *[other] červená { $face }
}
dice-white = { $face ->
    [6] bílá se symbolem
   *[other] bílá { $face }
}
dice-pink = { $face ->
    [6] růžová se symbolem
   *[other] růžová { $face }
}
dice-symbol = symbol

## Where dice come from. Parts of a line.

dice-by-hand = hází se ručně: řekni, co je na kostkách, třeba roll(6)
dice-secret-length = tajemství má délku { $wanted } bajtů, ne { $count }
dice-bad-seed = semínko nebo číslo partie je celé číslo od 0 do { $most }, ne { $seed }
