### What is wrong with a board file (TOML): parts of a line.

board-error = { $file } : { $faults }
board-unreadable = impossible à lire : { $reason }
board-not-toml = n’est pas un fichier TOML : { $reason }
board-too-large = dépasse { $most } octets
board-not-a-board = pas un fichier de plateau ({ $reason })

## The form of the file.

board-file = le fichier
board-lacks = il manque { $key } dans { $where }
board-unknown-key = { $key } est inconnu dans { $where } ; on connaît { $known }
board-bad-size = size doit être deux nombres, largeur et hauteur
board-not-tables = { $key } doit être une liste de tables : [[{ $key }]]
board-many-fields = { $count } cases, c’est plus que { $most }
board-bad-title = { $key } doit être un texte de { $most } lettres au plus
board-many-colours = il peut y avoir { $most } couleurs au plus
board-few-colours = il faut au moins { $least } couleurs
board-colour-twice = la couleur { $colour } apparaît deux fois
board-bad-pieces = pieces doit être un nombre de { $least } à { $most }
board-bad-goals = chaque arrivée a besoin de { $least } à { $most } cases, ou bien le fichier doit dire combien il y a de pions (pieces = 4)
board-few-goals = { $pieces } pions ont besoin d’autant de cases d’arrivée, mais il n’y en a que { $goals }
board-many-names = ses chemins et ses marques nomment plus de { $most } cases
board-long-run = la suite { $run } dépasse { $most } cases
board-no-kind = il n’y a pas de genre { $kind } ; on connaît { $known }
board-bad-field = une case est [nom, x, y], pas { $entry }
board-bad-name = une case ne peut pas s’appeler { $field } : { $most } lettres, chiffres et points au plus
board-bad-places = la case { $field } a des coordonnées qui ne sont pas des nombres
board-field-twice = la case { $field } y est deux fois
board-no-colour = il n’y a pas de couleur { $colour } ; il y a { $known }
board-no-field = il n’y a pas de case { $field }
board-no-field-for = il n’y a pas de case { $field } pour { $colour }

## What cannot be played on.

board-goals-differ = il faut autant de cases d’arrivée pour toutes les couleurs
board-goal-kind = l’arrivée de { $colour } doit être faite de cases du genre goal
board-start-kind = { $colour } doit partir sur la piste
board-goal-unreachable = { $colour } ne peut pas atteindre son arrivée depuis son départ : { $missing }
board-enters-from = { $colour } entre en jeu depuis { $field }, qui n’est pas une case d’attente
board-two-ways = { $colour } peut aller de { $start } à { $end } en { $steps } pas par deux chemins, et un coup ne dirait pas lequel
board-many-ways = { $colour } a plus de { $most } chemins à partir de { $field }
board-not-walked-on = { $field } n’est pas une case où l’on marche

## Why a game cannot be played on a board that is not its own.

board-misfit-colours = ses couleurs doivent être parmi celles-ci : { $known }
board-misfit-kind = ce jeu ne connaît pas de cases { $kind }
board-misfit-mark = il lui manque la marque { $mark }
board-misfit-colour-mark = il manque à { $colour } la marque { $mark }
board-misfit-bases = il lui faut des écuries
board-misfit-no-bases = il ne doit pas avoir d’écuries
board-misfit-entry = { $colour } doit sortir de son écurie { $base } sur sa case de départ { $start }
board-misfit-base-only = dans ce jeu, les pions renvoyés ({ $colour }) retournent à l’écurie, pas sur { $fields }
board-misfit-starts = deux couleurs partent de la même case
board-misfit-first-fields = les pions commencent sur les { $pieces } cases après leur départ, et deux couleurs commenceraient sur la même
board-misfit-ring = la piste doit continuer de l’entrée de l’arrivée de { $colour } jusqu’à son départ
board-misfit-lane = il faut à { $colour } un couloir de { $fields } cases pour sa pierre
board-misfit-outer = après { $field }, toutes les couleurs doivent continuer sur la même case, car l’anneau extérieur est à tous
board-misfit-inner = { $colour } n’a pas de chemin de l’anneau extérieur à l’anneau intérieur
board-misfit-foreign-goal = { $colour } peut aller sur des cases d’arrivée qui ne sont pas à elle : { $fields }
board-misfit-walk = { $colour } peut aller sur des cases où personne ne passe dans ce jeu : { $fields }
board-misfit-dead-end = { $colour } ne peut pas rentrer depuis { $fields }
board-misfit-thrown = { $colour } n’a nulle part où attendre après un renvoi sur { $fields }

## What our own boards are called.

board-name-cross = Croix de quarante cases
board-name-einser-blocker = Carré de quarante cases avec pierres
board-name-abkuerzungen = Étoile de soixante cases avec raccourcis
board-name-jaeger = Étoile de soixante cases avec sentiers
board-name-kurzer-einsatz = Étoile de soixante cases sans cases d’attente
board-name-werfer = Étoile de soixante cases avec flèches
board-name-zweite-ebene = Deux hexagones
