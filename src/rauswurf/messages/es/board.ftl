### What is wrong with a board file: parts of a line. Words of the file stay as they are.

board-error = { $file }: { $faults }
board-unreadable = no se puede leer: { $reason }
board-not-toml = no es un archivo TOML: { $reason }
board-too-large = ocupa más de { $most } bytes
board-not-a-board = no es un archivo de tablero ({ $reason })

## The form of the file

board-file = el archivo
board-lacks = { $where }: falta { $key }
board-unknown-key = { $where }: no se conoce { $key }; se conocen { $known }
board-bad-size = size tiene que ser dos números, ancho y alto
board-not-tables = { $key } tiene que ser una lista de tablas: [[{ $key }]]
board-many-fields = { $count } casillas son más de { $most }
board-bad-title = { $key } tiene que ser un texto de { $most } letras como mucho
board-many-colours = puede haber { $most } colores como mucho
board-few-colours = tiene que haber al menos { $least } colores
board-colour-twice = el color { $colour } aparece dos veces
board-bad-pieces = pieces tiene que ser un número de { $least } a { $most }
board-bad-goals = cada meta necesita de { $least } a { $most } casillas, o el archivo tiene que decir cuántas fichas hay (pieces = 4)
board-few-goals = { $pieces } fichas necesitan otras tantas casillas de meta, pero solo hay { $goals }
board-many-names = sus caminos y marcas nombran más de { $most } casillas
board-long-run = la serie { $run } tiene más de { $most } casillas
board-no-kind = no hay ninguna clase { $kind }; se conocen { $known }
board-bad-field = una casilla es [nombre, x, y], no { $entry }
board-bad-name = una casilla no puede llamarse { $field }: { $most } letras, cifras y puntos como mucho
board-bad-places = la casilla { $field } tiene lugares que no son números
board-field-twice = la casilla { $field } aparece dos veces
board-no-colour = no hay ningún color { $colour }; hay { $known }
board-no-field = no hay ninguna casilla { $field }
board-no-field-for = no hay ninguna casilla { $field } para { $colour }

## What cannot be played on

board-goals-differ = todos los colores necesitan el mismo número de casillas de meta
board-goal-kind = la meta de { $colour } tiene que constar de casillas de clase goal
board-start-kind = { $colour } tiene que salir en el recorrido
board-goal-unreachable = { $colour } no llega desde su salida a su meta: { $missing }
board-enters-from = { $colour } entra desde { $field }, que no es una casilla de espera
board-two-ways = { $steps ->
    [one] { $colour } puede ir de { $start } a { $end } en un paso por dos caminos, así que una jugada no diría por cuál
   *[other] { $colour } puede ir de { $start } a { $end } en { $steps } pasos por dos caminos, así que una jugada no diría por cuál
}
board-many-ways = { $colour } tiene más de { $most } caminos desde { $field }
board-not-walked-on = { $field } no es una casilla por la que se pueda ir

## Why a game cannot be played on a board that is not its own

board-misfit-colours = sus colores tienen que estar entre estos: { $known }
board-misfit-kind = este juego no conoce casillas { $kind }
board-misfit-mark = le falta la marca { $mark }
board-misfit-colour-mark = a { $colour } le falta la marca { $mark }
board-misfit-bases = tiene que tener casas
board-misfit-no-bases = no puede tener casas
board-misfit-entry = { $colour } tiene que salir de su casa { $base } a su casilla de salida { $start }
board-misfit-base-only = en este juego las fichas comidas ({ $colour }) vuelven a su casa, no a { $fields }
board-misfit-starts = dos colores salen en la misma casilla
board-misfit-first-fields = las fichas empiezan en las { $pieces } casillas después de su salida, y dos colores empezarían en la misma
board-misfit-ring = el recorrido tiene que seguir desde donde { $colour } entra en su meta hasta su salida
board-misfit-lane = { $colour } necesita un carril de { $fields } casillas para su piedra
board-misfit-outer = después de { $field } todos los colores tienen que seguir a la misma casilla, porque el anillo exterior es de todos
board-misfit-inner = { $colour } no tiene camino del anillo exterior al interior
board-misfit-foreign-goal = { $colour } puede llegar a casillas de meta que no son suyas: { $fields }
board-misfit-walk = { $colour } puede llegar a casillas por las que nadie pasa en este juego: { $fields }
board-misfit-dead-end = { $colour } no puede llegar a la meta desde { $fields }
board-misfit-thrown = { $colour } no tiene dónde esperar si le comen en { $fields }

## What our own boards are called.

board-name-cross = Cruz de cuarenta casillas
board-name-einser-blocker = Cuadrado de cuarenta casillas con piedras
board-name-abkuerzungen = Estrella de sesenta casillas con atajos
board-name-jaeger = Estrella de sesenta casillas con caminos laterales
board-name-kurzer-einsatz = Estrella de sesenta casillas sin casillas de espera
board-name-werfer = Estrella de sesenta casillas con flechas
board-name-zweite-ebene = Dos hexágonos
