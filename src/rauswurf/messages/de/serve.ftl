### What `rauswurf serve` says, which puts tables on the web.

serve-open-at = Rauswurf ist unter { $address } zu finden (Strg+C beendet es).
serve-shared-at = Alle in deinem Netz können { $address } öffnen, bis du Rauswurf beendest.
serve-cannot-start = Die Datenbank lässt sich nicht benutzen: { $why }
serve-cannot-listen = { $host } Port { $port } lässt sich nicht benutzen: { $why }. Nimm mit --port einen anderen.
serve-bad-port = Ein Port ist eine Zahl von 0 bis 65535, nicht { $port }.
serve-bad-log = { $level } ist keine Protokollstufe; es gibt { $known }.
serve-bad-keep = --keep braucht eine Zahl von Tagen, 0 oder mehr, nicht { $days }; 0 behält alle Tische.
serve-share-alone = --share gehört zu 'rauswurf' allein oder zu 'rauswurf serve --share'.
serve-bad-host = { $host } ist kein Rechnername. Gib einen Namen ohne http:// und ohne Port an, etwa --allowed-host play.example.
serve-bad-origin = { $origin } ist nicht die Adresse einer Website. Gib sie so an: --origin https://play.example.
serve-bad-proxy = { $address } ist keine Adresse. Gib die deines Proxys an, etwa --trusted-proxy 127.0.0.1, oder ein Netz wie 10.0.0.0/8.
