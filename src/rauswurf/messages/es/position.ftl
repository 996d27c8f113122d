### What is wrong with a typed position: parts of a line. The words of a position stay as they are.

## The form

position-no-colour = falta un color: escribe yellow B B 0 a / green ...
position-twice = { $colour } aparece dos veces
position-missing = falta { $colour }
position-no-such-colour = no juega ningún color { $colour }; hay { $known }
position-no-field = el tablero no tiene ninguna casilla { $field }
position-no-fact = no hay ningún dato { $fact }; hay { $known }
position-fact-twice = { $fact } se dice dos veces
position-number = { $fact } { $said }: tiene que ser un número del { $least } al { $most }
position-one-number = { $fact } { $said }: tiene que ser { $number }, o faltar
position-alone = { $fact } { $said }: se dice sin nada más
position-pairs = { $fact } { $said }: di un color que juegue y luego sus casillas
position-no-pairs = { $fact }: di un color que juegue y luego sus casillas
position-turn = turn { $said }: le puede tocar a { $known }

## Pieces

position-pieces = { $count ->
    [one] { $colour } tiene una ficha en lugar de { $wanted }
   *[other] { $colour } tiene { $count } fichas en lugar de { $wanted }
}
position-fourth-piece = con { $players } jugadores, la cuarta ficha de { $colour } está en { $field } desde el principio
position-on-lane = { $colours }: en { $field } no hay sitio para fichas, solo para una piedra
position-together = { $colours } están juntos en { $field }
position-crowded = { $colour } tiene { $count } fichas en { $field }; solo cabe una
position-large-barrier = { $colour } tiene { $count } fichas en { $field }; una barrera tiene dos
position-start-barrier = { $colour } tiene una barrera en su propia salida, y eso no puede darse

## Whose turn it is, and who is home

position-turn-home = { $colour } está en la meta y ya no tiene turno
position-home = home { $said }: en la meta está { $known }
position-nobody-home = home { $said }: no hay nadie en la meta
position-many-home = { $count } jugadores están en la meta; la partida acabó con { $enough }
position-over = { $fact }: la partida ha terminado
position-contest = { $fact }: aún se está tirando para ver quién empieza
position-contest-form = contest { $said }: di cada color una vez y lo que ha sacado, o -
position-contest-done = contest: alguien tiene que tirar todavía, como en yellow 5 green -
position-no-contest = contest: empieza el primer sitio, nadie tira por ello
position-contest-moved = contest: ya se han movido fichas
position-contest-next = contest: la próxima tirada es de { $colour }
position-rolls = rolls { $rolls }: no pueden quedar más de { $most }
position-die-lost = die { $die }: { $colour } no puede mover con eso, la tirada se pierde

## Hunts and stones

position-hunt-form = hunt: di el número, los dados por tirar y los aciertos, como en hunt 5 dice 2 hits 1
position-no-hunter = hunt: nadie en un camino lateral podría cazar
position-focus = focus { $colour } { $field }: ahí no hay ninguna ficha suya en juego
position-one-stone = stone { $colour }: tiene una sola piedra
position-stone-begin = stone { $colour } { $field }: con dos jugadores las piedras empiezan en { $first }
position-stone-place = stone { $colour } { $field }: una piedra está en su carril o en el recorrido
position-stone-taken = stone { $colour } { $field }: la casilla está ocupada
position-pushed = pushed: la piedra está donde empieza

## Cards of NICHTLUSTIG

position-no-seat = nadie se llama { $colour }; hay { $known }
position-no-card = no hay ninguna carta { $card }; escribe lemming 5 scored, yeti 2, duck
position-card-twice = { $colour } tiene { $card } dos veces
position-card-places = { $card } está en dos sitios: con { $colour } y con { $other }
position-not-scored = { $card } no es una carta objetivo y no puede estar puntuada
position-not-death = { $card } está bajo { $death }, que no es una carta de muerte
position-not-covered = { $card } no puede estar tapada
position-misses-turn = { $colour } tiene { $card } y pierde el turno: le toca a quien sigue, y la carta está en la mesa

## Dice of NICHTLUSTIG

position-no-die = no hay ningún dado { $said }; los dados se dicen b3, w5, p-, ufo
position-dice-count = { $dice ->
    [black] dados negros: { $count } en lugar de { $wanted }
    [red] dados rojos: { $count } en lugar de { $wanted }
    [white] dados blancos: { $count } en lugar de { $wanted }
   *[pink] dados rosas: { $count } en lugar de { $wanted }
}
position-die-twice = { $dice ->
    [black] un dado negro aparece dos veces
    [red] un dado rojo aparece dos veces
    [white] un dado blanco aparece dos veces
   *[pink] el dado rosa aparece dos veces
}
position-say-dice = di qué muestran los dados: dice b3 ufo r1 r2 w5 w5 p4
position-kept-form = kept { $said }: los dados se dicen b3, w5, ufo o b3:ufo
position-kept = kept { $said }: los dados no muestran eso, o dos son iguales: entonces di b3:duck o b3:ufo
position-kept-alone = kept: di también qué muestran los dados
position-kept-shown = kept: los dados apartados muestran algo, y no todos están apartados
position-rolled-form = { $fact } { $said }: di un sitio y lo que ha sacado: de 1 a 5, symbol o -
position-rolls-before = rolls { $rolls }: antes de esta tirada pueden quedar de 1 a { $most }
position-rolls-after = rolls { $rolls }: después de esta tirada no pueden quedar más de { $most }
position-turn-over = rolls 0: ya no hay nada que decidir, el turno ha terminado

## The beginning and the end of NICHTLUSTIG

position-contest-cards = contest: nadie tiene cartas antes del primer turno
position-contest-one-die = contest: en cada sitio se tira un dado, como en yellow 5 green -
position-contest-two = contest: tienen que participar al menos dos
position-ended = { $fact }: la partida ha terminado, en la mesa solo hay { $count } cartas objetivo
position-not-ended = professors: la partida no ha terminado, en la mesa hay { $count } cartas objetivo
position-professors = professors: se tiran estos dados: { $known }
position-no-professors = professors: no se tira ningún dado
position-professors-order = professors: los dados se tiran por el orden de los sitios

## What is to be decided in NICHTLUSTIG

position-now = now { $said }: puede ser duck, fourth, take, death o cover death 3
position-now-rolls = { $wanted ->
    [one] { $now }: entonces queda una tirada, no { $rolls }
   *[other] { $now }: entonces quedan { $wanted } tiradas, no { $rolls }
}
position-now-dice = { $now }: tienen que estar todos los dados
position-now-duck = now duck: { $colour } no puede usar el pato
position-now-fourth = now fourth: quien usó el pato tuvo tres tiradas y lo devolvió
position-now-take = now take: estos dados no traen ninguna carta objetivo
position-now-death = now death: { $colour } ya tiene todas las cartas de muerte
position-now-cover = now cover: { $death } tiene que estar a la vista ante { $colour }
position-nothing-to-cover = now cover: { $colour } no tiene ninguna carta que se pueda tapar
position-scored = { $now }: el dado rosa ha puntuado { $card } de { $colour }
position-no-death-due = { $now }: estos dados traen una carta objetivo, y no hay virus
