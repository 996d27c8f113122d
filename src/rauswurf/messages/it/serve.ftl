### What `rauswurf serve` says, which puts tables on the web.

serve-open-at = Rauswurf è all’indirizzo { $address } (Ctrl+C lo chiude).
serve-shared-at = Tutti quelli sulla tua rete possono aprire { $address } finché non chiudi Rauswurf.
serve-cannot-start = Il database non si può usare: { $why }
serve-cannot-listen = { $host }, porta { $port }, non si può usare: { $why }. Scegline un’altra con --port.
serve-bad-port = Una porta è un numero da 0 a 65535, non { $port }.
serve-bad-log = { $level } non è un livello di log; ci sono { $known }.
serve-bad-keep = --keep vuole un numero di giorni, 0 o più, non { $days }; 0 conserva tutti i tavoli.
serve-share-alone = --share va con 'rauswurf' da solo o con 'rauswurf serve --share'.
serve-bad-host = { $host } non è il nome di un host. Dai un nome senza http:// e senza porta, per esempio --allowed-host play.example.
serve-bad-origin = { $origin } non è l’indirizzo di un sito. Scrivilo così: --origin https://play.example.
serve-bad-proxy = { $address } non è un indirizzo. Dai quello del tuo proxy, per esempio --trusted-proxy 127.0.0.1, o una rete come 10.0.0.0/8.
