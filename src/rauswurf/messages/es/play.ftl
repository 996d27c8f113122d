### `rauswurf play`: a game in the terminal. Typed words stay as they are.

## Options

play-option-game = Qué juego; «rauswurf games» los enumera. Con --resume, el ARCHIVO de una partida guardada.
play-option-bots = Los últimos K sitios los juegan bots.
play-option-bot =
    Qué bot juega: beginner (principiante), casual (tranquilo), strong (fuerte), expert (experto) o el nombre
    de uno. Si se da varias veces, uno para cada sitio de bot. Sin --bots, todos los sitios menos el primero
    son bots.
    Con like-me, los bots juegan tan bien como tú en tus partidas guardadas.
play-option-seed = Dados y bots repetibles: con la misma semilla sale lo mismo.
play-option-dice =
    ask: tiras dados de verdad y los escribes; system: se tira por ti; seed: los dados salen de --seed;
    fair: se tira por ti, y después cualquiera puede comprobarlo.
play-option-save = Guardar la partida en este archivo nuevo y no en la carpeta habitual.
play-option-no-save = No guardar la partida.
play-option-resume = Seguir con una partida guardada; sin ARCHIVO, con la más reciente sin terminar.
play-option-plain = Jugar línea a línea, sin mesa dibujada: para lectores de pantalla y tuberías.
play-option-no-color = Dibujar sin colores.
play-option-pause = Segundos entre las jugadas de los bots.

## Bad input

play-no-seed = --dice seed necesita una semilla, por ejemplo --seed 7
play-save-or-not = --save y --no-save: solo puede ser una de las dos
play-fair-needs-record = --dice fair no se puede comprobar sin grabación: quita --no-save
play-more-names-than-bots = --bot aparece más veces que bots hay ({ $bots })
play-like-me = Los bots como tú juegan «{ $level }»: ganaste { $won } de tus últimas { $games } partidas de { $game } contra bots.
play-like-me-few = «like-me» necesita { $least } partidas terminadas de { $game } que jugaste tú solo contra bots; por ahora hay { $games }. Nombra un nivel, por ejemplo «casual».
play-resume-alone = --resume sigue una partida tal como estaba: solo admite --board, --plain, --no-color y --pause
play-nothing-to-resume = no hay ninguna partida que seguir; «rauswurf play JUEGO» empieza una
play-not-recordable = esta partida no se puede guardar: { $reason }
play-bad-words = estas palabras no valen: { $reason }

## Files

play-save-exists = { $file } ya existe; una partida se guarda en un archivo nuevo
play-save-failed = no se puede escribir { $file }: { $reason }
play-save-missing = no hay ningún archivo { $file }
play-save-bad = no se puede seguir con { $file }: { $reason }
play-save-over = { $file } es una partida terminada; «rauswurf replay» la muestra
play-save-busy = { $file } se está jugando en otra ventana
play-save-no-secret = { $file } tiene dados verificables, y su secreto no está en este equipo

## Before the game

play-saved-game = { $game }, { $seats ->
    [one] { $seats } sitio
   *[other] { $seats } sitios
}{ $bots ->
    [0] {""}
    [one] , { $bots } de ellos un bot
   *[other] , { $bots } de ellos bots
}, empezada { $created }, { $events ->
    [one] { $events } paso
   *[other] { $events } pasos
} hasta ahora
play-ask-go-on = Intro sigue con { $saved }.
play-ask-game = ¿Qué juego?
play-small-screen = La mesa dibujada necesita { $least-columns } columnas y { $least-rows } filas. Tu ventana tiene { $columns } y { $rows }.
play-wide-picture = El dibujo de la mesa necesita { $needed } columnas y tu ventana tiene { $columns }. Hazla más ancha o escribe 'position'.
play-promise =
    Los dados están sellados. Esta es la promesa; guárdala para compararla al final:
      { $promise }
    Ahora todos añaden palabras que nadie pueda prever.
play-ask-words = { $who }, tus palabras

## At the table

play-bot = { $who } (bot)
play-greeting = { $game }: { $who }. Escribe «help» para ver qué puedes escribir.
play-all-here = Todos los sitios se juegan aquí; con --bots { $bots } juegas contra bots.
play-until-next-time = Hasta la próxima.
play-saved = La partida está guardada en { $file }. Para seguir:
play-not-saved = Para seguir desde aquí, empieza con --position y esta línea:
play-taken-back = Deshecho.
play-enough-sure = ¿Todos queréis parar aquí, con los puestos tal como están? Entonces escribe «enough yes».
play-over = La partida ha terminado.
play-place = { $place }. { $who }
play-place-points = { $points ->
    [one] { $place }. { $who }, { $points } punto
   *[other] { $place }. { $who }, { $points } puntos
}
play-recorded = La grabación está en { $file }; «rauswurf verify» la comprueba.

## What cannot be taken back

play-undo-nothing = No hay nada que deshacer.
play-undo-over = La partida ha terminado; ya no se deshace nada.
play-undo-roll = Si juegan varias personas, no se deshace ninguna tirada.
play-undo-others = Si juegan varias personas, no se deshace lo que ha hecho un bot.

## Questions

play-ask-roll = { $rolls ->
    [0] { $who }: { $how }
    [one] { $who }: { $how }
   *[other] { $who } (quedan { $rolls } tiradas): { $how }
}
play-ask-only = { $who }: Intro juega { $move }
play-ask-move = { $who }: tu jugada
play-enter-rolls = { $dice ->
    [one] Intro tira
   *[other] Intro tira { $dice } dados
}
play-what-fell = { $bot ->
    [yes] ¿qué muestra su dado?
   *[no] ¿qué has sacado?
}
play-what-fell-several = { $bot ->
    [yes] ¿qué muestran sus { $dice } dados, por ejemplo 3 5 5 1?
   *[no] ¿qué has sacado? ({ $dice } dados, por ejemplo 3 5 5 1)
}
play-what-fell-named = { $bot ->
    [yes] ¿qué muestran sus dados? ({ $dice })
   *[no] ¿qué has sacado? ({ $dice })
}

## Answers

play-not-understood = Así no: { $reason }. Escribe «help» para ver qué puedes escribir.
play-long-line = Esta línea es demasiado larga: una línea puede tener { $most } letras. No se ha hecho nada.
play-not-legal = No está permitido: { $reason }
play-no-typed-dice = Intro tira. Para escribir dados de verdad, empieza con --dice ask.
play-bot-decides = El bot decide lo que hace; a ti solo te tocan sus dados.
play-choose = Elige una de { $count } jugadas por su número, o escríbela.
play-type-dice = Tira tú y escribe lo que muestran los dados.
play-no-such-number = { $count ->
    [one] Solo hay la jugada { $count }.
   *[other] Hay jugadas del 1 al { $count }.
}
play-and-more = {"      "}y { $count } más; escribe «moves» para verlas todas.
play-is-legal = { $move } está permitido.
play-nothing-refused = Ahora mismo no hay nada imaginable que no esté permitido.
play-ruling = Criterio: { $ruling }
play-one-rule = «rules { $rule }» explica una de ellas.
play-words =
    {"  "}Intro         tirar, o hacer la única jugada
    {"  "}3             hacer la tercera jugada de la lista (o decir qué has sacado, si tiras tú)
    {"  "}12-18         hacer esta jugada
    {"  "}moves         ver todas las jugadas
    {"  "}why 12-18     ¿por qué no se puede?
    {"  "}why           ¿por qué no se pueden las otras?
    {"  "}undo          deshacer; más allá de una tirada, solo si juegas a solas o con dados de verdad
    {"  "}board         dibujar la mesa otra vez
    {"  "}position      la posición en una línea, para «rauswurf referee» y «rauswurf play --position»
    {"  "}rules         las reglas por su nombre; «rules finish» explica una de ellas
    {"  "}help          esta lista
    {"  "}enough        terminar aquí, con los puestos tal como están
    {"  "}quit          dejar de jugar; la partida queda guardada

## The table on the screen

play-roll = { $dice ->
    [one] tirar el dado
   *[other] tirar { $dice } dados
}
play-captures = { $move }  come a { $colour }
play-stop = plantarse
play-use = usar { $card }
play-take = tomar { $cards }
play-take-machine = tomar { $cards } con la máquina del tiempo
play-take-nothing = no tomar nada
play-cover = tapar { $card }
play-card-of = { $card } ({ $who })
play-keep = { $kept ->
    [0] tirar los { $rolled } otra vez
   *[other] apartar { $kept }, tirar { $rolled }
}
play-type-here = escribe una jugada, o / y una palabra
play-key-line = Intro hacer   ↑↓ elegir   u deshacer   w por qué   r reglas   ? ayuda   q fin
play-close = Esc cierra
play-help-title = Teclas
play-why-title = ¿Por qué no?
play-end-keys = Esc: mirar la mesa   q: salir
play-field = casilla { $field }
play-points = { $points ->
    [one] { $points } punto
   *[other] { $points } puntos
}
play-keys =
    Intro, espacio | tirar; hacer la jugada marcada; dar prisa a los bots
    ↑ ↓ | mirar otra jugada: el tablero la muestra
    3 Intro | hacer la tercera jugada
    12-18 Intro | hacer esta jugada; / empieza una línea con cualquier letra
    /why 12-18 Intro | ¿por qué no se puede?
    w | ¿por qué no se puede hacer otra cosa?
    1 … 7, ← → espacio | NICHTLUSTIG: apartar un dado o recuperarlo
    u | deshacer. A solas, o con dados de verdad: hasta tu última decisión, y los dados vuelven a salir igual. Con varias personas: una jugada, hasta la próxima tirada
    r | las reglas de este juego
    Re Pág, Av Pág | lo que pasó antes
    Esc | soltar, olvidar lo escrito
    q | salir; la partida queda guardada, rauswurf play --resume la sigue
    ratón | pulsa una ficha y luego adónde va; o el dado, una línea de la lista, una carta

## Before the game, on the screen

play-start-title = ¿A qué jugamos?
play-start-go-on = Seguir: { $saved }
play-start-who = { $players } jugadores, { $bots ->
    [0] todos personas
    [one] uno de ellos un bot
   *[other] { $bots } de ellos bots
}
play-start-keys = Intro empezar   ↑↓ elegir   ← → jugadores   + - bots   q salir
play-words-keys = Intro línea siguiente; tras la última empieza la partida   Esc salir

## NICHTLUSTIG on the screen.

play-symbol-duck = Pato
play-symbol-ufo = Ovni
play-symbol-clown =
    Paya-
    so
play-symbol-nf700 = NF700
play-symbol-time-machine =
    Máq.
    tiem-
    po
play-symbol-virus = Virus
play-symbol-poodle =
    Cani-
    che
play-die-black = neg
play-die-red = roj
play-die-white = bla
play-die-pink = ros
