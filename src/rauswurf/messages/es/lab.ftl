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
lab-wins-of-seat = el sitio { $seat } gana
lab-seat-advantage = ventaja del sitio 1
lab-seat-advantage-meaning = Cuánto supera la parte justa la proporción de partidas que gana el sitio 1 o, donde lo deciden los dados, quien empieza.
lab-luck = parte de la suerte
lab-luck-meaning = Un bot fuerte se sienta entre otros tranquilos, por turno en cada sitio. 0 % quiere decir que siempre gana; 100 %, que no gana más que su parte justa.
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
