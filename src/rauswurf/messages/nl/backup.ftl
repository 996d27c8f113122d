### What `rauswurf backup` and `rauswurf restore` say, which copy all tables of a server.

backup-found = Tafels: { $tables } (nog niet begonnen: { $waiting }, bezig: { $playing }, afgelopen: { $over }). Gebeurtenissen: { $events }.
backup-readable = Elk logboek is nagespeeld en ze kloppen allemaal.
backup-unreadable = Tafels die niet leesbaar zijn: { $count }
backup-written = De back-up staat in { $file }, de controlesom in { $sum }. Bewaar ze allebei.
backup-restored = De tafels staan nu in { $place }.
backup-replaying = naspelen

backup-taken = { $place } is niet leeg en er wordt nooit iets overschreven; kies een andere plek
backup-no-checksum = er is geen bestand { $file }; bij een voltooide back-up staat het ernaast
backup-changed = { $file } is veranderd sinds het geschreven werd: de controlesom klopt niet
backup-damaged = { $file } kan niet als database worden gelezen: { $why }
backup-not-ours = in { $file } staan geen tafels van Rauswurf
backup-newer = { $file } komt van een nieuwere versie van Rauswurf; gebruik die versie
backup-other-form = de database is het laatst door een andere versie van Rauswurf gebruikt; start de server één keer met deze versie, of maak de back-up met die andere
