### The answers of `rauswurf referee`, which says what may be done in a position.

## Bad input: parts of a line.

referee-roll-empty = --roll est vide : dis ce que montre le dé, un chiffre de 1 à 6
referee-roll-differs = la position a die { $position }, --roll dit { $roll }
referee-no-such-move = { $move } : { $reason }

## Whose turn it is.

referee-over = La partie est finie.
referee-to-roll = { $rolls ->
    [one] À { $who } de lancer, il reste { $rolls } lancer.
   *[other] À { $who } de lancer, il reste { $rolls } lancers.
}
referee-to-move = À { $who } de jouer.
referee-misses-turn = { $who } a la carte « { $card } » et passe son tour ; la carte revient sur la table. Au tour de { $next } de lancer.
referee-rolled = { $who } a fait { $rolled }.
referee-rolled-on = { $rolls ->
    [one] { $who } a fait { $rolled }. C’est maintenant à { $next }, il reste { $rolls } lancer.
   *[other] { $who } a fait { $rolled }. C’est maintenant à { $next }, il reste { $rolls } lancers.
}
referee-lost = { $rolls ->
    [one] { $who } a fait { $rolled } et ne peut rien en faire : le lancer est perdu. C’est maintenant à { $next }, il reste { $rolls } lancer.
   *[other] { $who } a fait { $rolled } et ne peut rien en faire : le lancer est perdu. C’est maintenant à { $next }, il reste { $rolls } lancers.
}

## What may be done.

referee-legal = Permis :
referee-refused = Pas permis :
referee-move-legal = { $move } est permis.
referee-piece-moves = Le pion en { $field } peut jouer.
referee-move-refused = { $move } n’est pas permis : { $reason }
