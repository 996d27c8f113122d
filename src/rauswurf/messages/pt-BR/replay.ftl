### Only what Brazil says in other words than pt, which tells the rest.

replay-no-file = { $file }: esse arquivo não existe
replay-not-empty = { $folder } não está vazia: diga uma pasta nova
replay-not-gif = --gif quer um arquivo que termine em .gif, não { $file }
