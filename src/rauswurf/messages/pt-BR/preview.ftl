### What others show of a link to a table, a position or a record: in a chat, or on another site.

preview-invited = { $free ->
    [1] Venha jogar: ainda há um lugar livre.
   *[other] Venha jogar: ainda há { $free } lugares livres.
}
preview-playing = Veja esta partida. { $now }
preview-over = { $result }. Veja como foi a partida, jogada por jogada.
preview-record = Veja como foi a partida, jogada por jogada.
