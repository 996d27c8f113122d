### What `rauswurf replay` says.

## Bad input

replay-no-file = { $file }: esse ficheiro não existe
replay-folder = { $file }: é uma pasta
replay-unreadable = { $file }: não se consegue ler: { $reason }
replay-no-record = { $file }: { $reason }
replay-not-empty = { $folder } não está vazia: diz uma pasta nova
replay-not-gif = --gif quer um ficheiro que acabe em .gif, não { $file }
replay-unwritable = não é possível escrever { $path }: { $reason }

## Step by step

replay-keys = Enter mostra o passo seguinte; b atrás, um número para saltar, a tudo, q sair, ? ajuda.
replay-help =
    Enter    o passo seguinte
    b        um passo atrás
    17       ir para o passo 17; 0 é o princípio
    a        mostrar o resto sem parar; Ctrl-C interrompe
    q        sair
replay-first-step = Este é o princípio.
replay-last-step = O último passo é o { $step }.

## Pictures

replay-drawing = A desenhar
replay-pictures = { $pictures ->
    [1] Há { $pictures } imagem em { $path }.
   *[other] Há { $pictures } imagens em { $path }.
}
