### Only what Brazil says in other words than pt, which tells the rest.

page-share = Compartilhar
page-settings = Configurações
page-theme = Aparência
page-skip-main = Pular para o conteúdo
page-text-view-hint = O jogo todo em palavras, para leitores de tela e para quem preferir assim.
page-trouble-unreachable = Não é possível acessar o servidor. Este dispositivo está conectado à internet?
page-trouble-status = O servidor deu uma resposta sem sentido ({ $status }). Tente outra vez.
page-trouble-unknown = Algo deu errado nesta página: { $reason }
page-start-about = Dez jogos de dados e peças, segundo o livro ou com as suas próprias regras. Sem conta, sem propaganda e com dados que qualquer um pode conferir.
page-start-others-here = Todos nesta tela
page-start-others-like-you = Bots como você
page-start-like-you-hint = Os bots como você jogam “{ $level }”. É o que mostram as suas últimas { $games } partidas deste jogo contra bots neste dispositivo: você ganhou { $won }.
page-your-name = Seu nome
page-dice-fair-hint = O servidor lacra os dados antes do jogo, e no fim qualquer pessoa pode conferir cada jogada.
page-dice-hand = Seus próprios dados
page-dice-hand-hint = Joguem os dados na sua mesa e digitem o que eles mostram. Nós somos o juiz.
page-own-board-hint = Um arquivo de tabuleiro seu em vez do tabuleiro do jogo, por exemplo um que você corrigiu.
page-own-board-chosen = Vocês vão jogar em: { $name }
page-own-board-large = Este arquivo é grande demais para ser um tabuleiro.
page-own-board-save = Salvar o tabuleiro do jogo como arquivo
page-undo-allowed-hint = Se alguém joga em outro lugar, só se todos concordarem.
page-go-on = Continuar jogando
page-join-hint = Seis letras e números; peça a quem abriu a mesa.
page-invited = Você recebeu um convite
page-waiting-title = Quase lá
page-invite-hint = Mostre esta imagem, diga o código ou envie o link.
page-promise-hint = Os dados deste jogo estão lacrados neste número. No fim o lacre é aberto, e qualquer pessoa pode conferir que é o mesmo.
page-state-gone = sem conexão
page-your-turn = É a sua vez
page-which-rule = Qual regra?
page-chat-empty = Ninguém escreveu nada ainda.
page-chat-say = Escreva alguma coisa
page-spectators = { $count ->
    [0] Ninguém está assistindo.
    [1] Uma pessoa está assistindo.
   *[other] { $count } pessoas estão assistindo.
}
page-seat-link = Continuar em outro dispositivo
page-seat-link-hint = Este link é o seu lugar. Abra-o no seu outro dispositivo e não o mostre a ninguém: quem o tiver joga por você.
page-record = Salvar a gravação
page-leave-hint = O seu lugar fica guardado. Quando voltar, você encontra a mesa na página inicial.
page-refuse-stale = Alguém foi mais rápido. Veja outra vez.
page-refuse-lost = A conexão caiu bem agora. Veja se funcionou e, se não, tente outra vez.
page-line-connecting = Procurando a mesa …
page-line-lost = Reconectando …
page-line-safe = Tudo até aqui está a salvo, e o seu lugar fica guardado.
page-connection-outdated = Esta página é mais antiga que o servidor. Carregue-a outra vez.
page-connection-not-your-seat = O lugar de que este navegador se lembra não é desta mesa. Abra outra vez o link do seu lugar.
page-connection-no-table = Essa mesa não existe. Peça o link outra vez.
page-position-waiting = Esperando
page-moves = O que você pode fazer
page-move-roll = Jogar o dado
page-move-enter-capture = Entrar na casa { $to } e comer { $victim }
page-move-step-capture = De { $origin } para { $to } e comer { $victim }
page-move-back-capture = Para trás, de { $origin } para { $to }, e comer { $victim }
page-pick-dice = Dados que você separa
page-pick-cards = Cartas com que você fica
page-pick-impossible = Isso não dá para juntar
page-numbers-throws = Jogadas
page-numbers-captures = Peças comidas
page-luck-high = { $name } tirou { $mean } em média com { $count ->
    [1] um dado
   *[other] { $count } dados
}; o esperado é { $expected }. Uma média tão alta só acontece com uma pessoa em quarenta, mais ou menos.
page-luck-low = { $name } tirou { $mean } em média com { $count ->
    [1] um dado
   *[other] { $count } dados
}; o esperado é { $expected }. Uma média tão baixa só acontece com uma pessoa em quarenta, mais ou menos.
page-replay-file = Escolha uma gravação ou solte-a aqui
page-replay-elsewhere = Não é possível ler { $address } daqui. Salve a gravação e escolha o arquivo.
page-position-play = Continuar jogando daqui
page-help-play = Jogue o dado e toque em uma peça para ver aonde ela pode ir; depois toque na casa. Se só houver uma jogada, basta um toque.
page-help-why = Toque em algo que não é permitido e você fica sabendo por quê, e por qual regra.
page-help-dice = Os dados não favorecem ninguém. Com dados honestos, no fim do jogo dá para conferir cada jogada.
page-key-roll = Jogar o dado
page-key-enter = Jogar o dado, a não ser que um botão esteja selecionado
page-key-menu = Mesa: links, configurações, sair
page-notices = Avisar quando for a minha vez
page-notices-hint = Um aviso deste aparelho e uma vibração curta enquanto você olha outra coisa.
page-notices-secure = Este navegador só permite avisos em endereços que começam com https. O título da aba avisa mesmo assim.
page-hints-hint = Sem isto, você descobre as jogadas. O que não pode continua sendo explicado.
page-threats-hint = Marca as suas peças que alguém pode comer na próxima jogada de dado.
page-two-colours = Em dois, cada um joga com duas cores, para que as quatro estejam no tabuleiro. Você pode mudar isso nas regras da casa.
page-rolling = Os dados estão rolando…
page-follow = Girar o tabuleiro com a vez
page-follow-hint = Quem joga vê a sua cor embaixo.
page-end-you = Você ganhou
page-end-shared = Primeiro lugar dividido: { $names }
page-souvenir = Compartilhar uma imagem
page-copy-by-hand = O seu navegador não nos deixa copiar. O link está selecionado: copie você.
page-home-switch = Deixar os celulares desta rede jogarem
page-home-hint = Quem estiver no seu Wi-Fi pode então abrir a página do Rauswurf neste computador. Dez minutos depois do jogo, ele se desliga sozinho.
page-home-off = Por enquanto, este link só funciona neste computador.
page-home-always = Quem estiver na sua rede pode abrir esta página enquanto o Rauswurf estiver ligado.
page-home-other = O celular não encontra nada? Tente outro endereço.

## Embedding: a position or a game inside another page.

page-embed-title = Mostrar na sua própria página
page-embed-hint = Copie uma destas linhas para o HTML da sua página. Quem a visita pode ver, mas não jogar.
page-statistics = As suas estatísticas
