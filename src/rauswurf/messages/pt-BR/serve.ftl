### Only what Brazil says in other words than pt, which tells the rest.

serve-cannot-listen = Não é possível usar { $host }, porta { $port }: { $why }. Escolha outra com --port.
serve-bad-origin = { $origin } não é o endereço de um site. Escreva assim: --origin https://play.example.
serve-bad-proxy = { $address } não é um endereço. Dê o do seu proxy, por exemplo --trusted-proxy 127.0.0.1, ou uma rede como 10.0.0.0/8.
serve-shared-at = Quem estiver na sua rede pode abrir { $address } até você terminar o Rauswurf.
