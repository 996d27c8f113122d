### What `rauswurf verify` says.

verify-title = { $game }, { $created }: { $players }

## Headings

verify-rules = Regras
verify-dice = Dados
verify-outcome = Resultado
verify-seal = Selo

## Rules

verify-rules-followed = { $rolls ->
    [1] { $rolls } lançamento
   *[other] { $rolls } lançamentos
} e { $moves ->
    [1] { $moves } jogada
   *[other] { $moves } jogadas
}: tudo segundo as regras.
verify-ended = O jogo foi terminado mais cedo. Os lugares são os desse momento.
verify-against-rules = A linha { $line } vai contra as regras: { $reason }
verify-against-rule = A linha { $line } vai contra as regras: { $reason } [{ $rule }]
verify-rules-before = Antes: { $rolls ->
    [1] { $rolls } lançamento
   *[other] { $rolls } lançamentos
} e { $moves ->
    [1] { $moves } jogada
   *[other] { $moves } jogadas
}, segundo as regras.
verify-taken-back = { $steps ->
    [1] { $steps } passo desfeito.
   *[other] { $steps } passos desfeitos.
}
verify-rolls-taken-back = { $rolls ->
    [1] Entre eles, { $rolls } lançamento: quem desfez sabia o que sairia a seguir.
   *[other] Entre eles, { $rolls } lançamentos: quem desfez sabia o que sairia a seguir.
}

## Dice

verify-dice-fair = { $rolls ->
    [1] O único lançamento resulta do segredo que foi fixado antes do jogo.
   *[other] Os { $rolls } lançamentos resultam do segredo que foi fixado antes do jogo.
}
verify-dice-not-told = O segredo diz-se no fim; antes disso não se podem verificar os dados.
verify-words = { $players ->
    [1] Entraram neles palavras de { $players } jogador em { $all }.
   *[other] Entraram neles palavras de { $players } jogadores em { $all }.
}
verify-no-words = Nenhum jogador juntou palavras, por isso quem tirou o segredo pôde escolher um a seu gosto.
verify-promise = A promessa é
verify-promise-seen = É a que te mostraram antes de juntares as tuas palavras?
verify-dice-seed = { $rolls ->
    [1] O único lançamento resulta da semente { $seed }.
   *[other] Os { $rolls } lançamentos resultam da semente { $seed }.
}
verify-dice-seed-known = Quem conhecia a semente podia saber de antemão cada lançamento.
verify-dice-hand = Dados verdadeiros, escritos à mão: não se puderam verificar.
verify-dice-computer = Lançados pelo computador sem promessa: não se puderam verificar.

## Outcome

verify-not-over = Este jogo não tem fim. O resto pode ter sido tirado, por isso nada é prometido sobre como continuou ou quem ganhou.
verify-outcome-not-looked-at = Não foi visto, por causa das regras.
verify-place = { $place }. { $who }

## Seal

verify-sealed = O selo condiz: nada mudou por acidente desde que a gravação foi fechada.
verify-seal-compare = Quem muda uma gravação pode fazer um selo novo. Compara-o com o selo que os teus amigos têm: { $seal }

## What the record cannot prove.

verify-uncovered = Por provar
verify-uncovered-names-given = Os nomes são os que cada um deu ao sentar-se; nada no registo os prova.
verify-uncovered-names-absent = Nem todos têm nome aqui. Um nome que alguém deu ao sentar-se pode ter sido tirado.
verify-uncovered-names-unbound = Nada é prometido sobre os nomes: alguém pode tê-los mudado depois.
verify-uncovered-ended = Nada aqui prova que todos quiseram parar. O resto do jogo pode ter sido retirado.
verify-uncovered-moves = Ninguém assinou as jogadas. Nada aqui prova quem as fez.
verify-uncovered-game = Nada foi prometido antes deste jogo. Quem guarda o ficheiro pode ter inventado tudo.

## The whole

verify-holds = Esta gravação está certa.
verify-holds-so-far = Até aqui tudo está certo, mas a gravação não está fechada: falta-lhe o fim.
verify-no-end = O que está gravado está em ordem, mas o jogo não tem fim: nada é prometido sobre ele.
verify-does-not-hold = Esta gravação não está certa.
