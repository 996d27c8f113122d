### `rauswurf play`: a game in the terminal.

## Options.

play-option-game = Quel jeu ; « rauswurf games » en donne la liste. Avec --resume, le FICHIER d’une partie sauvegardée.
play-option-bots = Les K dernières places sont jouées par des bots.
play-option-bot =
    Quel bot joue : beginner (débutant), casual (tranquille), strong (fort), expert, ou le nom de l’un d’eux.
    Donné plusieurs fois, un pour chaque place de bot. Sans --bots, toutes les places sauf la première sont
    des bots.
    Avec like-me, les bots jouent aussi bien que toi dans tes parties enregistrées.
play-option-seed = Dés et bots reproductibles : même graine, même partie.
play-option-dice =
    ask : tu lances de vrais dés et tu les tapes ; system : ils sont lancés pour toi ; seed : ils
    découlent de --seed ; fair : lancés pour toi, et tout le monde peut les vérifier après.
play-option-save = Sauvegarder la partie dans ce nouveau fichier au lieu du dossier habituel.
play-option-no-save = Ne pas sauvegarder la partie.
play-option-resume = Continuer une partie sauvegardée ; sans FICHIER, la plus récente qui n’est pas finie.
play-option-plain = Jouer ligne par ligne, sans table dessinée : pour les lecteurs d’écran et les tubes.
play-option-no-color = Dessiner sans couleurs.
play-option-pause = Secondes entre les coups des bots.

## Bad input.

play-no-seed = --dice seed a besoin d’une graine, par exemple --seed 7
play-save-or-not = --save et --no-save : un seul des deux est possible
play-fair-needs-record = --dice fair ne se vérifie pas sans enregistrement : enlève --no-save
play-more-names-than-bots = --bot est donné plus souvent qu’il n’y a de bots ({ $bots })
play-like-me = Les bots comme toi jouent « { $level } » : tu as gagné { $won } de tes { $games } dernières parties de { $game } contre des bots.
play-like-me-few = « like-me » a besoin de { $least } parties terminées de { $game } jouées par toi seul contre des bots ; il y en a { $games } pour l’instant. Nomme un niveau, par exemple « casual ».
play-resume-alone = --resume continue une partie telle quelle : seuls --board, --plain, --no-color et --pause vont avec
play-nothing-to-resume = il n’y a pas de partie à continuer ; « rauswurf play JEU » en commence une
play-not-recordable = cette partie ne peut pas être sauvegardée : { $reason }
play-bad-words = ces mots ne conviennent pas : { $reason }

## A file in which a game is saved.

play-save-exists = { $file } existe déjà ; une partie se sauvegarde dans un nouveau fichier
play-save-failed = impossible d’écrire { $file } : { $reason }
play-save-missing = il n’y a pas de fichier { $file }
play-save-bad = impossible de continuer { $file } : { $reason }
play-save-over = { $file } est une partie finie ; « rauswurf replay » la montre
play-save-busy = { $file } est en train d’être joué dans une autre fenêtre
play-save-no-secret = { $file } a des dés équitables, et leur secret n’est pas sur cette machine

## Before the game.

play-saved-game = { $game }, { $seats ->
    [one] { $seats } place
   *[other] { $seats } places
}{ $bots ->
    [0] {""}
    [one] , dont { $bots } bot
   *[other] , dont { $bots } bots
}, commencée le { $created }, { $events ->
    [one] { $events } étape
   *[other] { $events } étapes
} jusqu’ici
play-ask-go-on = Entrée continue { $saved }.
play-ask-game = Quel jeu ?
play-small-screen = La table dessinée demande { $least-columns } colonnes et { $least-rows } lignes. Ta fenêtre en a { $columns } et { $rows }.
play-wide-picture = L’image de la table demande { $needed } colonnes et ta fenêtre en a { $columns }. Élargis-la, ou tape 'position'.
play-promise =
    Les dés sont scellés. Voici la promesse ; garde-la pour la comparer à la fin :
      { $promise }
    Maintenant, chacun ajoute des mots que personne ne peut prévoir.
play-ask-words = { $who }, tes mots

## At the table.

play-bot = { $who } (bot)
play-greeting = { $game } : { $who }. Tape « help » pour voir ce que tu peux taper.
play-all-here = Toutes les places sont jouées ici ; avec --bots { $bots }, tu joues contre des bots.
play-until-next-time = À la prochaine.
play-saved = La partie est sauvegardée dans { $file }. Pour continuer :
play-not-saved = Pour continuer à partir d’ici, lance avec --position et cette ligne :
play-taken-back = C’est annulé.
play-enough-sure = Tout le monde veut s’arrêter ici, avec les places actuelles ? Alors tape « enough yes ».
play-over = La partie est finie.
play-place = { $place }. { $who }
play-place-points = { $points ->
    [one] { $place }. { $who }, { $points } point
   *[other] { $place }. { $who }, { $points } points
}
play-recorded = L’enregistrement est dans { $file } ; « rauswurf verify » le vérifie.

## What cannot be taken back.

play-undo-nothing = Il n’y a rien à annuler.
play-undo-over = La partie est finie ; on ne revient plus en arrière.
play-undo-roll = On ne revient pas sur un lancer quand on joue à plusieurs.
play-undo-others = On ne revient pas sur ce qu’un bot a fait quand on joue à plusieurs.

## Questions; " > " follows.

play-ask-roll = { $rolls ->
    [0] { $who } : { $how }
    [one] { $who } : { $how }
   *[other] { $who } (encore { $rolls } lancers) : { $how }
}
play-ask-only = { $who } : Entrée joue { $move }
play-ask-move = { $who } : ton coup
play-enter-rolls = { $dice ->
    [one] Entrée lance le dé
   *[other] Entrée lance { $dice } dés
}
play-what-fell = { $bot ->
    [yes] que montre son dé ?
   *[no] qu’est-ce que tu as fait ?
}
play-what-fell-several = { $bot ->
    [yes] que montrent ses { $dice } dés, par exemple 3 5 5 1 ?
   *[no] qu’est-ce que tu as fait ? ({ $dice } dés, par exemple 3 5 5 1)
}
play-what-fell-named = { $bot ->
    [yes] que montrent ses dés ? ({ $dice })
   *[no] qu’est-ce que tu as fait ? ({ $dice })
}

## Answers.

play-not-understood = Ça ne va pas : { $reason }. Tape « help » pour voir ce que tu peux taper.
play-long-line = Cette ligne est trop longue : une ligne peut avoir { $most } signes. Rien n’a été fait.
play-not-legal = Pas permis : { $reason }
play-no-typed-dice = Entrée lance. Pour taper de vrais dés, démarre avec --dice ask.
play-bot-decides = C’est le bot qui décide ; seuls ses dés sont à toi.
play-choose = Choisis l’un des { $count } coups par son numéro, ou tape-le.
play-type-dice = Lance toi-même et tape ce que montrent les dés.
play-no-such-number = Les coups vont de 1 à { $count }.
play-and-more = {"      "}et { $count } de plus ; tape « moves » pour tout voir.
play-is-legal = { $move } est permis.
play-nothing-refused = De tout ce qu’on pourrait imaginer, rien n’est interdit maintenant.
play-ruling = Interprétation : { $ruling }
play-one-rule = « rules { $rule } » explique l’une d’elles.
play-words =
    {"  "}Entrée        lancer, ou jouer le seul coup
    {"  "}3             jouer le troisième coup de la liste (ou dire ton lancer, si tu lances toi-même)
    {"  "}12-18         jouer ce coup
    {"  "}moves         donner tous les coups
    {"  "}why 12-18     pourquoi ceci n’est-il pas permis ?
    {"  "}why           pourquoi les autres ne sont-ils pas permis ?
    {"  "}undo          revenir en arrière ; sur un lancer, seulement en solo ou avec de vrais dés
    {"  "}board         redessiner la table
    {"  "}position      la position en une ligne, pour « rauswurf referee » et « rauswurf play --position »
    {"  "}rules         les règles par leur nom ; « rules finish » en explique une
    {"  "}help          cette liste
    {"  "}enough        arrêter la partie ici, avec les places actuelles
    {"  "}quit          arrêter ; la partie est sauvegardée

## The table on the screen: short texts.

play-roll = { $dice ->
    [one] lancer le dé
   *[other] lancer { $dice } dés
}
play-captures = { $move }  { $colour } dehors
play-stop = arrêter de lancer
play-use = utiliser la carte { $card }
play-take = prendre { $cards }
play-take-machine = prendre { $cards } avec la machine temporelle
play-take-nothing = ne rien prendre
play-cover = couvrir { $card }
play-card-of = { $card } ({ $who })
play-keep = { $kept ->
    [0] relancer les { $rolled }
   *[other] garder { $kept }, relancer { $rolled }
}
play-type-here = tape un coup, ou / et un mot
play-key-line = Entrée jouer   ↑↓ choisir   u retour   w pourquoi   r règles   ? aide   q fin
play-close = Échap ferme
play-help-title = Touches
play-why-title = Pourquoi pas ?
play-end-keys = Échap : regarder la table   q : quitter
play-field = case { $field }
play-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
play-keys =
    Entrée, espace | lancer ; jouer le coup marqué ; presser les bots
    ↑ ↓ | regarder un autre coup : le plateau le montre
    3 Entrée | jouer le troisième coup
    12-18 Entrée | jouer ce coup ; / commence une ligne avec n’importe quelle lettre
    /why 12-18 Entrée | pourquoi ceci n’est-il pas permis ?
    w | pourquoi rien d’autre n’est-il permis ?
    1 … 7, ← → espace | NICHTLUSTIG : mettre un dé de côté, ou le reprendre
    u | revenir en arrière. En solo, ou avec de vrais dés : jusqu’à ta dernière décision, et les dés retombent comme avant. À plusieurs : un coup, jusqu’au lancer suivant
    r | les règles de ce jeu
    Page ↑, Page ↓ | ce qui s’est passé avant
    Échap | reposer, oublier ce qui est tapé
    q | quitter ; la partie est sauvegardée, rauswurf play --resume la continue
    souris | clique sur un pion, puis sur la case où il va ; ou sur le dé, une ligne de la liste, une carte

## Before the game, on the screen.

play-start-title = On joue à quoi ?
play-start-go-on = Continuer : { $saved }
play-start-who = { $players } places, { $bots ->
    [0] sans bot
    [one] dont { $bots } bot
   *[other] dont { $bots } bots
}
play-start-keys = Entrée commencer   ↑↓ choisir   ← → places   + - bots   q quitter
play-words-keys = Entrée ligne suivante ; après la dernière on commence   Échap quitter

## NICHTLUSTIG on the screen.

# The symbols on dice: at most three lines of five letters.
play-symbol-duck =
    Ca-
    nard
play-symbol-ufo = Ovni
play-symbol-clown = Clown
play-symbol-nf700 = NF700
play-symbol-time-machine =
    Mach.
    temp.
play-symbol-virus = Virus
play-symbol-poodle =
    Cani-
    che
# Colours of dice where no colour can be seen: at most three letters.
play-die-black = noi
play-die-red = rou
play-die-white = bla
play-die-pink = ros
