### What `rauswurf study` says: experiments with many rule sets.

## While it runs, and when it is done

study-begins = { $title }: { $cells ->
    [one] una celda
   *[other] { $cells } celdas
}, { $games ->
    [one] una partida
   *[other] { $games } partidas
} en cada una.
study-goes-on = { $games ->
    [0] Ya estaba todo jugado.
    [one] Queda una partida por jugar.
   *[other] Quedan { $games } partidas por jugar.
}
study-results = Resultados: { $file }
study-report = Informe: { $file }
study-no-report = no se podría dibujar ningún informe: { $reason }. O añade --no-report para tener solo la tabla

## The table and the report

study-mean = { $mean } ± { $error }
study-players = { $players ->
    [one] un jugador
   *[other] { $players } jugadores
}
study-report-about = { $cells ->
    [one] Una celda
   *[other] { $cells } celdas
}, { $games ->
    [one] una partida
   *[other] { $games } partidas
} en cada una, semilla { $seed }. En las imágenes, las barras llegan hasta donde está la verdad en 95 de cada 100 casos; en las tablas, ± es el error estándar.
study-report-words = Qué significan las palabras
study-report-picture = Medias de todas las celdas de { $game } con sus intervalos; los números están en la tabla de abajo.

## What is wrong with a study file

study-wrong = { $file }: { $faults }
study-faults = { $faults ->
    [one] { $file }: hay un fallo
   *[other] { $file }: hay { $faults } fallos
}
study-unreadable = no se puede leer: { $reason }
study-not-toml = no es TOML: { $reason }
study-unknown-key = no se conoce { $key }; se conocen { $known }
study-unknown-key-near = no se conoce { $key }; ¿querías decir { $near }?
study-missing = falta { $key }
study-not-text = { $key } tiene que ser un texto, no { $value }
study-not-texts = { $key } tiene que ser un texto o una lista de textos, no { $value }
study-not-switch = { $key } tiene que ser true o false, no { $value }
study-not-between = { $key } tiene que ser un número entero del { $least } al { $most }, no { $value }
study-not-numbers = { $key } tiene que ser un número entero o una lista de ellos, no { $value }
study-not-bots = { $key } tiene que nombrar un bot para todos los sitios, o tener una lista con un bot por sitio, no { $value }
study-not-table = { $key } tiene que ser una tabla de variantes, no { $value }
study-not-tables = { $key } tiene que ser una lista de tablas: [[{ $key }]]
study-no-tables = ningún [[{ $key }]] dice qué jugar
study-in-grid = grid { $grid }: { $fault }
study-lineup = se nombran { $bots } bots para { $seats } sitios: nombra uno para todos, o uno para cada uno
study-many-cells = hay { $cells } celdas; el máximo son { $most }

## Clusters

study-no-cluster = no responde ningún clúster en { $address }
study-cluster-failed = el clúster ha fallado: { $reason }
study-other-version = un equipo del clúster tiene otra versión de Rauswurf o de Python
study-not-a-folder = { $folder } no es una carpeta
study-damaged = Partes guardadas dañadas o que eran de otra cosa: { $chunks }. Se juegan de nuevo.
