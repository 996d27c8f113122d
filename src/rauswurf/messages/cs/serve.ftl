### What `rauswurf serve` says, which puts tables on the web.

serve-open-at = Rauswurf běží na { $address } (Ctrl+C ho ukončí).
serve-shared-at = Každý ve tvé síti může otevřít { $address }, dokud Rauswurf neukončíš.
serve-cannot-start = Databázi nejde použít: { $why }
serve-cannot-listen = { $host }, port { $port } nejde použít: { $why }. Zvol jiný pomocí --port.
serve-bad-port = Port je číslo od 0 do 65535, ne { $port }.
serve-bad-log = { $level } není úroveň logu; jsou tu { $known }.
serve-bad-keep = --keep chce počet dní, 0 nebo víc, ne { $days }; 0 ponechá všechny stoly.
serve-share-alone = --share patří k samotnému 'rauswurf' nebo k 'rauswurf serve --share'.
serve-bad-host = { $host } není jméno počítače. Zadej jméno bez http:// a bez portu, třeba --allowed-host play.example.
serve-bad-origin = { $origin } není adresa webu. Zadej ji takhle: --origin https://play.example.
serve-bad-proxy = { $address } není adresa. Zadej adresu své proxy, třeba --trusted-proxy 127.0.0.1, nebo síť jako 10.0.0.0/8.
