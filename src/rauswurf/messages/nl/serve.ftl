### What `rauswurf serve` says, which puts tables on the web.

serve-open-at = Rauswurf staat op { $address } (Ctrl+C stopt het).
serve-shared-at = Iedereen in je netwerk kan { $address } openen tot je Rauswurf stopt.
serve-cannot-start = De database is niet te gebruiken: { $why }
serve-cannot-listen = { $host } poort { $port } is niet te gebruiken: { $why }. Kies een andere met --port.
serve-bad-port = Een poort is een getal van 0 tot en met 65535, niet { $port }.
serve-bad-log = { $level } is geen logniveau; er zijn { $known }.
serve-bad-keep = --keep wil een aantal dagen, 0 of meer, niet { $days }; 0 bewaart alle tafels.
serve-share-alone = --share hoort bij 'rauswurf' alleen of bij 'rauswurf serve --share'.
serve-bad-host = { $host } is geen computernaam. Geef een naam zonder http:// en zonder poort, zoals --allowed-host play.example.
serve-bad-origin = { $origin } is niet het adres van een website. Geef het zo: --origin https://play.example.
serve-bad-proxy = { $address } is geen adres. Geef dat van je proxy, zoals --trusted-proxy 127.0.0.1, of een netwerk zoals 10.0.0.0/8.
