### What lies on the table: the board with its pieces, cards and dice.

## The board of a race game.

table-board = Plateau
table-piece = { $colour } en { $field }
table-piece-picked = { $colour } en { $field }, choisi
table-target = Aller en { $field }
table-target-throw = Aller en { $field } et éjecter { $colour }
table-target-stone = Aller en { $field }, sur la pierre de { $colour }
table-target-turn = Retourner le pion en { $field }
table-target-set = Poser la pierre en { $field }
table-stone = Pierre en { $field }
table-stone-picked = Pierre en { $field }, choisie

## Buttons beside the board.

table-actions = Ce qu’on peut faire d’autre
table-pass = Passer
table-push = Pousser la pierre
table-set-stone = Poser la pierre
table-hunt = Chasser le { $number }
table-hunts = Au lieu de lancer, chasser un chiffre :
table-which = Quel coup ?
table-way = De { $from } à { $to }
table-way-back = En arrière, de { $from } à { $to }
table-cancel = Annuler

## Dice.

table-dice = Dés
table-roll = { $dice ->
    [one] Lancer le dé
   *[other] Lancer { $dice } dés
}
table-rolls-left = { $rolls ->
    [one] Encore { $rolls } lancer
   *[other] Encore { $rolls } lancers
}
table-type = Qu’est-ce que tu as fait ?
table-type-for = Lance les dés pour { $name }. Qu’indiquent-ils ?
table-type-die = Dé { $number }
table-typed = Valider ce lancer
table-skip = Passer à mon tour
table-die = Dé : { $face }
table-die-of = Dé – { $colour } : { $face }
table-die-unrolled = Dé, pas encore lancé

## NICHTLUSTIG, a game of dice and cards.

table-display = Cartes à gagner
table-all-cards = Toutes les cartes
table-deaths = Cartes Mort
table-specials = Cartes spéciales
table-hand = Cartes : { $name }
table-no-cards = pas encore de carte
table-card-scored = { $card }, validée
table-card-covered = { $card }, sous { $death }
table-seven-dice = Les sept dés
table-die-black = Dé noir : { $face }
table-die-red = Dé rouge : { $face }
table-die-white = Dé blanc : { $face }
table-die-pink = Dé rose : { $face }
table-die-black-symbol = Dé noir : { $symbol }
table-die-red-symbol = Dé rouge : { $symbol }
table-die-white-symbol = Dé blanc : { $symbol }
table-die-pink-symbol = Dé rose : { $symbol }
table-die-black-unrolled = Dé noir, à lancer
table-die-red-unrolled = Dé rouge, à lancer
table-die-white-unrolled = Dé blanc, à lancer
table-die-pink-unrolled = Dé rose, à lancer
table-aside = de côté
table-brings = Ces dés donneraient :
table-brings-nothing = Ces dés ne donneraient aucune carte.
table-keep-hint = Touche les dés que tu mets de côté.
table-keep = { $dice ->
    [0] Tout relancer
    [one] En garder { $dice }, relancer le reste
   *[other] En garder { $dice }, relancer le reste
}
table-stop = Arrêter de lancer
table-no-duck = Pas de quatrième lancer
table-use = Utiliser la carte { $card }
table-take-card = Prendre { $card }
table-cover-card = Couvrir { $card }
table-take-hint = Touche les cartes que tu prends.
table-take = { $cards ->
    [0] Prendre des cartes
    [one] Prendre cette carte
   *[other] Prendre { $cards } cartes
}
table-take-machine = La prendre avec la machine temporelle
table-take-nothing = Ne rien prendre
table-death-hint = Touche la carte Mort que tu prends.
table-cover-hint = Touche la carte à couvrir.
