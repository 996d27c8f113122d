# `rauswurf solve`: perfect play with few pieces.

solve-bad-table = { $file } não é uma tabela de um jogo resolvido, ou está cortada. «rauswurf solve» faz uma.
solve-only-classic = Só se podem resolver «madn», «never-mind» e «dont-worry», não { $game }.
solve-only-plain = Isto só se pode resolver com { $variant }={ $value }.
solve-moves = a procurar as jogadas
solve-sweep = passagem { $number }
solve-check = a verificar
solve-cut = a escolher posições
solve-done =
    { $game }, dois jogadores com { $pieces ->
        [1] uma peça
       *[other] { $pieces } peças
    } cada: { $positions } posições, { $sweeps ->
        [1] uma passagem
       *[other] { $sweeps } passagens
    }.
solve-residual = Nenhuma posição mudaria em mais de { $residual }.
solve-first-player = Quem começa ganha { $chance } dos jogos se ambos jogarem na perfeição.
solve-written = A tabela está em { $file }. É por ela que joga o bot «perfect».
solve-elsewhere = A tabela está em { $file }. O bot 'perfect' não procura aí: põe-na em { $usual } para ele jogar.
solve-device = --device é cpu ou gpu, não { $device }.
solve-needs-gpu = Uma tabela para { $pieces } peças cada é grande demais para o processador. Junta --device gpu: é precisa uma placa gráfica com 100 GB de memória.
solve-gpu-too-small = São precisos { $needed } GB de memória na placa gráfica. Só há { $free } GB livres.
solve-residual-sample = De { $positions } posições verificadas, nenhuma mudaria em mais de { $residual }.
solve-damaged = { $file } está danificado: o conteúdo não corresponde às somas de controlo.
solve-wrong = { $file } está errado: segundo as regras, uma posição mudaria em { $residual }.
solve-other-game = { $file } é uma tabela de { $found }, não de { $game }.
solve-slice = --slice recebe um número de posições, como 1000000, ou pieces=N, como pieces=2. { $given } não serve.
solve-slice-no-table = Não há nenhuma tabela com estas regras em { $file }. Resolve primeiro o jogo: tira --slice.
solve-slice-done = O recorte tem { $positions } posições. Está em { $file }.
