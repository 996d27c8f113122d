### What is wrong with a board file: parts of a line. Words of the file stay as they are.

board-error = { $file }: { $faults }
board-unreadable = não se consegue ler: { $reason }
board-not-toml = não é um ficheiro TOML: { $reason }
board-too-large = tem mais de { $most } bytes
board-not-a-board = não é um ficheiro de tabuleiro ({ $reason })

## The form of the file

board-file = o ficheiro
board-lacks = { $where }: falta { $key }
board-unknown-key = { $where }: não se conhece { $key }; conhecem-se { $known }
board-bad-size = size tem de ser dois números, largura e altura
board-not-tables = { $key } tem de ser uma lista de tabelas: [[{ $key }]]
board-many-fields = { $count } casas são mais do que { $most }
board-bad-title = { $key } tem de ser um texto de { $most } letras no máximo
board-many-colours = pode haver { $most } cores no máximo
board-many-names = os seus caminhos e marcas nomeiam mais de { $most } casas
board-long-run = a série { $run } tem mais de { $most } casas
board-no-kind = não há nenhum tipo { $kind }; conhecem-se { $known }
board-bad-field = uma casa é [nome, x, y], não { $entry }
board-bad-name = uma casa não pode chamar-se { $field }: { $most } letras, algarismos e pontos no máximo
board-bad-places = a casa { $field } tem posições que não são números
board-field-twice = a casa { $field } aparece duas vezes
board-no-colour = não há nenhuma cor { $colour }; há { $known }
board-no-field = não há nenhuma casa { $field }
board-no-field-for = não há nenhuma casa { $field } para { $colour }

## What cannot be played on

board-goals-differ = todas as cores precisam do mesmo número de casas de meta
board-goal-kind = a meta de { $colour } tem de ser feita de casas do tipo goal
board-start-kind = { $colour } tem de sair no percurso
board-goal-unreachable = { $colour } não chega da sua saída à sua meta: { $missing }
board-enters-from = { $colour } entra a partir de { $field }, que não é uma casa de espera
board-two-ways = { $steps ->
    [1] { $colour } pode ir de { $start } para { $end } num passo por dois caminhos, e uma jogada não diria por qual
   *[other] { $colour } pode ir de { $start } para { $end } em { $steps } passos por dois caminhos, e uma jogada não diria por qual
}
board-many-ways = { $colour } tem mais de { $most } caminhos a partir de { $field }
board-not-walked-on = { $field } não é uma casa por onde se possa andar

## Why a game cannot be played on a board that is not its own

board-misfit-colours = as cores têm de ser { $known }
board-misfit-kind = este jogo não conhece casas { $kind }
board-misfit-mark = falta-lhe a marca { $mark }
board-misfit-colour-mark = a { $colour } falta a marca { $mark }
board-misfit-goals = as metas têm de ter { $count } casas
board-misfit-bases = tem de ter bases
board-misfit-no-bases = não pode ter bases

## What our own boards are called.

board-name-cross = Cruz de quarenta casas
board-name-einser-blocker = Quadrado de quarenta casas com pedras
board-name-abkuerzungen = Estrela de sessenta casas com atalhos
board-name-jaeger = Estrela de sessenta casas com caminhos laterais
board-name-kurzer-einsatz = Estrela de sessenta casas sem casas de espera
board-name-werfer = Estrela de sessenta casas com setas
board-name-zweite-ebene = Dois hexágonos
