### The help pages of the command `rauswurf`.

## What stands around the texts.

help-usage = Usage :
help-options-go-here = [OPTIONS]
help-command-goes-here = COMMANDE ...
help-arguments = Arguments :
help-options = Options :
help-commands = Commandes :
help-default = [par défaut : { $value }]
help-required = [obligatoire]

## Commands.

help-rauswurf =
    Arbitre, table de jeu et laboratoire pour les jeux de parcours aux dés.

    Sans commande, des tables s’ouvrent sur cette machine et le navigateur les montre.
help-games = Donner la liste des jeux, et à combien on y joue.
help-rules = Expliquer les règles d’un jeu avec nos mots, toutes les interprétations et variantes comprises.
help-play = Jouer ici : à plusieurs devant un écran, avec des bots pour les absents.
help-serve =
    Mettre des tables sur le web, pour cette machine ou pour tout le monde.
help-backup =
    Copier toutes les tables d’un serveur dans un fichier, pendant qu’il tourne, et rejouer chaque journal.

    Code de sortie 0 : tout est lisible. 1 : copié, mais certaines tables sont illisibles. 2 : rien n’a été copié.
help-restore =
    Remettre une sauvegarde là où un serveur trouvera ses tables, après avoir rejoué chaque journal.

    Rien n’est jamais écrasé. Les codes de sortie sont ceux de 'rauswurf backup'.

    Les tables sont gardées dans un fichier du dossier de tes données, sauf si --db indique un autre endroit.
help-referee =
    Dire quels coups sont permis dans une position, et pourquoi les autres ne le sont pas.

    À combien on joue et avec quelles couleurs se déduit de la position, si on ne le dit pas.
    Code de sortie 1 : le coup demandé n’est pas permis.
help-simulate =
    Jouer beaucoup de parties et dire qui gagne, combien de temps cela dure et ce qui se passe.

    On joue au hasard, sauf si --bots dit qui joue.

    Le résultat ne dépend que de la graine, pas du nombre de threads.
help-arena =
    Faire jouer des bots les uns contre les autres, avec rotation des places et dés égaux, et les classer.

    Sans --gauntlet, tous rencontrent tous.
help-compare =
    Dire ce qu’une règle change : la durée, qui gagne, ce qui se passe, la part de chance.

    On joue avec et sans le changement, avec les mêmes dés.
help-study =
    Mesurer de nombreux jeux de règles, décrits dans un fichier TOML ; écrire un tableau et un rapport.

    Si elle est interrompue, la même commande reprend où elle en était.
help-train =
    Faire apprendre un jeu aux bots, qui jouent contre eux-mêmes.

    Si elle est interrompue, la même commande reprend où elle en était. Sur une carte graphique, elle recommence.
help-solve =
    Résoudre exactement un jeu classique à deux, avec peu de pions chacun.

    Le bot « perfect » joue d’après le tableau obtenu.
help-probe =
    Chercher une position d’un jeu résolu : chaque coup avec sa chance exacte, le meilleur d’abord.

    Il faut un tableau écrit par « rauswurf solve », ou un extrait d’un tel tableau.
help-perft =
    Compter les suites de lancers et de coups possibles à partir d’une position.

    Six faces font six branches, chaque choix en fait une.
help-verify =
    Vérifier une partie enregistrée : chaque coup d’après les règles, chaque lancer d’après les dés.

    Code de sortie 0 : tout tient. 1 : quelque chose ne tient pas. 2 : ceci n’est pas lisible comme enregistrement.
help-replay =
    Montrer une partie enregistrée étape par étape : Entrée suite, b retour, un nombre pour sauter, a pour tout.

    Le code de sortie 1 dit que l’enregistrement ne va plus quelque part ; ce qui précède est montré.
help-analyse =
    Séparer le hasard du savoir-faire dans une partie enregistrée.

    Chaque lancer et chaque choix est pesé. Ce qu’ont fait le hasard, les erreurs et les estimations de l’entraîneur donne ensemble le résultat. Code de sortie 1 : l’enregistrement est faux quelque part ; ce qui précède est examiné.
help-board = Créer et vérifier des fichiers de plateau.
help-board-check = Dire tout ce qui ne va pas dans un fichier de plateau, ou qu’il est en ordre.
help-board-new = Écrire un nouveau fichier de plateau : un anneau avec une arrivée et une écurie par couleur.
help-completion =
    Écrire un script avec lequel ton shell complète commandes, jeux, variantes et bots.

    bash : eval "$(rauswurf completion bash)" dans ~/.bashrc.

    zsh : source <(rauswurf completion zsh) dans ~/.zshrc.

    fish : rauswurf completion fish | source dans config.fish.

## Options of every command.

help-help = Montrer cette aide.
help-lang = La langue de tous les textes : { $codes }.
help-json = Écrire du JSON pour les programmes, et rien d’autre.
help-version = Afficher la version.

## Options of several commands.

help-game = Quel jeu ; « rauswurf games » en donne la liste.
help-players = À combien on joue.
help-set = Choisir une variante : ID=VALEUR, ou ID seul s’il n’y a qu’une autre valeur que celle de la règle ; peut être répété. « rauswurf rules JEU » en donne la liste.
help-position =
    La position en une ligne, par exemple 'yellow B B 0 a / red 12 B B B ; turn red' ;
    sinon, le début d’une partie.
help-board-file = Jouer sur le plateau de ce fichier.
help-rules-file = Jouer selon les règles de ce fichier Python, par-dessus celles du jeu.

## Options of `rauswurf referee`.

help-referee-roll = Ce qui a été lancé ; plusieurs dés ainsi : '2 5 5 1'.
help-referee-move = Demander l’avis sur un seul coup, par exemple 12-18.

## Options of `rauswurf simulate`.

help-simulate-games = Combien de parties jouer.
help-simulate-seed = La même graine donne les mêmes parties.
help-simulate-threads = Sur combien de threads ; sinon, tous les cœurs.
help-lab-device = Jouer sur le processeur (cpu), sur des cartes graphiques NVIDIA (gpu) ou là où c’est plus rapide (auto).
help-simulate-rotate = Faire changer les bots de place d’une partie à l’autre.

## Options of `rauswurf simulate`, `arena`, `compare` and `study`.

help-lab-bots = Qui joue : un bot pour toutes les places, ou un pour chacune, séparés par des virgules.
help-lab-without-luck = Montre aussi les victoires sans la chance aux dés : ce que le bon jeu a rapporté. C’est plus long.
help-lab-csv = Écrire aussi les chiffres dans ce fichier.
help-arena-bots = Les bots ; avec --gauntlet, le premier défie les autres.
help-arena-games = Combien de parties jouer à chaque table de bots.
help-arena-gauntlet = Ne faire jouer que le premier bot, seul contre autant de chacun des autres qu’il y a de places.
help-arena-sprt = Arrêter chaque match dès qu’il est décidé : le premier bot est-il meilleur d’au plus BAS points Elo, ou d’au moins HAUT ?
help-compare-set = Ce qui change : ID=VALEUR ou, s’il n’y a que deux valeurs, ID seul. Peut être répété.
help-compare-a = Ce qu’est le côté A : des règles comme après --set, et game=, players=, bots=, board=, rules=. Répétable.
help-compare-b = La même chose pour le côté B.
help-compare-both = Une variante à jouer dans les deux cas ; peut être répété.
help-compare-picture = Dessiner une image dans ce fichier : .svg, .png ou .html.
help-lab-measures = Tout mesurer : choix, suspense, changements de meneur, retournements, chance et adresse, minutes. Prend plus de temps.
help-lab-pace = Pour les minutes : secondes par lancer, par choix et par case, comme 4,3,0.5.
help-study-file = L’étude (TOML).
help-study-out = Où tout mettre ; sinon, à côté de l’étude.
help-study-format = Comment écrire le tableau des résultats.
help-study-no-report = N’écrire que le tableau, sans dessiner de rapport.
help-study-cluster = Jouer sur la grappe Dask à cette adresse.

## Options of `rauswurf serve`.

help-serve-host = L’adresse d’écoute ; 0.0.0.0 laisse entrer d’autres machines.
help-serve-port = Le port d’écoute ; 0 en prend un qui est libre.
help-serve-db = La base de données : sqlite:///FICHIER ou postgresql://UTILISATEUR@MACHINE/NOM.
help-serve-allowed-host = Un autre nom sous lequel les navigateurs peuvent appeler ce serveur, par exemple play.example ; peut être répété. Les adresses, localhost et les noms de cette machine marchent toujours.
help-serve-origin = Une autre page qui peut utiliser ce serveur, par exemple https://play.example ; peut être répété.
help-serve-trusted-proxy = L’adresse de ton proxy, ou son réseau ; seul un tel proxy est cru quand il dit qui demande. Peut être répété.
help-serve-open = Ouvrir le navigateur.
help-share = Laisser jouer les téléphones de ton réseau, jusqu’à ce que tu arrêtes.
help-serve-keep = Supprime une table où rien ne s’est passé pendant tant de jours ; 0 garde toutes les tables. Avec --db, c’est 90 jours ; sans --db, toutes les tables sont gardées.
help-serve-log = Que noter dans le journal : debug, info, warning ou error.
help-backup-file = Où mettre la sauvegarde : un nouveau fichier. Sa somme de contrôle est écrite à côté.
help-restore-file = La sauvegarde, avec sa somme de contrôle à côté.

## Options of `rauswurf perft`.

help-perft-depth = Profondeur, en événements.

## Options of `rauswurf verify` and `rauswurf replay`.

help-record-file = Un enregistrement (JSON ligne par ligne) ; - lit l’entrée standard.
help-record-board = Le plateau sur lequel on a joué, si ce n’est pas celui du jeu.
help-record-rules = Le fichier de règles selon lequel on a joué, s’il y en avait un.
help-replay-text = Raconter toute la partie sans rien demander.
help-replay-svg = Dessiner des images dans ce nouveau dossier : 0000.svg ...
help-replay-gif = Dessiner une image animée dans ce fichier.
help-replay-each = Une image après chaque événement (event) ou après chaque tour (turn).
help-replay-pause = Secondes entre les images.
help-analyse-html = Écrire le bilan dans ce fichier, en page web avec des images.
help-analyse-rollouts = Rejouer les moments décisifs pour en être plus sûr.
help-analyse-error = Rejouer jusqu’à une erreur type aussi petite, en parties sur 100.

## Argument of `rauswurf board check`.

help-board-check-file = Un fichier de plateau (TOML).
help-board-check-for = Dire aussi si l’on peut y jouer à ce jeu, et sinon ce qui manque.
help-board-new-file = Le fichier à écrire, par exemple my-board.toml.
help-board-new-colours = Combien de couleurs : 2 à 6.
help-board-new-fields = Combien de cases a l’anneau, un multiple des couleurs.
help-board-new-pieces = Combien de pions a chaque couleur : 2 à 6.
help-completion-shell = Ton shell.

## Options of `rauswurf train` and `rauswurf solve`.

help-train-games = NICHTLUSTIG : de combien de parties apprendre ; sinon, assez pour bien jouer.
help-train-players = Seulement à des tables de tant de joueurs ; sinon, à des tables de toutes les tailles.
help-train-out = Où écrire le réseau ; sinon, JEU.net.
help-train-lessons = Nombre de leçons à apprendre ; par défaut, assez pour un bon joueur.
help-train-device = Où apprendre : sur le processeur (cpu) ou sur une carte graphique NVIDIA (gpu).
help-train-truth = Apprendre des chances exactes de cet extrait d’un jeu résolu plutôt que de parties ; pour deux joueurs seulement.
help-solve-pieces = Combien de pions chacun ; les autres sont à l’arrivée dès le début.
help-solve-device = Où calculer : cpu ou gpu. Quatre pions demandent une carte graphique avec 100 Go de mémoire.
help-solve-out = Où écrire le tableau ; sinon, dans le dossier de tes données.
help-solve-slice = Découpe plutôt un extrait du tableau : les N positions que les parties atteignent le plus souvent, ou toutes celles avec N pions chacun.
help-solve-check = Vérifie plutôt ce tableau : ses sommes de contrôle, puis une partie au hasard d’après les règles.
help-probe-roll = Le résultat du dé ; sinon, les six faces.
help-probe-position = La position en une ligne, par exemple 'yellow 5 b c d / red 10 b c d ; turn yellow'.

## Words in capitals that stand for what a user fills in.

help-value-game = JEU
help-value-file = FICHIER
help-value-points = POINTS
help-value-side = MOTS
help-value-pace = SECONDES
help-value-folder = DOSSIER
help-value-variant = ID=VALEUR
help-value-code = CODE
help-value-bot = BOT
help-value-bot-list = BOT BOT ...
help-value-bots = BOT,BOT,...
help-value-elo = BAS,HAUT
help-value-address = ADRESSE
help-value-name = NOM
help-value-level = NIVEAU
help-value-days = JOURS
