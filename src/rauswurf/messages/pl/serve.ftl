### What `rauswurf serve` says, which puts tables on the web.

serve-open-at = Rauswurf czeka pod adresem { $address } (kończy Ctrl+C).
serve-shared-at = Wszyscy w twojej sieci mogą otworzyć { $address }, dopóki nie zakończysz Rauswurf.
serve-cannot-start = Bazy danych nie da się użyć: { $why }
serve-cannot-listen = { $host }, port { $port }: nie da się użyć: { $why }. Wybierz inny przez --port.
serve-bad-port = Port to liczba od 0 do 65535, nie { $port }.
serve-bad-log = { $level } to nie poziom dziennika; są { $known }.
serve-bad-keep = --keep wymaga liczby dni, 0 lub więcej, a nie { $days }; 0 zachowuje wszystkie stoły.
serve-share-alone = --share pasuje do samego 'rauswurf' albo do 'rauswurf serve --share'.
serve-bad-host = { $host } to nie nazwa komputera. Podaj nazwę bez http:// i bez portu, na przykład --allowed-host play.example.
serve-bad-origin = { $origin } to nie adres witryny. Podaj go tak: --origin https://play.example.
serve-bad-proxy = { $address } to nie adres. Podaj adres swojego proxy, na przykład --trusted-proxy 127.0.0.1, albo sieć, jak 10.0.0.0/8.
