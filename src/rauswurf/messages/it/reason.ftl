### Why the system did not do something.

reason-missing = non c’è un file o una cartella con questo nome
reason-exists = c’è già
reason-not-allowed = non è permesso
reason-folder = è una cartella
reason-not-folder = qualcosa lungo il percorso non è una cartella
reason-long-name = il nome è troppo lungo
reason-full = il disco è pieno
reason-read-only = lì non si può scrivere niente
reason-closed = nessuno lo legge più
reason-taken = lo usa già qualcos’altro
reason-no-address = questo computer non ha un indirizzo simile
reason-other = { $words }

reason-not-utf8 = non è testo in UTF-8
reason-at = riga { $line }, colonna { $column }
reason-ends-early = finisce troppo presto
reason-too-deep = la riga { $line } è annidata oltre { $most } livelli
