### What `rauswurf serve` says.

serve-open-at = Rauswurf está em { $address } (Ctrl+C termina).
serve-shared-at = Quem estiver na tua rede pode abrir { $address } até terminares o Rauswurf.
serve-cannot-start = Não é possível usar a base de dados: { $why }
serve-cannot-listen = Não é possível usar { $host }, porta { $port }: { $why }. Escolhe outra com --port.
serve-bad-port = Uma porta é um número de 0 a 65535, não { $port }.
serve-bad-log = { $level } não é um nível de registo; há { $known }.
serve-bad-keep = --keep espera um número de dias, 0 ou mais, não { $days }; 0 guarda todas as mesas.
serve-share-alone = --share vai com 'rauswurf' sozinho ou com 'rauswurf serve --share'.
serve-bad-host = { $host } não é o nome de um servidor. Dá um nome sem http:// e sem porta, por exemplo --allowed-host play.example.
serve-bad-origin = { $origin } não é o endereço de um site. Escreve-o assim: --origin https://play.example.
serve-bad-proxy = { $address } não é um endereço. Dá o do teu proxy, por exemplo --trusted-proxy 127.0.0.1, ou uma rede como 10.0.0.0/8.
