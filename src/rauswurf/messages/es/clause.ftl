### The rules, one clause each, in our own words. Names of rules and options (play-on, huff, strict ...) stay.

## Mensch ärgere Dich nicht, Never Mind! and Don't Worry!

clause-classic-turns = Se juega por turnos, en el sentido de las agujas del reloj.
clause-classic-turns-title = Por turnos
clause-classic-roll-move = { $barriers ->
    [on] Tiras y avanzas una de tus fichas exactamente ese número. Las casillas ocupadas cuentan. En el recorrido puedes saltar por encima de cualquier ficha, pero no de una barrera.
   *[off] Tiras y avanzas una de tus fichas exactamente ese número. Las casillas ocupadas cuentan, y en el recorrido puedes saltar por encima de cualquier ficha.
}
clause-classic-roll-move-title = Tirar y mover
clause-classic-must-move = Quien puede mover tiene que mover; si no se puede, la tirada se pierde.
clause-classic-must-move-title = Mover es obligatorio
clause-classic-one-per-field = { $barriers ->
    [on] En la meta y en tu salida solo cabe una de tus fichas. En el resto del recorrido dos de ellas pueden compartir casilla.
   *[off] Ninguna jugada termina en una casilla donde ya hay una ficha propia.
}
clause-classic-one-per-field-title = Una ficha por casilla
clause-classic-capture = { $forced-capture ->
    [off] Si tu jugada termina justo en una ficha ajena, te la comes: vuelve a su casa. Mientras puedas hacer otra jugada, no hay obligación de comer.
   *[other] Si tu jugada termina justo en una ficha ajena, te la comes: vuelve a su casa.
}
clause-classic-capture-title = Comer
clause-classic-six-enters = De casa solo se sale con un seis, y a la propia salida. Con un seis y fichas en casa hay que sacar una; si en la salida hay una ficha ajena, te la comes.
clause-classic-six-enters-title = Con un seis se sale
clause-classic-six-start-occupied = Si en la salida hay una ficha propia, el seis tiene que mover esa ficha; si esa no puede, mueve otra. En ninguno de los dos casos sale ficha.
clause-classic-six-start-occupied-title = Un seis con la salida ocupada
clause-classic-clear-start = Mientras queden fichas en casa, la ficha propia que está en la salida tiene preferencia: con cada tirada que le sirva, mueve antes que las demás.
clause-classic-clear-start-title = Despejar la salida
clause-classic-six-rolls-again = Después de un seis se vuelve a tirar, tantas veces como salga. El seis que lleva la última ficha a la meta no da otra tirada.
clause-classic-six-rolls-again-title = Con un seis se repite
clause-classic-three-rolls = Si al empezar el turno un color no tiene nada en el recorrido, tiene al menos una ficha en casa y las de la meta están en el fondo, dispone de hasta tres tiradas.
clause-classic-three-rolls-title = Tres tiradas
clause-classic-goal-count = Las casillas de la meta se cuentan una a una, y solo se mueve con un número que encaje. Nadie pasa de largo de su propia meta ni entra en la de otro color.
clause-classic-goal-count-title = Contar en la meta
clause-classic-goal-no-jump = En la meta no se salta por encima de ninguna ficha.
clause-classic-goal-no-jump-title = Sin saltos en la meta
clause-classic-goal-jump = En la meta se puede saltar por encima de otras fichas.
clause-classic-goal-jump-title = Saltar en la meta
clause-classic-finish = { $play-on ->
    [on] Gana quien antes tenga todas sus fichas en la meta. Los demás siguen jugando por los puestos; el último es para quien quede.
   *[off] Gana quien antes tenga todas sus fichas en la meta. Con eso acaba la partida, y todos los demás comparten el segundo puesto.
}
clause-classic-finish-title = El final
clause-classic-highest-roll = Antes de la partida se tira una vez en cada sitio; empieza el número más alto.
clause-classic-highest-roll-title = Empieza el número más alto
clause-classic-forced-capture = { $forced-capture ->
    [huff] Quien puede comer tiene que comer; si hay varias maneras, eliges. Si se te pasa, te soplan la ficha: la que pudo comer vuelve a casa.
   *[strict] Quien puede comer tiene que comer; si hay varias maneras, eliges. Entonces no se permite ninguna otra jugada.
}
clause-classic-forced-capture-title = Comer es obligatorio
clause-classic-backward-capture = Una ficha del recorrido puede retroceder el número que ha salido si así cae justo en una ajena, pero nunca hasta su propia salida ni más allá.
clause-classic-backward-capture-title = Comer hacia atrás
clause-classic-barriers = Dos fichas propias en una casilla del recorrido forman una barrera: nadie, tampoco su propio color, puede caer en ella ni cruzarla hasta que una de las dos se vaya. En una salida no deja salir a nadie.
clause-classic-barriers-title = Barreras
clause-classic-two-colours = Si juegan dos, cada cual lleva dos colores opuestos, y cada color se juega por su cuenta.
clause-classic-two-colours-title = Dos colores cada uno
clause-classic-neutral = Si juegan tres, el cuarto color es neutral: en tu turno mueves una ficha propia o una neutral. Quien ya está en la meta no gana hasta que lo estén también las neutrales; si son varios, gana quien lleva la última neutral.
clause-classic-neutral-title = El color neutral

## The six Nüby games

clause-nueby-turns = Se juega por turnos, en el sentido de las agujas del reloj.
clause-nueby-turns-title = Por turnos
clause-nueby-roll-move = Tiras y mueves una de tus fichas en juego exactamente ese número, en el sentido de las agujas del reloj. Todas las casillas cuentan, y en el recorrido puedes saltar por encima de cualquier ficha.
clause-nueby-roll-move-either-way = Tiras y mueves una de tus fichas en juego exactamente ese número, hacia delante o hacia atrás. Todas las casillas cuentan, y en el recorrido puedes saltar por encima de cualquier ficha.
clause-nueby-roll-move-title = Tirar y mover
clause-nueby-free-entry = Si empiezas el turno sin ninguna ficha en juego y las de la meta están tan al fondo como pueden, pones en su entrada la ficha que quieras de las que esperan, como con un seis, y luego tiras una vez.
clause-nueby-free-entry-title = La entrada libre
clause-nueby-throw = Si caes en una ficha rival, te la comes: pasa a esperar junto al color en cuyo tramo estaba, y desde ahí vuelve a entrar.
clause-nueby-throw-title = Comer
clause-nueby-must-move = Quien puede mover tiene que mover, aunque solo quede comer. Nadie está obligado a pasar de largo del acceso a su meta ni a usar un seis, y nunca se cae en una ficha propia. Se puede pasar justo cuando no queda ninguna obligación.
clause-nueby-must-move-ordinary-six = Quien puede mover tiene que mover, aunque solo quede comer. Nadie está obligado a pasar de largo del acceso a su meta, y nunca se cae en una ficha propia. Se puede pasar justo cuando no queda ninguna obligación.
clause-nueby-must-move-title = Mover es obligatorio
clause-nueby-goal-no-jump = En la meta no se salta por encima de ninguna ficha. Del acceso a la propia meta se puede pasar de largo para dar otra vuelta.
clause-nueby-goal-no-jump-title = Sin saltos en la meta
clause-nueby-six = Un seis solo sirve para meter una ficha que espera o para comer, y siempre se puede renunciar a él. Tras el primer seis de un turno se vuelve a tirar, se haya usado o no; tras el segundo se acaba el turno.
clause-nueby-six-title = El seis
clause-nueby-enter = Una ficha que espera entra por la entrada del color junto al que espera: nunca sobre una ficha propia, y si hay una rival, se la come.
clause-nueby-enter-title = Entrar
clause-nueby-backward-throw = Una ficha en juego puede comerse a una rival que esté tan atrás como diga el dado, si todas las casillas entre las dos están ocupadas. Si así retrocede por las casillas entre la propia entrada y el acceso a la meta, puede ir a la meta enseguida.
clause-nueby-backward-throw-title = Comer hacia atrás
clause-nueby-highest-roll = Antes de la partida se tira una vez en cada sitio; empieza el número más alto.
clause-nueby-highest-roll-title = Empieza el número más alto
clause-nueby-finish = { $play-on ->
    [on] Gana quien antes tenga todas sus fichas en la meta. Los demás siguen jugando por los puestos; el último es para quien quede.
   *[off] Gana quien antes tenga todas sus fichas en la meta. Con eso acaba la partida, y todos los demás comparten el segundo puesto.
}
clause-nueby-finish-title = El final
clause-nueby-second-level = Tras una vuelta por fuera, una ficha puede seguir por la flecha de su color al anillo interior, sin detenerse; su meta está dentro. Las fichas comidas esperan en su propio nivel; con un seis eliges si entra una dentro, una fuera o ninguna. Hacia atrás solo se come dentro del mismo nivel.
clause-nueby-second-level-title = El segundo nivel
clause-nueby-one-pushes = Con un 1 puedes empujar tu piedra un paso hacia fuera, además de mover una ficha.
clause-nueby-one-pushes-title = Un 1 empuja la piedra
clause-nueby-place = Si tu piedra está en F, puedes ponerla en cualquier casilla libre del recorrido, también en las entradas: justo después de empujarla, en un turno tuyo posterior antes de tirar o de entrar gratis, o entre la tirada y la jugada.
clause-nueby-place-title = Poner la piedra
clause-nueby-blockade = Quien cae justo en una piedra la manda de vuelta al comienzo de su carril. No es una rival: ni con un seis ni comiendo hacia atrás se quita o se cruza, y nadie entra sobre ella.
clause-nueby-blockade-title = Bloqueos
clause-nueby-side-path = Cualquiera puede usar cualquier camino lateral, solo en su sentido. Allí no se come; solo se cae en casillas libres. Desde un camino lateral se puede comer hacia atrás; hacia dentro, nunca.
clause-nueby-side-path-title = Caminos laterales
clause-nueby-hunt = Si una de tus fichas sin foco está en un camino lateral, puedes cazar en lugar de tirar, también en lugar de la segunda tirada tras un primer seis. Di un número y tira cuatro dados. Si sale una vez, puedes dar la vuelta a una de tus fichas en un camino lateral. Si sale más veces, tienes que dar la vuelta a una ficha por cada acierto. Primero van las fichas sin foco. La caza termina tu turno.
clause-nueby-hunt-title = Cazar
clause-nueby-focus-to-go-home = Solo las fichas con foco van a la meta; las demás dan otra vuelta, pero nunca están obligadas a pasar de largo del acceso. Una ficha comida pierde el foco. Quien come hacia atrás por las casillas entre la propia entrada y el acceso a la meta lo gana.
clause-nueby-focus-to-go-home-title = A la meta, solo con foco
clause-nueby-side-path-pass = Si no hay otra cosa que hacer, puedes pasar en vez de dejar un camino lateral sin foco, o en vez de pasar de largo del último camino lateral antes de tu meta porque su casilla está ocupada.
clause-nueby-side-path-pass-title = Quedarse en un camino lateral
clause-nueby-either-way = Una ficha va hacia delante o hacia atrás, toda la jugada en un mismo sentido, también por casillas libres. A la meta solo se entra hacia delante. Cruzar hacia atrás el acceso no es pasar de largo de la meta.
clause-nueby-either-way-title = Hacia delante o hacia atrás
clause-nueby-arrow = Las entradas son casillas de flecha: no se cruzan en contra de la flecha, aunque se puede caer en ellas desde delante. Desde una casilla de flecha solo se va hacia atrás para comer con un 1.
clause-nueby-arrow-title = Casillas de flecha
clause-nueby-before-goal = Las seis casillas hasta el acceso a la meta están marcadas: si solo pueden mover fichas que están en ellas, se puede pasar.
clause-nueby-before-goal-title = Antes de la meta
clause-nueby-shortcut = Una ficha que se ha parado en una casilla de flecha puede tomar en su próxima jugada las dos casillas grises. Nunca es obligatorio: si solo queda el atajo, puedes pasar. En las casillas grises solo se la comen fichas que tomaron ese camino. Desde ahí se come hacia atrás por la casilla de flecha y más allá, contra el sentido normal.
clause-nueby-shortcut-title = Atajos
clause-nueby-six-is-ordinary = Todas las fichas están siempre en juego. Un seis se mueve como cualquier otro número y no da otra tirada.
clause-nueby-six-is-ordinary-title = Un seis es un número más
clause-nueby-short-throw = Una ficha comida va a la última entrada en la que estuvo o por la que pasó; quien esté ahí se corre una casilla, y así hasta una casilla libre, también la ficha que ha comido.
clause-nueby-short-throw-title = Retroceso corto
clause-nueby-grey = En las casillas grises no se come; una jugada que termine en una ocupada no está permitida.
clause-nueby-grey-title = Casillas grises

## NICHTLUSTIG

clause-nichtlustig-first = Antes de la partida se tira un dado en cada sitio; empieza el número más alto, y un símbolo vale 0.
clause-nichtlustig-first-title = Quién empieza
clause-nichtlustig-turns = Se juega por turnos, en el sentido de las agujas del reloj.
clause-nichtlustig-turns-title = Por turnos
clause-nichtlustig-rolls = El turno empieza tirando los siete dados. Después, y también tras una segunda tirada, puedes plantarte, o apartar definitivamente los dados que quieras y tirar los demás. Tras la tercera tirada se acabó, o tras la segunda si una carta te deja solo dos. El dado rosa se aparta y se tira como los demás.
clause-nichtlustig-rolls-title = Tirar
clause-nichtlustig-scoring = Tras la última tirada, el número rosa convierte en puntos las cartas sin puntuar de ese valor, las de todos los jugadores, y nadie puede ya quitarlas. El caniche no puntúa nada. Las cartas se toman después, así que ninguna puntúa en el mismo turno en que se gana.
clause-nichtlustig-scoring-title = Puntuación
clause-nichtlustig-take = Después de puntuar tomas las cartas objetivo que muestran los dados, de la mesa o de las que otros tienen sin puntuar. Si puedes tomar alguna, al menos una es obligatoria; cuál, y cuántas más, lo eliges tú. Las propias no cuentan.
clause-nichtlustig-take-title = Tomar cartas
clause-nichtlustig-pairs = Riebmann necesita que los dos dados negros muestren el número de la carta; yeti, los dos rojos; lemming, los dos blancos. Con símbolos no hay pareja.
clause-nichtlustig-pairs-title = Parejas
clause-nichtlustig-professors = Un profesor necesita que un dado negro, uno rojo y uno blanco muestren el número de la carta.
clause-nichtlustig-professors-title = Profesores
clause-nichtlustig-dinosaurs = Un dinosaurio necesita que la suma de los seis dados negros, rojos y blancos alcance su número; los símbolos valen 0. Puntúa en el acto. En un turno solo se puede tomar uno.
clause-nichtlustig-dinosaurs-title = Dinosaurios
clause-nichtlustig-each-die-once = Cada dado cuenta para una sola carta: hasta tres parejas, o hasta dos profesores, o un dinosaurio, que usa los seis dados.
clause-nichtlustig-each-die-once-title = Cada dado cuenta una vez
clause-nichtlustig-death = Quien no toma ninguna carta objetivo toma la Muerte del número rosa, o el caniche, esté donde esté. Lo que tapaba allí vuelve a contar.
clause-nichtlustig-death-title = La Muerte
clause-nichtlustig-own-death = Quien ya tiene esa carta de muerte toma otra de la mesa o, si allí no queda ninguna, cualquiera de otro jugador.
clause-nichtlustig-own-death-title = Otra vez la misma Muerte
clause-nichtlustig-cover = Una carta de muerte va sobre un lemming propio puntuado, cuyos puntos se pierden. Si no hay ninguno, sobre cualquier otra carta propia puntuada, pero nunca sobre un dinosaurio.
clause-nichtlustig-cover-title = Tapar
clause-nichtlustig-open-death = Si no hay ninguna carta que tapar, la carta de muerte queda a la vista y resta 1 al final.
clause-nichtlustig-open-death-title = Cartas de muerte a la vista
clause-nichtlustig-specials = Cada símbolo que muestren los dados negros, rojos o blancos al final del turno trae la carta especial de ese dado, de la mesa o de otro jugador. No es una carta objetivo y no salva a nadie de la Muerte. Las cartas especiales actúan a partir del turno siguiente, una vez, y luego vuelven a la mesa; pato, máquina del tiempo y payaso se pueden guardar, las demás hay que usarlas.
clause-nichtlustig-specials-title = Cartas especiales
clause-nichtlustig-duck = Tras una tercera tirada puedes usar el pato para tirar por cuarta vez los dados no apartados.
clause-nichtlustig-duck-title = El pato
clause-nichtlustig-time-machine = Con la máquina del tiempo puedes añadir 2 a la suma para un dinosaurio.
clause-nichtlustig-time-machine-title = La máquina del tiempo
clause-nichtlustig-clown = En lugar de tomar una carta de muerte puedes entregar el payaso, sea cual sea el motivo.
clause-nichtlustig-clown-title = El payaso
clause-nichtlustig-virus = Quien tiene el virus toma una carta de muerte al final del turno, aunque haya tomado cartas objetivo. Payaso y virus pueden anularse.
clause-nichtlustig-virus-title = El virus
clause-nichtlustig-skip = { $skip-card ->
    [ufo] Si tienes la carta «Ovni», pierdes el turno y la devuelves. Entonces no se usa ninguna otra carta especial, y las conservas todas.
   *[nf700] Si tienes la carta «NF-700», pierdes el turno y la devuelves. Entonces no se usa ninguna otra carta especial, y las conservas todas.
}
clause-nichtlustig-skip-title = Perder el turno
clause-nichtlustig-two-rolls = { $skip-card ->
    [ufo] Si tienes la carta «NF-700», solo tienes dos tiradas. Así que tampoco puedes usar el pato.
   *[nf700] Si tienes la carta «Ovni», solo tienes dos tiradas. Así que tampoco puedes usar el pato.
}
clause-nichtlustig-two-rolls-title = Solo dos tiradas
clause-nichtlustig-end = La partida acaba tras un turno en el que queden cinco cartas objetivo o menos en la mesa.
clause-nichtlustig-end-title = El final
clause-nichtlustig-points = Un lemming puntuado vale 4, un Riebmann puntuado 2, los dinosaurios de 1 a 5. Los yetis puntuados valen 3 cada uno si hay dos o más; uno solo, 1. Las cartas sin puntuar valen 1 cada una; las tapadas y las especiales, nada; las de muerte a la vista, -1.
clause-nichtlustig-points-title = Puntos
clause-nichtlustig-professors-roll = Quien tiene profesores puntuados tira al final otros tantos dados; el número más alto cuenta una vez por todos ellos, un símbolo 0.
clause-nichtlustig-professors-roll-title = Tiran los profesores
clause-nichtlustig-winner = Gana quien tiene más puntos; si hay empate, quien tiene menos cartas de muerte, a la vista o tapando algo.
clause-nichtlustig-winner-title = Quién gana
