### What `rauswurf backup` and `rauswurf restore` say, which copy all tables of a server.

backup-found = Mesas: { $tables } (a la espera: { $waiting }, en juego: { $playing }, terminadas: { $over }). Sucesos: { $events }.
backup-readable = Se repitió cada registro y todos tienen sentido.
backup-unreadable = Mesas que no se pueden leer: { $count }
backup-written = La copia está en { $file } y su suma de comprobación en { $sum }. Guarda las dos.
backup-restored = Las mesas están ahora en { $place }.
backup-replaying = repitiendo

backup-taken = { $place } no está vacío y nunca se sobrescribe nada; elige otro lugar
backup-no-checksum = no hay ningún archivo { $file }; una copia terminada lo tiene al lado
backup-changed = { $file } ha cambiado desde que se escribió: su suma de comprobación no coincide
backup-damaged = { $file } no se puede leer como base de datos: { $why }
backup-not-ours = en { $file } no hay mesas de Rauswurf
backup-newer = { $file } es de una versión más nueva de Rauswurf; usa esa versión
backup-other-form = la base de datos la usó por última vez otra versión de Rauswurf; inicia el servidor una vez con esta versión o haz la copia con la otra
