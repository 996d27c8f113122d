### What happened at the table: whole sentences that follow each other.

## Rolling.

tell-roll = { $who } tira un { $face }.
tell-roll-lost = { $who } tira un { $face } e non può usarlo.
tell-begins = { $who } comincia.
tell-tied = Parità: { $who } tirano ancora.

## A piece moves.

tell-enter = { $who } entra in gioco sulla casella { $to }.
tell-enter-capture = { $who } entra in gioco sulla casella { $to } e rimanda { $victim } { $back }.
tell-move = { $who } va { $origin } { $to }.
tell-capture = { $who } va { $origin } { $to } e rimanda { $victim } { $back }.
tell-hit-stone = { $who } va { $origin } { $to }; la pietra di { $victim } torna { $back }.
tell-goal = { $who } va { $origin } { $to }.
tell-back = { $who } va indietro { $origin } { $to }.
tell-back-capture = { $who } va indietro { $origin } { $to } e rimanda { $victim } { $back }.
tell-neutral = { $who } muove una pedina neutra ({ $colour }).
tell-pass = { $who } passa.

## What follows from a move.

tell-huffed = { $colour } non ha catturato: la pedina sulla casella { $origin } torna { $back }.
tell-pushed = Una pedina di { $colour } viene spinta { $origin } { $to }.
tell-home = { $count ->
    [one] { $who } ha tutte le pedine al traguardo.
   *[other] { $who } hanno tutte le pedine al traguardo.
}

## Games in which pieces hunt.

tell-hunt = { $who } va a caccia del numero { $number }.
tell-hunt-roll = { $hits ->
    [0] { $who } tira { $faces }: a vuoto.
    [one] { $who } tira { $faces }: un centro.
   *[other] { $who } tira { $faces }: { $hits } centri.
}
tell-focus-won = { $who }: la pedina sulla casella { $field } ora ha il focus.
tell-focus-lost = { $who }: la pedina sulla casella { $field } ha perso il focus.

## Games with stones that block the way.

tell-push = { $who } spinge la pietra { $to }.
tell-stone = { $who } mette la pietra sulla casella { $to }.
tell-stone-back = Nessuno poteva muovere: la pietra di { $who } torna { $origin } { $back }.

## NICHTLUSTIG, a game of dice and cards.

tell-roll-dice = { $who } tira { $dice }.
tell-roll-symbol = { $who } tira un simbolo, che vale 0.
tell-roll-professors = { $who } tira per i professori: { $faces }.
tell-keep = { $who } tiene { $dice } e tira di nuovo gli altri dadi.
tell-keep-nothing = { $who } non tiene niente e tira di nuovo.
tell-stop = { $who } smette di tirare.
tell-use-duck = { $who } usa la papera per un quarto tiro.
tell-use-clown = { $who } cede il clown invece di prendere una carta Morte.
tell-take = { $who } prende { $cards }.
tell-take-from = { $who } prende { $card } a { $source }.
tell-take-machine = { $who } usa la macchina del tempo e prende { $cards }.
tell-take-nothing = { $who } non prende carte e tiene la macchina del tempo.
tell-cover = { $who } copre { $card } con { $death }.
tell-scored = { $who } incassa { $cards }.
tell-counts-again = La carta { $card } di { $who } conta di nuovo.
tell-lies-open = La carta { $card } resta scoperta davanti a { $who }.
tell-gets-special = { $who } riceve la carta { $card }.
tell-gets-special-from = { $who } riceve la carta { $card } da { $source }.
tell-misses-turn = { $who } salta un turno, e la carta { $card } torna sul tavolo.
tell-special-back = La carta { $card } torna sul tavolo.

## The end.

tell-over = { $count ->
    [one] La partita è finita: vince { $who }.
   *[other] La partita è finita: vincono { $who }.
}
tell-ended = La partita finisce in anticipo. Valgono i piazzamenti di adesso.
tell-points = { $points ->
    [one] { $who } ha { $points } punto.
   *[other] { $who } ha { $points } punti.
}

## A recorded game.

tell-beginning = { $game }: { $who }.
tell-taken-back = Si torna indietro di un passo.
