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
board-few-colours = tem de haver pelo menos { $least } cores
board-colour-twice = a cor { $colour } aparece duas vezes
board-bad-pieces = pieces tem de ser um número de { $least } a { $most }
board-bad-goals = cada meta precisa de { $least } a { $most } casas, ou o ficheiro tem de dizer quantas peças há (pieces = 4)
board-few-goals = { $pieces } peças precisam de outras tantas casas de meta, mas só há { $goals }
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

board-misfit-colours = as cores têm de estar entre estas: { $known }
board-misfit-kind = este jogo não conhece casas { $kind }
board-misfit-mark = falta-lhe a marca { $mark }
board-misfit-colour-mark = a { $colour } falta a marca { $mark }
board-misfit-bases = tem de ter bases
board-misfit-no-bases = não pode ter bases
board-misfit-entry = { $colour } tem de sair da sua base { $base } para a sua casa de saída { $start }
board-misfit-base-only = neste jogo as peças comidas ({ $colour }) voltam à base, não a { $fields }
board-misfit-starts = duas cores saem na mesma casa
board-misfit-first-fields = as peças começam nas { $pieces } casas depois da saída, e duas cores começariam na mesma
board-misfit-ring = o percurso tem de continuar de onde { $colour } entra na meta até à sua saída
board-misfit-lane = { $colour } precisa de um corredor de { $fields } casas para a pedra
board-misfit-outer = depois de { $field } todas as cores têm de seguir para a mesma casa, porque o anel exterior é de todos
board-misfit-inner = { $colour } não tem caminho do anel exterior para o interior
board-misfit-foreign-goal = { $colour } pode ir para casas de meta que não são suas: { $fields }
board-misfit-walk = { $colour } pode ir para casas por onde ninguém anda neste jogo: { $fields }
board-misfit-dead-end = { $colour } não pode chegar à meta a partir de { $fields }
board-misfit-thrown = { $colour } não tem onde esperar quando é comido em { $fields }

## What our own boards are called.

board-name-cross = Cruz de quarenta casas
board-name-einser-blocker = Quadrado de quarenta casas com pedras
board-name-abkuerzungen = Estrela de sessenta casas com atalhos
board-name-jaeger = Estrela de sessenta casas com caminhos laterais
board-name-kurzer-einsatz = Estrela de sessenta casas sem casas de espera
board-name-werfer = Estrela de sessenta casas com setas
board-name-zweite-ebene = Dois hexágonos
