### What happened, in whole sentences: "Amarillo saca un 6. Amarillo saca ficha a la casilla 0."

## Rolling

tell-roll = { $who } saca un { $face }.
tell-roll-lost = { $who } saca un { $face } y no puede hacer nada con él.
tell-begins = Empieza { $who }.
tell-tied = Empate: { $who } tiran otra vez.

## A piece moves

tell-enter = { $who } saca ficha a la casilla { $to }.
tell-enter-capture = { $who } saca ficha a la casilla { $to } y come a { $victim }, que vuelve { $back }.
tell-move = { $who } va { $origin } { $to }.
tell-capture = { $who } va { $origin } { $to } y come a { $victim }, que vuelve { $back }.
tell-hit-stone = { $who } va { $origin } { $to }; la piedra de { $victim } vuelve { $back }.
tell-goal = { $who } va { $origin } { $to }.
tell-back = { $who } va hacia atrás, { $origin } { $to }.
tell-back-capture = { $who } va hacia atrás, { $origin } { $to }, y come a { $victim }, que vuelve { $back }.
tell-neutral = { $who } juega una ficha de { $colour }.
tell-pass = { $who } pasa.

## What follows

tell-huffed = A { $colour } se le pasa comer: la ficha de la casilla { $origin } vuelve { $back }.
tell-pushed = Empujón: { $colour } pasa { $origin } { $to }.
tell-home = { $count ->
    [one] { $who } está en la meta.
   *[other] { $who } están en la meta.
}

## Jäger

tell-hunt = { $who } va a la caza del { $number }.
tell-hunt-roll = { $hits ->
    [0] { $who } saca { $faces }: ningún acierto.
    [one] { $who } saca { $faces }: un acierto.
   *[other] { $who } saca { $faces }: { $hits } aciertos.
}
tell-focus-won = { $who }: la ficha de la casilla { $field } ya tiene foco.
tell-focus-lost = { $who }: la ficha de la casilla { $field } pierde el foco.

## Einser Blocker

tell-push = { $who } empuja la piedra { $to }.
tell-stone = { $who } pone la piedra en la casilla { $to }.
tell-stone-back = Nadie podía mover: la piedra de { $who } vuelve { $origin } { $back }.

## NICHTLUSTIG

tell-roll-dice = { $who } saca { $dice }.
tell-roll-symbol = { $who } saca un símbolo, que vale 0.
tell-roll-professors = { $who } tira por los profesores: { $faces }.
tell-keep = { $who } aparta { $dice }. Los demás dados se tiran otra vez.
tell-keep-nothing = { $who } no aparta nada y vuelve a tirar.
tell-stop = { $who } se planta.
tell-use-duck = { $who } usa el pato para una cuarta tirada.
tell-use-clown = { $who } entrega el payaso en lugar de tomar una carta de muerte.
tell-take = { $who } toma { $cards }.
tell-take-from = { $who } le quita { $card } a { $source }.
tell-take-machine = { $who } usa la máquina del tiempo y toma { $cards }.
tell-take-nothing = { $who } no toma ninguna carta y se guarda la máquina del tiempo.
tell-cover = { $who } tapa { $card } con { $death }.
tell-scored = { $who } puntúa { $cards }.
tell-counts-again = La carta { $card } de { $who } vuelve a contar.
tell-lies-open = La carta { $card } queda a la vista ante { $who }.
tell-gets-special = { $who } recibe la carta { $card }.
tell-gets-special-from = { $who } le quita la carta { $card } a { $source }.
tell-misses-turn = { $who } pierde un turno, y la carta { $card } vuelve a la mesa.
tell-special-back = La carta { $card } vuelve a la mesa.

## The end

tell-over = { $count ->
    [one] La partida ha terminado: gana { $who }.
   *[other] La partida ha terminado: ganan { $who }.
}
tell-ended = La partida acaba antes de tiempo. Valen los puestos tal como están.
tell-points = { $points ->
    [one] { $who } tiene { $points } punto.
   *[other] { $who } tiene { $points } puntos.
}

## A recorded game

tell-beginning = { $game }: { $who }.
tell-taken-back = Se deshace el último paso.
