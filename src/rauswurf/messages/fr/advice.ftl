### What the coach says on the page: how a game went, a hint, a doubt, a position. Chances are games in 100.

## How a game went.

advice-curve = Les chances de chacun, moment par moment
advice-race-win = Les chances de gagner :
advice-race-place = Les chances pour la place { $place } :
advice-moments = Les moments qui ont compté
advice-step-lucky = { $name } fait { $faces }. De la chance : cela valait { $count } parties sur 100.
advice-step-unlucky = { $name } fait { $faces }. Pas de chance : cela a coûté { $count } parties sur 100.
advice-step-mistake = { $name } : { $move }. Cela a coûté { $count } parties sur 100.
advice-step-good = { $name } : { $move }. Bien choisi.
advice-step-others = { $name } : cela a aidé { $gains } et nui à { $loses } : { $count } parties sur 100.
advice-step-forced = { $name } : { $move }. Il n’y avait pas le choix.
advice-step-usual = Rien de particulier ici.
advice-better = Mieux : { $move }.
advice-why = Montre-moi pourquoi
advice-why-after = Après ce coup : { $move }
advice-why-wins = { $name } gagne { $count } parties sur 100.
advice-why-thrown = Avec leurs prochains lancers, les adversaires pourraient éjecter un pion de { $name } dans { $count } cas sur 100.
advice-why-safe = Avec son prochain lancer, aucun adversaire ne peut éjecter un pion de { $name }.
advice-why-answer = Le plus souvent, dans { $count } cas sur 100, voici la suite : { $told }
advice-why-passes = Dans { $count } cas sur 100, { $name } ne peut rien faire.

## Luck and mistakes, player by player.

advice-sums = Chance et erreurs
advice-sums-place = Chance et erreurs dans la course pour la place { $place }
advice-luck-good = Les dés ont donné à { $name } { $count } parties sur 100.
advice-luck-good-much = Les dés ont donné à { $name } autant que { $games } parties entières.
advice-luck-bad = Les dés ont pris à { $name } { $count } parties sur 100.
advice-luck-bad-much = Les dés ont pris à { $name } autant que { $games } parties entières.
advice-luck-even = Pour { $name }, chance et malchance s’équilibrent.
advice-mistakes = { $name } : { $mistakes ->
    [one] { $mistakes } erreur
   *[other] { $mistakes } erreurs
}, et { $count } parties sur 100 perdues ainsi.
advice-mistakes-much = { $name } : { $mistakes } erreurs, et autant que { $games } parties entières perdues ainsi.
advice-mistakes-none = { $name } : aucune erreur notable.
advice-sums-start = Début
advice-sums-luck = Chance
advice-sums-own = Ses erreurs
advice-sums-others = Erreurs des autres
advice-sums-estimate = Estimation
advice-sums-result = Résultat
advice-sums-hint = Tous les nombres sont des parties sur 100. Chaque colonne tombe juste : début, chance, erreurs et estimation donnent le résultat. L’estimation, c’est ce que l’entraîneur a lui-même mal évalué en route.
advice-exact = Ces chances sont exactes.
advice-estimated = Ces chances sont estimées. Elles peuvent s’écarter de { $count } sur 100.
advice-evaluator = Calculé par : { $name }.

## At the table.

advice-hint = Le mieux : { $move }.
advice-hint-wins = Ainsi, tu gagnes environ { $count } parties sur 100.
advice-sure = Vraiment ?
advice-sure-cost = { $move } : cela coûte environ { $count } parties sur 100.
advice-sure-yes = Jouer quand même
advice-sure-no = Réfléchir encore
advice-agree = La personne qui a ouvert cette table souhaite que l’entraîneur aide tout le monde : { $what }. D’accord ?

## A position.

advice-now = Les chances maintenant
advice-rolls = Ce qui peut tomber
advice-roll = Si { $faces } tombe
advice-rolls-hint = Sous chaque chiffre : combien de parties sur 100 ce lancer vaut de plus, ou de moins, que d’habitude. Choisis un lancer pour voir ses coups.
advice-moves = Coups
advice-cost = Coûte
advice-no-move = Aucun pion ne peut bouger.
advice-set-up = Pour changer la position, touche un pion, puis la case où il doit être.
advice-change = Composer une autre position
advice-piece = { $colour }, pion { $number }
advice-turn = À qui de jouer ?
advice-text = La position en texte
advice-show = Montrer
