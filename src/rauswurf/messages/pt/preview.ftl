### What others show of a link to a table, a position or a record: in a chat, or on another site.

preview-invited = { $free ->
    [1] Vem jogar: ainda há um lugar livre.
   *[other] Vem jogar: ainda há { $free } lugares livres.
}
preview-begins = A partida vai começar.
preview-playing = Vê esta partida. { $now }
preview-over = { $result }. Vê como foi a partida, jogada a jogada.
preview-record = Vê como foi a partida, jogada a jogada.
preview-picture = Uma imagem da mesa: { $game }
