### The answers of `rauswurf referee`.

## Bad input: no capital at the beginning

referee-roll-empty = --roll está vazio: diz o que o dado mostra, um número de 1 a 6
referee-roll-differs = a posição tem die { $position }, --roll diz { $roll }
referee-no-such-move = { $move }: { $reason }

## Whose turn it is

referee-over = O jogo acabou.
referee-to-roll = { $rolls ->
    [1] É { $who } a lançar; resta um lançamento.
   *[other] É { $who } a lançar; restam { $rolls } lançamentos.
}
referee-to-move = É { $who } a jogar.
referee-misses-turn = { $who } tem a carta «{ $card }» e perde esta vez; a carta volta para a mesa. Agora lança { $next }.
referee-rolled = { $who } tirou { $rolled }.
referee-rolled-on = { $rolls ->
    [1] { $who } tirou { $rolled }. Agora segue { $next }; resta um lançamento.
   *[other] { $who } tirou { $rolled }. Agora segue { $next }; restam { $rolls } lançamentos.
}
referee-lost = { $rolls ->
    [1] { $who } tirou { $rolled } e não pode fazer nada: o lançamento perde-se. Agora segue { $next }; resta um lançamento.
   *[other] { $who } tirou { $rolled } e não pode fazer nada: o lançamento perde-se. Agora segue { $next }; restam { $rolls } lançamentos.
}

## What may be done

referee-legal = Permitido:
referee-refused = Não permitido:
referee-move-legal = { $move } é permitido.
referee-piece-moves = A peça em { $field } pode mover-se.
referee-move-refused = { $move } não é permitido: { $reason }
