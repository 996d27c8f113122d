### What happened at the table: whole sentences that follow each other.

## Rolling.

tell-roll = { $who } fait un { $face }.
tell-roll-lost = { $who } fait un { $face } et ne peut pas jouer.
tell-begins = { $who } commence.
tell-tied = Égalité : { $who } relancent.

## A piece moves.

tell-enter = { $who } entre en jeu sur la case { $to }.
tell-enter-capture = { $who } entre en jeu sur la case { $to } et renvoie { $victim } { $back }.
tell-move = { $who } va { $origin } { $to }.
tell-capture = { $who } va { $origin } { $to } et renvoie { $victim } { $back }.
tell-hit-stone = { $who } va { $origin } { $to } ; la pierre de { $victim } retourne { $back }.
tell-goal = { $who } va { $origin } { $to }.
tell-back = { $who } va en arrière, { $origin } { $to }.
tell-back-capture = { $who } va en arrière, { $origin } { $to }, et renvoie { $victim } { $back }.
tell-neutral = { $who } joue un pion neutre ({ $colour }).
tell-pass = { $who } passe.

## What follows from a move.

tell-huffed = { $colour } a oublié de prendre : son pion sur la case { $origin } retourne { $back }.
tell-pushed = Un pion de { $colour } est poussé { $origin } { $to }.
tell-home = { $count ->
    [one] { $who } a tous ses pions à l’arrivée.
   *[other] { $who } ont tous leurs pions à l’arrivée.
}

## Games in which pieces hunt.

tell-hunt = { $who } chasse le { $number }.
tell-hunt-roll = { $hits ->
    [0] { $who } fait { $faces } : raté.
    [one] { $who } fait { $faces } : { $hits } touche.
   *[other] { $who } fait { $faces } : { $hits } touches.
}
tell-focus-won = { $who } : le pion sur la case { $field } a maintenant le focus.
tell-focus-lost = { $who } : le pion sur la case { $field } a perdu le focus.

## Games with stones that block the way.

tell-push = { $who } pousse la pierre { $to }.
tell-stone = { $who } pose la pierre sur la case { $to }.
tell-stone-back = Personne ne pouvait jouer : la pierre de { $who } retourne { $origin } { $back }.

## NICHTLUSTIG, a game of dice and cards.

tell-roll-dice = { $who } lance : { $dice }.
tell-roll-symbol = { $who } fait un symbole, qui vaut 0.
tell-roll-professors = { $who } lance pour les professeurs : { $faces }.
tell-keep = { $who } garde { $dice } et relance les autres dés.
tell-keep-nothing = { $who } ne garde rien et relance.
tell-stop = { $who } arrête de lancer.
tell-use-duck = { $who } utilise le canard pour un quatrième lancer.
tell-use-clown = { $who } rend le clown au lieu de prendre une carte Mort.
tell-take = { $who } prend { $cards }.
tell-take-from = { $who } prend { $card } à { $source }.
tell-take-machine = { $who } utilise la machine temporelle et prend { $cards }.
tell-take-nothing = { $who } ne prend aucune carte et garde la machine temporelle.
tell-cover = { $who } couvre { $card } avec { $death }.
tell-scored = { $who } valide { $cards }.
tell-counts-again = La carte { $card } compte de nouveau pour { $who }.
tell-lies-open = La carte { $card } reste à découvert chez { $who }.
tell-gets-special = { $who } reçoit la carte { $card }.
tell-gets-special-from = { $who } reçoit la carte { $card }, que { $source } doit céder.
tell-misses-turn = { $who } saute un tour, et la carte { $card } retourne sur la table.
tell-special-back = La carte { $card } retourne sur la table.

## The end.

tell-over = { $count ->
    [one] La partie est finie : { $who } gagne.
   *[other] La partie est finie : { $who } gagnent.
}
tell-ended = La partie s’arrête avant la fin. Les places restent comme elles sont.
tell-points = { $points ->
    [one] { $who } a { $points } point.
   *[other] { $who } a { $points } points.
}

## A recorded game.

tell-beginning = { $game } : { $who }.
tell-taken-back = La dernière étape est annulée.
