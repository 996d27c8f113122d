### What several commands say, and commands without a file of their own.

## Bad input: no capital at the beginning

cli-between = { $option } tiene que estar entre { $least } y { $most }, no ser { $value }
cli-language = { $option } tiene que ser uno de { $known }, no «{ $code }»
cli-position-cannot-be = esta posición no puede darse: { $faults }
cli-no-file = no hay ningún archivo { $file }
cli-not-a-file = { $file } no es un archivo
cli-no-folder = { $option }: no hay ninguna carpeta { $folder }
cli-output = no se puede escribir la salida: { $reason }
cli-file = no se puede usar { $file }: { $reason }
cli-set-form = --set quiere ID=VALOR, por ejemplo --set three-rolls=on, no «{ $text }»
cli-set-twice = --set { $variant } aparece dos veces: { $first } y { $second }
cli-position-empty = --position está vacía: di dónde está todo
cli-too-long = { $option } tiene más de { $most } letras
cli-needs-option = { $option } necesita { $other }


## Numbers in tables

cli-whole = { NUMBER($value, maximumFractionDigits: 0) }
cli-number = { NUMBER($value, minimumFractionDigits: 2, maximumFractionDigits: 2) }
cli-percent = { NUMBER($value, style: "percent", minimumFractionDigits: 2, maximumFractionDigits: 2) }

## `rauswurf games`

cli-games-game = juego
cli-games-name = nombre
cli-games-players = jugadores
cli-games-more =
    Para leer las reglas: rauswurf rules JUEGO
    Para jugar: rauswurf play JUEGO

## `rauswurf rules`

cli-rules-title = { $game }, { $players } jugadores
cli-rules-source = Contado aquí para { $players } jugadores. Fuente: { $source }.
cli-rules-ruling = Criterio:
cli-rules-variants = Variantes, que se eligen con --set ID=VALOR:
cli-rules-usually = (normalmente { $value })
cli-rules-limit = ({ $value }: { $players } jugadores)

## `rauswurf perft`

cli-perft-first = primer suceso
cli-perft-sequences-of = secuencias de { $depth }
cli-perft-depth = profundidad
cli-perft-sequences = secuencias
cli-perft-rolls = que acaban en tirada
cli-perft-moves = que acaban en jugada
cli-perft-total = { $sequences ->
    [one] una secuencia
   *[other] { $sequences } secuencias
} de { $depth ->
    [one] un suceso
   *[other] { $depth } sucesos
}, en { NUMBER($seconds, minimumFractionDigits: 2, maximumFractionDigits: 2) } s

## `rauswurf board check`

cli-board-wrong = { $faults ->
    [one] { $file }: hay un fallo
   *[other] { $file }: hay { $faults } fallos
}
cli-board-fine = { $file } está bien: { $name }, { $fields } casillas, colores { $colours }
cli-board-fits = En él se puede jugar a { $game } { $most ->
    [2] con { $most }
   *[other] de { $least } a { $most }
} jugadores, con { $pieces } fichas cada uno.
cli-board-misfit = { $faults ->
    [one] En él no se puede jugar a { $game }, por una razón:
   *[other] En él no se puede jugar a { $game }, por { $faults } razones:
}
cli-board-endless = en { $games } partidas jugadas al azar nadie llegó a la meta
cli-board-no-net = Los bots no han aprendido este tablero. Juegan con reglas sencillas: los niveles son distintos, pero hasta el experto es más flojo que en el tablero del juego. El entrenador no puede juzgarlo.
cli-board-four = No se puede elegir { $variants }: hacen falta cuatro colores.
cli-board-uneven = --fields { $fields } no se puede repartir por igual entre { $colours } colores: elige un múltiplo de { $colours } que dé a cada uno al menos { $least } casillas
cli-board-there = { $file } ya existe y se queda como está
