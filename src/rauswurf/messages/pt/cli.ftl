### What several commands say, and commands without a file of their own.

## Bad input: no capital at the beginning

cli-between = { $option } tem de estar entre { $least } e { $most }, não ser { $value }
cli-language = { $option } tem de ser um de { $known }, não «{ $code }»
cli-position-cannot-be = esta posição não pode existir: { $faults }
cli-no-file = não há nenhum ficheiro { $file }
cli-not-a-file = { $file } não é um ficheiro
cli-no-folder = { $option }: não há nenhuma pasta { $folder }
cli-output = não é possível escrever a saída: { $reason }
cli-file = não é possível usar { $file }: { $reason }
cli-set-form = --set quer ID=VALOR, por exemplo --set three-rolls=on, não «{ $text }»
cli-set-twice = --set { $variant } aparece duas vezes: { $first } e { $second }
cli-position-empty = --position está vazia: diz onde está tudo
cli-too-long = { $option } tem mais de { $most } letras
cli-needs-option = { $option } precisa de { $other }


## Numbers in tables

cli-whole = { NUMBER($value, maximumFractionDigits: 0) }
cli-number = { NUMBER($value, minimumFractionDigits: 2, maximumFractionDigits: 2) }
cli-percent = { NUMBER($value, style: "percent", minimumFractionDigits: 2, maximumFractionDigits: 2) }

## `rauswurf games`

cli-games-game = jogo
cli-games-name = nome
cli-games-players = jogadores
cli-games-more =
    Para ler as regras: rauswurf rules JOGO
    Para jogar: rauswurf play JOGO

## `rauswurf rules`

cli-rules-title = { $game }, { $players } jogadores
cli-rules-source = Contado aqui para { $players } jogadores. Fonte: { $source }.
cli-rules-ruling = Decisão:
cli-rules-variants = Variantes, que se escolhem com --set ID=VALOR:
cli-rules-usually = (normalmente { $value })
cli-rules-limit = ({ $value }: { $players } jogadores)

## `rauswurf perft`

cli-perft-first = primeiro acontecimento
cli-perft-sequences-of = sequências de { $depth }
cli-perft-depth = profundidade
cli-perft-sequences = sequências
cli-perft-rolls = que acabam num lançamento
cli-perft-moves = que acabam numa jogada
cli-perft-total = { $sequences ->
    [1] uma sequência
   *[other] { $sequences } sequências
} de { $depth ->
    [1] um acontecimento
   *[other] { $depth } acontecimentos
}, em { NUMBER($seconds, minimumFractionDigits: 2, maximumFractionDigits: 2) } s

## `rauswurf board check`

cli-board-wrong = { $faults ->
    [1] { $file }: há um erro
   *[other] { $file }: há { $faults } erros
}
cli-board-fine = { $file } está bem: { $name }, { $fields } casas, cores { $colours }
cli-board-fits = Nele podes jogar { $game } com { $most ->
    [2] { $most }
   *[other] { $least } a { $most }
} jogadores, com { $pieces } peças cada um.
cli-board-misfit = { $faults ->
    [one] Nele não podes jogar { $game }, por uma razão:
   *[other] Nele não podes jogar { $game }, por { $faults } razões:
}
cli-board-endless = em { $games } partidas jogadas ao acaso ninguém chegou à meta
cli-board-no-net = Os bots não aprenderam este tabuleiro. Jogam por regras simples: os níveis são diferentes, mas até o perito é mais fraco do que no tabuleiro do jogo. O treinador não o pode julgar.
cli-board-four = Não podes escolher { $variants }: são precisas quatro cores.
cli-board-uneven = --fields { $fields } não se divide por igual entre { $colours } cores: escolhe um múltiplo de { $colours } que dê a cada uma pelo menos { $least } casas
cli-board-there = { $file } já existe e fica como está
