### The help pages of the command. Commands, options and their values stay as they are.

## What stands around the texts

help-usage = Uso:
help-options-go-here = [OPCIONES]
help-command-goes-here = ORDEN ...
help-arguments = Argumentos:
help-options = Opciones:
help-commands = Órdenes:
help-default = [si no se dice: { $value }]
help-required = [obligatorio]

## Commands

help-rauswurf =
    Árbitro, mesa y laboratorio para juegos de dados y fichas.

    Sin ninguna orden, se abren mesas en este equipo y el navegador las muestra.
help-games = Enumera los juegos y para cuántos jugadores son.
help-rules = Explica las reglas de un juego con nuestras palabras, con todos los criterios y variantes.
help-play = Juega aquí: varias personas ante una pantalla, con bots para quien falte.
help-serve =
    Pone mesas en la web, para este equipo o para todo el mundo.
help-backup =
    Copia todas las mesas de un servidor en un archivo, mientras funciona, y repite cada registro.

    Código de salida 0: todo se puede leer. 1: copiado, pero algunas mesas no se pueden leer. 2: no se copió nada.
help-restore =
    Pone una copia donde un servidor encontrará sus mesas, después de repetir cada registro.

    Nunca se sobrescribe nada. Los códigos de salida son los de 'rauswurf backup'.

    Las mesas se guardan en un archivo de tu carpeta de datos, si --db no dice otro lugar.
help-referee =
    Dice qué jugadas están permitidas en una posición, y por qué las demás no.

    Cuántos juegan, y con qué colores, se deduce de la posición si no se dice.
    Código de salida 1: la jugada por la que se preguntó no está permitida.
help-simulate =
    Juega muchas partidas y cuenta quién gana, cuánto duran y qué pasa en ellas.

    Los jugadores eligen al azar si --bots no dice quién juega.

    El resultado depende solo de la semilla, no de los hilos.
help-arena =
    Enfrenta a bots entre sí, con rotación de sitios y los mismos dados, y los puntúa.

    Sin --gauntlet juegan todos contra todos.
help-compare =
    Cuenta qué cambia una regla: cuánto duran las partidas, quién gana, qué pasa, cuánto es suerte.

    Se juega con el cambio y sin él, con los mismos dados.
help-study =
    Mide muchos conjuntos de reglas descritos en un archivo TOML; escribe una tabla y un informe.

    Si se interrumpe, la misma orden sigue donde estaba.
help-train =
    Hace que los bots aprendan un juego jugando contra sí mismos.

    Si se interrumpe, la misma orden sigue donde estaba. En una tarjeta gráfica empieza de nuevo.
help-solve =
    Resuelve con exactitud un juego clásico para dos jugadores con pocas fichas cada uno.

    El bot «perfect» juega con la tabla que se escribe.
help-probe =
    Busca una posición de un juego resuelto: cada jugada con su probabilidad exacta, la mejor primero.

    Hace falta una tabla escrita por «rauswurf solve», o una parte de ella.
help-perft =
    Cuenta las secuencias de tiradas y jugadas que pueden seguir a una posición.

    Seis caras son seis ramas, y cada elección es una.
help-verify =
    Comprueba una partida grabada: cada jugada según las reglas, cada tirada según los dados.

    Código de salida 0: todo es correcto. 1: algo no lo es. 2: no se puede leer como grabación.
help-replay =
    Muestra una partida grabada paso a paso: Intro sigue, b atrás, un número para saltar, a para todo.

    El código de salida 1 dice que la grabación falla en algún punto; lo anterior se muestra.
help-analyse =
    Separar la suerte de la habilidad en una partida grabada.

    Se pesa cada tirada y cada decisión. Lo que hicieron la suerte, los errores y las estimaciones del entrenador suma el resultado. Código de salida 1: la grabación falla en algún punto; se mira lo anterior.
help-board = Crea y comprueba archivos de tableros.
help-board-check = Dice todo lo que está mal en un archivo de tablero, o que está bien.
help-board-new = Escribir un archivo de tablero nuevo: un anillo con meta y casa para cada color.
help-completion =
    Escribe un script con el que tu shell completa comandos, juegos, variantes y bots.

    bash: eval "$(rauswurf completion bash)" en ~/.bashrc.

    zsh: source <(rauswurf completion zsh) en ~/.zshrc.

    fish: rauswurf completion fish | source en config.fish.

## Options of every command

help-help = Mostrar esta ayuda.
help-lang = El idioma de todos los textos: { $codes }.
help-json = Escribir JSON para programas, y nada más.
help-version = Mostrar la versión.

## Options of several commands

help-game = Qué juego; «rauswurf games» los enumera.
help-players = Cuántos jugadores.
help-set = Elegir una variante: ID=VALOR, o solo ID si además del valor del reglamento hay solo uno; puede darse varias veces. «rauswurf rules JUEGO» las enumera.
help-position =
    La posición en una línea, por ejemplo 'yellow B B 0 a / red 12 B B B ; turn red';
    si no se da, el comienzo de una partida.
help-board-file = Jugar en el tablero de este archivo.
help-rules-file = Jugar con las reglas de este archivo Python, encima de las del juego.

## `rauswurf referee`

help-referee-roll = Qué ha salido; varios dados como '2 5 5 1'.
help-referee-move = Preguntar por una jugada, por ejemplo 12-18.

## `rauswurf simulate`

help-simulate-games = Cuántas partidas jugar.
help-simulate-seed = La misma semilla da las mismas partidas.
help-simulate-threads = En cuántos hilos; si no se dice, en todos los núcleos.
help-lab-device = Jugar en el procesador (cpu), en tarjetas gráficas NVIDIA (gpu) o donde sea más rápido (auto).
help-simulate-rotate = Que los bots cambien de sitio de una partida a otra.

## The lab

help-lab-bots = Quién juega: un bot para todos los sitios, o uno para cada uno, separados por comas.
help-lab-without-luck = Muestra también las victorias sin la suerte de los dados: lo que se ganó jugando bien. Tarda más.
help-lab-csv = Escribir los números también en este archivo.
help-arena-bots = Los bots; con --gauntlet el primero reta a los demás.
help-arena-games = Cuántas partidas jugar en cada mesa de bots.
help-arena-gauntlet = Que juegue solo el primer bot, él solo contra tantos de cada uno de los otros como sitios haya.
help-arena-sprt = Parar cada duelo en cuanto esté decidido: ¿es mejor el primer bot en BAJO puntos Elo como mucho, o en ALTO como poco?
help-compare-set = Qué cambiar: ID=VALOR o, si solo hay dos valores, ID. Puede darse varias veces.
help-compare-a = Qué es el lado A: reglas como tras --set, y game=, players=, bots=, board=, rules=. Repetible.
help-compare-b = Lo mismo para el lado B.
help-compare-both = Una variante con la que jugar en ambos casos; puede darse varias veces.
help-compare-picture = Dibujar una imagen en este archivo: .svg, .png o .html.
help-lab-measures = Medirlo todo: elecciones, dramatismo, cambios de líder, remontadas, suerte y habilidad, minutos. Tarda más.
help-lab-pace = Para los minutos: segundos por tirada, elección y casilla, como 4,3,0.5.
help-study-file = El estudio (TOML).
help-study-out = Dónde ponerlo todo; si no se dice, junto al estudio.
help-study-format = Cómo escribir la tabla de resultados.
help-study-no-report = Escribir solo la tabla, sin dibujar informe.
help-study-cluster = Jugar en el clúster Dask de esta dirección.

## `rauswurf serve`

help-serve-host = La dirección en la que escuchar; 0.0.0.0 deja entrar a otros equipos.
help-serve-port = El puerto en el que escuchar; 0 toma cualquiera que esté libre.
help-serve-db = La base de datos: sqlite:///ARCHIVO o postgresql://USUARIO@SERVIDOR/NOMBRE.
help-serve-allowed-host = Otro nombre con el que los navegadores pueden llamar a este servidor, por ejemplo play.example; puede repetirse. Las direcciones, localhost y los nombres de este equipo sirven siempre.
help-serve-origin = Otra página que puede usar este servidor, por ejemplo https://play.example; puede repetirse.
help-serve-trusted-proxy = La dirección de tu proxy o su red; solo a ese proxy se le cree cuando dice quién pregunta. Puede repetirse.
help-serve-open = Abrir el navegador.
help-share = Dejar jugar a los móviles de tu red hasta que lo cierres.
help-serve-keep = Borra una mesa cuando no ha pasado nada en ella durante tantos días; 0 guarda todas las mesas. Con --db son 90 días; sin --db se guardan todas.
help-serve-log = Cuánto anotar: debug, info, warning o error.
help-backup-file = Dónde poner la copia: un archivo nuevo. Su suma de comprobación queda al lado.
help-restore-file = La copia, con su suma de comprobación al lado.

## `rauswurf perft`

help-perft-depth = Cuántos sucesos de profundidad.

## `rauswurf verify` and `rauswurf replay`

help-record-file = Una grabación (líneas JSON); - lee la entrada estándar.
help-record-board = El tablero en que se jugó, si no es el propio del juego.
help-record-rules = El archivo de reglas con que se jugó, si lo hubo.
help-replay-text = Contar toda la partida sin preguntar nada.
help-replay-svg = Dibujar imágenes en esta carpeta nueva: 0000.svg ...
help-replay-gif = Dibujar una imagen animada en este archivo.
help-replay-each = Una imagen después de cada suceso (event) o de cada turno (turn).
help-replay-pause = Segundos entre las imágenes.
help-analyse-html = Escribir el balance en este archivo, como página con imágenes.
help-analyse-rollouts = Seguir jugando los momentos decisivos para estar más seguros.
help-analyse-error = Seguir jugando hasta que el error estándar sea así de pequeño, en partidas de cada 100.

## `rauswurf board check`

help-board-check-file = Un archivo de tablero (TOML).
help-board-check-for = Decir también si se puede jugar a este juego en él y, si no, qué le falta.
help-board-new-file = El archivo que se escribe, por ejemplo my-board.toml.
help-board-new-colours = Cuántos colores: de 2 a 6.
help-board-new-fields = Cuántas casillas tiene el anillo, un múltiplo de los colores.
help-board-new-pieces = Cuántas fichas tiene cada color: de 2 a 6.
help-completion-shell = Tu shell.

## `rauswurf train` and `rauswurf solve`

help-train-games = NICHTLUSTIG: de cuántas partidas aprender; si no se dice, las que bastan para jugar bien.
help-train-players = Solo en mesas de tantos jugadores; si no se dice, en mesas de todos los tamaños.
help-train-out = Dónde se escribe la red; si no se dice, en JUEGO.net.
help-train-lessons = Cuántas lecciones aprender; por defecto, las suficientes para un buen jugador.
help-train-device = Dónde se aprende: en el procesador (cpu) o en una tarjeta gráfica de NVIDIA (gpu).
help-train-truth = Aprende de las probabilidades exactas de esta parte de un juego resuelto en lugar de partidas; solo para dos jugadores.
help-solve-pieces = Cuántas fichas cada uno; las demás están en la meta desde el principio.
help-solve-device = Dónde se calcula: cpu o gpu. Cuatro fichas piden una tarjeta gráfica con 100 GB de memoria.
help-solve-out = Dónde se escribe la tabla; si no se dice, en tu carpeta de datos.
help-solve-slice = Recorta en su lugar una parte de la tabla: las N posiciones a las que más llegan las partidas, o todas las de N fichas cada uno.
help-solve-check = Comprueba esta tabla en su lugar: sus sumas de control y luego una parte al azar según las reglas.
help-probe-roll = Lo que ha salido en el dado; si no se dice, las seis caras.
help-probe-position = La posición en una línea, por ejemplo 'yellow 5 b c d / red 10 b c d ; turn yellow'.

## Words in capitals

help-value-game = JUEGO
help-value-file = ARCHIVO
help-value-points = PUNTOS
help-value-side = PALABRAS
help-value-pace = SEGUNDOS
help-value-folder = CARPETA
help-value-variant = ID=VALOR
help-value-code = CÓDIGO
help-value-bot = BOT
help-value-bot-list = BOT BOT ...
help-value-bots = BOT,BOT,...
help-value-elo = BAJO,ALTO
help-value-address = DIRECCIÓN
help-value-name = NOMBRE
help-value-level = NIVEL
help-value-days = DÍAS
