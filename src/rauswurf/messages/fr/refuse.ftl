### Why a move may not be made: one or two friendly sentences.

## Race games: all of them

refuse-finish-over = La partie est finie.
refuse-goal-count-does-not-fit = Aucune case d’arrivée n’est à { $die } pas.
refuse-goal-count-foreign-goal = C’est l’arrivée d’une autre couleur.
refuse-goal-count-past-own-goal = Avec un { $die }, ce pion dépasserait sa propre arrivée.
refuse-goal-count-once-round = Un pion ne fait qu’un tour et tourne vers son arrivée avant la case { $start }. Il ne va jamais là.
refuse-goal-no-jump-in-the-way = À l’arrivée, on ne saute par-dessus personne, et la case { $field } est prise.
refuse-must-move-can-move = Un coup est possible, alors il faut le jouer.
refuse-must-move-own-piece = Un de tes pions est déjà sur la case { $field }.
refuse-must-move-roll-lost = Tu ne peux rien faire du { $die } : il est perdu.
refuse-no-such-move-hunt = On ne chasse pas dans ce jeu.
refuse-no-such-move-push = Il n’y a pas de pierres dans ce jeu.
refuse-no-such-move-stone = Il n’y a pas de pierres dans ce jeu.
refuse-no-such-move-turn = On ne retourne pas de pion dans ce jeu.
refuse-no-such-piece-nothing-there = { $colour } n’a pas de pion sur la case { $field }.
refuse-roll-move-foreign-goal = C’est l’arrivée d’une autre couleur.
refuse-roll-move-forward-only = Les pions vont en avant, et de { $die } exactement.
refuse-roll-move-move-first = Il faut jouer le { $die } avant de relancer.
refuse-roll-move-roll-first = Lance d’abord ; c’est le dé qui décide.
refuse-roll-move-too-far = Il n’y a pas assez de cases devant ce pion pour un { $die }.
refuse-roll-move-wrong-number = Avec un { $die }, ce pion n’arrive pas là.
refuse-turns-not-yours = C’est à { $turn } de jouer, et les pions de { $colour } ne sont pas les siens.

## Mensch ärgere Dich nicht and its family

refuse-backward-capture-nobody-there = Un pion ne recule que pour prendre, et il n’y a pas de pion adverse sur la case { $field }.
refuse-backward-capture-over-own-start = Un pion ne recule jamais jusqu’à sa propre case de départ, ni au-delà.
refuse-backward-capture-out-of-goal = À l’arrivée, on ne recule jamais et on n’en ressort pas.
refuse-barriers-in-the-way = Il y a un barrage sur la case { $field } ; personne ne s’y pose ni ne le passe.
refuse-barriers-on-start = Il y a un barrage sur la case de départ ; personne ne peut entrer en jeu.
refuse-clear-start-start-first = Des pions attendent à l’écurie ; c’est donc au pion de la case de départ de partir d’abord.
refuse-forced-capture-capture-first = Une prise est possible, alors il faut prendre.
refuse-forced-capture-no-passing = Une prise est possible ; on peut l’oublier, mais pas passer.
refuse-one-per-field-own-piece = Un de tes pions est déjà sur la case { $field }.
refuse-six-enters-must-enter = Avec un six, un pion doit sortir de l’écurie, sur sa case de départ.
refuse-six-enters-needs-six = Pour sortir de l’écurie, il faut un six, pas un { $die }.
refuse-six-enters-only-to-start = Un pion sort de l’écurie sur sa propre case de départ.
refuse-six-start-occupied-own-on-start = Un de tes pions est sur ta case de départ ; aucun autre ne peut donc sortir.
refuse-six-start-occupied-start-first = Un de tes pions est sur ta case de départ ; c’est lui qui doit avancer avec le six.

## The six Nüby games

refuse-backward-throw-free-field = On n’éjecte en arrière que par-dessus des cases prises, et la case { $field } est libre.
refuse-backward-throw-nobody-there = Un pion ne recule que pour éjecter, et il n’y a pas d’adversaire sur la case { $field }.
refuse-enter-needs-six = Un pion en attente n’entre en jeu qu’avec un six, pas avec un { $die }.
refuse-enter-only-to-entry = Un pion en attente entre en jeu sur la case { $field }.
refuse-enter-own-piece = Un de tes pions est déjà sur la case d’entrée.
refuse-free-entry-enter-first = Aucun pion n’est en jeu : un pion en attente entre d’abord.
refuse-free-entry-not-optional = Aucun pion n’est en jeu : un pion en attente doit entrer.
refuse-six-only-to-throw = Un six ne sert qu’à faire entrer un pion en attente ou à éjecter un adversaire.
refuse-backward-throw-out-of-goal = À l’arrivée, on ne recule jamais et on n’en ressort pas.
refuse-second-level-not-out = Un pion sur l’anneau intérieur ne revient jamais à l’extérieur.
refuse-second-level-own-arrow = On n’entre à l’intérieur que par sa propre flèche, après la case { $field }.

## Jäger

refuse-focus-to-go-home-no-focus = Ce pion n’a pas encore chassé ; seuls les pions avec focus vont à l’arrivée.
refuse-hunt-dice-first = La chasse est lancée : lance maintenant ses dés.
refuse-hunt-instead-of-a-roll = On chasse au lieu de lancer, et tu as déjà lancé.
refuse-hunt-no-hit = Tu n’as plus de touche pour retourner un pion.
refuse-hunt-no-hunter = Tu n’as aucun pion sans focus sur un sentier.
refuse-hunt-no-such-number = On chasse un chiffre de 1 à 6.
refuse-hunt-not-beside = Tu n’as aucun pion sur un sentier sur la case { $field }.
refuse-hunt-not-yet = On lance encore pour savoir qui commence.
refuse-hunt-others-first = On retourne d’abord les pions sans focus.
refuse-hunt-turn-first = Retourne d’abord des pions pour tes touches.
refuse-hunt-several-must = La chasse a touché plusieurs fois : chaque touche doit retourner un pion.
refuse-side-path-taken = On n’éjecte personne sur un sentier, et la case { $field } est prise.
refuse-side-path-from-its-entrance = Un sentier commence après la case { $field }. Nulle part ailleurs on n’y entre ni n’y éjecte.
refuse-side-path-to-its-end = Un sentier mène à la case { $field }. On n’en sort pas par le côté.

## Einser Blocker

refuse-blockade-in-the-way = Une pierre barre le chemin sur la case { $field } ; personne ne la passe.
refuse-blockade-no-opponent = La pierre sur la case { $field } n’est pas un adversaire : seul un coup ordinaire la touche.
refuse-blockade-on-entry = Une pierre est sur la case d’entrée ; rien n’y entre en jeu.
refuse-one-pushes-needs-one = Seul un 1 pousse la pierre.
refuse-one-pushes-not-in-lane = La pierre n’est plus dans son couloir, ou elle est déjà libre.
refuse-one-pushes-once = Ce 1 a déjà poussé la pierre.
refuse-place-not-free = Ta pierre n’est pas encore libre.
refuse-place-not-now = On pose une pierre avant un lancer, ou entre le lancer et le coup.
refuse-place-only-on-track = Une pierre se pose seulement sur la piste.
refuse-place-taken = La case { $field } est prise.

## Werfer, Abkürzungen and Kurzer Einsatz

refuse-arrow-against = On ne passe pas la case fléchée ({ $field }) à contresens.
refuse-arrow-from-arrow = De la case fléchée ({ $field }), on ne recule que pour éjecter avec un 1.
refuse-either-way-out-of-goal = À l’arrivée, les pions ne reculent jamais et n’en ressortent pas.
refuse-shortcut-from-a-stop = On ne prend un raccourci qu’après s’être arrêté sur sa case fléchée.
refuse-shortcut-to-its-end = Les cases grises mènent à la case { $field }. On ne quitte pas un raccourci par le côté.
refuse-grey-taken = On n’éjecte personne sur une case grise, et la case { $field } est prise.

## NICHTLUSTIG, a game of dice and cards

refuse-clown-no-death = Le clown se rend à la place d’une carte Mort, quand il faut en prendre une.
refuse-cover-cover-first = Dis d’abord sur quelle carte on pose { $card }.
refuse-cover-covered = La carte { $card } est déjà couverte.
refuse-cover-dinosaur = On ne couvre jamais un dinosaure ; ils ont déjà disparu.
refuse-cover-fresh = La carte { $card } n’est pas encore validée ; on ne couvre que les cartes validées.
refuse-cover-lemming-first = Un lemming validé doit être couvert avant toute autre carte : { $card }.
refuse-cover-no-death = Il n’y a pas de carte Mort à poser.
refuse-cover-no-target = La carte { $card } n’est pas une carte objectif ; on ne couvre que celles-là.
refuse-cover-not-yours = La carte { $card } n’est pas à toi ; une carte Mort ne couvre que tes propres cartes.
refuse-death-must-take = Tu n’as pas pris de carte objectif, ou tu as le virus : tu dois prendre une carte Mort.
refuse-death-not-due = Il n’y a pas de carte Mort à prendre maintenant.
refuse-death-only-one = On ne prend qu’une carte Mort, et rien avec.
refuse-death-pink-decides = Le dé rose décide quelle carte Mort on prend : { $card }.
refuse-dinosaurs-only-one = On ne prend qu’un dinosaure par tour.
refuse-dinosaurs-too-low = Sans le rose, les dés font { $sum } ; ce n’est pas assez pour { $card }.
refuse-duck-after-third = Le canard donne un quatrième lancer ; il faut donc avoir fait le troisième.
refuse-duck-must-roll = Le canard sert à un quatrième lancer ; il faut lancer au moins un dé.
refuse-duck-too-late = Les lancers de ce tour sont finis ; le canard arrive trop tard.
refuse-duck-use-first = Les trois lancers sont finis ; seul le canard en donne un quatrième. Utilise-le d’abord.
refuse-each-die-once-not-together = Il faudrait compter un dé deux fois pour ces cartes ; chaque dé compte une fois.
refuse-end-over = La partie est finie.
refuse-first-roll-first = On lance encore pour savoir qui commence : lance un dé.
refuse-own-death-own-already = Tu as déjà { $card } ; prends une autre carte Mort.
refuse-own-death-table-first = Tu as déjà { $card } ; tant qu’il en reste sur la table, prends-en une autre là.
refuse-pairs-not-shown = { $colour ->
    [black] Pour { $card }, les deux dés noirs doivent montrer un { $number }.
    [red] Pour { $card }, les deux dés rouges doivent montrer un { $number }.
   *[white] Pour { $card }, les deux dés blancs doivent montrer un { $number }.
}
refuse-professors-not-shown = Pour { $card }, un dé noir, un rouge et un blanc doivent montrer un { $number }.
refuse-professors-roll-roll-first = On lance maintenant les dés des professeurs.
refuse-rolls-aside = C’est de côté, et pour de bon : { $die }.
refuse-rolls-done = Les lancers de ce tour sont finis.
refuse-rolls-keep-first = Dis d’abord quels dés tu gardes. Pour les relancer tous, tape « keep nothing ».
refuse-rolls-no-such-die = Ce dé n’y est pas : { $die }.
refuse-rolls-roll-first = Lance d’abord les dés.
refuse-rolls-said-twice = Il n’y en a pas un de plus : { $die }.
refuse-rolls-which-die = Deux dés montrent la même chose mais ont des symboles différents : dis « { $one } » ou « { $other } ».
refuse-scoring-safe = La carte { $card } est validée ; { $seat } ne peut plus la perdre.
refuse-specials-by-itself = La carte { $card } agit toute seule, il n’y a rien à choisir.
refuse-specials-by-symbol = { $card } est une carte spéciale ; c’est son symbole qui l’apporte à la fin du tour.
refuse-specials-not-held = { $seat } n’a pas la carte { $card }.
refuse-take-done = Les cartes objectif de ce tour sont prises.
refuse-take-elsewhere = La carte { $card } se trouve chez { $seat }.
refuse-take-elsewhere-table = La carte { $card } se trouve sur la table.
refuse-take-must-take = Tu peux avoir une carte objectif, alors il faut en prendre une.
refuse-take-own = Tu as déjà { $card }.
refuse-take-roll-first = Le lancer du canard d’abord : dis quels dés tu gardes.
refuse-take-stop-first = On prend des cartes quand les lancers sont finis : arrête-toi d’abord.
refuse-time-machine-not-needed = Une somme de { $sum } suffit ; pas besoin de la machine temporelle.
refuse-time-machine-say-dinosaur = Pour utiliser la machine temporelle, prends un dinosaure qui en a besoin.
refuse-two-rolls-no-duck = Avec la carte { $card }, on n’a que deux lancers ; le canard ne sert donc à rien.
