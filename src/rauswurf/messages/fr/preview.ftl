### What others show of a link to a table, a position or a record: in a chat, or on another site.

preview-invited = { $free ->
    [one] Viens jouer : il reste une place libre.
   *[other] Viens jouer : il reste { $free } places libres.
}
preview-begins = La partie va commencer.
preview-playing = Regarde cette partie. { $now }
preview-over = { $result }. Revois la partie coup par coup.
preview-record = Revois la partie coup par coup.
preview-picture = Une image de la table : { $game }
