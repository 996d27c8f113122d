### Why a move may not be made, friendly and short. "Próprio": of the colour that is to move.

## All race games

refuse-finish-over = O jogo acabou.
refuse-goal-count-does-not-fit = { $die ->
    [1] A um passo não há nenhuma casa da meta.
   *[other] A { $die } passos não há nenhuma casa da meta.
}
refuse-goal-count-foreign-goal = Essa é a meta de outra cor.
refuse-goal-count-past-own-goal = Com um { $die } passava-se além da própria meta.
refuse-goal-count-once-round = Uma peça dá uma só volta e vira para a sua meta antes da casa { $start }. Aí nunca chega.
refuse-goal-no-jump-in-the-way = Na meta não se salta por cima de nenhuma peça, e a casa { $field } está ocupada.
refuse-must-move-can-move = Há uma jogada possível, por isso é preciso fazê-la.
refuse-must-move-own-piece = Na casa { $field } já está uma peça tua.
refuse-must-move-roll-lost = Não podes fazer nada com o { $die }, por isso perde-se.
refuse-no-such-move-hunt = Neste jogo não se caça.
refuse-no-such-move-push = Neste jogo não há pedras.
refuse-no-such-move-stone = Neste jogo não há pedras.
refuse-no-such-move-turn = Neste jogo não se viram peças.
refuse-no-such-piece-nothing-there = { $colour } não tem nenhuma peça na casa { $field }.
refuse-roll-move-foreign-goal = Essa é a meta de outra cor.
refuse-roll-move-forward-only = As peças andam para a frente, e desta vez { $die }.
refuse-roll-move-move-first = Antes de voltar a lançar é preciso jogar o { $die }.
refuse-roll-move-roll-first = Primeiro lança-se; o número decide.
refuse-roll-move-too-far = Com um { $die } esta peça não chega a nenhuma casa.
refuse-roll-move-wrong-number = { $die ->
    [1] Isso não fica a um passo.
   *[other] Isso não fica a { $die } passos.
}
refuse-turns-not-yours = É a vez de { $turn }, e essa peça é de { $colour }.

## Mensch ärgere Dich nicht and its family

refuse-backward-capture-nobody-there = Uma peça só anda para trás para expulsar, e na casa { $field } não há nenhuma peça adversária.
refuse-backward-capture-over-own-start = Para trás, uma peça nunca chega à própria saída nem passa por ela.
refuse-backward-capture-out-of-goal = Na meta nunca se anda para trás, nem se volta a sair.
refuse-barriers-in-the-way = Na casa { $field } há uma barreira; ninguém pode parar nela nem passar.
refuse-barriers-on-start = Na saída há uma barreira; ninguém pode entrar.
refuse-clear-start-start-first = Há peças na base, por isso a da saída tem de andar primeiro.
refuse-forced-capture-capture-first = Podes expulsar, por isso tens de o fazer.
refuse-forced-capture-no-passing = Podes expulsar. Isso podes deixar escapar, mas não podes passar.
refuse-one-per-field-own-piece = Na casa { $field } já está uma peça tua.
refuse-six-enters-must-enter = Com um seis tem de sair uma peça da base, para a sua saída.
refuse-six-enters-needs-six = Da base só se sai com um seis, não com um { $die }.
refuse-six-enters-only-to-start = Da base sai-se para a própria saída.
refuse-six-start-occupied-own-on-start = Na tua saída está uma peça tua, por isso não pode entrar outra.
refuse-six-start-occupied-start-first = Na tua saída está uma peça tua; com o seis tens de a mover.

## The six Nüby games

refuse-backward-throw-free-field = Para trás só se expulsa por cima de casas ocupadas, e a casa { $field } está livre.
refuse-backward-throw-nobody-there = Uma peça só anda para trás para expulsar, e na casa { $field } não há nenhuma peça adversária.
refuse-enter-needs-six = Uma peça que espera só entra com um seis, não com um { $die }.
refuse-enter-only-to-entry = Esta peça entra pela casa { $field }.
refuse-enter-own-piece = Na entrada já está uma peça tua.
refuse-free-entry-enter-first = Não tens nenhuma peça em jogo, por isso entra primeiro uma das que esperam.
refuse-free-entry-not-optional = Não tens nenhuma peça em jogo, por isso tem de entrar uma das que esperam.
refuse-six-only-to-throw = Um seis só serve para entrar com uma peça que espera ou para expulsar.
refuse-backward-throw-out-of-goal = Na meta nunca se anda para trás, nem se volta a sair.
refuse-second-level-not-out = Uma peça no anel interior nunca volta ao exterior.
refuse-second-level-own-arrow = Só se entra pela seta da própria cor, depois da casa { $field }.

## Jäger

refuse-focus-to-go-home-no-focus = Esta peça ainda não caçou; só as peças com foco vão para a meta.
refuse-hunt-dice-first = A caça começou: lança os dados dela.
refuse-hunt-instead-of-a-roll = Caça-se em vez de lançar, e já lançaste.
refuse-hunt-no-hit = Já não tens nenhum acerto para virar uma peça.
refuse-hunt-no-hunter = Não tens nenhuma peça sem foco num caminho lateral.
refuse-hunt-no-such-number = Para caçar diz-se um número de 1 a 6.
refuse-hunt-not-beside = Na casa { $field } não tens nenhuma peça num caminho lateral.
refuse-hunt-not-yet = Ainda se está a lançar para ver quem começa.
refuse-hunt-others-first = Vira primeiro as peças sem foco.
refuse-hunt-turn-first = Vira primeiro peças pelos teus acertos.
refuse-hunt-several-must = A caça acertou mais de uma vez, por isso cada acerto tem de virar uma peça.
refuse-side-path-taken = Num caminho lateral ninguém é expulso, e a casa { $field } está ocupada.
refuse-side-path-from-its-entrance = Um caminho lateral começa depois da casa { $field }. Em mais lado nenhum se entra nele nem se expulsa nele.
refuse-side-path-to-its-end = Um caminho lateral leva à casa { $field }. Não se sai dele pelo lado.

## Einser Blocker

refuse-blockade-in-the-way = Na casa { $field } uma pedra fecha o caminho; por ela ninguém passa.
refuse-blockade-no-opponent = A pedra da casa { $field } não é um adversário: só uma jogada normal lhe acerta.
refuse-blockade-on-entry = Na entrada está uma pedra; por aí ninguém entra.
refuse-one-pushes-needs-one = Só um 1 empurra a pedra.
refuse-one-pushes-not-in-lane = A pedra já não está no seu corredor, ou já está livre.
refuse-one-pushes-once = Este 1 já empurrou a pedra.
refuse-place-not-free = A pedra não está na sua casa livre.
refuse-place-not-now = Uma pedra põe-se antes de lançar, ou entre o lançamento e a jogada.
refuse-place-only-on-track = Uma pedra só se põe no percurso.
refuse-place-taken = A casa { $field } está ocupada.

## Werfer, Abkürzungen and Kurzer Einsatz

refuse-arrow-against = Pela casa de seta ({ $field }) não se passa contra a seta.
refuse-arrow-from-arrow = Da casa de seta ({ $field }) só se anda para trás para expulsar com um 1.
refuse-either-way-out-of-goal = Na meta as peças nunca andam para trás, nem voltam a sair.
refuse-shortcut-from-a-stop = Só vai por um atalho quem parou na sua casa de seta.
refuse-shortcut-to-its-end = As casas cinzentas levam à casa { $field }. Não se sai de um atalho pelo lado.
refuse-grey-taken = Numa casa cinzenta ninguém é expulso, e a casa { $field } está ocupada.

## NICHTLUSTIG

refuse-clown-no-death = O palhaço entrega-se em vez de uma carta da morte, quando se tem de ficar com uma.
refuse-cover-cover-first = Diz primeiro sobre que carta fica { $card }.
refuse-cover-covered = A carta { $card } já está coberta.
refuse-cover-dinosaur = Os dinossauros nunca são cobertos; já estão extintos.
refuse-cover-fresh = A carta { $card } ainda não está pontuada; só se cobrem as pontuadas.
refuse-cover-lemming-first = Antes de qualquer outra carta é preciso cobrir um lemingue pontuado: { $card }.
refuse-cover-no-death = Não há nenhuma carta da morte para pôr.
refuse-cover-no-target = A carta { $card } não é uma carta-alvo; só essas se cobrem.
refuse-cover-not-yours = A carta { $card } não é tua; uma carta da morte só cobre cartas próprias.
refuse-death-must-take = Não se ganhou nenhuma carta-alvo, ou está aí o vírus: é preciso ficar com uma carta da morte.
refuse-death-not-due = Agora não é preciso ficar com nenhuma carta da morte.
refuse-death-only-one = Fica-se com uma só carta da morte, e nada mais com ela.
refuse-death-pink-decides = O dado rosa decide com que carta da morte se fica: { $card }.
refuse-dinosaurs-only-one = Num turno só se pode ficar com um dinossauro.
refuse-dinosaurs-too-low = Sem o dado rosa, a soma é { $sum }; não chega para { $card }.
refuse-duck-after-third = O pato dá um quarto lançamento, por isso antes tem de haver um terceiro.
refuse-duck-must-roll = O pato foi usado para um quarto lançamento; é preciso lançar pelo menos um dado.
refuse-duck-too-late = Os lançamentos deste turno acabaram; o pato chega tarde.
refuse-duck-use-first = Os três lançamentos acabaram; só o pato dá um quarto. Usa-o primeiro.
refuse-each-die-once-not-together = Estas cartas precisam de um dado duas vezes; cada dado só conta uma vez.
refuse-end-over = O jogo acabou.
refuse-first-roll-first = Está a lançar-se para ver quem começa: lança um dado.
refuse-own-death-own-already = A carta { $card } já lá está; é preciso ficar com outra carta da morte.
refuse-own-death-table-first = A carta { $card } já é tua; enquanto houver alguma na mesa, a outra vem de lá.
refuse-pairs-not-shown = { $colour ->
    [black] Para { $card }, os dois dados pretos têm de mostrar um { $number }.
    [red] Para { $card }, os dois dados vermelhos têm de mostrar um { $number }.
   *[white] Para { $card }, os dois dados brancos têm de mostrar um { $number }.
}
refuse-professors-not-shown = Para { $card }, um dado preto, um vermelho e um branco têm de mostrar um { $number }.
refuse-professors-roll-roll-first = Agora lançam-se os dados dos professores.
refuse-rolls-aside = Já está de lado, e assim fica: { $die }.
refuse-rolls-done = Os lançamentos deste turno acabaram.
refuse-rolls-keep-first = Diz primeiro que dados guardas. Para os lançar todos outra vez, escreve «keep nothing».
refuse-rolls-no-such-die = Não há nenhum dado assim: { $die }.
refuse-rolls-roll-first = Primeiro lança os dados.
refuse-rolls-said-twice = Não há outro dado assim: { $die }.
refuse-rolls-which-die = Dois dados são iguais, mas têm símbolos diferentes: diz «{ $one }» ou «{ $other }».
refuse-scoring-safe = A carta { $card } está pontuada; { $seat } já não a pode perder.
refuse-specials-by-itself = A carta { $card } atua sozinha, não há nada a escolher.
refuse-specials-by-symbol = { $card } é uma carta especial; é o símbolo que a traz, no fim do turno.
refuse-specials-not-held = { $seat } não tem a carta { $card }.
refuse-take-done = As cartas-alvo deste turno já foram escolhidas.
refuse-take-elsewhere = Quem tem a carta { $card } é { $seat }.
refuse-take-elsewhere-table = A carta { $card } está na mesa.
refuse-take-must-take = Pode ficar-se com uma carta-alvo, por isso é preciso ficar com uma.
refuse-take-own = A carta { $card } já é tua.
refuse-take-roll-first = Primeiro vem o lançamento do pato: diz que dados guardas.
refuse-take-stop-first = As cartas escolhem-se quando acabarem os lançamentos: para primeiro.
refuse-time-machine-not-needed = A soma de { $sum } chega; a máquina do tempo não é precisa.
refuse-time-machine-say-dinosaur = A máquina do tempo usa-se ao ficar com um dinossauro que precisa dela.
refuse-two-rolls-no-duck = Com a carta { $card } só há dois lançamentos, por isso não se pode usar o pato.
