### What others show of a link to a table, a position or a record: in a chat, or on another site.

preview-invited = { $free ->
    [one] Zagraj z nami: zostało jedno wolne miejsce.
    [few] Zagraj z nami: zostały { $free } wolne miejsca.
    [many] Zagraj z nami: zostało { $free } wolnych miejsc.
   *[other] Zagraj z nami: zostało { $free } wolnego miejsca.
}
preview-begins = Gra zaraz się zacznie.
preview-playing = Obejrzyj tę grę. { $now }
preview-over = { $result }. Obejrzyj przebieg gry, ruch po ruchu.
preview-record = Obejrzyj przebieg gry, ruch po ruchu.
preview-picture = Obrazek stołu: { $game }
