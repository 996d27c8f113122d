### What others show of a link to a table, a position or a record: in a chat, or on another site.

preview-invited = { $free ->
    [one] Ven a jugar: queda un sitio libre.
   *[other] Ven a jugar: quedan { $free } sitios libres.
}
preview-begins = La partida está a punto de empezar.
preview-playing = Mira esta partida. { $now }
preview-over = { $result }. Mira cómo fue la partida, jugada a jugada.
preview-record = Mira cómo fue la partida, jugada a jugada.
preview-picture = Una imagen de la mesa: { $game }
