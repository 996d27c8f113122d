### What is wrong with a record: parts of a line. Keys of the file stay as they are.

record-line = línea { $line }: { $reason }

## JSON

record-not-utf8 = no es texto UTF-8 (byte { $byte })
record-too-deep = demasiados corchetes dentro de corchetes
record-not-json = no es JSON (columna { $column })
record-not-object = no es un objeto JSON
record-key-twice = una clave aparece dos veces
record-long-number = un número es demasiado largo
record-not-whole-number = { $value } no es un número entero

## Keys and values

record-in = { $key } en { $where }: { $reason }
record-lacks = { $where }: falta { $key }
record-unknown-key = { $where }: no se conoce la clave { $key }
record-where-not-object = { $where } no es un objeto, sino { $value }
record-value-not-object = no es un objeto, sino { $value }
record-value-not-whole = no es un número entero, sino { $value }
record-value-range = { $value } no está entre { $least } y { $most }
record-value-not-true = es true o se omite, no { $value }
record-value-not-text = no es un texto, sino { $value }
record-long-text = un texto de { $count } letras; se permiten { $most }
record-bad-sign = un texto con el signo { $sign }, que no se puede mostrar
record-not-list = no es una lista, sino { $value }
record-list-length = una lista de { $count }, no de { $most }
record-list-range = una lista de { $count }, no de { $least } a { $most }
record-not-digest = no son 64 cifras 0-9 a-f
record-empty-text = está vacío

## Parts of a record

record-header = la cabecera
record-a-line = la línea
record-a-seat = un sitio

## The header

record-no-header = falta la cabecera
record-header-cut = la cabecera está cortada
record-not-a-record = esto no es una grabación: una cabecera empieza con { "{" }"rauswurf":1{ "}" }
record-version = una grabación de la versión { $version }; aquí se conoce la versión { $known }
record-rules-version = jugada con la versión { $version } de las reglas de { $game }; aquí se conoce la versión { $known }
record-rules-older = Esta partida empezó con la versión { $version } de las reglas de { $game }. Aquí vale la versión { $known }: añade algunas opciones y no cambia nada de lo que ha pasado.
record-rules-other = Esta partida se jugó con la versión { $version } de las reglas de { $game }, que aquí no se conoce. Puedes verla hasta donde coincide con la versión { $known }, pero no seguir jugando.
record-no-variant = la cabecera no dice qué era { $variant }
record-board-needed = jugada en el tablero { $board }: hace falta el archivo de ese tablero
record-other-board = jugada en otro tablero, no en este ({ $board })
record-nobody-plays = nadie puede jugar { $colour }
record-bad-seats = así no se puede sentar a nadie
record-name-fixed = el sitio { $seat } ya tiene nombre o es un bot
record-not-a-date = { $value } no es una fecha como 2026-02-28
record-no-dice = no hay dados de clase { $value }; hay fair, seed, system y hand
record-contributions = { $count } aportaciones para { $seats } sitios
record-bot-contributes = { $colour } es un bot y no aporta nada
record-secret-needed = estos dados no se pueden tirar sin su secreto

## Lines

record-empty-file = el archivo está vacío
record-long-line = más de { $most } bytes
record-unexpected = se espera uno de { $known }, no { $value }
record-too-late = { $word } no puede estar aquí: la grabación ha llegado a su fin
record-names-late = names va una sola vez, justo después de la cabecera
record-many-events = más de { $most } sucesos

## Writing

record-written-out = ya no se puede escribir { $word }: la grabación ha llegado a su fin
record-line-limit = una línea de una grabación tiene como mucho { $most } bytes

## Playing it again

record-position = esta posición no puede darse: { $reason }
record-move = { $move }: { $why }
record-roll-without-dice = una tirada sin dados
record-move-written = { $move } se escribe aquí { $written }
record-closed = esta grabación está cerrada: no hay nada que seguir
record-outcome-early = un resultado de una partida que no ha terminado
record-ended-seats = un final anticipado nombra los sitios que lo aceptaron: por orden, cada uno una vez y ningún bot
record-outcome-places = los puestos del resultado no son los de la partida
record-outcome-winners = los ganadores del resultado no son los de la partida
record-outcome-rule = la regla del resultado no es la de la partida
record-outcome-points = los puntos del resultado no son los de la partida
record-no-end = esta partida no tiene final

## Dice and seal

record-secret-broken = se prometió el secreto, pero no se dice
record-secret-later = el secreto no se ha dicho todavía
record-secret-strange = un secreto, pero los dados de esta partida no tienen ninguno
record-secret-other = este no es el secreto que se prometió para esta partida
record-roll-wrong = la tirada { $number } es { $said }, pero los dados dieron { $right }
record-seal-broken = el sello está roto: algo se cambió después de cerrar la grabación
record-line-cut = la última línea está cortada
record-not-closed = la grabación sigue desde aquí o se cortó: no está cerrada
