### What is wrong with a record: parts of a line that begins "line 7: ".

record-line = ligne { $line } : { $reason }

## JSON.

record-not-utf8 = pas du texte UTF-8 (octet { $byte })
record-too-deep = trop de crochets dans des crochets
record-not-json = pas du JSON (colonne { $column })
record-not-object = pas un objet JSON
record-key-twice = une clé s’y trouve deux fois
record-long-number = un nombre est trop long
record-not-whole-number = { $value } n’est pas un nombre entier

## Keys and values.

record-in = { $key } dans { $where } : { $reason }
record-lacks = il manque { $key } dans { $where }
record-unknown-key = clé inconnue dans { $where } : { $key }
record-where-not-object = { $where } devrait être un objet, pas { $value }
record-value-not-object = pas un objet mais { $value }
record-value-not-whole = pas un nombre entier mais { $value }
record-value-range = { $value } n’est pas entre { $least } et { $most }
record-value-not-true = c’est true ou absent, pas { $value }
record-value-not-text = pas un texte mais { $value }
record-long-text = un texte de { $count } caractères, { $most } sont permis
record-bad-sign = un texte avec le signe { $sign }, qui ne peut pas être affiché
record-not-list = pas une liste mais { $value }
record-list-length = une liste de { $count }, pas de { $most }
record-list-range = une liste de { $count }, pas de { $least } à { $most }
record-not-digest = pas 64 chiffres 0-9 a-f
record-empty-text = c’est vide

## Parts of a record, for $where above.

record-header = l’en-tête
record-a-line = la ligne
record-a-seat = une place

## The header.

record-no-header = il manque l’en-tête
record-header-cut = l’en-tête est coupé
record-not-a-record = ce n’est pas un enregistrement : un en-tête commence par { "{" }"rauswurf":1{ "}" }
record-version = un enregistrement de version { $version } ; on connaît ici la version { $known }
record-rules-version = joué avec la version { $version } des règles de { $game } ; on connaît ici la version { $known }
record-rules-older = Cette partie a commencé avec la version { $version } des règles de { $game }. Ici, c’est la version { $known } qui vaut : elle offre quelques choix de plus et ne change rien à ce qui s’est passé.
record-rules-other = Cette partie a été jouée avec la version { $version } des règles de { $game }, inconnue ici. Tu peux la regarder tant qu’elle s’accorde avec la version { $known }, mais pas la continuer.
record-no-variant = l’en-tête ne dit pas ce que valait { $variant }
record-board-needed = joué sur le plateau { $board } : il faut le fichier de ce plateau
record-other-board = joué sur un autre plateau que celui-ci ({ $board })
record-nobody-plays = personne ne peut jouer { $colour }
record-bad-seats = on ne peut pas répartir les places ainsi
record-name-fixed = la place { $seat } a déjà un nom, ou c’est un bot
record-not-a-date = { $value } n’est pas une date comme 2026-02-28
record-no-dice = il n’y a pas de dés par { $value } ; il y a fair, seed, system et hand
record-contributions = { $count } contributions pour { $seats } places
record-bot-contributes = { $colour } est un bot et n’ajoute rien
record-secret-needed = ces dés ne peuvent pas être lancés sans leur secret

## Lines.

record-empty-file = le fichier est vide
record-long-line = plus de { $most } octets
record-unexpected = on attend ici { $known }, pas { $value }
record-too-late = { $word } ne peut pas être ici : l’enregistrement est arrivé à sa fin
record-names-late = names figure une seule fois, juste après l’en-tête
record-many-events = plus de { $most } événements

## Writing.

record-written-out = on ne peut plus écrire { $word } : l’enregistrement est arrivé à sa fin
record-line-limit = une ligne d’enregistrement a au plus { $most } octets

## Playing it again.

record-position = cette position est impossible : { $reason }
record-move = { $move } : { $why }
record-roll-without-dice = un lancer sans dés
record-move-written = { $move } s’écrit ici { $written }
record-closed = cet enregistrement est clos : il n’y a rien à continuer
record-outcome-early = le résultat d’une partie qui n’est pas finie
record-ended-seats = une fin anticipée nomme les places qui étaient d’accord : dans l’ordre, chacune une fois et aucun bot
record-outcome-places = les places du résultat ne sont pas celles de la partie
record-outcome-winners = les gagnants du résultat ne sont pas ceux de la partie
record-outcome-rule = la règle du résultat n’est pas celle de la partie
record-outcome-points = les points du résultat ne sont pas ceux de la partie
record-no-end = cette partie n’a pas de fin

## Dice and seal.

record-secret-broken = le secret était promis mais n’est pas révélé
record-secret-later = le secret n’est pas encore révélé
record-secret-strange = un secret, mais les dés de cette partie n’en ont pas
record-secret-other = ce n’est pas le secret qui avait été promis pour cette partie
record-roll-wrong = le lancer { $number } est { $said }, mais les dés ont donné { $right }
record-seal-broken = le sceau est brisé : quelque chose a été changé après la clôture de l’enregistrement
record-line-cut = la dernière ligne est coupée
record-not-closed = l’enregistrement continue ou a été coupé ici : il n’est pas clos
