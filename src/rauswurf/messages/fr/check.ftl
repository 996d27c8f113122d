## The answer in one sentence.

check-dice = Vérifier les dés
check-holds = { $count ->
    [0] Tout est en ordre : aucun dé n’a été lancé.
    [one] Tout est en ordre : ce navigateur a recalculé lui-même l’unique lancer. Il découle de ce qui a été scellé avant la partie.
   *[other] Tout est en ordre : ce navigateur a recalculé lui-même les { $count } lancers. Ils découlent de ce qui a été scellé avant la partie.
}
check-holds-ended = Les dés sont en ordre : chaque lancer découle de ce qui a été scellé avant la partie. La partie a été arrêtée avant la fin, et rien ne prouve que tous étaient d’accord.
check-no-promise = { $count ->
    [0] Aucun dé n’a été lancé.
    [one] Personne n’a rien promis sur ces dés : personne ne peut vérifier l’unique lancer.
   *[other] Personne n’a rien promis sur ces dés : personne ne peut vérifier les { $count } lancers.
}
check-seed = Ces dés découlent d’une graine connue d’avance. Cette page ne les recalcule pas.
check-no-end = Cet enregistrement n’a pas de fin : rien n’est promis sur la partie.
check-fails = Cet enregistrement ne tient pas. Ne t’y fie pas.
check-unreadable = Ce n’est pas un enregistrement lisible : la ligne { $line } n’a pas de sens.
check-rules-broken = Les dés sont en ordre, mais le serveur dit que cet enregistrement ne tient pas.
check-other-promise = Cet enregistrement ne tient pas : les dés ont été scellés avec un autre nombre que celui que ce navigateur a vu avant la partie.
check-other-words = Cet enregistrement ne tient pas : ce que ce navigateur a ajouté aux dés n’y figure pas.
check-server-looked = Le serveur a regardé les coups. Ce qu’il en dit n’engage que lui.
check-server-silent = Le serveur n’a pas répondu : personne n’a regardé les coups.

## Behind it.

check-details = Ce qui a été vérifié
check-here = Calculé dans ce navigateur
check-server = Dit par le serveur
check-promise-recorded = La promesse dans l’enregistrement :
check-secret = Le secret dévoilé à la fin :
check-promise-computed = La promesse qui découle de ce secret et de cette partie :
check-kept-promise = Ce navigateur a vu la même promesse avant la partie :
check-kept-words = Les mots de ce navigateur sont entrés dans les dés :
check-taken-back = { $rolls ->
    [one] { $rolls } lancer a été repris : qui l’a repris savait ce qui allait tomber.
   *[other] { $rolls } lancers ont été repris : qui les a repris savait ce qui allait tomber.
}
check-by-browser = Le navigateur a calculé lui-même les empreintes (Web Crypto).
check-by-library = Une bibliothèque a calculé les empreintes (@noble/hashes) : les navigateurs ne le font pas pour les pages sans https.
check-rolls = { $count ->
    [0] Aucun lancer
    [one] L’unique lancer, recalculé
   *[other] Les { $count } lancers, recalculés
}
check-all-rolls = Tous les lancers
check-column-roll = Lancer
check-column-recorded = Enregistré
check-column-computed = Calculé
check-column-digest = D’après l’empreinte

## For those who trust nobody.

check-code = Cette page aussi vient du serveur. Si tu ne veux te fier à personne, enregistre le fichier et vérifie-le avec Rauswurf sur ton propre ordinateur. Cela vérifie aussi que chaque coup était permis :
check-save = Enregistrer le fichier
