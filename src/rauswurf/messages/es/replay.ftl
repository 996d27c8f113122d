### What `rauswurf replay` says.

## Bad input

replay-no-file = { $file }: no existe ese archivo
replay-folder = { $file }: es una carpeta
replay-unreadable = { $file }: no se puede leer: { $reason }
replay-no-record = { $file }: { $reason }
replay-not-empty = { $folder } no está vacía: di una carpeta nueva
replay-not-gif = --gif quiere un archivo que acabe en .gif, no { $file }
replay-unwritable = no se puede escribir { $path }: { $reason }

## Step by step

replay-keys = Intro muestra el paso siguiente; b atrás, un número para saltar, a todo, q salir, ? ayuda.
replay-help =
    Intro    el paso siguiente
    b        un paso atrás
    17       ir al paso 17; 0 es el principio
    a        mostrar el resto sin parar; Ctrl-C lo detiene
    q        salir
replay-first-step = Este es el principio.
replay-last-step = El último paso es el { $step }.

## Pictures

replay-drawing = Dibujando
replay-pictures = { $pictures ->
    [one] Hay { $pictures } imagen en { $path }.
   *[other] Hay { $pictures } imágenes en { $path }.
}
