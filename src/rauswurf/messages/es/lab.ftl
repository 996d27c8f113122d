### What experiments say.

## Measures

lab-rolls = tiradas por partida
lab-rolls-meaning = Cuántos dados se tiran en una partida. Cuando se tiran varios a la vez, en NICHTLUSTIG la tirada cuenta una vez, y en los juegos de carrera cuenta cada dado.
lab-turns = turnos por partida
lab-turns-meaning = Cuántos turnos dura una partida, los de todos juntos. Un seis que deja repetir es parte del mismo turno.
lab-captures = fichas comidas por partida
lab-captures-meaning = Cuántas veces se come una ficha.
lab-lead-changes = cambios de líder por partida
lab-lead-changes-meaning = Cuántas veces pasa a ir por delante otra persona: aquella cuyas fichas juntas han llegado más lejos, visto al empezar cada turno. Compartir la cabeza no es un cambio.
lab-cards-taken = cartas quitadas a otros por partida
lab-cards-taken-meaning = Cuántas cartas se quitan unos jugadores a otros.
lab-death-cards = cartas de muerte tomadas por partida
lab-death-cards-meaning = Cuántas cartas de muerte se toman.
lab-winner-points = puntos de quien gana
lab-winner-points-meaning = La puntuación más alta al final de una partida.
lab-wins = { $who } gana
lab-wins-together = { $who } ganan
lab-wins-of-seat = El sitio { $seat } gana
lab-seat-advantage = ventaja de empezar
lab-seat-advantage-meaning = Cuánto más a menudo que su parte justa gana quien empieza.
lab-luck = parte de la suerte
lab-luck-meaning = Un bot fuerte se sienta entre otros más débiles, por turno en cada sitio. 0 % quiere decir que siempre gana; 100 %, que no gana más que su parte justa.
lab-choices = elecciones por turno
lab-choices-meaning = Cuántas veces en un turno se puede elegir entre dos jugadas o más.
lab-options = jugadas para elegir
lab-options-meaning = Cuántas jugadas hay cuando se puede elegir.
lab-forced = jugadas forzadas
lab-forced-meaning = Cuántas de todas las jugadas son las únicas posibles.
lab-minutes = minutos para personas
lab-minutes-meaning = Una estimación para personas: 4 segundos por cada tirada, 3 por cada elección y medio por cada casilla que recorre una ficha, si nadie pone otros números. Son suposiciones.
lab-coverage = casillas visitadas
lab-coverage-meaning = En cuántas de las casillas alcanzables cae alguna ficha durante una partida.
lab-drama = dramatismo
lab-drama-meaning = Cuánto perdía quien ganó en el peor momento: las opciones de quien iba primero menos las suyas.
lab-chance-leads = cambios de líder según las opciones
lab-chance-leads-meaning = Cuántas veces, al empezar un turno, otra persona tiene las mejores opciones con al menos 5 puntos de ventaja.
lab-decided = decidida tras
lab-decided-meaning = Cuánto de la partida ha pasado cuando las opciones de quien gana superan el 90 % para siempre.
lab-comebacks = remontadas
lab-comebacks-meaning = Cuántas partidas gana alguien cuyas opciones estuvieron alguna vez por debajo de la mitad de la parte justa.
lab-stakes = lo que se juega en una elección
lab-stakes-meaning = Cuánto mejor es la mejor jugada que la peor, en opciones de ganar.
lab-luck-part = parte de la suerte en el resultado
lab-luck-part-meaning = Cuánto de quién gana se debe a los dados, entre estos mismos jugadores.
lab-skill-part = parte de la habilidad en el resultado
lab-skill-part-meaning = Cuánto de quién gana se debe a jugadas mejores y peores, entre estos mismos jugadores.
lab-gain = ventaja de un jugador fuerte
lab-gain-meaning = Cuánto más que la parte justa gana un jugador fuerte entre jugadores ocasionales.
lab-restricted-peaceful = ventaja de no comer nunca
lab-restricted-foremost = ventaja de mover siempre la ficha más adelantada
lab-restricted-rearmost = ventaja de mover siempre la ficha más atrasada
lab-restricted-meaning = Cuánto más que la parte justa gana alguien con esta costumbre entre jugadores ocasionales. Por debajo de cero, cuesta victorias.
lab-own-board = el tablero del juego
lab-own-rules = las reglas del juego
lab-picture-zero = Una barra que cruza la línea del cero: no se encontró diferencia.
lab-picture-percent-of = diferencia en porcentaje de: { $before }
lab-picture-points = diferencia en puntos porcentuales
lab-picture-measure-points = { $measure }, en puntos porcentuales
lab-picture-games = parte de las partidas
lab-finished = partidas terminadas
lab-finished-meaning = Las partidas se cortan tras un millón de tiradas.

## Numbers in tables

lab-number = { NUMBER($value, minimumFractionDigits: 2, maximumFractionDigits: 2) }
lab-share = { NUMBER($value, style: "percent", minimumFractionDigits: 2, maximumFractionDigits: 2) }

## What can be wrong

lab-not-installed = { $package } no está instalado, y aquí hace falta: { $command }
lab-bot-illegal = el bot { $bot } responde { $move }, que no es una jugada permitida en { $position }
lab-no-weighing = { $option } no funciona con { $game } en esta mesa: nadie ha aprendido cuánto vale allí una tirada
lab-lineup = { $option } quiere un bot para todos los sitios, o uno para cada uno de los { $seats } sitios separados por comas, no { $bots }
lab-file-kind = { $option } quiere el nombre de un archivo que acabe en { $known }, no { $file }
lab-compiling = Preparar estas reglas tarda unos { $seconds } s. Solo esperas la primera vez.
lab-pace-form = --pace necesita tres números de segundos, para una tirada, una elección y una casilla, como --pace 4,3,0.5, no { $text }
lab-measures-gpu = todas las medidas se calculan en el procesador, porque miran las opciones de cada uno: quita --device gpu
