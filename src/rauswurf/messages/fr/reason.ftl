### Why the system did not do something.

reason-missing = ce fichier ou ce dossier n’existe pas
reason-exists = il existe déjà
reason-not-allowed = ce n’est pas permis
reason-folder = c’est un dossier
reason-not-folder = quelque chose sur le chemin n’est pas un dossier
reason-long-name = le nom est trop long
reason-full = le disque est plein
reason-read-only = on ne peut rien y écrire
reason-closed = plus personne ne lit
reason-taken = quelque chose d’autre l’utilise déjà
reason-no-address = cette machine n’a pas cette adresse
reason-other = { $words }

reason-not-utf8 = ce n’est pas du texte en UTF-8
reason-at = ligne { $line }, colonne { $column }
reason-ends-early = il s’arrête trop tôt
reason-too-deep = la ligne { $line } est imbriquée sur plus de { $most } niveaux
