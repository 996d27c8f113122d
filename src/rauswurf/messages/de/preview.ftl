### What others show of a link to a table, a position or a record: in a chat, or on another site.

preview-invited = { $free ->
    [one] Spiel mit: Ein Platz ist noch frei.
   *[other] Spiel mit: { $free } Plätze sind noch frei.
}
preview-begins = Gleich geht es los.
preview-playing = Schau bei diesem Spiel zu. { $now }
preview-over = { $result }. Sieh dir das Spiel Zug für Zug an.
preview-record = Sieh dir das Spiel Zug für Zug an.
preview-picture = Ein Bild vom Tisch: { $game }
