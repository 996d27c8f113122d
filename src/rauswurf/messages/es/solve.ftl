# `rauswurf solve`: perfect play with few pieces.

solve-bad-table = { $file } no es una tabla de un juego resuelto, o está cortada. «rauswurf solve» hace una.
solve-only-classic = Solo se pueden resolver «madn», «never-mind» y «dont-worry», no { $game }.
solve-only-plain = Esto solo se puede resolver con { $variant }={ $value }.
solve-moves = buscando las jugadas
solve-sweep = pasada { $number }
solve-check = comprobando
solve-cut = eligiendo posiciones
solve-done =
    { $game }, dos jugadores con { $pieces ->
        [one] una ficha
       *[other] { $pieces } fichas
    } cada uno: { $positions } posiciones, { $sweeps ->
        [one] una pasada
       *[other] { $sweeps } pasadas
    }.
solve-residual = Ninguna posición cambiaría en más de { $residual }.
solve-first-player = Quien empieza gana { $chance } de las partidas si ambos juegan a la perfección.
solve-written = La tabla está en { $file }. Con ella juega el bot «perfect».
solve-elsewhere = La tabla está en { $file }. El bot 'perfect' no mira ahí: ponla en { $usual } para que juegue con ella.
solve-device = --device es cpu o gpu, no { $device }.
solve-needs-gpu = Una tabla para { $pieces } fichas cada uno es demasiado grande para el procesador. Añade --device gpu: hace falta una tarjeta gráfica con 100 GB de memoria.
solve-gpu-too-small = Hacen falta { $needed } GB de memoria en la tarjeta gráfica. Solo hay { $free } GB libres.
solve-residual-sample = De { $positions } posiciones comprobadas, ninguna cambiaría en más de { $residual }.
solve-damaged = { $file } está dañado: su contenido no coincide con sus sumas de control.
solve-wrong = { $file } está mal: según las reglas, una posición cambiaría en { $residual }.
solve-other-game = { $file } es una tabla de { $found }, no de { $game }.
solve-slice = --slice recibe un número de posiciones, como 1000000, o pieces=N, como pieces=2. { $given } no vale.
solve-slice-no-table = No hay ninguna tabla con estas reglas en { $file }. Resuelve primero el juego: quita --slice.
solve-slice-done = El recorte tiene { $positions } posiciones. Está en { $file }.
