### Only what Brazil says in other words than pt, which tells the rest.

cli-no-file = não há nenhum arquivo { $file }
cli-not-a-file = { $file } não é um arquivo
cli-position-empty = --position está vazia: diga onde está tudo
