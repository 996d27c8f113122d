### The page in the browser, around the board.

## The frame of every page.

page-title = Rauswurf : jeux de parcours aux dés
page-to-start = Retour à l’accueil
page-close = Fermer
page-copy = Copier
page-copied = Copié.
page-copy-by-hand = Ton navigateur ne nous laisse pas copier. Le lien est sélectionné : copie-le toi-même.
page-share = Partager
page-none = rien
page-new = nouveau
page-help = Aide
page-settings = Réglages
page-skip = Accès rapides
page-skip-main = Aller au contenu
page-skip-text = Jouer en mode texte
page-skip-board = Jouer sur le plateau
page-language = Langue
page-theme = Apparence
page-theme-system = Système
page-theme-light = Clair
page-theme-dark = Sombre
page-sounds = Sons
page-sounds-offer = Activer les sons
page-sounds-decline = Sans sons
page-notices = Me prévenir quand c’est mon tour
page-notices-hint = Une notification de cet appareil et une courte vibration pendant que tu regardes autre chose.
page-notices-secure = Ce navigateur n’autorise les notifications qu’aux adresses en https. Le titre de l’onglet te prévient quand même.
page-still = Sans animations
page-still-hint = Les pions et les dés sont tout de suite à leur place.
page-speed = Vitesse
page-speed-slow = Lente
page-speed-normal = Normale
page-speed-fast = Rapide
page-speed-at-once = Immédiate
page-hints = Montrer où les pions peuvent aller
page-hints-hint = Sans cela, tu trouves les coups toi-même. Ce qui n’est pas permis reste expliqué.
page-threats = Montrer ce qui menace mes pions
page-threats-hint = Signale tes pions que quelqu’un pourrait sortir au prochain lancer.
page-trails = Tracer ce qui s’est passé depuis mon dernier tour
page-named = Écrire le nom des cases sur le plateau
page-named-hint = Ils servent à taper un coup ou à parler d’une case. Avec le clavier, ils s’affichent tout seuls.
page-text-view = Mode texte
page-text-view-hint = Toute la partie en mots, pour les lecteurs d’écran et pour qui préfère lire.
page-lost = Il n’y a rien ici
page-lost-hint = Il manque peut-être une lettre dans l’adresse.

## Trouble.

page-trouble-unreachable = Impossible de joindre le serveur. Cet appareil est-il connecté ?
page-trouble-status = Le serveur a donné une réponse incompréhensible ({ $status }). Essaie encore une fois.
page-trouble-unknown = Quelque chose s’est mal passé sur cette page : { $reason }

## The first page: choose a game and who plays.

page-start-title = On joue à quoi ?
page-start-about = Dix jeux de parcours aux dés, selon le livret ou selon vos propres règles. Sans compte, sans publicité, et avec des dés que vous pouvez vérifier.
page-start-game = Jeu
page-game-players = { $most ->
    [one] { $least } personne
   *[other] { $least } à { $most } personnes
}
page-start-players = Qui joue
page-start-others = Toutes les autres places
page-start-others-bot = Des bots
page-start-others-here = Tous sur cet écran
page-start-others-link = Des amis par lien
page-start-others-like-you = Des bots comme toi
page-start-like-you-hint = Les bots comme toi jouent « { $level } ». C’est ce que montrent tes { $games } dernières parties de ce jeu contre des bots sur cet appareil : tu en as gagné { $won }.
page-seat-label = Place { $number }, { $colours }
page-seat-number = Place { $number }
page-two-colours = À deux, chacun joue deux couleurs, pour que les quatre soient sur le plateau. Tu peux changer cela dans les règles maison.
page-perfect-hint = Le bot parfait consulte des positions résolues : personne n’y joue mieux. Dans les autres positions, il joue comme le meilleur niveau.
page-who-here = Joue ici
page-who-link = Vient par lien
page-seat-bot = Bot, { $level }
page-name-optional = Un nom, si tu veux
page-name-of = Nom pour { $seat }
page-your-name = Ton nom
page-dice = Dés
page-dice-fair = Dés équitables
page-dice-fair-hint = Le serveur met ses dés sous scellés avant la partie ; après, chaque lancer peut être vérifié.
page-dice-hand = Nos propres dés
page-dice-hand-hint = Vous lancez vos dés sur votre table et vous tapez ce qu’ils montrent. Nous faisons l’arbitre.
page-rules-house = Règles maison
page-by-the-book = Selon le livret
page-effect = Qu’est-ce que ça change ?
page-effect-together = Tous tes changements ensemble
page-rules-by-the-book = Tout est comme dans le livret.
page-own-board = Plateau personnel
page-own-board-hint = Un fichier de plateau à toi à la place du plateau du jeu, par exemple un plateau que tu as corrigé.
page-own-board-chosen = On jouera sur : { $name }
page-own-board-remove = Revenir au plateau du jeu
page-own-board-large = Ce fichier est trop grand pour être un plateau.
page-own-board-save = Enregistrer le plateau du jeu dans un fichier
page-rules-changed = { $count ->
    [one] { $count } règle n’est pas celle du livret.
   *[other] { $count } règles ne sont pas celles du livret.
}
page-rules-changed-short = { $count ->
    [one] { $count } modifiée
   *[other] { $count } modifiées
}
page-more = Plus d’options
page-clock = Temps de réflexion
page-clock-none = Sans limite
page-clock-move = Pour chaque coup
page-clock-game = Pour toute la partie
page-clock-time = Combien de temps ?
page-seconds = { $count ->
    [one] { $count } seconde
   *[other] { $count } secondes
}
page-minutes = { $count ->
    [one] { $count } minute
   *[other] { $count } minutes
}
page-absence = Si quelqu’un s’absente
page-absence-bot = Un bot dépanne
page-absence-wait = Tout le monde attend
page-absence-pause = Au bout de
page-absence-level = Niveau du bot
page-undo-allowed = On peut revenir en arrière
page-undo-allowed-hint = Si quelqu’un joue ailleurs, seulement avec l’accord de tous.
page-chat-allowed = Discussion
page-public = Table publique
page-public-hint = Toute personne qui visite ce serveur voit la table, peut s’y asseoir et regarder.
page-coach = Entraîneur
page-coach-chances = Montrer les chances de chacun
page-coach-hints = Des conseils à la demande
page-coach-tutor = Redemander avant un coup qui coûte cher
page-coach-hint = Tout le monde à la table voit ce qui est activé. À une table publique, il faut l’accord de tous.
page-coach-others = C’est la personne qui a ouvert cette table qui en décide.
page-coach-on = L’entraîneur est là : { $what }.
page-chance = Gagne { $count } parties sur 100
page-hint = Conseil
page-start-play = Jouer
page-start-invite = Inviter et jouer
page-anybody = Jouer avec n’importe qui
page-anybody-hint = Cette table est publique. La partie commence dès que quelqu’un arrive. Tu peux aussi inviter des amis.
page-go-on = Reprendre la partie
page-give-up = Oublier { $game }
page-join-title = Rejoindre avec un code
page-join-hint = Six lettres et chiffres, à demander à qui a ouvert la table.
page-join-go = Rejoindre
page-join-full = Toutes les places sont prises.
page-public-title = Tables publiques
page-watch = Regarder
page-replay-open = Revoir une partie enregistrée
page-statistics = Tes statistiques
page-lab = Labo
page-invited = On t’invite à jouer

## The waiting room.

page-waiting-title = On y est presque
page-waiting-for = { $count ->
    [one] Il manque encore { $count } personne.
   *[other] Il manque encore { $count } personnes.
}
page-sit-down = Prendre place
page-invite-hint = Montre cette image, dis le code ou envoie le lien.
page-invite-link = Lien pour inviter
page-code = Code
page-qr = Code QR du lien
page-home-switch = Laisser jouer les téléphones de ce réseau
page-home-hint = Tout le monde sur ton Wi-Fi peut alors ouvrir la page de Rauswurf sur cet ordinateur. Dix minutes après la partie, cela s’arrête tout seul.
page-home-off = Pour l’instant, ce lien ne marche que sur cet ordinateur.
page-home-always = Tout le monde sur ton réseau peut ouvrir cette page tant que Rauswurf tourne.
page-home-other = Le téléphone ne trouve rien ? Essaie une autre adresse.
page-promise = La promesse des dés
page-promise-hint = Les dés de cette partie sont scellés dans ce nombre. À la fin, on ouvre le sceau et tout le monde peut vérifier que c’est bien le même.

## At the table.

page-state-there = est là
page-state-awaited = vient par lien
page-state-free = libre
page-state-away = pas là, un bot joue
page-state-gone = hors ligne
page-state-you = joue ici
page-players = Autour de la table
page-home = { $pieces } sur { $of } à l’arrivée
page-cards = { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
}
page-your-turn = À toi de jouer
page-turn-of = À { $name } de jouer
page-which-rule = Quelle règle ?
page-rolling = Les dés roulent…
page-rule-named = Règle : { $clause }
page-board = Table
page-tools = Outils
page-log = Journal
page-log-empty = Il ne s’est encore rien passé.
page-log-earlier = Le début se trouve dans l’enregistrement.
page-chat = Discussion
page-chat-empty = Personne n’a encore rien dit.
page-chat-say = Dis quelque chose
page-chat-send = Envoyer
page-chat-as = Qui parle ?
page-reactions = Réactions
page-react-bravo = Bien joué
page-react-laugh = Rire
page-react-wow = Oh là là
page-react-oh = Oh non
page-react-luck = Bonne chance
page-react-thanks = Merci
page-people = Sourdine ou exclusion
page-people-mute = Sourdine
page-mute-for-me = Ne plus voir les messages de { $name }, chez moi seulement
page-mute-for-all = Mettre { $name } en sourdine pour tout le monde
page-remove = Exclure { $name }
page-remove-hint = La place devient libre. En cours de partie, un bot y joue jusqu’à ce que quelqu’un d’autre vienne avec le code.
page-block = Exclure et bloquer { $name }
page-removed = La personne qui a ouvert la table a libéré ta place. Tu peux regarder.
page-rules = Règles
page-rules-at-this-table = À cette table
page-rules-clauses = Toutes les règles
page-ruling = Notre interprétation :
page-menu = Table
page-undo = Annuler
page-undo-asked = { $count ->
    [one] { $name } voudrait revenir { $count } étape en arrière.
   *[other] { $name } voudrait revenir { $count } étapes en arrière.
}
page-undo-yes = D’accord
page-undo-no = Non, merci
page-undo-waiting = Réponses attendues : { $names }.
page-enough = Arrêter la partie ici
page-enough-hint = Toutes les personnes présentes doivent être d’accord. Les places restent alors comme elles sont.
page-enough-asked = Proposition de { $names } : s’arrêter ici, avec les places actuelles.
page-enough-no = Continuer
page-gone = Absence prolongée : { $names }. Tu peux attendre ou arrêter la partie avec les places actuelles.
page-end-now = Arrêter maintenant
page-spectators = { $count ->
    [0] Personne ne regarde.
    [one] { $count } personne regarde.
   *[other] { $count } personnes regardent.
}
page-watch-link = Lien pour regarder
page-seat-link = Continuer sur un autre appareil
page-seat-link-hint = Ce lien, c’est ta place. Ouvre-le sur ton autre appareil et ne le montre à personne : qui l’a joue pour toi.
page-turn-to-player = Tourner vers qui joue
page-turn-to-player-hint = Pour une tablette posée sur la table : les pions et les mots se tournent vers la personne qui joue.
page-follow = Tourner le plateau à chaque tour
page-follow-hint = La personne qui joue voit sa couleur en bas.
page-record = Sauvegarder l’enregistrement
page-leave = Quitter la table
page-leave-hint = Ta place reste à toi. À ton retour, tu retrouves la table sur la page d’accueil.
page-forget = Supprimer quelque chose
page-forget-name = Retirer mon nom de cette table
page-forget-table = Supprimer cette table
page-forget-table-sure = La table disparaîtra pour tout le monde : la partie, les noms et la discussion. Personne ne pourra la récupérer.
page-forget-table-yes = Oui, la supprimer pour tout le monde
page-refuse-stale = Quelqu’un a été plus rapide. Regarde bien.
page-refuse-lost = La connexion a été coupée juste à ce moment-là. Regarde si c’est passé ; sinon, recommence.

## The connection.

page-line-connecting = On cherche la table…
page-line-lost = On se reconnecte…
page-line-safe = Rien n’est perdu jusqu’ici, et ta place reste à toi.
page-line-retry = Essayer maintenant
page-connection-outdated = Cette page est plus ancienne que le serveur. Recharge-la.
page-connection-not-your-seat = La place dont ce navigateur se souvient n’est pas à cette table. Rouvre le lien de ta place.
page-connection-no-table = Cette table n’existe pas. Redemande le lien.

## The game as text.

page-position = Position
page-position-colour = Couleur
page-position-waiting = En attente
page-position-track = En route
page-position-home = À l’arrivée
page-position-stone = Pierre
page-position-dice = Dés
page-position-dice-shown = { $open } ; mis de côté : { $kept }
page-position-table = Sur la table
page-field-focus = { $field } avec focus
page-moves = Ce que tu peux faire
page-moves-others = C’est à quelqu’un d’autre de jouer.
page-moves-over = La partie est finie.
page-move-roll = Lancer
page-move-pass = Passer
page-move-push = Pousser la pierre
page-move-hunt = Chasser le { $number }
page-move-turn = Retourner le pion en { $field }
page-move-stone = Poser la pierre en { $field }
page-move-enter = Entrer en { $to }
page-move-enter-capture = Entrer en { $to } et éjecter { $victim }
page-move-step = De { $origin } à { $to }
page-move-step-capture = De { $origin } à { $to } et éjecter { $victim }
page-move-back = En arrière, de { $origin } à { $to }
page-move-back-capture = En arrière, de { $origin } à { $to } et éjecter { $victim }
page-move-goal = De { $origin } à l’arrivée, en { $to }
page-move-hit-stone = De { $origin } à { $to }, sur la pierre de { $victim }
page-move-of = { $colour } : { $move }
page-move-keep = Garder { $dice } et relancer le reste
page-move-keep-nothing = Ne rien garder et tout relancer
page-move-stop = Arrêter de lancer
page-move-use = Utiliser la carte { $cards }
page-move-take = Prendre { $cards }
page-move-take-machine = Prendre { $cards } avec la machine temporelle
page-move-take-nothing = Ne rien prendre
page-move-death = Prendre { $cards }
page-move-cover = Couvrir { $cards }
page-pick-dice = Dés que tu mets de côté
page-pick-cards = Cartes que tu prends
page-pick-impossible = Cela ne va pas ensemble
page-card-scored = { $card } (validée)
page-card-covered = { $card } (sous { $death })
page-card-covers = { $card } (sur { $covered })
page-faces = { $count ->
    [one] Que montre le dé ?
   *[other] Que montrent les { $count } dés ?
}
page-faces-hint = { $count ->
    [one] Un chiffre de 1 à 6.
   *[other] { $count } chiffres de 1 à 6, l’un après l’autre.
}
page-faces-done = Valider ce lancer

## The end.

page-end = La partie est finie
page-end-winner = { $count ->
    [one] { $name } gagne
   *[other] { $name } gagnent
}
page-end-you = Tu as gagné
page-end-shared = Premiers ex æquo : { $names }
page-end-early = La partie s’est arrêtée avant la fin. Les places comptent comme elles étaient.
page-end-board = Le plateau à la fin, et comment on en est arrivé là
page-first-home = Victoire de { $name }, première couleur arrivée. Les autres continuent pour les places.
page-souvenir = Partager une image
page-place = { $place ->
    [1] 1re
   *[other] { $place }e
}
page-points = { $count ->
    [one] { $count } point
   *[other] { $count } points
}
page-series = { $games ->
    [one] Cette soirée : une partie
   *[other] Cette soirée : { $games } parties
}
page-series-hint = D’abord le plus de premières places, puis le plus de deuxièmes, et ainsi de suite.
page-rematch = Encore une partie
page-rematch-join = Continuer avec les autres
page-rematch-watch = Regarder la partie suivante
page-new-game = Un autre jeu
page-numbers = La partie en chiffres
page-numbers-player = Qui
page-numbers-throws = Lancers
page-numbers-sixes = Six
page-numbers-captures = Pions éjectés
page-numbers-losses = Pions perdus
page-luck = La chance aux dés
page-luck-usual = { $name } : { $mean } en moyenne sur { $count ->
    [one] { $count } dé
   *[other] { $count } dés
}, pour { $expected } attendu. Rien d’étonnant.
page-luck-high = { $name } : { $mean } en moyenne sur { $count ->
    [one] { $count } dé
   *[other] { $count } dés
}, pour { $expected } attendu. C’est si haut que cela n’arrive qu’à une personne sur quarante environ.
page-luck-low = { $name } : { $mean } en moyenne sur { $count ->
    [one] { $count } dé
   *[other] { $count } dés
}, pour { $expected } attendu. C’est si bas que cela n’arrive qu’à une personne sur quarante environ.
page-luck-hint = Un grand nombre n’est pas toujours un bon nombre : tout dépend du moment où il tombe.

## Recorded games and positions.

page-replay = Revoir la partie
page-replay-file = Choisis un enregistrement ou dépose-le ici
page-replay-elsewhere = Impossible de lire { $address } d’ici. Enregistre le fichier chez toi, puis choisis-le.
page-replay-broken = { $count ->
    [0] Cet enregistrement ne tient pas, dès le début.
    [one] Cet enregistrement ne tient que pour la première étape.
   *[other] Cet enregistrement ne tient que pour les { $count } premières étapes.
}
page-film-moment = Moment de la partie
page-film-at = { $at } sur { $of }
page-film-first = Au début
page-film-back = Une étape en arrière
page-film-play = Lecture
page-film-pause = Pause
page-film-next = Une étape en avant
page-film-last = À la fin
page-film-pace = Vitesse
page-position-link = Lien vers cette position
page-position-open = Étudier une position
page-account = Comment ça s’est passé ?
page-account-thinking = L’entraîneur regarde…
page-position-play = Jouer à partir d’ici
page-position-damaged = Ce lien est abîmé : il ne contient aucune position. Composes-en une ici, ou redemande le lien.

## Help.

page-help-play = Lance le dé, puis touche un pion : tu vois où il peut aller. Touche la case. S’il n’y a qu’un seul coup, toucher une fois suffit.
page-help-why = Touche ce qui n’est pas permis : on te dit pourquoi, et d’après quelle règle.
page-help-dice = Les dés ne regardent rien ni personne. Avec les dés équitables, chaque lancer se vérifie une fois la partie finie.
page-help-keys = Touches à la table
page-key-roll = Lancer
page-key-enter = Lancer, si aucun bouton n’est sélectionné
page-key-moves = Jouer un coup, numéroté comme dans la vue en texte
page-key-undo = Revenir en arrière
page-key-hint = Conseil
page-key-text = Vue en texte et retour
page-key-log = Journal
page-key-chat = Discussion
page-key-rules = Règles
page-key-menu = Table : liens, réglages, quitter
page-key-close = Fermer ce qui est ouvert
page-key-help = Cette aide
page-key-film = Parcourir une partie enregistrée

## Embedding: a position or a game inside another page.

page-embed = Intégrer
page-embed-title = Montrer sur ta propre page
page-embed-hint = Copie une de ces lignes dans le HTML de ta page. On peut y regarder, mais pas y jouer.
page-embed-position = Cette position
page-embed-game = Toute la partie
page-embed-open = Ouvrir dans Rauswurf
