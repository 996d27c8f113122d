### What `rauswurf replay` says, which shows a recorded game.

## Bad input, also for `rauswurf verify`.

replay-no-file = { $file } : ce fichier n’existe pas
replay-folder = { $file } : c’est un dossier
replay-unreadable = { $file } : impossible à lire : { $reason }
replay-no-record = { $file } : { $reason }
replay-not-empty = { $folder } n’est pas vide : indique un nouveau dossier
replay-not-gif = --gif veut un fichier qui finit par .gif, pas { $file }
replay-unwritable = impossible d’écrire { $path } : { $reason }

## Walking through a game, step by step.

replay-keys = Entrée montre l’étape suivante ; b retour, un nombre pour sauter, a tout, q quitter, ? aide.
replay-help =
    Entrée   l’étape suivante
    b        une étape en arrière
    17       aller à l’étape 17 ; 0 est le début
    a        montrer la suite sans attendre ; Ctrl-C l’arrête
    q        arrêter
replay-first-step = C’est le début.
replay-last-step = La dernière étape est { $step }.

## Pictures.

replay-drawing = Dessin
replay-pictures = { $pictures ->
    [one] { $pictures } image est dans { $path }.
   *[other] { $pictures } images sont dans { $path }.
}
