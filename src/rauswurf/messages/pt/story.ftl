### The end of a recorded game that is shown step by step.

story-wrong = Aqui a gravação deixa de estar certa, na linha { $line }: { $reason }
story-wrong-rule = Aqui a gravação deixa de estar certa, na linha { $line }: { $reason } [{ $rule }]
story-not-over = Aqui acaba a gravação; o jogo não acabou.
story-over = O jogo acabou.

## The places

story-place = { $place }. { $who }
story-place-points = { $points ->
    [1] { $place }. { $who }, { $points } ponto
   *[other] { $place }. { $who }, { $points } pontos
}
