### What others show of a link to a table, a position or a record: in a chat, or on another site.

preview-invited = { $free ->
    [one] Vieni a giocare: c’è ancora un posto libero.
   *[other] Vieni a giocare: ci sono ancora { $free } posti liberi.
}
preview-begins = La partita sta per cominciare.
preview-playing = Guarda questa partita. { $now }
preview-over = { $result }. Guarda com’è andata, mossa per mossa.
preview-record = Guarda com’è andata, mossa per mossa.
preview-picture = Un’immagine del tavolo: { $game }
