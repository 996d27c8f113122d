### What the server says to those who play over the web, and to whoever runs it.

## Tables that are not there, and addresses that lead nowhere.

server-no-such-table = Cette table n’existe pas. Redemande le lien.
server-unreadable-table = Impossible d’ouvrir cette table : ce qui en est enregistré ne concorde pas. Rien n’a été effacé. Préviens la personne qui gère ce serveur.
server-no-such-code = Aucune table n’a ce code. Vérifie les lettres et les chiffres.
server-no-such-board = Il n’y a pas de plateau { $board }.
server-bad-board = Ce plateau est inutilisable.
server-nothing-there = Il n’y a rien à cette adresse.
server-not-so = On ne peut pas interroger cette adresse de cette façon.
server-no-page = La page n’est pas construite ici ; `make page` la construit. Les tables marchent sans elle.

## Sitting down.

server-wrong-code = Ce n’est pas le code de cette table. Demande-le à qui l’a ouverte.
server-no-free-seat = Toutes les places sont prises. Tu peux regarder.
server-seat-taken = Quelqu’un est déjà là. Choisis une autre place.
server-no-such-seat = Ce lien n’est celui d’aucune place à cette table. Rouvre le lien de ta place.
server-not-your-seat = Cette place n’est pas la tienne.
server-not-your-table = Seule la personne qui a ouvert cette table peut la supprimer.
server-host-only = Seule la personne qui a ouvert cette table peut faire cela.
server-share-no-network = Cet ordinateur n’est dans aucun réseau domestique. Connecte-le à ton Wi-Fi, puis réessaie.
server-share-failed = L’adresse { $address } ne peut pas servir sur ton réseau : { $why }.
server-share-not-here = Cela se règle seulement sur l’ordinateur où tourne Rauswurf.
server-share-not-yours = Seule la personne qui a ouvert cette table peut laisser jouer des téléphones.
server-public-enough = Tu as déjà { $most ->
    [one] une table publique ouverte
    [many] { $most } de tables publiques ouvertes
   *[other] { $most } tables publiques ouvertes
}. Joue là, ou supprimes-en une d’abord.
server-rematch-later = On peut demander une revanche quand la partie est finie.

## Playing.

server-not-begun = La partie commence quand tout le monde a pris place.
server-over = La partie est finie.
server-spectators-watch = Tu regardes. Il faut une place pour jouer.
server-not-your-turn = Ce n’est pas à toi de jouer.
server-stale = Il s’est passé quelque chose entre-temps. Regarde bien.
server-dice-are-ours = À cette table, les dés sont lancés pour toi.
server-say-dice = { $dice ->
    [one] Dis ce que montre ton dé.
   *[other] Dis ce que montrent tes { $dice } dés.
}
server-why-what = Dis de quel coup tu parles, ou de quel pion et où il devrait aller.

## Taking back.

server-undo-off = À cette table, on ne revient pas en arrière.
server-undo-nothing = Tu n’as rien sur quoi revenir.
server-undo-asked-already = Quelqu’un a déjà demandé à revenir en arrière. Réponds d’abord à cela.
server-undo-not-asked = Personne ne te demande de revenir en arrière.
server-undo-declined = Quelqu’un a dit non. Tu pourras redemander après ton prochain coup.
server-undo-declined-often = Les autres ont dit non plusieurs fois. Tu ne peux plus demander dans cette partie.
server-undo-full = Cette partie est si longue qu’on ne peut plus rien annuler. Tu peux continuer à jouer.
server-end-not-asked = Personne n’a demandé d’arrêter la partie.
server-end-asked-already = Tu as déjà dit oui. On attend les autres.
server-end-declined = Quelqu’un veut continuer. Tu pourras redemander après le prochain coup.
server-end-declined-often = Les autres ont voulu continuer plusieurs fois. Tu ne peux plus demander dans cette partie.
server-end-nobody-left = Tout le monde était là il y a un instant. Tu peux arrêter la partie si quelqu’un est absent depuis une minute ou si tous sont d’accord.

## Talking.

server-chat-off = On ne discute pas à cette table.
server-chat-empty = Il n’y a rien à dire là-dedans.
server-chat-full = Tu as envoyé { $most ->
    [one] un message
    [many] { $most } de messages
   *[other] { $most } messages
} à cette table. C’est le maximum.
server-reactions-off = Les réactions sont désactivées à cette table.
server-reactions-full = Tu as montré { $most } réactions à cette table. C’est le maximum.
server-muted = La personne qui a ouvert cette table t’a mis en sourdine.
server-not-a-guest = C’est possible seulement avec les personnes venues par le lien.
server-seat-free = Cette place est déjà libre.
server-blocked = La personne qui a ouvert cette table t’y a bloqué. Tu peux jouer à toute autre table.

## Sentences in the log of a table.

server-told-joined = { $who } prend place.
server-told-asked = { $events ->
    [one] { $who } demande à revenir { $events } étape en arrière.
   *[other] { $who } demande à revenir { $events } étapes en arrière.
}
server-told-agreed = { $who } est d’accord.
server-told-declined = { $who } n’est pas d’accord.
server-told-enough = { $count ->
    [one] { $who } aimerait s’arrêter ici.
   *[other] { $who } aimeraient s’arrêter ici.
}
server-told-play-on = { $count ->
    [one] { $who } veut continuer.
   *[other] { $who } veulent continuer.
}
server-told-host-ended = Quelqu’un est parti. La personne qui a ouvert la table arrête la partie.
server-told-undone = { $events ->
    [one] { $who } revient { $events } étape en arrière.
   *[other] { $who } revient { $events } étapes en arrière.
}
server-told-left = { $who } n’est plus là ; un bot continue.
server-told-back = { $who } est de retour.
server-told-unnamed = { $who } a retiré son nom de cette table.
server-told-removed = La place de { $who } est de nouveau libre.
server-told-muted = En sourdine : { $who }.
server-told-unmuted = { $who } peut de nouveau écrire.
server-told-talk-all = La discussion et les réactions sont activées.
server-told-talk-chat = La discussion est activée, les réactions sont désactivées.
server-told-talk-signs = La discussion est désactivée, les réactions sont activées.
server-told-talk-none = La discussion et les réactions sont désactivées.
server-told-bravo = { $who } : Bien joué
server-told-laugh = { $who } rit
server-told-wow = { $who } : Oh là là
server-told-oh = { $who } : Oh non
server-told-luck = { $who } : Bonne chance
server-told-thanks = { $who } : Merci
server-told-flagged = { $who } n’a plus de temps ; un bot continue.
server-told-rematch = On continue à une nouvelle table.
server-clock-rolled = { $who } a mis trop de temps ; les dés sont lancés.
server-clock-moved = { $who } a mis trop de temps ; un bot choisit.

## Requests that cannot be done.

server-not-understood = Cette demande est incompréhensible : { $detail }
server-not-json = Envoie du JSON, et dis-le : Content-Type: application/json.
server-too-large = C’est trop gros ; { $most } octets au maximum.
server-head-too-large = L’adresse ou les en-têtes de cette requête sont trop longs ; { $most } octets au maximum.
server-many-headers = Cette requête a trop d’en-têtes ; { $most } au maximum.
server-bad-http = Ce n’est pas une requête qu’un serveur web comprend.
server-too-many-at-once = Trop de requêtes à la fois ; attends une réponse après { $most } d’entre elles.
server-too-many-connections = Trop de connexions sont ouvertes depuis ton réseau. Fermes-en quelques-unes et réessaie.
server-too-often = { $seconds ->
    [one] C’était trop souvent. Réessaie dans { $seconds } seconde.
   *[other] C’était trop souvent. Réessaie dans { $seconds } secondes.
}
server-foreign-page = Les pages de { $origin } ne peuvent pas faire cela ici. Si ce serveur est le tien, lance-le avec --origin { $origin }.
server-unknown-host = Ce serveur ne répond pas au nom { $host }. Si c’est le tien, lance-le avec --allowed-host { $host }.
server-bad-position = Cette position est impossible.
server-no-perfect = Le bot parfait ne connaît pas les règles de cette table. Il joue à deux, une couleur chacun, selon les règles des positions résolues de ce serveur. Choisis un autre bot.
server-qr-address = Seules les adresses web de { $most } lettres au plus sont dessinées en code.
server-no-record = Ce n’est pas un enregistrement de partie lisible ici : { $why }
server-record-too-long = Cet enregistrement est trop long ; { $lines } lignes au maximum.
server-busy = Beaucoup de monde veut la même chose en même temps. Réessaie.
server-database-away = Les tables sont injoignables pour le moment. Rien n’est perdu ; réessaie bientôt.
server-unwell = Quelque chose ne va pas avec ce serveur.
server-unwell-database = La base de données ne répond pas.
server-unwell-unstored = Les derniers événements n’ont pas pu être enregistrés : { $why }
server-unwell-disk = Le disque est presque plein : { $free } Mo libres, il en faut au moins { $least }.
server-unwell-backlog = Événements en attente d’enregistrement : { $waiting }.
server-broken = Quelque chose s’est mal passé ici. Rien n’est perdu ; réessaie.
server-shutting-down = Le serveur fait une petite pause. Rien n’est perdu ; la page se reconnectera d’elle-même.

## Sockets, for programmers.

server-say-hello = Le premier message doit être hello.
server-hello-once = hello ne se dit qu’une fois.
server-version = Ce serveur parle la version { $version } du protocole. Recharge la page.

## Running a server.

server-bad-database = { $address } ne désigne aucune base de données ; utilise sqlite:///FICHIER ou postgresql://UTILISATEUR@MACHINE/NOM.

server-said = { $text }

## The coach.

server-coach-off = À cette table, l’entraîneur est désactivé.
server-coach-no-choice = Il n’y a rien à choisir pour le moment.
server-coach-not-asked = Personne ne te demande rien au sujet de l’entraîneur.
server-coach-busy = L’entraîneur est occupé. Réessaie dans un instant.
server-account-later = L’entraîneur regarde une partie quand elle est finie.
server-told-coach-off = L’entraîneur est désactivé.
server-told-coach-chances = L’entraîneur montre les chances de chacun.
server-told-coach-hints = L’entraîneur donne des conseils à qui en demande.
server-told-coach-tutor = L’entraîneur redemande avant un coup qui coûte cher.

server-lab-same = Les deux côtés ont les mêmes règles. Change au moins une règle maison de A ou de B.
server-lab-too-many = Cela fait trop de parties. Demandes-en au plus { $most }.
server-lab-busy = Beaucoup d’expériences sont en cours. Réessaie dans un instant.
server-lab-unknown = Personne n’a encore mesuré ce jeu.
