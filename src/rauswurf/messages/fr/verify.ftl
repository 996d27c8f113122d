### What `rauswurf verify` says, which checks a recorded game.

verify-title = { $game }, { $created } : { $players }

## Short headings of the four paragraphs.

verify-rules = Règles
verify-dice = Dés
verify-outcome = Résultat
verify-seal = Sceau

## Rules.

verify-rules-followed = Tout suit les règles : { $rolls ->
    [one] { $rolls } lancer
   *[other] { $rolls } lancers
} et { $moves ->
    [one] { $moves } coup
   *[other] { $moves } coups
}.
verify-ended = La partie a été arrêtée avant la fin. Les places sont celles de ce moment.
verify-against-rules = La ligne { $line } est contraire aux règles : { $reason }
verify-against-rule = La ligne { $line } est contraire aux règles : { $reason } [{ $rule }]
verify-rules-before = Avant elle, tout suit les règles : { $rolls ->
    [one] { $rolls } lancer
   *[other] { $rolls } lancers
} et { $moves ->
    [one] { $moves } coup
   *[other] { $moves } coups
}.
verify-taken-back = { $steps ->
    [one] { $steps } étape a été annulée.
   *[other] { $steps } étapes ont été annulées.
}
verify-rolls-taken-back = { $rolls ->
    [one] Parmi elles, { $rolls } lancer : qui est revenu en arrière savait ce qui allait tomber.
   *[other] Parmi elles, { $rolls } lancers : qui est revenu en arrière savait ce qui allait tomber.
}

## Dice.

verify-dice-fair = { $rolls ->
    [0] Aucun dé n’a encore été lancé.
    [one] L’unique lancer découle du secret fixé avant la partie.
   *[other] Les { $rolls } lancers découlent tous du secret fixé avant la partie.
}
verify-dice-not-told = Le secret est révélé à la fin ; avant, les dés ne peuvent pas être vérifiés.
verify-words = { $players ->
    [one] Les mots de { $players } personne sur { $all } y sont entrés.
   *[other] Les mots de { $players } personnes sur { $all } y sont entrés.
}
verify-no-words = Personne n’a ajouté de mots ; qui a tiré le secret pouvait donc en choisir un à son goût.
verify-promise = La promesse est
verify-promise-seen = Est-ce celle qu’on t’a montrée avant que tu ajoutes tes mots ?
verify-dice-seed = { $rolls ->
    [0] Aucun dé n’a encore été lancé (graine { $seed }).
    [one] L’unique lancer découle de la graine { $seed }.
   *[other] Les { $rolls } lancers découlent tous de la graine { $seed }.
}
verify-dice-seed-known = Qui connaissait la graine pouvait connaître chaque lancer d’avance.
verify-dice-hand = De vrais dés, tapés à la main : les dés n’ont pas pu être vérifiés.
verify-dice-computer = Lancés par l’ordinateur sans promesse : les dés n’ont pas pu être vérifiés.

## Outcome.

verify-not-over = Cette partie n’a pas de fin. Le reste a pu être enlevé : rien n’est promis sur la suite ni sur le gagnant.
verify-outcome-not-looked-at = Pas examiné, à cause des règles.
verify-place = { $place }. { $who }

## Seal.

verify-sealed = Le sceau correspond : rien n’a été changé par accident depuis la clôture de l’enregistrement.
verify-seal-compare = Qui change un enregistrement peut faire un nouveau sceau. Compare-le avec le sceau de tes amis : { $seal }

## What the record cannot prove.

verify-uncovered = Non prouvé
verify-uncovered-names-given = Les noms sont ceux que chacun s’est donnés en prenant place ; rien dans l’enregistrement ne les prouve.
verify-uncovered-names-absent = Tout le monde n’a pas de nom ici. Un nom donné en prenant place a pu être enlevé.
verify-uncovered-names-unbound = Rien n’est promis sur les noms : quelqu’un a pu les changer plus tard.
verify-uncovered-ended = Rien ici ne prouve que tout le monde voulait s’arrêter. La suite de la partie a pu être supprimée.
verify-uncovered-moves = Personne n’a signé les coups. Rien ici ne prouve qui les a joués.
verify-uncovered-game = Rien n’a été promis avant cette partie. Qui garde le fichier a pu tout inventer.

## The whole in one sentence.

verify-holds = Cet enregistrement tient.
verify-holds-so-far = Jusqu’ici tout tient, mais l’enregistrement n’est pas clos : il manque la fin.
verify-no-end = Ce qui est enregistré est en ordre, mais la partie n’a pas de fin : rien n’est promis à son sujet.
verify-does-not-hold = Cet enregistrement ne tient pas.
