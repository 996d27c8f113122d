### What the server says to those who play over the web, and to whoever runs it.

## Tables that are not there

server-no-such-table = Essa mesa não existe. Pede o link outra vez.
server-unreadable-table = Não é possível abrir esta mesa: o que está guardado dela não bate certo. Nada foi apagado. Avisa quem gere este servidor.
server-no-such-code = Não há nenhuma mesa com este código. Confere as letras e os algarismos.
server-no-such-board = Não há nenhum tabuleiro { $board }.
server-bad-board = Este tabuleiro não se pode usar.
server-nothing-there = Neste endereço não há nada.
server-not-so = A este endereço não se pode perguntar assim.
server-no-page = A página não está construída aqui; `make page` constrói-a. As mesas funcionam sem ela.

## Sitting down

server-wrong-code = Esse não é o código desta mesa. Pergunta a quem a abriu.
server-no-free-seat = Todos os lugares estão ocupados. Podes assistir.
server-seat-taken = Aí está outra pessoa. Escolhe outro lugar.
server-no-such-seat = Este link não é de nenhum lugar desta mesa. Abre outra vez o link do teu lugar.
server-not-your-seat = Este lugar não é o teu.
server-not-your-table = Só quem abriu esta mesa a pode apagar.
server-host-only = Só quem abriu esta mesa pode fazer isso.
server-share-no-network = Este computador não está em nenhuma rede doméstica. Liga-o ao teu Wi-Fi e tenta outra vez.
server-share-failed = O endereço { $address } não pode ser usado na tua rede: { $why }.
server-share-not-here = Isto só se muda no computador onde o Rauswurf está ligado.
server-share-not-yours = Só quem abriu esta mesa pode deixar jogar os telemóveis.
server-public-enough = Já tens { $most ->
    [one] uma mesa pública aberta
    [many] { $most } de mesas públicas abertas
   *[other] { $most } mesas públicas abertas
}. Joga nelas ou apaga uma primeiro.
server-rematch-later = A desforra pede-se quando o jogo acabar.

## Playing

server-not-begun = O jogo começa quando todos estiverem sentados.
server-over = O jogo acabou.
server-spectators-watch = Estás a assistir. Só joga quem tem um lugar.
server-not-your-turn = Não é a tua vez.
server-stale = Entretanto aconteceu alguma coisa. Vê outra vez.
server-dice-are-ours = Nesta mesa os dados são lançados por ti.
server-say-dice = { $dice ->
    [1] Diz o que o teu dado mostra.
   *[other] Diz o que os teus { $dice } dados mostram.
}
server-why-what = Diz a que jogada te referes, ou que peça e para onde.

## Taking back

server-undo-off = Nesta mesa não se desfaz nada.
server-undo-nothing = Não há nada teu para desfazer.
server-undo-asked-already = Alguém já pediu para desfazer algo. Responde primeiro a isso.
server-undo-not-asked = Ninguém te pede para desfazer nada.
server-undo-declined = Alguém disse que não. Podes voltar a pedir depois da tua próxima jogada.
server-undo-declined-often = Os outros já disseram que não várias vezes. Neste jogo já não podes pedir.
server-undo-full = Este jogo já é tão longo que nada mais se pode desfazer. Podes continuar a jogar.
server-end-not-asked = Ninguém pediu para terminar o jogo.
server-end-asked-already = Já concordaste. Esperamos pelos outros.
server-end-declined = Alguém quer continuar. Podes voltar a pedir depois da próxima jogada.
server-end-declined-often = Os outros já quiseram continuar várias vezes. Neste jogo já não podes pedir.
server-end-nobody-left = Há pouco ainda estavam todos. Podes terminar o jogo se alguém faltar um minuto ou se todos concordarem.

## Talking

server-chat-off = Nesta mesa não se conversa.
server-chat-empty = Aí não está nada escrito.
server-chat-full = Enviaste { $most ->
    [one] uma mensagem
    [many] { $most } de mensagens
   *[other] { $most } mensagens
} nesta mesa. É o máximo.
server-reactions-off = As reações estão desligadas nesta mesa.
server-reactions-full = Já mostraste { $most } reações nesta mesa. É o máximo.
server-muted = Quem abriu esta mesa silenciou-te.
server-not-a-guest = Só podes fazer isso com quem entrou pelo link.
server-seat-free = Este lugar já está livre.
server-blocked = Quem abriu esta mesa bloqueou-te. Podes jogar em qualquer outra mesa.

## The log of a table

server-told-joined = { $who } senta-se.
server-told-asked = { $events ->
    [1] { $who } pede para desfazer o último passo.
   *[other] { $who } pede para desfazer os últimos { $events } passos.
}
server-told-agreed = { $who } concorda.
server-told-declined = { $who } não concorda.
server-told-enough = { $count ->
    [one] { $who } gostava de terminar aqui.
   *[other] { $who } gostavam de terminar aqui.
}
server-told-play-on = { $count ->
    [one] { $who } quer continuar.
   *[other] { $who } querem continuar.
}
server-told-host-ended = Alguém saiu. Quem abriu a mesa termina o jogo.
server-told-undone = { $events ->
    [1] Desfaz-se o último passo, a pedido de { $who }.
   *[other] Desfazem-se os últimos { $events } passos, a pedido de { $who }.
}
server-told-left = { $who } saiu; continua um bot.
server-told-back = { $who } voltou.
server-told-unnamed = { $who } retirou o seu nome desta mesa.
server-told-removed = O lugar de { $who } está livre outra vez.
server-told-muted = Silêncio para { $who }.
server-told-unmuted = { $who } pode voltar a escrever.
server-told-talk-all = O chat e as reações estão ligados.
server-told-talk-chat = O chat está ligado, as reações desligadas.
server-told-talk-signs = O chat está desligado, as reações ligadas.
server-told-talk-none = O chat e as reações estão desligados.
server-told-bravo = { $who }: Boa jogada
server-told-laugh = { $who } ri
server-told-wow = { $who }: Uau
server-told-oh = { $who }: Oh não
server-told-luck = { $who }: Boa sorte
server-told-thanks = { $who }: Obrigada, obrigado
server-told-flagged = { $who } já não tem tempo; continua um bot.
server-told-rematch = Este grupo continua numa mesa nova.
server-clock-rolled = { $who } demorou demasiado; os dados são lançados.
server-clock-moved = { $who } demorou demasiado; um bot escolhe.

## Requests that cannot be done

server-not-understood = Este pedido não se percebe: { $detail }
server-not-json = Envia JSON, e di-lo: Content-Type: application/json.
server-too-large = É demasiado grande; o máximo são { $most } bytes.
server-head-too-large = O endereço ou os cabeçalhos deste pedido são demasiado longos; o máximo são { $most } bytes.
server-many-headers = Este pedido tem demasiados cabeçalhos; o máximo são { $most }.
server-bad-http = Isto não é um pedido que um servidor web entenda.
server-too-many-at-once = Demasiados pedidos ao mesmo tempo; depois de { $most }, espera por uma resposta.
server-too-many-connections = Há demasiadas ligações abertas a partir da tua rede. Fecha algumas e tenta outra vez.
server-too-often = { $seconds ->
    [1] Foram vezes de mais. Tenta outra vez daqui a um segundo.
   *[other] Foram vezes de mais. Tenta outra vez daqui a { $seconds } segundos.
}
server-foreign-page = As páginas de { $origin } não podem fazer isso aqui. Se este servidor é teu, inicia-o com --origin { $origin }.
server-unknown-host = Este servidor não responde pelo nome { $host }. Se é teu, inicia-o com --allowed-host { $host }.
server-bad-position = Esta posição não pode existir.
server-no-perfect = O bot perfeito não conhece as regras desta mesa. Joga a dois, uma cor para cada um, pelas regras das posições resolvidas neste servidor. Escolhe outro bot.
server-qr-address = Só se desenham como código endereços web com até { $most } letras.
server-no-record = Isto não é uma gravação que se possa ler aqui: { $why }
server-record-too-long = Esta gravação é demasiado longa; o máximo são { $lines } linhas.
server-busy = Muita gente quer o mesmo ao mesmo tempo. Tenta outra vez.
server-database-away = De momento não se chega às mesas. Nada se perdeu; tenta daqui a pouco.
server-unwell = Há algo de errado com este servidor.
server-unwell-database = A base de dados não responde.
server-unwell-unstored = Não foi possível guardar os últimos eventos: { $why }
server-unwell-disk = O disco está quase cheio: restam { $free } MB, são precisos pelo menos { $least } MB.
server-unwell-backlog = Eventos à espera de serem guardados: { $waiting }.
server-broken = Algo correu mal aqui. Nada se perdeu; tenta outra vez.
server-shutting-down = O servidor faz uma pequena pausa. Nada se perdeu; a ligação volta sozinha.

## Sockets

server-say-hello = A primeira mensagem tem de ser hello.
server-hello-once = hello só se diz uma vez.
server-version = Este servidor fala a versão { $version } do protocolo. Carrega a página outra vez.

## Running a server

server-bad-database = { $address } não é nenhuma base de dados; usa sqlite:///FICHEIRO ou postgresql://UTILIZADOR@SERVIDOR/NOME.

server-said = { $text }

## The coach.

server-coach-off = Nesta mesa, o treinador está desligado.
server-coach-no-choice = Agora não há nada a escolher.
server-coach-not-asked = Ninguém te pergunta nada sobre o treinador.
server-coach-busy = O treinador está ocupado. Tenta de novo daqui a pouco.
server-account-later = O treinador vê um jogo quando ele acaba.
server-told-coach-off = O treinador está desligado.
server-told-coach-chances = O treinador mostra as probabilidades de todos.
server-told-coach-hints = O treinador dá dicas a quem as pede.
server-told-coach-tutor = O treinador pergunta antes de uma jogada cara.

server-lab-same = Os dois lados têm as mesmas regras. Muda pelo menos uma regra da casa de A ou de B.
server-lab-too-many = São jogos a mais. Pede no máximo { $most }.
server-lab-busy = Há muitas experiências a decorrer. Tenta de novo daqui a pouco.
server-lab-unknown = Ainda ninguém mediu este jogo.
