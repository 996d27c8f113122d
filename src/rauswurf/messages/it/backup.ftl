### What `rauswurf backup` and `rauswurf restore` say, which copy all tables of a server.

backup-found = Tavoli: { $tables } (in attesa: { $waiting }, in corso: { $playing }, finiti: { $over }). Eventi: { $events }.
backup-readable = Ogni registro è stato rigiocato, e tutti hanno senso.
backup-unreadable = Tavoli che non si possono leggere: { $count }
backup-written = La copia è in { $file }, la sua somma di controllo in { $sum }. Conserva entrambe.
backup-restored = I tavoli sono ora in { $place }.
backup-replaying = rigioco

backup-taken = { $place } non è vuoto e non si sovrascrive mai nulla; scegli un altro posto
backup-no-checksum = non c’è nessun file { $file }; una copia completa lo ha accanto
backup-changed = { $file } è cambiato da quando è stato scritto: la somma di controllo non corrisponde
backup-damaged = { $file } non si può leggere come database: { $why }
backup-not-ours = in { $file } non ci sono tavoli di Rauswurf
backup-newer = { $file } viene da una versione più nuova di Rauswurf; usa quella versione
backup-other-form = il database è stato usato per ultimo da un’altra versione di Rauswurf; avvia il server una volta con questa versione, o fai la copia con l’altra
