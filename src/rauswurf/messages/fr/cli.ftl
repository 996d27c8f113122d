### What commands say that have no file of their own, and what several commands say.

## Bad input: parts of a line.

cli-between = { $option } doit être entre { $least } et { $most }, pas { $value }
cli-language = { $option } doit être une de ces langues : { $known } ; pas « { $code } »
cli-position-cannot-be = cette position est impossible : { $faults }
cli-no-file = il n’y a pas de fichier { $file }
cli-not-a-file = { $file } n’est pas un fichier
cli-no-folder = { $option } : il n’y a pas de dossier { $folder }
cli-output = impossible d’écrire la sortie : { $reason }
cli-file = impossible d’utiliser { $file } : { $reason }
cli-set-form = --set veut ID=VALEUR, par exemple --set three-rolls=on, pas « { $text } »
cli-set-twice = --set { $variant } est donné deux fois : { $first } et { $second }
cli-position-empty = --position est vide : dis où se trouve chaque chose
cli-too-long = { $option } dépasse { $most } caractères
cli-needs-option = { $option } demande aussi { $other }

## Numbers that stand alone, in tables.

cli-whole = { NUMBER($value, maximumFractionDigits: 0) }
cli-number = { NUMBER($value, minimumFractionDigits: 2, maximumFractionDigits: 2) }
cli-percent = { NUMBER($value, style: "percent", minimumFractionDigits: 2, maximumFractionDigits: 2) }

## `rauswurf games`: a table of all games.

cli-games-game = jeu
cli-games-name = nom
cli-games-players = à combien
cli-games-more =
    Pour lire les règles : rauswurf rules JEU
    Pour jouer : rauswurf play JEU

## `rauswurf rules`: the rules of a game.

cli-rules-title = { $game }, pour { $players } personnes
cli-rules-source = Expliqué ici pour { $players } personnes. Source : { $source }.
cli-rules-ruling = Interprétation :
cli-rules-variants = Variantes, à choisir avec --set ID=VALEUR :
cli-rules-usually = (d’habitude { $value })
cli-rules-limit = ({ $value } : { $players } personnes)

## `rauswurf perft`: how many sequences of events can follow.

cli-perft-first = premier événement
cli-perft-sequences-of = suites de longueur { $depth }
cli-perft-depth = profondeur
cli-perft-sequences = suites
cli-perft-rolls = finissant par un lancer
cli-perft-moves = finissant par un coup
cli-perft-total = { $sequences ->
    [one] { $sequences } suite
   *[other] { $sequences } suites
} de { $depth ->
    [one] { $depth } événement
   *[other] { $depth } événements
}, en { NUMBER($seconds, minimumFractionDigits: 2, maximumFractionDigits: 2) } s

## `rauswurf board check`: is a board file in order?

cli-board-wrong = { $faults ->
    [one] { $file } : { $faults } erreur
   *[other] { $file } : { $faults } erreurs
}
cli-board-fine = { $file } est en ordre : { $name }, { $fields } cases, couleurs { $colours }
cli-board-fits = On peut y jouer à { $game } { $most ->
    [2] à { $most }
   *[other] de { $least } à { $most }
} personnes, avec { $pieces } pions chacun.
cli-board-misfit = { $faults ->
    [one] On ne peut pas y jouer à { $game }, pour une raison :
   *[other] On ne peut pas y jouer à { $game }, pour { $faults } raisons :
}
cli-board-endless = en { $games } parties jouées au hasard, personne n’est arrivé
cli-board-no-net = Les bots n’ont pas appris ce plateau. Ils suivent des règles simples : les niveaux diffèrent, mais même l’expert est plus faible que sur le plateau du jeu. L’entraîneur ne peut pas le juger.
cli-board-four = On ne peut pas choisir { $variants } : il faut pour cela quatre couleurs.
cli-board-uneven = --fields { $fields } ne se partage pas équitablement entre { $colours } couleurs : prends un multiple de { $colours } qui donne à chacune au moins { $least } cases
cli-board-there = { $file } existe déjà et reste tel quel
