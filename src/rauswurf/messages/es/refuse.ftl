### Why a move may not be made, friendly and short. "Propia": of the colour that is to move.

## All race games

refuse-finish-over = La partida ha terminado.
refuse-goal-count-does-not-fit = { $die ->
    [one] A un paso no hay ninguna casilla de meta.
   *[other] A { $die } pasos no hay ninguna casilla de meta.
}
refuse-goal-count-foreign-goal = Esa es la meta de otro color.
refuse-goal-count-past-own-goal = Con un { $die } se pasaría de largo de la propia meta.
refuse-goal-count-once-round = Una ficha da una sola vuelta y gira hacia su meta antes de la casilla { $start }. Ahí no llega nunca.
refuse-goal-no-jump-in-the-way = En la meta no se salta por encima de ninguna ficha, y la casilla { $field } está ocupada.
refuse-must-move-can-move = Hay una jugada posible, así que hay que hacerla.
refuse-must-move-own-piece = En la casilla { $field } ya hay una ficha tuya.
refuse-must-move-roll-lost = No puedes hacer nada con el { $die }, así que se pierde.
refuse-no-such-move-hunt = En este juego no se caza.
refuse-no-such-move-push = En este juego no hay piedras.
refuse-no-such-move-stone = En este juego no hay piedras.
refuse-no-such-move-turn = En este juego no se da la vuelta a las fichas.
refuse-no-such-piece-nothing-there = { $colour } no tiene ninguna ficha en la casilla { $field }.
refuse-roll-move-foreign-goal = Esa es la meta de otro color.
refuse-roll-move-forward-only = Las fichas van hacia delante, y esta vez { $die }.
refuse-roll-move-move-first = Antes de volver a tirar hay que jugar el { $die }.
refuse-roll-move-roll-first = Primero se tira; el número decide.
refuse-roll-move-too-far = Con un { $die } esta ficha no llega a ninguna casilla.
refuse-roll-move-wrong-number = { $die ->
    [one] Eso no está a un paso.
   *[other] Eso no está a { $die } pasos.
}
refuse-turns-not-yours = Le toca a { $turn }, que no puede mover fichas de { $colour }.

## Mensch ärgere Dich nicht and its family

refuse-backward-capture-nobody-there = Una ficha solo va hacia atrás para comer, y en la casilla { $field } no hay ninguna ajena.
refuse-backward-capture-over-own-start = Hacia atrás una ficha nunca llega a su propia salida ni la cruza.
refuse-backward-capture-out-of-goal = En la meta nunca se retrocede ni se vuelve a salir.
refuse-barriers-in-the-way = En la casilla { $field } hay una barrera; nadie puede caer en ella ni cruzarla.
refuse-barriers-on-start = En la salida hay una barrera; nadie puede salir.
refuse-clear-start-start-first = Quedan fichas en casa, así que primero tiene que mover la de la salida.
refuse-forced-capture-capture-first = Se puede comer, así que hay que comer.
refuse-forced-capture-no-passing = Se puede comer; se te puede pasar, pero no vale pasar.
refuse-one-per-field-own-piece = En la casilla { $field } ya hay una ficha tuya.
refuse-six-enters-must-enter = Con un seis tiene que salir una ficha de casa, a su salida.
refuse-six-enters-needs-six = De casa solo se sale con un seis, no con un { $die }.
refuse-six-enters-only-to-start = De casa se sale a la propia salida.
refuse-six-start-occupied-own-on-start = En tu salida hay una ficha tuya, así que no puede salir otra.
refuse-six-start-occupied-start-first = En tu salida hay una ficha tuya; con el seis tienes que moverla.

## The six Nüby games

refuse-backward-throw-free-field = Hacia atrás solo se come por encima de casillas ocupadas, y la casilla { $field } está libre.
refuse-backward-throw-nobody-there = Una ficha solo va hacia atrás para comer, y en la casilla { $field } no hay ninguna rival.
refuse-enter-needs-six = Una ficha que espera solo entra con un seis, no con un { $die }.
refuse-enter-only-to-entry = Esta ficha entra por la casilla { $field }.
refuse-enter-own-piece = En la entrada ya hay una ficha tuya.
refuse-free-entry-enter-first = No hay ninguna ficha en juego, así que primero entra una que espera.
refuse-free-entry-not-optional = No hay ninguna ficha en juego, así que tiene que entrar una que espera.
refuse-six-only-to-throw = Un seis solo sirve para meter una ficha que espera o para comer.
refuse-backward-throw-out-of-goal = En la meta nunca se retrocede ni se vuelve a salir.
refuse-second-level-not-out = Una ficha en el anillo interior nunca vuelve al exterior.
refuse-second-level-own-arrow = Solo se entra por la flecha del propio color, después de la casilla { $field }.

## Jäger

refuse-focus-to-go-home-no-focus = Esta ficha aún no ha cazado; a la meta solo van las fichas con foco.
refuse-hunt-dice-first = La caza está en marcha: tira sus dados.
refuse-hunt-instead-of-a-roll = Se caza en lugar de tirar, y aquí ya se ha tirado.
refuse-hunt-no-hit = No hay ningún acierto pendiente que dé la vuelta a una ficha.
refuse-hunt-no-hunter = No hay ninguna ficha propia sin foco en un camino lateral.
refuse-hunt-no-such-number = Para cazar se dice un número del 1 al 6.
refuse-hunt-not-beside = En la casilla { $field } no hay ninguna ficha propia en un camino lateral.
refuse-hunt-not-yet = Aún se está tirando para ver quién empieza.
refuse-hunt-others-first = Primero se da la vuelta a las fichas sin foco.
refuse-hunt-turn-first = Primero los aciertos de la caza dan la vuelta a fichas.
refuse-hunt-several-must = La caza acertó más de una vez, así que cada acierto tiene que dar la vuelta a una ficha.
refuse-side-path-taken = En un camino lateral no se come, y la casilla { $field } está ocupada.
refuse-side-path-from-its-entrance = Un camino lateral empieza después de la casilla { $field }. Por ningún otro sitio se entra ni se come en él.
refuse-side-path-to-its-end = Un camino lateral lleva a la casilla { $field }. No se sale de él por un lado.

## Einser Blocker

refuse-blockade-in-the-way = En la casilla { $field } una piedra cierra el paso; por ahí no pasa nadie.
refuse-blockade-no-opponent = La piedra de la casilla { $field } no es una rival: solo la golpea una jugada normal.
refuse-blockade-on-entry = En la entrada hay una piedra; por ahí no entra nadie.
refuse-one-pushes-needs-one = Solo un 1 empuja la piedra.
refuse-one-pushes-not-in-lane = La piedra ya no está en su carril, o ya está libre.
refuse-one-pushes-once = Este 1 ya ha empujado la piedra.
refuse-place-not-free = La piedra no está en su casilla libre.
refuse-place-not-now = Una piedra se pone antes de tirar, o entre la tirada y la jugada.
refuse-place-only-on-track = Una piedra solo se pone en el recorrido.
refuse-place-taken = La casilla { $field } está ocupada.

## Werfer, Abkürzungen and Kurzer Einsatz

refuse-arrow-against = Por la casilla de flecha ({ $field }) no se pasa en contra de la flecha.
refuse-arrow-from-arrow = Desde la casilla de flecha ({ $field }) solo se va hacia atrás para comer con un 1.
refuse-either-way-out-of-goal = En la meta las fichas nunca van hacia atrás ni vuelven a salir.
refuse-shortcut-from-a-stop = Un atajo solo lo toma quien se ha parado en su casilla de flecha.
refuse-shortcut-to-its-end = Las casillas grises llevan a la casilla { $field }. No se sale de un atajo por un lado.
refuse-grey-taken = En una casilla gris no se come, y la casilla { $field } está ocupada.

## NICHTLUSTIG

refuse-clown-no-death = El payaso se entrega a cambio de una carta de muerte, cuando toca tomar una.
refuse-cover-cover-first = Di primero sobre qué carta va { $card }.
refuse-cover-covered = La carta { $card } ya está tapada.
refuse-cover-dinosaur = Los dinosaurios no se tapan nunca; ya se extinguieron.
refuse-cover-fresh = La carta { $card } aún no está puntuada; solo se tapan las puntuadas.
refuse-cover-lemming-first = Antes que ninguna otra carta hay que tapar un lemming puntuado: { $card }.
refuse-cover-no-death = No hay ninguna carta de muerte que poner.
refuse-cover-no-target = La carta { $card } no es una carta objetivo; solo esas se tapan.
refuse-cover-not-yours = La carta { $card } no es tuya; una carta de muerte solo tapa cartas propias.
refuse-death-must-take = No se ha tomado ninguna carta objetivo, o está el virus: hay que tomar una carta de muerte.
refuse-death-not-due = Ahora no toca tomar ninguna carta de muerte.
refuse-death-only-one = Se toma una sola carta de muerte, y nada más con ella.
refuse-death-pink-decides = El dado rosa decide qué carta de muerte se toma: { $card }.
refuse-dinosaurs-only-one = En un turno solo se puede tomar un dinosaurio.
refuse-dinosaurs-too-low = Sin el dado rosa suman { $sum }; no basta para { $card }.
refuse-duck-after-third = El pato da una cuarta tirada, así que antes tiene que haber una tercera.
refuse-duck-must-roll = Se ha usado el pato para una cuarta tirada; hay que tirar al menos un dado.
refuse-duck-too-late = Las tiradas de este turno se han acabado; el pato llega tarde.
refuse-duck-use-first = Las tres tiradas se han acabado; solo el pato da una cuarta. Úsalo primero.
refuse-each-die-once-not-together = Estas cartas necesitan un dado dos veces; cada dado cuenta una sola vez.
refuse-end-over = La partida ha terminado.
refuse-first-roll-first = Se está tirando para ver quién empieza: tira un dado.
refuse-own-death-own-already = La carta { $card } ya está ahí; hay que tomar otra carta de muerte.
refuse-own-death-table-first = La carta { $card } ya es tuya; mientras quede alguna en la mesa, la otra sale de ahí.
refuse-pairs-not-shown = { $colour ->
    [black] Para { $card }, los dos dados negros tienen que mostrar un { $number }.
    [red] Para { $card }, los dos dados rojos tienen que mostrar un { $number }.
   *[white] Para { $card }, los dos dados blancos tienen que mostrar un { $number }.
}
refuse-professors-not-shown = Para { $card }, un dado negro, uno rojo y uno blanco tienen que mostrar un { $number }.
refuse-professors-roll-roll-first = Ahora se tiran los dados de los profesores.
refuse-rolls-aside = Ya está apartado, y así se queda: { $die }.
refuse-rolls-done = Las tiradas de este turno se han acabado.
refuse-rolls-keep-first = Di primero qué dados apartas. Para tirarlos todos otra vez, escribe «keep nothing».
refuse-rolls-no-such-die = No hay ningún dado así: { $die }.
refuse-rolls-roll-first = Primero tira los dados.
refuse-rolls-said-twice = No hay otro dado así: { $die }.
refuse-rolls-which-die = Dos dados son iguales, pero tienen símbolos distintos: di «{ $one }» o «{ $other }».
refuse-scoring-safe = La carta { $card } está puntuada; { $seat } ya no puede perderla.
refuse-specials-by-itself = La carta { $card } actúa por sí sola, no hay nada que elegir.
refuse-specials-by-symbol = { $card } es una carta especial; la trae su símbolo al final del turno.
refuse-specials-not-held = { $seat } no tiene la carta { $card }.
refuse-take-done = Las cartas objetivo de este turno ya se han tomado.
refuse-take-elsewhere = La carta { $card } la tiene { $seat }.
refuse-take-elsewhere-table = La carta { $card } está en la mesa.
refuse-take-must-take = Se puede tomar una carta objetivo, así que hay que tomar una.
refuse-take-own = La carta { $card } ya es tuya.
refuse-take-roll-first = Antes va la tirada del pato: di qué dados apartas.
refuse-take-stop-first = Las cartas se toman cuando se acaban las tiradas: plántate primero.
refuse-time-machine-not-needed = La suma de { $sum } basta; la máquina del tiempo no hace falta.
refuse-time-machine-say-dinosaur = La máquina del tiempo se usa al tomar un dinosaurio que la necesita.
refuse-two-rolls-no-duck = Con la carta { $card } solo hay dos tiradas, así que el pato no se puede usar.
