### What the server says to those who play over the web, and to whoever runs it.

## Tables that are not there

server-no-such-table = Esa mesa no existe. Pide el enlace otra vez.
server-unreadable-table = No se puede abrir esta mesa: lo que hay guardado de ella no encaja. No se ha borrado nada. Avisa a quien lleva este servidor.
server-no-such-code = No hay ninguna mesa con este código. Revisa las letras y las cifras.
server-no-such-board = No hay ningún tablero { $board }.
server-bad-board = Este tablero no se puede usar.
server-nothing-there = En esta dirección no hay nada.
server-not-so = A esta dirección no se le puede preguntar así.
server-no-page = La página no está construida aquí; `make page` la construye. Las mesas funcionan sin ella.

## Sitting down

server-wrong-code = Ese no es el código de esta mesa. Pregunta a quien la abrió.
server-no-free-seat = Todos los sitios están ocupados. Puedes mirar.
server-seat-taken = Ahí se sienta otra persona. Elige otro sitio.
server-no-such-seat = Este enlace no es de ningún sitio de esta mesa. Abre otra vez el enlace de tu sitio.
server-not-your-seat = Este sitio no es el tuyo.
server-not-your-table = Solo quien abrió esta mesa puede borrarla.
server-host-only = Eso solo puede hacerlo quien abrió esta mesa.
server-share-no-network = Este ordenador no está en ninguna red doméstica. Conéctalo a tu wifi y prueba otra vez.
server-share-failed = La dirección { $address } no se puede usar en tu red: { $why }.
server-share-not-here = Esto solo se cambia en el ordenador donde está en marcha Rauswurf.
server-share-not-yours = Solo quien abrió esta mesa puede dejar jugar a los móviles.
server-public-enough = Ya tienes { $most ->
    [one] una mesa pública abierta
    [many] { $most } de mesas públicas abiertas
   *[other] { $most } mesas públicas abiertas
}. Juega allí o borra una primero.
server-rematch-later = La revancha se pide cuando acaba la partida.

## Playing

server-not-begun = La partida empieza cuando todos estén sentados.
server-over = La partida ha terminado.
server-spectators-watch = Estás mirando. Solo juega quien tiene un sitio.
server-not-your-turn = No te toca.
server-stale = Mientras tanto ha pasado algo. Mira otra vez.
server-dice-are-ours = En esta mesa los dados se tiran por ti.
server-say-dice = { $dice ->
    [one] Di qué muestra tu dado.
   *[other] Di qué muestran tus { $dice } dados.
}
server-why-what = Di a qué jugada te refieres, o qué ficha y adónde.

## Taking back

server-undo-off = En esta mesa no se deshace nada.
server-undo-nothing = No hay nada tuyo que deshacer.
server-undo-asked-already = Alguien ya ha pedido deshacer algo. Responde antes a eso.
server-undo-not-asked = Nadie te pide deshacer nada.
server-undo-declined = Alguien ha dicho que no. Puedes volver a pedirlo después de tu próxima jugada.
server-undo-declined-often = Los demás han dicho que no varias veces. En esta partida ya no puedes pedirlo.
server-undo-full = Esta partida es tan larga que ya no se puede deshacer nada. Puedes seguir jugando.
server-end-not-asked = Nadie ha pedido terminar la partida.
server-end-asked-already = Ya has dicho que sí. Esperamos a los demás.
server-end-declined = Alguien quiere seguir. Puedes volver a pedirlo después de la próxima jugada.
server-end-declined-often = Los demás han querido seguir varias veces. En esta partida ya no puedes pedirlo.
server-end-nobody-left = Hace un momento estaban todos. Puedes terminar la partida si alguien falta un minuto o si todos están de acuerdo.

## Talking

server-chat-off = En esta mesa no se charla.
server-chat-empty = Ahí no dice nada.
server-chat-full = Has enviado { $most ->
    [one] un mensaje
    [many] { $most } de mensajes
   *[other] { $most } mensajes
} en esta mesa. No se puede más.
server-reactions-off = Las reacciones están desactivadas en esta mesa.
server-reactions-full = Has mostrado { $most } reacciones en esta mesa. No caben más.
server-muted = Quien abrió esta mesa te ha silenciado.
server-not-a-guest = Solo puedes hacerlo con quienes llegaron por el enlace.
server-seat-free = Este sitio ya está libre.
server-blocked = Quien abrió esta mesa te ha bloqueado en ella. Puedes jugar en cualquier otra.

## The log of a table

server-told-joined = { $who } se sienta.
server-told-asked = { $events ->
    [one] { $who } pide deshacer el último paso.
   *[other] { $who } pide deshacer los últimos { $events } pasos.
}
server-told-agreed = { $who } está de acuerdo.
server-told-declined = { $who } no está de acuerdo.
server-told-enough = { $count ->
    [one] { $who } quiere terminar aquí.
   *[other] { $who } quieren terminar aquí.
}
server-told-play-on = { $count ->
    [one] { $who } quiere seguir.
   *[other] { $who } quieren seguir.
}
server-told-host-ended = Alguien se ha ido. Quien abrió la mesa termina la partida.
server-told-undone = { $events ->
    [one] Se deshace el último paso, a petición de { $who }.
   *[other] Se deshacen los últimos { $events } pasos, a petición de { $who }.
}
server-told-left = { $who } se ha ido; sigue un bot.
server-told-back = { $who } ha vuelto.
server-told-unnamed = { $who } ha quitado su nombre de esta mesa.
server-told-removed = El sitio de { $who } vuelve a estar libre.
server-told-muted = Silencio para { $who }.
server-told-unmuted = { $who } puede volver a escribir.
server-told-talk-all = El chat y las reacciones están activados.
server-told-talk-chat = El chat está activado, las reacciones no.
server-told-talk-signs = El chat está desactivado, las reacciones no.
server-told-talk-none = El chat y las reacciones están desactivados.
server-told-bravo = { $who }: Bien jugado
server-told-laugh = { $who } se ríe
server-told-wow = { $who }: Vaya
server-told-oh = { $who }: Oh, no
server-told-luck = { $who }: Suerte
server-told-thanks = { $who }: Gracias
server-told-flagged = A { $who } se le ha acabado el tiempo; sigue un bot.
server-told-rematch = Este grupo sigue en una mesa nueva.
server-clock-rolled = { $who } ha tardado demasiado; se tiran los dados.
server-clock-moved = { $who } ha tardado demasiado; elige un bot.

## Requests that cannot be done

server-not-understood = Esta petición no se entiende: { $detail }
server-not-json = Envía JSON, y dilo: Content-Type: application/json.
server-too-large = Es demasiado grande; el máximo son { $most } bytes.
server-head-too-large = La dirección o las cabeceras de esta petición son demasiado largas; el máximo son { $most } bytes.
server-many-headers = Esta petición tiene demasiadas cabeceras; el máximo son { $most }.
server-bad-http = Esto no es una petición que un servidor web entienda.
server-too-many-at-once = Demasiadas peticiones a la vez; espera una respuesta después de { $most }.
server-too-many-connections = Hay demasiadas conexiones abiertas desde tu red. Cierra algunas y prueba otra vez.
server-too-often = { $seconds ->
    [one] Demasiadas veces seguidas. Prueba otra vez dentro de un segundo.
   *[other] Demasiadas veces seguidas. Prueba otra vez dentro de { $seconds } segundos.
}
server-foreign-page = Las páginas de { $origin } no pueden hacer eso aquí. Si este servidor es tuyo, inícialo con --origin { $origin }.
server-unknown-host = Este servidor no responde al nombre { $host }. Si es tuyo, inícialo con --allowed-host { $host }.
server-bad-position = Esta posición no puede darse.
server-no-perfect = El bot perfecto no conoce las reglas de esta mesa. Juega partidas de dos, un color cada uno, con las reglas de las posiciones resueltas de este servidor. Elige otro bot.
server-qr-address = Solo se dibujan como código direcciones web de hasta { $most } letras.
server-no-record = Esto no es una grabación que se pueda leer aquí: { $why }
server-record-too-long = Esta grabación es demasiado larga; el máximo son { $lines } líneas.
server-busy = Muchos quieren lo mismo a la vez. Prueba otra vez.
server-database-away = Ahora mismo no se llega a las mesas. No se ha perdido nada; prueba dentro de poco.
server-unwell = Algo va mal en este servidor.
server-unwell-database = La base de datos no responde.
server-unwell-unstored = No se han podido guardar los últimos eventos: { $why }
server-unwell-disk = El disco está casi lleno: quedan { $free } MB y hacen falta al menos { $least } MB.
server-unwell-backlog = Eventos que esperan a guardarse: { $waiting }.
server-broken = Algo ha fallado aquí. No se ha perdido nada; prueba otra vez.
server-shutting-down = El servidor hace una pequeña pausa. No se ha perdido nada; la conexión vuelve sola.

## Sockets

server-say-hello = El primer mensaje tiene que ser hello.
server-hello-once = hello se dice una sola vez.
server-version = Este servidor habla la versión { $version } del protocolo. Vuelve a cargar la página.

## Running a server

server-bad-database = { $address } no es ninguna base de datos; usa sqlite:///ARCHIVO o postgresql://USUARIO@SERVIDOR/NOMBRE.

server-said = { $text }

## The coach.

server-coach-off = En esta mesa el entrenador está desactivado.
server-coach-no-choice = Ahora no hay nada que elegir.
server-coach-not-asked = Nadie te pregunta por el entrenador.
server-coach-busy = El entrenador está ocupado. Inténtalo dentro de un momento.
server-account-later = El entrenador mira una partida cuando ha terminado.
server-told-coach-off = El entrenador está desactivado.
server-told-coach-chances = El entrenador muestra las opciones de todos.
server-told-coach-hints = El entrenador da pistas a quien las pide.
server-told-coach-tutor = El entrenador pregunta antes de una jugada cara.

server-lab-same = Los dos lados tienen las mismas reglas. Cambia al menos una regla de la casa de A o de B.
server-lab-too-many = Son demasiadas partidas. Pide como mucho { $most }.
server-lab-busy = Hay muchos experimentos en marcha. Inténtalo dentro de un momento.
server-lab-unknown = Nadie ha medido este juego todavía.
