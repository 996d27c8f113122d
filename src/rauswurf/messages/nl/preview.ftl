### What others show of a link to a table, a position or a record: in a chat, or on another site.

preview-invited = { $free ->
    [one] Speel mee: er is nog één plaats vrij.
   *[other] Speel mee: er zijn nog { $free } plaatsen vrij.
}
preview-begins = Het spel begint zo.
preview-playing = Kijk mee met dit spel. { $now }
preview-over = { $result }. Bekijk het spel zet voor zet.
preview-record = Bekijk het spel zet voor zet.
preview-picture = Een afbeelding van de tafel: { $game }
