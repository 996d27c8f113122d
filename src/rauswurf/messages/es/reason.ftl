### Why the system did not do something.

reason-missing = no existe ese archivo ni esa carpeta
reason-exists = ya existe
reason-not-allowed = no está permitido
reason-folder = es una carpeta
reason-not-folder = algo en el camino no es una carpeta
reason-long-name = el nombre es demasiado largo
reason-full = el disco está lleno
reason-read-only = ahí no se puede escribir nada
reason-closed = ya nadie la lee
reason-taken = ya lo usa otra cosa
reason-no-address = este equipo no tiene esa dirección
reason-other = { $words }

reason-not-utf8 = no es texto en UTF-8
reason-at = línea { $line }, columna { $column }
reason-ends-early = termina demasiado pronto
reason-too-deep = la línea { $line } está anidada a más de { $most } niveles
