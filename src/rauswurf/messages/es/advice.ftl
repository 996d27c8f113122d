### What the coach says on the page: how a game went, a hint, a doubt, a position. Chances are games in 100.

## How a game went.

advice-curve = Qué opciones tuvo cada cual, y cuándo
advice-race-win = Las opciones de ganar:
advice-race-place = Las opciones para el puesto { $place }:
advice-moments = Los momentos decisivos
advice-step-lucky = { $name } saca { $faces }. Buena suerte: valió { $count } de cada 100 partidas.
advice-step-unlucky = { $name } saca { $faces }. Mala suerte: costó { $count } de cada 100 partidas.
advice-step-mistake = { $name }: { $move }. Esto costó { $count } de cada 100 partidas.
advice-step-good = { $name }: { $move }. Bien elegido.
advice-step-others = { $name }: esto ayudó a { $gains } y perjudicó a { $loses }: { $count } de cada 100 partidas.
advice-step-forced = { $name }: { $move }. No había elección.
advice-step-usual = Aquí no pasó nada especial.
advice-better = Mejor: { $move }.
advice-why = Enséñame por qué
advice-why-after = Después de esta jugada: { $move }
advice-why-wins = { $name } gana { $count } de cada 100 partidas.
advice-why-thrown = Con sus próximas tiradas, los contrarios podrían comer una ficha de { $name } en { $count } de cada 100 casos.
advice-why-safe = Con su próxima tirada, ningún contrario puede comer una ficha de { $name }.
advice-why-answer = Lo que más a menudo sigue, en { $count } de cada 100 casos: { $told }
advice-why-passes = { $name } no puede hacer nada en { $count } de cada 100 casos.

## Luck and mistakes, player by player.

advice-sums = Suerte y errores
advice-sums-place = Suerte y errores en la carrera por el puesto { $place }
advice-luck-good = Los dados le dieron a { $name } { $count } de cada 100 partidas.
advice-luck-good-much = Los dados le dieron a { $name } tanto como { $games } partidas enteras.
advice-luck-bad = Los dados le quitaron a { $name } { $count } de cada 100 partidas.
advice-luck-bad-much = Los dados le quitaron a { $name } tanto como { $games } partidas enteras.
advice-luck-even = Para { $name }, la buena y la mala suerte se compensan.
advice-mistakes = { $name } cometió { $mistakes ->
    [one] un error
   *[other] { $mistakes } errores
} y así perdió { $count } de cada 100 partidas.
advice-mistakes-much = { $name } cometió { $mistakes } errores y así perdió tanto como { $games } partidas enteras.
advice-mistakes-none = { $name } no cometió ningún error que cuente.
advice-sums-start = Inicio
advice-sums-luck = Suerte
advice-sums-own = Errores propios
advice-sums-others = Errores de los demás
advice-sums-estimate = Estimación
advice-sums-result = Resultado
advice-sums-hint = Todos los números son partidas de cada 100. Cada columna cuadra: inicio, suerte, errores y estimación dan el resultado. La estimación es aquello en lo que el entrenador mismo se equivocó por el camino.
advice-exact = Estas probabilidades son exactas.
advice-estimated = Estas probabilidades son estimadas. Pueden desviarse { $count } de cada 100.
advice-evaluator = Calculado por: { $name }.

## At the table.

advice-hint = Lo mejor: { $move }.
advice-hint-wins = Así ganas unas { $count } de cada 100 partidas.
advice-sure = ¿Seguro?
advice-sure-cost = { $move }: esto cuesta unas { $count } de cada 100 partidas.
advice-sure-yes = Jugarlo igualmente
advice-sure-no = Pensarlo otra vez
advice-agree = Quien abrió esta mesa quiere que el entrenador ayude a todos: { $what }. ¿Te parece bien?

## A position.

advice-now = Las opciones ahora
advice-rolls = Lo que puede salir
advice-roll = Si sale { $faces }
advice-rolls-hint = Debajo de cada número: cuántas de cada 100 partidas vale esa tirada de más, o de menos, que lo normal. Elige una tirada para ver sus jugadas.
advice-moves = Jugadas
advice-cost = Cuesta
advice-no-move = Ninguna ficha puede mover.
advice-set-up = Para cambiar la posición, toca una ficha y luego la casilla donde debe estar.
advice-change = Colocar otra posición
advice-piece = { $colour }, ficha { $number }
advice-turn = ¿A quién le toca?
advice-text = La posición como texto
advice-show = Mostrar
