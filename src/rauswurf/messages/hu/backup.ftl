### What `rauswurf backup` and `rauswurf restore` say, which copy all tables of a server.

backup-found = Asztalok: { $tables } (várakozik: { $waiting }, játékban: { $playing }, véget ért: { $over }). Események: { $events }.
backup-readable = Minden napló újra lett játszva, és mindegyik értelmes.
backup-unreadable = Nem olvasható asztalok: { $count }
backup-written = A mentés helye: { $file }, az ellenőrző összegé: { $sum }. Mindkettőt őrizd meg.
backup-restored = Az asztalok mostantól itt vannak: { $place }.
backup-replaying = újrajátszás

backup-taken = { $place } nem üres, és soha semmit sem írunk felül; válassz másik helyet
backup-no-checksum = nincs ilyen fájl: { $file }; a kész mentés mellett ott van
backup-changed = { $file } megváltozott, mióta elkészült: az ellenőrző összege nem egyezik
backup-damaged = { $file } nem olvasható adatbázisként: { $why }
backup-not-ours = ebben nincsenek Rauswurf-asztalok: { $file }
backup-newer = { $file } a Rauswurf egy újabb változatából való; azt használd
backup-other-form = az adatbázist legutóbb a Rauswurf egy másik változata használta; indítsd el a szervert egyszer ezzel a változattal, vagy azzal készíts mentést
