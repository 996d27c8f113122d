### What `rauswurf serve` says, which puts tables on the web.

serve-open-at = Rauswurf est à l’adresse { $address } (Ctrl+C l’arrête).
serve-shared-at = Tout le monde sur ton réseau peut ouvrir { $address } jusqu’à ce que tu arrêtes Rauswurf.
serve-cannot-start = La base de données est inutilisable : { $why }
serve-cannot-listen = { $host }, port { $port }, est inutilisable : { $why }. Choisis-en un autre avec --port.
serve-bad-port = Un port est un nombre de 0 à 65535, pas { $port }.
serve-bad-log = { $level } n’est pas un niveau de journal ; il y a { $known }.
serve-bad-keep = --keep attend un nombre de jours, 0 ou plus, pas { $days } ; 0 garde toutes les tables.
serve-share-alone = --share va avec « rauswurf » seul ou avec « rauswurf serve --share ».
serve-bad-host = { $host } n’est pas un nom de machine. Donne un nom sans http:// et sans port, par exemple --allowed-host play.example.
serve-bad-origin = { $origin } n’est pas l’adresse d’un site. Écris-la ainsi : --origin https://play.example.
serve-bad-proxy = { $address } n’est pas une adresse. Donne celle de ton proxy, par exemple --trusted-proxy 127.0.0.1, ou un réseau comme 10.0.0.0/8.
