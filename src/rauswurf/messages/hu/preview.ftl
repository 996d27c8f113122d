### What others show of a link to a table, a position or a record: in a chat, or on another site.

preview-invited = { $free ->
    [one] Gyere játszani: még egy hely szabad.
   *[other] Gyere játszani: még { $free } hely szabad.
}
preview-begins = Mindjárt kezdődik a játék.
preview-playing = Nézd ezt a játékot. { $now }
preview-over = { $result }. Nézd meg lépésről lépésre, hogyan történt.
preview-record = Nézd meg lépésről lépésre, hogyan zajlott a játék.
preview-picture = Kép az asztalról: { $game }
