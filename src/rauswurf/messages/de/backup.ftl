### What `rauswurf backup` and `rauswurf restore` say, which copy all tables of a server.

backup-found = Tische: { $tables } (noch nicht voll: { $waiting }, im Spiel: { $playing }, zu Ende: { $over }). Ereignisse: { $events }.
backup-readable = Jedes Protokoll wurde nachgespielt, und alle ergeben Sinn.
backup-unreadable = Tische, die nicht lesbar sind: { $count }
backup-written = Die Sicherung ist in { $file }, ihre Prüfsumme in { $sum }. Heb beide auf.
backup-restored = Die Tische sind jetzt in { $place }.
backup-replaying = nachspielen

backup-taken = { $place } ist nicht leer, und überschrieben wird nie etwas; nimm einen anderen Ort
backup-no-checksum = es gibt keine Datei { $file }; eine fertige Sicherung hat sie neben sich
backup-changed = { $file } hat sich seit dem Schreiben verändert: Die Prüfsumme passt nicht
backup-damaged = { $file } lässt sich nicht als Datenbank lesen: { $why }
backup-not-ours = in { $file } sind keine Tische von Rauswurf
backup-newer = { $file } stammt von einer neueren Version von Rauswurf; nimm diese
backup-other-form = die Datenbank wurde zuletzt von einer anderen Version von Rauswurf benutzt; starte den Server einmal mit dieser Version, oder sichere mit jener
