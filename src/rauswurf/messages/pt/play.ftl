### `rauswurf play`: a game in the terminal. Typed words stay as they are.

## Options

play-option-game = Que jogo; «rauswurf games» enumera-os. Com --resume, o FICHEIRO de um jogo guardado.
play-option-bots = Os últimos K lugares são jogados por bots.
play-option-bot =
    Que bot joga: beginner (principiante), casual (calmo), strong (forte), expert (mestre) ou o nome de um. Se
    for dado várias vezes, um para cada lugar de bot. Sem --bots, todos os lugares menos o primeiro são bots.
    Com like-me, os bots jogam tão bem como tu nas tuas partidas guardadas.
play-option-seed = Dados e bots repetíveis: com a mesma semente sai o mesmo.
play-option-dice =
    ask: lanças dados verdadeiros e escreve-los; system: lança-se por ti; seed: os dados resultam de
    --seed; fair: lança-se por ti, e depois qualquer pessoa pode verificar.
play-option-save = Guardar o jogo neste ficheiro novo e não na pasta habitual.
play-option-no-save = Não guardar o jogo.
play-option-resume = Continuar um jogo guardado; sem FICHEIRO, o mais recente por acabar.
play-option-plain = Jogar linha a linha, sem mesa desenhada: para leitores de ecrã e pipes.
play-option-no-color = Desenhar sem cores.
play-option-pause = Segundos entre as jogadas dos bots.

## Bad input

play-no-seed = --dice seed precisa de uma semente, por exemplo --seed 7
play-save-or-not = --save e --no-save: só pode ser uma das duas
play-fair-needs-record = --dice fair não se pode verificar sem gravação: tira --no-save
play-more-names-than-bots = --bot aparece mais vezes do que há bots ({ $bots })
play-like-me = Os bots como tu jogam «{ $level }»: ganhaste { $won } das tuas últimas { $games } partidas de { $game } contra bots.
play-like-me-few = «like-me» precisa de { $least } partidas terminadas de { $game } que jogaste só contra bots; até agora são { $games }. Indica um nível, por exemplo «casual».
play-resume-alone = --resume continua um jogo tal como estava: só aceita --board, --plain, --no-color e --pause
play-nothing-to-resume = não há nenhum jogo para continuar; «rauswurf play JOGO» começa um
play-not-recordable = este jogo não se pode guardar: { $reason }
play-bad-words = estas palavras não servem: { $reason }

## Files

play-save-exists = { $file } já existe; um jogo guarda-se num ficheiro novo
play-save-failed = não é possível escrever { $file }: { $reason }
play-save-missing = não há nenhum ficheiro { $file }
play-save-bad = não é possível continuar { $file }: { $reason }
play-save-over = { $file } é um jogo acabado; «rauswurf replay» mostra-o
play-save-busy = { $file } está a ser jogado noutra janela
play-save-no-secret = { $file } tem dados honestos, e o segredo deles não está neste computador

## Before the game

play-saved-game = { $game }, { $seats ->
    [1] { $seats } lugar
   *[other] { $seats } lugares
}{ $bots ->
    [0] {""}
    [1] , { $bots } deles um bot
   *[other] , { $bots } deles bots
}, começado { $created }, { $events ->
    [1] { $events } passo
   *[other] { $events } passos
} até agora
play-ask-go-on = Enter continua { $saved }.
play-ask-game = Que jogo?
play-small-screen = A mesa desenhada precisa de { $least-columns } colunas e { $least-rows } linhas. A tua janela tem { $columns } e { $rows }.
play-wide-picture = O desenho da mesa precisa de { $needed } colunas e a tua janela tem { $columns }. Alarga-a, ou escreve 'position'.
play-promise =
    Os dados estão selados. Esta é a promessa; guarda-a para a comparares no fim:
      { $promise }
    Agora todos juntam palavras que ninguém possa prever.
play-ask-words = { $who }, as tuas palavras

## At the table

play-bot = { $who } (bot)
play-greeting = { $game }: { $who }. Escreve «help» para ver o que podes escrever.
play-all-here = Todos os lugares se jogam aqui; com --bots { $bots } jogas contra bots.
play-until-next-time = Até à próxima.
play-saved = O jogo está guardado em { $file }. Para continuar:
play-not-saved = Para continuar daqui, começa com --position e esta linha:
play-taken-back = Desfeito.
play-enough-sure = Querem todos parar aqui, com os lugares como estão? Então escreve «enough yes».
play-over = O jogo acabou.
play-place = { $place }. { $who }
play-place-points = { $points ->
    [1] { $place }. { $who }, { $points } ponto
   *[other] { $place }. { $who }, { $points } pontos
}
play-recorded = A gravação está em { $file }; «rauswurf verify» verifica-a.

## What cannot be taken back

play-undo-nothing = Não há nada para desfazer.
play-undo-over = O jogo acabou; já não se desfaz nada.
play-undo-roll = Se jogam várias pessoas, não se desfaz nenhum lançamento.
play-undo-others = Se jogam várias pessoas, não se desfaz o que um bot fez.

## Questions

play-ask-roll = { $rolls ->
    [0] { $who }: { $how }
    [1] { $who }: { $how }
   *[other] { $who } (restam { $rolls } lançamentos): { $how }
}
play-ask-only = { $who }: Enter joga { $move }
play-ask-move = { $who }: a tua jogada
play-enter-rolls = { $dice ->
    [1] Enter lança
   *[other] Enter lança { $dice } dados
}
play-what-fell = { $bot ->
    [yes] o que mostra o dado do bot?
   *[no] o que tiraste?
}
play-what-fell-several = { $bot ->
    [yes] o que mostram os { $dice } dados do bot, por exemplo 3 5 5 1?
   *[no] o que tiraste? ({ $dice } dados, por exemplo 3 5 5 1)
}
play-what-fell-named = { $bot ->
    [yes] o que mostram os dados do bot? ({ $dice })
   *[no] o que tiraste? ({ $dice })
}

## Answers

play-not-understood = Assim não dá: { $reason }. Escreve «help» para ver o que podes escrever.
play-long-line = Esta linha é demasiado longa: uma linha pode ter { $most } letras. Nada foi feito.
play-not-legal = Não é permitido: { $reason }
play-no-typed-dice = Enter lança. Para escrever dados verdadeiros, começa com --dice ask.
play-bot-decides = O bot decide o que faz; a ti só te cabem os dados dele.
play-choose = Escolhe uma de { $count } jogadas pelo número, ou escreve-a.
play-type-dice = Lança tu e escreve o que os dados mostram.
play-no-such-number = { $count ->
    [1] Só há a jogada { $count }.
   *[other] Há jogadas de 1 a { $count }.
}
play-and-more = {"      "}e mais { $count }; escreve «moves» para as ver todas.
play-is-legal = { $move } é permitido.
play-nothing-refused = Agora não há nada imaginável que não seja permitido.
play-ruling = Decisão: { $ruling }
play-one-rule = «rules { $rule }» explica uma delas.
play-words =
    {"  "}Enter         lançar, ou fazer a única jogada
    {"  "}3             fazer a terceira jogada da lista (ou dizer o que tiraste, se lanças tu)
    {"  "}12-18         fazer esta jogada
    {"  "}moves         ver todas as jogadas
    {"  "}why 12-18     porque é que isto não se pode?
    {"  "}why           porque é que as outras não se podem?
    {"  "}undo          desfazer; para lá de um lançamento, só a solo ou com dados verdadeiros
    {"  "}board         desenhar a mesa outra vez
    {"  "}position      a posição numa linha, para «rauswurf referee» e «rauswurf play --position»
    {"  "}rules         as regras pelo nome; «rules finish» explica uma delas
    {"  "}help          esta lista
    {"  "}enough        terminar aqui, com os lugares como estão
    {"  "}quit          parar de jogar; o jogo fica guardado

## The table on the screen

play-roll = { $dice ->
    [1] lançar o dado
   *[other] lançar { $dice } dados
}
play-captures = { $move }  expulsa { $colour }
play-stop = parar de lançar
play-use = usar { $card }
play-take = ficar com { $cards }
play-take-machine = ficar com { $cards }, com a máquina do tempo
play-take-nothing = não ficar com nada
play-cover = cobrir { $card }
play-card-of = { $card } ({ $who })
play-keep = { $kept ->
    [0] lançar os { $rolled } outra vez
   *[other] guardar { $kept }, lançar { $rolled }
}
play-type-here = escreve uma jogada, ou / e uma palavra
play-key-line = Enter jogar   ↑↓ escolher   u desfazer   w porquê   r regras   ? ajuda   q fim
play-close = Esc fecha
play-help-title = Teclas
play-why-title = Porque não?
play-end-keys = Esc: ver a mesa   q: sair
play-field = casa { $field }
play-points = { $points ->
    [1] { $points } ponto
   *[other] { $points } pontos
}
play-keys =
    Enter, espaço | lançar; fazer a jogada marcada; apressar os bots
    ↑ ↓ | ver outra jogada: o tabuleiro mostra-a
    3 Enter | fazer a terceira jogada
    12-18 Enter | fazer esta jogada; / começa uma linha com qualquer letra
    /why 12-18 Enter | porque é que isto não se pode?
    w | porque é que não se pode fazer mais nada?
    1 … 7, ← → espaço | NICHTLUSTIG: pôr um dado de lado ou voltar a pegar nele
    u | desfazer. A solo, ou com dados verdadeiros: até à tua última decisão, e os dados voltam a cair igual. Com várias pessoas: uma jogada, até ao próximo lançamento
    r | as regras deste jogo
    Page ↑, Page ↓ | o que aconteceu antes
    Esc | largar, esquecer o que está escrito
    q | sair; o jogo fica guardado, rauswurf play --resume continua-o
    rato | clica numa peça e depois aonde vai; ou no dado, numa linha da lista, numa carta

## Before the game, on the screen

play-start-title = O que vamos jogar?
play-start-go-on = Continuar: { $saved }
play-start-who = { $players } jogadores, { $bots ->
    [0] todos pessoas
    [1] um deles um bot
   *[other] { $bots } deles bots
}
play-start-keys = Enter começar   ↑↓ escolher   ← → jogadores   + - bots   q sair
play-words-keys = Enter linha seguinte; depois da última começa o jogo   Esc sair

## NICHTLUSTIG on the screen.

play-symbol-duck = Pato
play-symbol-ufo = OVNI
play-symbol-clown =
    Pa-
    lhaço
play-symbol-nf700 = NF700
play-symbol-time-machine =
    Máq.
    tempo
play-symbol-virus = Vírus
play-symbol-poodle =
    Cani-
    che
play-die-black = prt
play-die-red = ver
play-die-white = bra
play-die-pink = ros
