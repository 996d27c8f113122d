### What `rauswurf serve` says.

serve-open-at = Rauswurf está en { $address } (Ctrl+C lo termina).
serve-shared-at = Todas las personas de tu red pueden abrir { $address } hasta que cierres Rauswurf.
serve-cannot-start = No se puede usar la base de datos: { $why }
serve-cannot-listen = No se puede usar { $host }, puerto { $port }: { $why }. Elige otro con --port.
serve-bad-port = Un puerto es un número del 0 al 65535, no { $port }.
serve-bad-log = { $level } no es un nivel de registro; hay { $known }.
serve-bad-keep = --keep espera un número de días, 0 o más, no { $days }; 0 guarda todas las mesas.
serve-share-alone = --share va con 'rauswurf' solo o con 'rauswurf serve --share'.
serve-bad-host = { $host } no es el nombre de un servidor. Da un nombre sin http:// y sin puerto, por ejemplo --allowed-host play.example.
serve-bad-origin = { $origin } no es la dirección de un sitio. Escríbela así: --origin https://play.example.
serve-bad-proxy = { $address } no es una dirección. Da la de tu proxy, por ejemplo --trusted-proxy 127.0.0.1, o una red como 10.0.0.0/8.
