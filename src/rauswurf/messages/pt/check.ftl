## The answer in one sentence.

check-dice = Verificar os dados
check-holds = { $count ->
    [1] Tudo em ordem: este navegador calculou por si o único lançamento. Resulta do que foi selado antes do jogo.
   *[other] Tudo em ordem: este navegador calculou por si os { $count } lançamentos. Resultam do que foi selado antes do jogo.
}
check-holds-ended = Os dados estão em ordem: cada lançamento resulta do que foi selado antes do jogo. O jogo acabou mais cedo e nada prova que todos concordaram.
check-no-promise = { $count ->
    [1] Ninguém prometeu nada sobre estes dados, por isso ninguém pode verificar o único lançamento.
   *[other] Ninguém prometeu nada sobre estes dados, por isso ninguém pode verificar os { $count } lançamentos.
}
check-seed = Estes dados resultam de uma semente conhecida de antemão. Esta página não os calcula.
check-no-end = Esta gravação não tem fim, por isso nada é prometido sobre o jogo.
check-fails = Esta gravação não está certa. Não confies nela.
check-unreadable = Isto não é uma gravação que se possa ler: a linha { $line } não faz sentido.
check-rules-broken = Os dados estão em ordem, mas o servidor diz que esta gravação não está certa.
check-other-promise = Esta gravação não está certa: os dados foram selados com um número diferente do que este navegador viu antes do jogo.
check-other-words = Esta gravação não está certa: falta nela o que este navegador juntou aos dados.
check-server-looked = O servidor viu as jogadas. O que ele diz é só a palavra dele.
check-server-silent = O servidor não respondeu, por isso ninguém viu as jogadas.

## Behind it.

check-details = O que foi verificado
check-here = Calculado neste navegador
check-server = Dito pelo servidor
check-promise-recorded = A promessa na gravação:
check-secret = O segredo contado no fim:
check-promise-computed = A promessa que resulta deste segredo e deste jogo:
check-kept-promise = Este navegador viu a mesma promessa antes do jogo:
check-kept-words = As palavras deste navegador entraram nos dados:
check-taken-back = { $rolls ->
    [1] Foi desfeito { $rolls } lançamento: quem o fez sabia o que ia sair.
   *[other] Foram desfeitos { $rolls } lançamentos: quem o fez sabia o que ia sair.
}
check-by-browser = Foi o próprio navegador que calculou as impressões digitais (Web Crypto).
check-by-library = Foi uma biblioteca que calculou as impressões digitais (@noble/hashes): os navegadores não o fazem para páginas sem https.
check-rolls = { $count ->
    [1] O único lançamento, calculado de novo
   *[other] Os { $count } lançamentos, calculados de novo
}
check-all-rolls = Todos os lançamentos
check-column-roll = Lançamento
check-column-recorded = Gravado
check-column-computed = Calculado
check-column-digest = Da impressão digital

## For those who trust nobody.

check-code = Esta página também veio do servidor. Se não queres confiar em ninguém, guarda a gravação e verifica-a com o Rauswurf no teu próprio computador. Assim também se verifica que cada jogada era permitida:
check-save = Guardar a gravação
