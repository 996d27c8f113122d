### What `rauswurf study` says: experiments with many rule sets.

## While it runs, and when it is done.

study-begins = { $title } : { $cells ->
    [one] { $cells } cellule
   *[other] { $cells } cellules
}, { $games ->
    [one] { $games } partie
   *[other] { $games } parties
} chacune.
study-goes-on = { $games ->
    [0] Tout a déjà été joué.
    [one] Il reste { $games } partie à jouer.
   *[other] Il reste { $games } parties à jouer.
}
study-results = Résultats : { $file }
study-report = Rapport : { $file }
study-no-report = aucun rapport ne pourrait être dessiné : { $reason }. Ou ajoute --no-report, pour n’avoir que le tableau

## The table and the report.

study-mean = { $mean } ± { $error }
study-players = { $players ->
    [one] { $players } personne
   *[other] { $players } personnes
}
study-report-about = { $cells ->
    [one] { $cells } cellule
   *[other] { $cells } cellules
}, { $games ->
    [one] { $games } partie
   *[other] { $games } parties
} chacune, graine { $seed }. Sur les images, les barres vont aussi loin que se trouve la vérité dans 95 cas sur 100 ; dans les tableaux, ± est l’erreur type.
study-report-words = Ce que veulent dire les mots
study-report-picture = Moyennes de toutes les cellules pour { $game }, avec leurs intervalles ; le tableau ci-dessous donne les chiffres.

## What is wrong with a study file.

study-wrong = { $file } : { $faults }
study-faults = { $faults ->
    [one] { $file } : { $faults } erreur
   *[other] { $file } : { $faults } erreurs
}
study-unreadable = impossible à lire : { $reason }
study-not-toml = n’est pas du TOML : { $reason }
study-unknown-key = { $key } est inconnu ; on connaît { $known }
study-unknown-key-near = { $key } est inconnu ; voulais-tu dire { $near } ?
study-missing = il manque { $key }
study-not-text = { $key } doit être un texte, pas { $value }
study-not-texts = { $key } doit être un texte ou une liste de textes, pas { $value }
study-not-switch = { $key } doit être true ou false, pas { $value }
study-not-between = { $key } doit être un nombre entier de { $least } à { $most }, pas { $value }
study-not-numbers = { $key } doit être un nombre entier ou une liste de nombres entiers, pas { $value }
study-not-bots = { $key } doit nommer un bot pour toutes les places, ou une liste de bots, un par place, pas { $value }
study-not-table = { $key } doit être une table de variantes, pas { $value }
study-not-tables = { $key } doit être un tableau de tables : [[{ $key }]]
study-no-tables = aucun [[{ $key }]] ne dit quoi jouer
study-in-grid = grid { $grid } : { $fault }
study-lineup = { $bots } bots nommés pour { $seats } places : nommes-en un pour toutes, ou un pour chacune
study-many-cells = il y a { $cells } cellules ; { $most } au maximum

## Clusters: other machines that play along.

study-no-cluster = aucune grappe ne répond à { $address }
study-cluster-failed = la grappe a échoué : { $reason }
study-other-version = une machine de la grappe a une autre version de Rauswurf ou de Python
study-not-a-folder = { $folder } n’est pas un dossier
study-damaged = Parties enregistrées abîmées ou étrangères à cette étude : { $chunks }. Elles sont rejouées.
