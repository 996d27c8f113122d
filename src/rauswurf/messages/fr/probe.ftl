probe-no-table = Il n’y a pas ici de tableau de { $game }. « rauswurf solve { $id } » en fait un.
probe-not-known = Les tableaux qui sont ici ne connaissent pas cette position : { $tables }.
probe-nothing-to-do = Il n’y a rien à choisir dans cette position.
probe-chance = { $who } va lancer le dé et gagne { NUMBER($chance, style: "percent", minimumFractionDigits: 4, maximumFractionDigits: 4) } des parties si les deux jouent parfaitement.
probe-lost = Avec { $rolls }, { $who } ne peut pas jouer.
probe-face = { $who } a fait { $roll }. Chance de gagner après chaque coup :
probe-move = { $move }  { NUMBER($chance, style: "percent", minimumFractionDigits: 4, maximumFractionDigits: 4) }
