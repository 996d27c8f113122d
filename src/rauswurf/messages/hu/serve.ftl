### What `rauswurf serve` says, which puts tables on the web.

serve-open-at = A Rauswurf itt fut: { $address } (Ctrl+C állítja le).
serve-shared-at = A hálózatodon bárki megnyithatja ezt: { $address }, amíg le nem állítod a Rauswurfot.
serve-cannot-start = Az adatbázis nem használható: { $why }
serve-cannot-listen = { $host }, { $port } port nem használható: { $why }. Válassz másikat a --port kapcsolóval.
serve-bad-port = A port 0 és 65535 közötti szám, nem { $port }.
serve-bad-log = Nincs ilyen naplózási szint: { $level }; ezek vannak: { $known }.
serve-bad-keep = A --keep napok számát várja (0 vagy több), nem ezt: { $days }; a 0 minden asztalt megtart.
serve-share-alone = A --share az önálló 'rauswurf' mellé vagy így való: 'rauswurf serve --share'.
serve-bad-host = { $host } nem gépnév. Adj meg egy nevet http:// és port nélkül, például --allowed-host play.example.
serve-bad-origin = { $origin } nem egy webhely címe. Így add meg: --origin https://play.example.
serve-bad-proxy = { $address } nem cím. Add meg a proxyd címét, például --trusted-proxy 127.0.0.1, vagy egy hálózatot, például 10.0.0.0/8.
