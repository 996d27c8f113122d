### What is wrong with a position that somebody typed as one line: parts of a line.

## The form.

position-no-colour = il manque une couleur : écris yellow B B 0 a / green ...
position-twice = { $colour } y est deux fois
position-missing = il manque { $colour }
position-no-such-colour = aucune couleur { $colour } ne joue ; il y a { $known }
position-no-field = le plateau n’a pas de case { $field }
position-no-fact = il n’y a pas d’indication { $fact } ; il y a { $known }
position-fact-twice = { $fact } est dit deux fois
position-number = { $fact } { $said } : il faut un nombre de { $least } à { $most }
position-one-number = { $fact } { $said } : il faut { $number }, ou rien
position-alone = { $fact } { $said } : cela se dit seul
position-pairs = { $fact } { $said } : dis une couleur qui joue, puis ses cases
position-no-pairs = { $fact } : dis une couleur qui joue, puis ses cases
position-turn = turn { $said } : le tour ne peut être qu’à { $known }

## Pieces of race games.

position-pieces = { $count ->
    [one] { $colour } a { $count } pion au lieu de { $wanted }
   *[other] { $colour } a { $count } pions au lieu de { $wanted }
}
position-fourth-piece = à { $players }, le quatrième pion { $colour } est en { $field } dès le début
position-on-lane = { $colours } : en { $field }, il n’y a qu’une pierre, pas de pion
position-together = { $colours } sont ensemble en { $field }
position-crowded = { $colour } a { $count } pions en { $field } ; il y a de la place pour un
position-large-barrier = { $colour } a { $count } pions en { $field } ; un barrage en a deux
position-start-barrier = { $colour } a un barrage sur sa propre case de départ, ce qui ne peut pas arriver

## Whose turn it is, and who is home.

position-turn-home = { $colour } a fini et ne joue plus
position-home = home { $said } : qui a fini, c’est { $known }
position-nobody-home = home { $said } : personne n’a fini
position-many-home = { $count } ont fini ; la partie était finie à { $enough }
position-over = { $fact } : la partie est finie
position-contest = { $fact } : on lance encore pour savoir qui commence
position-contest-form = contest { $said } : dis chaque couleur une fois et ce qu’elle a fait, ou -
position-contest-done = contest : quelqu’un doit encore avoir à lancer, comme dans yellow 5 green -
position-no-contest = contest : la première place commence, on ne lance pas pour cela
position-contest-moved = contest : des pions ont déjà bougé
position-contest-next = contest : c’est à { $colour } de lancer
position-rolls = rolls { $rolls } : il ne peut pas en rester plus de { $most }
position-die-lost = die { $die } : { $colour } ne peut rien en faire, le lancer est perdu

## Hunts and stones, in the games Jäger and Einser Blocker.

position-hunt-form = hunt : dis le chiffre, les dés à venir et les touches, comme dans hunt 5 dice 2 hits 1
position-no-hunter = hunt : personne sur un sentier ne pourrait chasser
position-focus = focus { $colour } { $field } : il n’y a pas là de pion en jeu de cette couleur
position-one-stone = stone { $colour } : chaque couleur n’a qu’une pierre
position-stone-begin = stone { $colour } { $field } : à deux, les pierres commencent en { $first }
position-stone-place = stone { $colour } { $field } : une pierre est dans son couloir ou sur la piste
position-stone-taken = stone { $colour } { $field } : la case est prise
position-pushed = pushed : la pierre est là où elle commence

## Cards of NICHTLUSTIG, as they are typed.

position-no-seat = personne ne s’appelle { $colour } ; il y a { $known }
position-no-card = il n’y a pas de carte { $card } ; écris lemming 5 scored, yeti 2, duck
position-card-twice = { $colour } a { $card } deux fois
position-card-places = { $card } est à deux endroits : chez { $colour } et chez { $other }
position-not-scored = { $card } n’est pas une carte objectif et ne peut pas être validée
position-not-death = { $card } est sous { $death }, qui n’est pas une carte Mort
position-not-covered = { $card } ne peut pas être couverte
position-misses-turn = { $colour } a { $card } et saute son tour : le tour passe à la place suivante, et la carte est sur la table

## Dice of NICHTLUSTIG.

position-no-die = il n’y a pas de dé { $said } ; les dés s’écrivent b3, w5, p-, ufo
position-dice-count = { $dice ->
    [black] dés noirs : { $count } au lieu de { $wanted }
    [red] dés rouges : { $count } au lieu de { $wanted }
    [white] dés blancs : { $count } au lieu de { $wanted }
   *[pink] dés roses : { $count } au lieu de { $wanted }
}
position-die-twice = { $dice ->
    [black] un dé noir y est deux fois
    [red] un dé rouge y est deux fois
    [white] un dé blanc y est deux fois
   *[pink] le dé rose y est deux fois
}
position-say-dice = dis ce que montrent les dés : dice b3 ufo r1 r2 w5 w5 p4
position-kept-form = kept { $said } : les dés s’écrivent b3, w5, ufo ou b3:ufo
position-kept = kept { $said } : les dés ne montrent pas cela, ou deux sont pareils : dis alors b3:duck ou b3:ufo
position-kept-alone = kept : dis aussi ce que montrent les dés
position-kept-shown = kept : les dés mis de côté montrent quelque chose, et tous ne sont pas de côté
position-rolled-form = { $fact } { $said } : dis une place et ce qu’elle a fait : 1 à 5, symbol ou -
position-rolls-before = rolls { $rolls } : il peut en rester de 1 à { $most } avant ce lancer
position-rolls-after = rolls { $rolls } : il ne peut pas en rester plus de { $most } après ce lancer
position-turn-over = rolls 0 : il n’y a plus rien à décider, le tour est fini

## The beginning and the end of NICHTLUSTIG.

position-contest-cards = contest : personne n’a de carte avant le premier tour
position-contest-one-die = contest : on lance un dé par place, comme dans yellow 5 green -
position-contest-two = contest : il en faut au moins deux
position-ended = { $fact } : la partie est finie, cartes objectif sur la table : { $count } seulement
position-not-ended = professors : la partie n’est pas finie, cartes objectif sur la table : { $count }
position-professors = professors : voici combien de dés on lance : { $known }
position-no-professors = professors : il n’y a pas de dés à lancer
position-professors-order = professors : les dés se lancent dans l’ordre des places

## What is to be decided in NICHTLUSTIG.

position-now = now { $said } : ce peut être duck, fourth, take, death ou cover death 3
position-now-rolls = { $wanted ->
    [one] { $now } : il reste alors { $wanted } lancer, pas { $rolls }
   *[other] { $now } : il reste alors { $wanted } lancers, pas { $rolls }
}
position-now-dice = { $now } : tous les dés doivent être posés
position-now-duck = now duck : { $colour } ne peut pas utiliser le canard
position-now-fourth = now fourth : qui a utilisé le canard avait trois lancers et l’a remis en place
position-now-take = now take : ces dés n’apportent pas de carte objectif
position-now-death = now death : { $colour } a déjà toutes les cartes Mort
position-now-cover = now cover : { $death } doit être à découvert chez { $colour }
position-nothing-to-cover = now cover : { $colour } n’a pas de carte à couvrir
position-scored = { $now } : le dé rose a validé { $card } chez { $colour }
position-no-death-due = { $now } : ces dés apportent une carte objectif, et il n’y a pas de virus
