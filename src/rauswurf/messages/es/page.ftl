### The page in the browser, around the board.

## The frame of every page

page-title = Rauswurf: juegos de dados y fichas
page-to-start = A la página de inicio
page-close = Cerrar
page-copy = Copiar
page-copied = Copiado.
page-copy-by-hand = Tu navegador no nos deja copiar. El enlace está seleccionado: cópialo tú.
page-share = Compartir
page-none = nada
page-new = novedad
page-help = Ayuda
page-settings = Ajustes
page-skip = Accesos directos
page-skip-main = Ir al contenido
page-skip-text = Jugar en modo texto
page-skip-board = Jugar en el tablero
page-language = Idioma
page-theme = Aspecto
page-theme-system = Sistema
page-theme-light = Claro
page-theme-dark = Oscuro
page-sounds = Sonidos
page-sounds-offer = Activar los sonidos
page-sounds-decline = Sin sonidos
page-notices = Avisarme cuando me toque
page-notices-hint = Un aviso de este dispositivo y una vibración corta mientras miras otra cosa.
page-notices-secure = Este navegador solo permite avisos en direcciones que empiezan por https. El título de la pestaña te avisa igualmente.
page-still = Sin animaciones
page-still-hint = Fichas y dados aparecen directamente en su sitio.
page-speed = Velocidad
page-speed-slow = Lenta
page-speed-normal = Normal
page-speed-fast = Rápida
page-speed-at-once = Al instante
page-hints = Mostrar adónde pueden ir las fichas
page-hints-hint = Sin esto buscas tú las jugadas. Lo que no se puede se sigue explicando.
page-threats = Mostrar qué amenaza a mis fichas
page-threats-hint = Señala las fichas tuyas que alguien podría echar en su próxima tirada.
page-trails = Dibujar lo ocurrido desde mi último turno
page-named = Escribir los nombres de las casillas en el tablero
page-named-hint = Sirven para escribir jugadas o hablar de una casilla. Con el teclado aparecen solos.
page-text-view = Como texto
page-text-view-hint = Toda la partida en palabras, para lectores de pantalla y para quien lo prefiera así.
page-lost = Aquí no hay nada
page-lost-hint = Quizá falte una letra en la dirección.

## Trouble

page-trouble-unreachable = No se puede contactar con el servidor. ¿Tiene conexión este dispositivo?
page-trouble-status = El servidor ha dado una respuesta sin sentido ({ $status }). Prueba otra vez.
page-trouble-unknown = Algo ha fallado en esta página: { $reason }

## The first page

page-start-title = ¿A qué jugamos?
page-start-about = Diez juegos de dados y fichas, con su reglamento o con sus propias reglas. Sin cuenta, sin publicidad y con dados que cualquiera puede comprobar.
page-start-game = Juego
page-game-players = { $most ->
    [one] { $least } jugador
   *[other] { $least }–{ $most } jugadores
}
page-start-players = Jugadores
page-start-others = Todos los demás
page-start-others-bot = Bots
page-start-others-here = Todos en esta pantalla
page-start-others-link = Amigos con un enlace
page-start-others-like-you = Bots como tú
page-start-like-you-hint = Los bots como tú juegan «{ $level }». Lo dicen tus últimas { $games } partidas de este juego contra bots en este dispositivo: ganaste { $won }.
page-seat-label = Sitio { $number }, { $colours }
page-seat-number = Sitio { $number }
page-two-colours = Entre dos, cada cual juega con dos colores, para que los cuatro estén en el tablero. Puedes cambiarlo en las reglas de la casa.
page-perfect-hint = El bot perfecto consulta posiciones resueltas: ahí nadie juega mejor. En las demás juega como el mejor nivel.
page-who-here = Juega aquí
page-who-link = Viene por enlace
page-seat-bot = Bot, { $level }
page-name-optional = Nombre (opcional)
page-name-of = Nombre para { $seat }
page-your-name = Tu nombre
page-dice = Dados
page-dice-fair = Dados verificables
page-dice-fair-hint = El servidor sella sus dados antes de la partida, y al final cualquiera puede comprobar cada tirada.
page-dice-hand = Nuestros propios dados
page-dice-hand-hint = Tiren en su propia mesa y escriban lo que muestran los dados. El árbitro lo ponemos nosotros.
page-rules-house = Reglas de la casa
page-by-the-book = Según el reglamento
page-effect = ¿Qué cambia esto?
page-effect-together = Todos tus cambios juntos
page-rules-by-the-book = Todo es como dice el reglamento.
page-own-board = Tablero propio
page-own-board-hint = Un archivo de tablero tuyo en lugar del tablero del juego, por ejemplo uno que hayas corregido.
page-own-board-chosen = Se jugará en: { $name }
page-own-board-remove = Volver al tablero del juego
page-own-board-large = Este archivo es demasiado grande para ser un tablero.
page-own-board-save = Guardar el tablero del juego como archivo
page-rules-changed = { $count ->
    [one] Una regla no es como en el reglamento.
   *[other] { $count } reglas no son como en el reglamento.
}
page-rules-changed-short = { $count ->
    [one] una cambiada
   *[other] { $count } cambiadas
}
page-more = Más opciones
page-clock = Tiempo para pensar
page-clock-none = Sin límite
page-clock-move = Por jugada
page-clock-game = Para toda la partida
page-clock-time = ¿Cuánto?
page-seconds = { $count ->
    [one] un segundo
   *[other] { $count } segundos
}
page-minutes = { $count ->
    [one] un minuto
   *[other] { $count } minutos
}
page-absence = Si alguien se va
page-absence-bot = Lo sustituye un bot
page-absence-wait = Esperamos
page-absence-pause = Después de
page-absence-level = Nivel del bot
page-undo-allowed = Se puede deshacer
page-undo-allowed-hint = Si alguien juega desde otro lugar, solo cuando todos están de acuerdo.
page-chat-allowed = Chat
page-public = Mesa pública
page-public-hint = Cualquiera que visite este servidor puede ver la mesa, sentarse y mirar.
page-coach = Entrenador
page-coach-chances = Mostrar las opciones de todos
page-coach-hints = Pistas cuando las pidas
page-coach-tutor = Preguntar antes de una jugada cara
page-coach-hint = Toda la mesa ve lo que está activado. En una mesa pública tienen que estar todos de acuerdo.
page-coach-others = Esto lo decide quien abrió la mesa.
page-coach-on = El entrenador participa: { $what }.
page-chance = Gana { $count } de cada 100 partidas
page-hint = Pista
page-start-play = Jugar
page-start-invite = Invitar y jugar
page-anybody = Jugar con cualquiera
page-anybody-hint = Esta mesa es pública. La partida empieza en cuanto llegue alguien. También puedes invitar a amigos.
page-go-on = Seguir jugando
page-give-up = Olvidar { $game }
page-join-title = Entrar con un código
page-join-hint = Seis letras y cifras; pídelas a quien abrió la mesa.
page-join-go = Entrar
page-join-full = Todos los sitios están ocupados.
page-public-title = Mesas públicas
page-watch = Mirar
page-replay-open = Ver una partida grabada
page-statistics = Tus estadísticas
page-lab = Laboratorio
page-invited = Tienes una invitación

## The waiting room

page-waiting-title = Ya casi estamos
page-waiting-for = { $count ->
    [one] Falta un jugador.
   *[other] Faltan { $count } jugadores.
}
page-sit-down = Sentarse
page-invite-hint = Enseña esta imagen, di el código o envía el enlace.
page-invite-link = Enlace para invitar
page-code = Código
page-qr = Código QR del enlace
page-home-switch = Dejar jugar a los móviles de esta red
page-home-hint = Todas las personas de tu wifi podrán abrir la página de Rauswurf de este ordenador. Diez minutos después de la partida se apaga solo.
page-home-off = Por ahora, este enlace solo funciona en este ordenador.
page-home-always = Todas las personas de tu red pueden abrir esta página mientras Rauswurf esté en marcha.
page-home-other = ¿El móvil no encuentra nada? Prueba otra dirección.
page-promise = La promesa de los dados
page-promise-hint = Los dados de esta partida están sellados en este número. Al final se abre el sello, y cualquiera puede comprobar que es el mismo.

## At the table

page-state-there = está aquí
page-state-awaited = viene por enlace
page-state-free = libre
page-state-away = se ha ido, juega un bot
page-state-gone = sin conexión
page-state-you = juega aquí
page-players = Jugadores
page-home = { $pieces } de { $of } en la meta
page-cards = { $count ->
    [one] una carta
   *[other] { $count } cartas
}
page-your-turn = Te toca
page-turn-of = Le toca a { $name }
page-which-rule = ¿Qué regla?
page-rolling = Los dados ruedan…
page-rule-named = Regla: { $clause }
page-board = Mesa
page-tools = Herramientas
page-log = Historial
page-log-empty = Aún no ha pasado nada.
page-log-earlier = Lo que pasó antes está en la grabación.
page-chat = Chat
page-chat-empty = Aún no ha hablado nadie.
page-chat-say = Di algo
page-chat-send = Enviar
page-chat-as = ¿Quién habla?
page-reactions = Reacciones
page-react-bravo = Bien jugado
page-react-laugh = Risa
page-react-wow = Vaya
page-react-oh = Oh, no
page-react-luck = Suerte
page-react-thanks = Gracias
page-people = Silenciar o expulsar
page-people-mute = Silenciar
page-mute-for-me = No ver los mensajes de { $name }, solo para mí
page-mute-for-all = Silenciar a { $name } para todos
page-remove = Expulsar a { $name }
page-remove-hint = El sitio queda libre. Durante la partida juega un bot hasta que llegue otra persona con el código.
page-block = Expulsar y bloquear a { $name }
page-removed = Quien abrió la mesa ha dejado libre tu sitio. Puedes mirar.
page-rules = Reglas
page-rules-at-this-table = En esta mesa
page-rules-clauses = Regla por regla
page-ruling = Nuestro criterio:
page-menu = Mesa
page-undo = Deshacer
page-undo-asked = { $count ->
    [one] { $name } querría deshacer el último paso.
   *[other] { $name } querría deshacer los últimos { $count } pasos.
}
page-undo-yes = De acuerdo
page-undo-no = No, gracias
page-undo-waiting = Faltan por responder: { $names }.
page-enough = Terminar aquí la partida
page-enough-hint = Todos los que están aquí tienen que estar de acuerdo. Valen entonces los puestos tal como están.
page-enough-asked = Propuesta de { $names }: terminar aquí, con los puestos tal como están.
page-enough-no = Seguir jugando
page-gone = Lleva un rato fuera: { $names }. Puedes esperar o terminar la partida con los puestos tal como están.
page-end-now = Terminar ahora
page-spectators = { $count ->
    [0] No mira nadie.
    [one] Mira una persona.
   *[other] Miran { $count } personas.
}
page-watch-link = Enlace para mirar
page-seat-link = Seguir en otro dispositivo
page-seat-link-hint = Este enlace es tu sitio. Ábrelo en tu otro dispositivo y no se lo enseñes a nadie: quien lo tenga juega por ti.
page-turn-to-player = Girar hacia quien juega
page-turn-to-player-hint = Para una tableta que está sobre la mesa: las fichas y las palabras se giran hacia quien tiene el turno.
page-follow = Girar el tablero con el turno
page-follow-hint = Quien tiene el turno ve su color abajo.
page-record = Guardar la grabación
page-leave = Dejar la mesa
page-leave-hint = Tu sitio se guarda. Cuando vuelvas, encontrarás la mesa en la página de inicio.
page-forget = Borrar algo
page-forget-name = Quitar mi nombre de esta mesa
page-forget-table = Borrar esta mesa
page-forget-table-sure = La mesa desaparecerá para todos: la partida, los nombres y el chat. Nadie podrá recuperarla.
page-forget-table-yes = Sí, borrarla para todos
page-refuse-stale = Alguien ha sido más rápido. Mira otra vez.
page-refuse-lost = La conexión se ha cortado justo ahora. Mira si se ha hecho y, si no, prueba otra vez.

## The connection

page-line-connecting = Buscando la mesa …
page-line-lost = Volviendo a conectar …
page-line-safe = Todo lo jugado está a salvo, y tu sitio se guarda.
page-line-retry = Probar ahora
page-connection-outdated = Esta página es más antigua que el servidor. Vuelve a cargarla.
page-connection-not-your-seat = El sitio que recuerda este navegador no es de esta mesa. Abre otra vez el enlace de tu sitio.
page-connection-no-table = Esa mesa no existe. Pide el enlace otra vez.

## The game as text

page-position = Posición
page-position-colour = Color
page-position-waiting = Esperando
page-position-track = En camino
page-position-home = En la meta
page-position-stone = Piedra
page-position-dice = Dados
page-position-dice-shown = { $open }; apartados: { $kept }
page-position-table = En la mesa
page-field-focus = { $field } con foco
page-moves = Qué puedes hacer
page-moves-others = Le toca a otra persona.
page-moves-over = La partida ha terminado.
page-move-roll = Tirar
page-move-pass = Pasar
page-move-push = Empujar la piedra
page-move-hunt = A la caza del { $number }
page-move-turn = Dar la vuelta a la ficha de { $field }
page-move-stone = Poner la piedra en { $field }
page-move-enter = Sacar ficha a la casilla { $to }
page-move-enter-capture = Sacar ficha a la casilla { $to } y comer a { $victim }
page-move-step = De { $origin } a { $to }
page-move-step-capture = De { $origin } a { $to } y comer a { $victim }
page-move-back = Hacia atrás, de { $origin } a { $to }
page-move-back-capture = Hacia atrás, de { $origin } a { $to }, y comer a { $victim }
page-move-goal = De { $origin } a la meta, casilla { $to }
page-move-hit-stone = De { $origin } a { $to } y golpear la piedra de { $victim }
page-move-of = { $colour }: { $move }
page-move-keep = Apartar { $dice } y tirar el resto
page-move-keep-nothing = No apartar nada y tirar otra vez
page-move-stop = Plantarse
page-move-use = Usar { $cards }
page-move-take = Tomar { $cards }
page-move-take-machine = Tomar { $cards } con la máquina del tiempo
page-move-take-nothing = No tomar nada
page-move-death = Tomar { $cards }
page-move-cover = Tapar { $cards }
page-pick-dice = Dados que apartas
page-pick-cards = Cartas que tomas
page-pick-impossible = Esto no se puede combinar
page-card-scored = { $card } (puntuada)
page-card-covered = { $card } (tapada por { $death })
page-card-covers = { $card } (sobre { $covered })
page-faces = { $count ->
    [one] ¿Qué muestra el dado?
   *[other] ¿Qué muestran los { $count } dados?
}
page-faces-hint = { $count ->
    [one] Un número del 1 al 6.
   *[other] { $count } números del 1 al 6, uno tras otro.
}
page-faces-done = Aceptar esta tirada

## The end

page-end = La partida ha terminado
page-end-winner = { $count ->
    [one] Gana { $name }
   *[other] Ganan { $name }
}
page-end-you = Has ganado
page-end-shared = Primer puesto compartido: { $names }
page-end-early = La partida acabó antes de tiempo. Valen los puestos que había.
page-end-board = El tablero al final, y cómo se llegó ahí
page-first-home = { $name } llega a la meta antes que nadie y gana. Los demás siguen jugando por los puestos.
page-souvenir = Compartir una imagen
page-place = { $place }.º
page-points = { $count ->
    [one] un punto
   *[other] { $count } puntos
}
page-series = { $games ->
    [one] Esta velada: una partida
   *[other] Esta velada: { $games } partidas
}
page-series-hint = Primero cuentan los primeros puestos, luego los segundos, y así.
page-rematch = Otra vez
page-rematch-join = Seguir con los demás
page-rematch-watch = Mirar la próxima partida
page-new-game = Otro juego
page-numbers = La partida en cifras
page-numbers-player = Jugador
page-numbers-throws = Tiradas
page-numbers-sixes = Seises
page-numbers-captures = Fichas comidas
page-numbers-losses = Fichas perdidas
page-luck = La suerte de los dados
page-luck-usual = { $name } sacó { $mean } de media con { $count ->
    [one] { $count } dado
   *[other] { $count } dados
}; lo esperado es { $expected }. Nada raro.
page-luck-high = { $name } sacó { $mean } de media con { $count ->
    [one] { $count } dado
   *[other] { $count } dados
}; lo esperado es { $expected }. Una media tan alta le sale solo a una de cada cuarenta personas, más o menos.
page-luck-low = { $name } sacó { $mean } de media con { $count ->
    [one] { $count } dado
   *[other] { $count } dados
}; lo esperado es { $expected }. Una media tan baja le sale solo a una de cada cuarenta personas, más o menos.
page-luck-hint = Los números altos no siempre son los buenos: importa cuándo salen.

## Recorded games and positions

page-replay = Repetición
page-replay-file = Elige una grabación o suéltala aquí
page-replay-elsewhere = No se puede leer { $address } desde aquí. Guarda la grabación y elige el archivo.
page-replay-broken = { $count ->
    [0] Esta grabación no es correcta desde el principio.
    [one] Esta grabación solo es correcta en el primer paso.
   *[other] Esta grabación solo es correcta en los primeros { $count } pasos.
}
page-film-moment = Momento de la partida
page-film-at = { $at } de { $of }
page-film-first = Al principio
page-film-back = Un paso atrás
page-film-play = Reproducir
page-film-pause = Pausa
page-film-next = Un paso adelante
page-film-last = Al final
page-film-pace = Velocidad
page-position-link = Enlace a esta posición
page-position-open = Mirar una posición
page-account = ¿Cómo ha ido?
page-account-thinking = El entrenador lo está mirando…
page-position-play = Seguir jugando desde aquí
page-position-damaged = Este enlace está dañado: no contiene ninguna posición. Coloca una aquí, o pide el enlace otra vez.

## Help

page-help-play = Tira y luego toca una ficha para ver adónde puede ir; después toca la casilla. Si solo hay una jugada, basta un toque.
page-help-why = Toca algo que no está permitido y sabrás por qué, y por qué regla.
page-help-dice = Los dados no favorecen a nadie. Con dados verificables, al acabar la partida se puede comprobar cada tirada.
page-help-keys = Teclas en la mesa
page-key-roll = Tirar
page-key-enter = Tirar, salvo que el foco esté en un botón
page-key-moves = Hacer una jugada, con el número que tiene en el modo texto
page-key-undo = Deshacer
page-key-hint = Pista
page-key-text = Al modo texto y de vuelta
page-key-log = Historial
page-key-chat = Chat
page-key-rules = Reglas
page-key-menu = Mesa: enlaces, ajustes, salir
page-key-close = Cerrar lo que esté abierto
page-key-help = Esta ayuda
page-key-film = Avanzar por una repetición

## Embedding: a position or a game inside another page.

page-embed = Insertar
page-embed-title = Mostrarlo en tu propia página
page-embed-hint = Copia una de estas líneas en el HTML de tu página. Quien la visite podrá mirar, pero no jugar.
page-embed-position = Esta posición
page-embed-game = La partida entera
page-embed-open = Abrir en Rauswurf
