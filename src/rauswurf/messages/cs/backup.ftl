### What `rauswurf backup` and `rauswurf restore` say, which copy all tables of a server.

backup-found = Stoly: { $tables } (čekající: { $waiting }, ve hře: { $playing }, dohrané: { $over }). Události: { $events }.
backup-readable = Každý záznam se přehrál a všechny dávají smysl.
backup-unreadable = Stoly, které nejdou přečíst: { $count }
backup-written = Záloha je v { $file }, její kontrolní součet v { $sum }. Uchovej oba soubory.
backup-restored = Stoly jsou teď v { $place }.
backup-replaying = přehrávám

backup-taken = { $place } není prázdné a nikdy se nic nepřepisuje; vyber jiné místo
backup-no-checksum = soubor { $file } neexistuje; hotová záloha ho má vedle sebe
backup-changed = { $file } se od zápisu změnil: kontrolní součet nesouhlasí
backup-damaged = { $file } nejde přečíst jako databáze: { $why }
backup-not-ours = v { $file } nejsou stoly Rauswurf
backup-newer = { $file } je z novější verze Rauswurf; použij tu verzi
backup-other-form = databázi naposledy používala jiná verze Rauswurf; spusť server jednou s touto verzí, nebo zálohuj tou druhou
