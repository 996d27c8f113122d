### What happened, in whole sentences: "Amarelo tira um 6. Amarelo entra na casa 0."
### [1] instead of [one]: in Portuguese the form one stands for 0 as well.

## Rolling

tell-roll = { $who } tira um { $face }.
tell-roll-lost = { $who } tira um { $face } e não pode jogar.
tell-begins = { $who } começa.
tell-tied = Empate: { $who } lançam outra vez.

## A piece moves

tell-enter = { $who } entra na casa { $to }.
tell-enter-capture = { $who } entra na casa { $to } e expulsa { $victim }, que volta { $back }.
tell-move = { $who } vai { $origin } { $to }.
tell-capture = { $who } vai { $origin } { $to } e expulsa { $victim }, que volta { $back }.
tell-hit-stone = { $who } vai { $origin } { $to }; a pedra de { $victim } volta { $back }.
tell-goal = { $who } vai { $origin } { $to }.
tell-back = { $who } vai para trás, { $origin } { $to }.
tell-back-capture = { $who } vai para trás, { $origin } { $to }, e expulsa { $victim }, que volta { $back }.
tell-neutral = { $who } joga uma peça neutra ({ $colour }).
tell-pass = { $who } passa.

## What follows

tell-huffed = { $colour } deixa escapar uma expulsão: a peça da casa { $origin } volta { $back }.
tell-pushed = Empurrão: { $colour } passa { $origin } { $to }.
tell-home = { $count ->
    [1] { $who } está na meta.
   *[other] { $who } estão na meta.
}

## Jäger

tell-hunt = { $who } vai à caça do { $number }.
tell-hunt-roll = { $hits ->
    [0] { $who } tira { $faces }: nenhum acerto.
    [1] { $who } tira { $faces }: um acerto.
   *[other] { $who } tira { $faces }: { $hits } acertos.
}
tell-focus-won = A peça de { $who } na casa { $field } já tem foco.
tell-focus-lost = A peça de { $who } na casa { $field } perde o foco.

## Einser Blocker

tell-push = { $who } empurra a pedra { $to }.
tell-stone = { $who } põe a pedra na casa { $to }.
tell-stone-back = Ninguém podia mover: a pedra de { $who } volta { $origin } { $back }.

## NICHTLUSTIG

tell-roll-dice = { $who } tira { $dice }.
tell-roll-symbol = { $who } tira um símbolo, que vale 0.
tell-roll-professors = { $who } lança pelos professores: { $faces }.
tell-keep = { $who } guarda { $dice }. Os outros dados são lançados outra vez.
tell-keep-nothing = { $who } não guarda nada e volta a lançar.
tell-stop = { $who } para de lançar.
tell-use-duck = { $who } usa o pato para um quarto lançamento.
tell-use-clown = { $who } entrega o palhaço em vez de ficar com uma carta da morte.
tell-take = { $who } fica com { $cards }.
tell-take-from = { $who } tira { $card } a { $source }.
tell-take-machine = { $who } usa a máquina do tempo e fica com { $cards }.
tell-take-nothing = { $who } não fica com nenhuma carta e guarda a máquina do tempo.
tell-cover = { $who } cobre { $card } com { $death }.
tell-scored = { $who } pontua { $cards }.
tell-counts-again = A carta { $card } de { $who } volta a contar.
tell-lies-open = A carta { $card } fica à vista diante de { $who }.
tell-gets-special = { $who } recebe a carta { $card }.
tell-gets-special-from = { $who } tira a carta { $card } a { $source }.
tell-misses-turn = { $who } perde a vez, e a carta { $card } volta para a mesa.
tell-special-back = A carta { $card } volta para a mesa.

## The end

tell-over = { $count ->
    [1] O jogo acabou: ganha { $who }.
   *[other] O jogo acabou: ganham { $who }.
}
tell-ended = O jogo acaba mais cedo. Valem os lugares como estão.
tell-points = { $points ->
    [1] { $who } tem { $points } ponto.
   *[other] { $who } tem { $points } pontos.
}

## A recorded game

tell-beginning = { $game }: { $who }.
tell-taken-back = O último passo foi desfeito.
