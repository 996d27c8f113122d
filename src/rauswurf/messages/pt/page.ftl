### The page in the browser, around the board.
### [1] instead of [one]: in Portuguese the form one stands for 0 as well.

## The frame of every page

page-title = Rauswurf: jogos de dados e peças
page-to-start = Para a página inicial
page-close = Fechar
page-copy = Copiar
page-copied = Copiado.
page-copy-by-hand = O teu navegador não nos deixa copiar. O link está selecionado: copia-o tu.
page-share = Partilhar
page-none = nada
page-new = novidade
page-help = Ajuda
page-settings = Definições
page-skip = Atalhos de navegação
page-skip-main = Saltar para o conteúdo
page-skip-text = Jogar em modo de texto
page-skip-board = Jogar no tabuleiro
page-language = Idioma
page-theme = Aspeto
page-theme-system = Sistema
page-theme-light = Claro
page-theme-dark = Escuro
page-sounds = Sons
page-sounds-offer = Ligar os sons
page-sounds-decline = Sem sons
page-notices = Avisar-me quando for a minha vez
page-notices-hint = Um aviso deste dispositivo e uma vibração curta enquanto vês outra coisa.
page-notices-secure = Este navegador só permite avisos em endereços que começam por https. O título do separador avisa-te na mesma.
page-still = Sem animações
page-still-hint = Peças e dados aparecem logo no seu lugar.
page-speed = Velocidade
page-speed-slow = Lenta
page-speed-normal = Normal
page-speed-fast = Rápida
page-speed-at-once = Imediata
page-hints = Mostrar para onde as peças podem ir
page-hints-hint = Sem isto, descobres as jogadas por ti. O que não é permitido continua a ser explicado.
page-threats = Mostrar o que ameaça as minhas peças
page-threats-hint = Assinala as tuas peças que alguém pode expulsar no próximo lançamento.
page-trails = Desenhar o que aconteceu desde a minha última vez
page-named = Escrever os nomes das casas no tabuleiro
page-named-hint = Servem para escrever jogadas ou falar de uma casa. Com o teclado aparecem sozinhos.
page-text-view = Modo de texto
page-text-view-hint = O jogo todo em palavras, para leitores de ecrã e para quem preferir assim.
page-lost = Aqui não há nada
page-lost-hint = Talvez falte uma letra no endereço.

## Trouble

page-trouble-unreachable = Não é possível chegar ao servidor. Este dispositivo está ligado à internet?
page-trouble-status = O servidor deu uma resposta sem sentido ({ $status }). Tenta outra vez.
page-trouble-unknown = Algo correu mal nesta página: { $reason }

## The first page

page-start-title = O que vamos jogar?
page-start-about = Dez jogos de dados e peças, segundo o livro ou com as vossas próprias regras. Sem conta, sem publicidade e com dados que se podem verificar.
page-start-game = Jogo
page-game-players = { $most ->
    [1] { $least } jogador
   *[other] { $least }–{ $most } jogadores
}
page-start-players = Jogadores
page-start-others = Todos os outros
page-start-others-bot = Bots
page-start-others-here = Todos neste ecrã
page-start-others-link = Amigos por link
page-start-others-like-you = Bots como tu
page-start-like-you-hint = Os bots como tu jogam «{ $level }». É o que mostram as tuas últimas { $games } partidas deste jogo contra bots neste aparelho: ganhaste { $won }.
page-seat-label = Lugar { $number }, { $colours }
page-seat-number = Lugar { $number }
page-two-colours = A dois, cada um joga com duas cores, para que as quatro estejam no tabuleiro. Podes mudar isso nas regras da casa.
page-perfect-hint = O bot perfeito consulta posições resolvidas: aí ninguém joga melhor. Nas outras joga como o melhor nível.
page-who-here = Joga aqui
page-who-link = Vem por link
page-seat-bot = Bot, { $level }
page-name-optional = Nome (opcional)
page-name-of = Nome para { $seat }
page-your-name = O teu nome
page-dice = Dados
page-dice-fair = Dados honestos
page-dice-fair-hint = O servidor sela os seus dados antes do jogo, e no fim qualquer pessoa pode verificar cada lançamento.
page-dice-hand = Os nossos próprios dados
page-dice-hand-hint = Lancem na vossa mesa e escrevam o que os dados mostram. Nós somos o árbitro.
page-rules-house = Regras da casa
page-by-the-book = Segundo o livro
page-effect = O que muda com isto?
page-effect-together = Todas as mudanças juntas
page-rules-by-the-book = Tudo é como diz o livro de regras.
page-own-board = Tabuleiro próprio
page-own-board-hint = Um ficheiro de tabuleiro teu em vez do tabuleiro do jogo, por exemplo um que tenhas corrigido.
page-own-board-chosen = Vai jogar-se em: { $name }
page-own-board-remove = Voltar ao tabuleiro do jogo
page-own-board-large = Este ficheiro é grande demais para ser um tabuleiro.
page-own-board-save = Guardar o tabuleiro do jogo como ficheiro
page-rules-changed = { $count ->
    [1] Uma regra não é como no livro de regras.
   *[other] { $count } regras não são como no livro de regras.
}
page-rules-changed-short = { $count ->
    [1] uma mudada
   *[other] { $count } mudadas
}
page-more = Mais opções
page-clock = Tempo para pensar
page-clock-none = Sem limite
page-clock-move = Por jogada
page-clock-game = Para o jogo todo
page-clock-time = Quanto tempo?
page-seconds = { $count ->
    [1] um segundo
   *[other] { $count } segundos
}
page-minutes = { $count ->
    [1] um minuto
   *[other] { $count } minutos
}
page-absence = Se alguém se ausentar
page-absence-bot = Um bot substitui
page-absence-wait = Todos esperam
page-absence-pause = Depois de
page-absence-level = Nível do bot
page-undo-allowed = É permitido desfazer
page-undo-allowed-hint = Se alguém joga noutro lado, só se todos concordarem.
page-chat-allowed = Chat
page-public = Mesa pública
page-public-hint = Quem visitar este servidor pode ver a mesa, entrar e assistir.
page-coach = Treinador
page-coach-chances = Mostrar as probabilidades de todos
page-coach-hints = Dicas a pedido
page-coach-tutor = Perguntar antes de uma jogada cara
page-coach-hint = Toda a mesa vê o que está ligado. Numa mesa pública, todos têm de concordar.
page-coach-others = Quem abriu esta mesa é que decide isto.
page-coach-on = O treinador está ligado: { $what }.
page-chance = Ganha { $count } em cada 100 jogos
page-hint = Dica
page-start-play = Jogar
page-start-invite = Convidar e jogar
page-anybody = Jogar com qualquer pessoa
page-anybody-hint = Esta mesa é pública. O jogo começa assim que alguém entrar. Também podes convidar amigos.
page-go-on = Continuar a jogar
page-give-up = Deixar de jogar { $game }
page-join-title = Entrar com um código
page-join-hint = Seis letras e algarismos; pede-os a quem abriu a mesa.
page-join-go = Entrar
page-join-full = Todos os lugares estão ocupados.
page-public-title = Mesas públicas
page-watch = Assistir
page-replay-open = Ver um jogo gravado
page-statistics = As tuas estatísticas
page-lab = Laboratório
page-invited = Tens um convite

## The waiting room

page-waiting-title = Está quase
page-waiting-for = { $count ->
    [1] Falta um jogador.
   *[other] Faltam { $count } jogadores.
}
page-sit-down = Sentar-se
page-invite-hint = Mostra esta imagem, diz o código ou envia o link.
page-invite-link = Link para convidar
page-code = Código
page-qr = Código QR do link
page-home-switch = Deixar jogar os telemóveis desta rede
page-home-hint = Quem estiver no teu Wi-Fi pode então abrir a página do Rauswurf neste computador. Dez minutos depois do jogo, desliga-se sozinho.
page-home-off = Por agora, este link só funciona neste computador.
page-home-always = Quem estiver na tua rede pode abrir esta página enquanto o Rauswurf estiver ligado.
page-home-other = O telemóvel não encontra nada? Tenta outro endereço.
page-promise = A promessa dos dados
page-promise-hint = Os dados deste jogo estão selados neste número. No fim abre-se o selo, e qualquer pessoa pode verificar que é o mesmo.

## At the table

page-state-there = está aqui
page-state-awaited = vem por link
page-state-free = livre
page-state-away = ausente, joga um bot
page-state-gone = sem ligação
page-state-you = joga aqui
page-players = Jogadores
page-home = { $pieces } de { $of } na meta
page-cards = { $count ->
    [1] uma carta
   *[other] { $count } cartas
}
page-your-turn = É a tua vez
page-turn-of = É a vez de { $name }
page-which-rule = Que regra?
page-rolling = Os dados estão a rolar…
page-rule-named = Regra: { $clause }
page-board = Mesa
page-tools = Ferramentas
page-log = Histórico
page-log-empty = Ainda não aconteceu nada.
page-log-earlier = O que aconteceu antes está na gravação.
page-chat = Chat
page-chat-empty = Ainda ninguém escreveu nada.
page-chat-say = Escreve alguma coisa
page-chat-send = Enviar
page-chat-as = Quem escreve?
page-reactions = Reações
page-react-bravo = Boa jogada
page-react-laugh = Riso
page-react-wow = Uau
page-react-oh = Oh não
page-react-luck = Boa sorte
page-react-thanks = Obrigada, obrigado
page-people = Silenciar ou remover
page-people-mute = Silenciar
page-mute-for-me = Esconder o que { $name } diz, só para mim
page-mute-for-all = Silenciar { $name } para todos
page-remove = Remover { $name }
page-remove-hint = O lugar fica livre. Durante o jogo, joga um bot até entrar outra pessoa com o código.
page-block = Remover e bloquear { $name }
page-removed = Quem abriu a mesa libertou o teu lugar. Podes assistir.
page-rules = Regras
page-rules-at-this-table = Nesta mesa
page-rules-clauses = Todas as regras
page-ruling = A nossa decisão:
page-menu = Mesa
page-undo = Desfazer
page-undo-asked = { $count ->
    [1] { $name } gostaria de desfazer o último passo.
   *[other] { $name } gostaria de desfazer os últimos { $count } passos.
}
page-undo-yes = Concordo
page-undo-no = Melhor não
page-undo-waiting = Falta responder: { $names }.
page-enough = Terminar o jogo aqui
page-enough-hint = Todos os que estão aqui têm de concordar. Valem então os lugares como estão.
page-enough-asked = Proposta de { $names }: terminar aqui, com os lugares como estão.
page-enough-no = Continuar
page-gone = Ausente há algum tempo: { $names }. Podes esperar ou terminar o jogo com os lugares como estão.
page-end-now = Terminar agora
page-spectators = { $count ->
    [0] Ninguém está a assistir.
    [1] Uma pessoa está a assistir.
   *[other] { $count } pessoas estão a assistir.
}
page-watch-link = Link para assistir
page-seat-link = Continuar noutro dispositivo
page-seat-link-hint = Este link é o teu lugar. Abre-o no teu outro dispositivo e não o mostres a ninguém: quem o tiver joga por ti.
page-turn-to-player = Virar para quem joga
page-turn-to-player-hint = Para um tablet deitado na mesa: peças e palavras viram-se para quem tem a vez.
page-follow = Rodar o tabuleiro com a vez
page-follow-hint = Quem joga vê a sua cor em baixo.
page-record = Guardar a gravação
page-leave = Sair da mesa
page-leave-hint = O teu lugar fica guardado. Quando voltares, encontras a mesa na página inicial.
page-forget = Apagar algo
page-forget-name = Retirar o meu nome desta mesa
page-forget-table = Apagar esta mesa
page-forget-table-sure = A mesa desaparece para todos: o jogo, os nomes e a conversa. Ninguém a pode recuperar.
page-forget-table-yes = Sim, apagá-la para todos
page-refuse-stale = Alguém foi mais rápido. Vê outra vez.
page-refuse-lost = A ligação falhou mesmo agora. Vê se ficou feito e, se não, tenta outra vez.

## The connection

page-line-connecting = À procura da mesa …
page-line-lost = A ligar de novo …
page-line-safe = Tudo até aqui está a salvo, e o teu lugar fica guardado.
page-line-retry = Tentar agora
page-connection-outdated = Esta página é mais antiga do que o servidor. Carrega-a outra vez.
page-connection-not-your-seat = O lugar de que este navegador se lembra não é desta mesa. Abre outra vez o link do teu lugar.
page-connection-no-table = Essa mesa não existe. Pede o link outra vez.

## The game as text

page-position = Posição
page-position-colour = Cor
page-position-waiting = À espera
page-position-track = A caminho
page-position-home = Na meta
page-position-stone = Pedra
page-position-dice = Dados
page-position-dice-shown = { $open }; de lado: { $kept }
page-position-table = Na mesa
page-field-focus = { $field } com foco
page-moves = O que podes fazer
page-moves-others = É a vez de outra pessoa.
page-moves-over = O jogo acabou.
page-move-roll = Lançar
page-move-pass = Passar
page-move-push = Empurrar a pedra
page-move-hunt = Caçar o { $number }
page-move-turn = Virar a peça de { $field }
page-move-stone = Pôr a pedra em { $field }
page-move-enter = Entrar na casa { $to }
page-move-enter-capture = Entrar na casa { $to } e expulsar { $victim }
page-move-step = De { $origin } para { $to }
page-move-step-capture = De { $origin } para { $to } e expulsar { $victim }
page-move-back = Para trás, de { $origin } para { $to }
page-move-back-capture = Para trás, de { $origin } para { $to }, e expulsar { $victim }
page-move-goal = De { $origin } para a meta, casa { $to }
page-move-hit-stone = De { $origin } para { $to } e acertar na pedra de { $victim }
page-move-of = { $colour }: { $move }
page-move-keep = Guardar { $dice } e lançar o resto
page-move-keep-nothing = Não guardar nada e lançar outra vez
page-move-stop = Parar de lançar
page-move-use = Usar { $cards }
page-move-take = Ficar com { $cards }
page-move-take-machine = Ficar com { $cards }, com a máquina do tempo
page-move-take-nothing = Não ficar com nada
page-move-death = Ficar com { $cards }
page-move-cover = Cobrir { $cards }
page-pick-dice = Dados que pões de lado
page-pick-cards = Cartas com que ficas
page-pick-impossible = Isto não se pode juntar
page-card-scored = { $card } (pontuada)
page-card-covered = { $card } (coberta por { $death })
page-card-covers = { $card } (sobre { $covered })
page-faces = { $count ->
    [1] O que mostra o dado?
   *[other] O que mostram os { $count } dados?
}
page-faces-hint = { $count ->
    [1] Um número de 1 a 6.
   *[other] { $count } números de 1 a 6, um a seguir ao outro.
}
page-faces-done = Confirmar

## The end

page-end = O jogo acabou
page-end-winner = { $count ->
    [1] { $name } ganhou
   *[other] { $name } ganharam
}
page-end-you = Ganhaste
page-end-shared = Primeiro lugar partilhado: { $names }
page-end-early = O jogo acabou mais cedo. Valem os lugares como estavam.
page-end-board = O tabuleiro no fim, e como se chegou lá
page-first-home = { $name } chega à meta antes de todos e ganha. Os outros continuam pelos lugares.
page-souvenir = Partilhar uma imagem
page-place = { $place }.º
page-points = { $count ->
    [1] um ponto
   *[other] { $count } pontos
}
page-series = { $games ->
    [one] Esta noite: um jogo
   *[other] Esta noite: { $games } jogos
}
page-series-hint = Contam primeiro os primeiros lugares, depois os segundos, e assim por diante.
page-rematch = Mais uma vez
page-rematch-join = Continuar com os outros
page-rematch-watch = Assistir ao próximo jogo
page-new-game = Outro jogo
page-numbers = O jogo em números
page-numbers-player = Jogador
page-numbers-throws = Lançamentos
page-numbers-sixes = Seis
page-numbers-captures = Expulsões
page-numbers-losses = Peças perdidas
page-luck = A sorte dos dados
page-luck-usual = { $name } tirou { $mean } em média com { $count ->
    [1] um dado
   *[other] { $count } dados
}; o esperado é { $expected }. Nada de estranho.
page-luck-high = { $name } tirou { $mean } em média com { $count ->
    [1] um dado
   *[other] { $count } dados
}; o esperado é { $expected }. Uma média tão alta só calha a uma pessoa em quarenta, mais ou menos.
page-luck-low = { $name } tirou { $mean } em média com { $count ->
    [1] um dado
   *[other] { $count } dados
}; o esperado é { $expected }. Uma média tão baixa só calha a uma pessoa em quarenta, mais ou menos.
page-luck-hint = Os números altos nem sempre são os bons: o que importa é quando saem.

## Recorded games and positions

page-replay = Repetição
page-replay-file = Escolhe uma gravação ou larga-a aqui
page-replay-elsewhere = Não é possível ler { $address } daqui. Guarda a gravação e escolhe o ficheiro.
page-replay-broken = { $count ->
    [0] Esta gravação não está certa desde o princípio.
    [1] Esta gravação só está certa no primeiro passo.
   *[other] Esta gravação só está certa nos primeiros { $count } passos.
}
page-film-moment = Momento do jogo
page-film-at = { $at } de { $of }
page-film-first = Para o princípio
page-film-back = Um passo atrás
page-film-play = Reproduzir
page-film-pause = Pausa
page-film-next = Um passo à frente
page-film-last = Para o fim
page-film-pace = Velocidade
page-position-link = Link para esta posição
page-position-open = Ver uma posição
page-account = Como correu?
page-account-thinking = O treinador está a ver…
page-position-play = Continuar a jogar daqui
page-position-damaged = Este link está danificado: não contém nenhuma posição. Monta uma aqui ou pede o link outra vez.

## Help

page-help-play = Lança e depois toca numa peça para ver aonde pode ir; a seguir toca na casa. Se só houver uma jogada, basta um toque.
page-help-why = Toca em algo que não é permitido e ficas a saber porquê, e por que regra.
page-help-dice = Os dados não favorecem ninguém. Com dados honestos, no fim do jogo pode verificar-se cada lançamento.
page-help-keys = Teclas na mesa
page-key-roll = Lançar
page-key-enter = Lançar, a não ser que o foco esteja num botão
page-key-moves = Fazer uma jogada, com o número que tem no modo de texto
page-key-undo = Desfazer
page-key-hint = Dica
page-key-text = Modo de texto e de volta
page-key-log = Histórico
page-key-chat = Chat
page-key-rules = Regras
page-key-menu = Mesa: links, definições, sair
page-key-close = Fechar o que estiver aberto
page-key-help = Esta ajuda
page-key-film = Avançar por uma repetição

## Embedding: a position or a game inside another page.

page-embed = Incorporar
page-embed-title = Mostrar na tua própria página
page-embed-hint = Copia uma destas linhas para o HTML da tua página. Quem a visita pode ver, mas não jogar.
page-embed-position = Esta posição
page-embed-game = A partida inteira
page-embed-open = Abrir no Rauswurf
