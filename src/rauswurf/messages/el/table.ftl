## The board of a race game.

table-board = Ταμπλό
table-piece = { $colour } στο { $field }
table-piece-picked = { $colour } στο { $field }, στο χέρι
table-target = Πήγαινε στο { $field }
table-target-throw = Πήγαινε στο { $field } και φάε το { $colour }
table-target-stone = Πήγαινε στο { $field } και χτύπα την πέτρα ({ $colour })
table-target-turn = Γύρισε το πιόνι στο { $field }
table-target-set = Βάλε την πέτρα στο { $field }
table-stone = Πέτρα στο { $field }
table-stone-picked = Πέτρα στο { $field }, στο χέρι

## Buttons beside the board.

table-actions = Τι άλλο γίνεται
table-pass = Πάσο
table-push = Σπρώξε την πέτρα
table-set-stone = Βάλε την πέτρα
table-hunt = Κυνήγησε το { $number }
table-hunts = Αντί να ρίξεις, κυνήγησε έναν αριθμό:
table-which = Ποια κίνηση;
table-way = { $from } στο { $to }
table-way-back = { $from } πίσω στο { $to }
table-cancel = Άκυρο

## Dice.

table-dice = Ζάρια
table-roll = { $dice ->
    [one] Ρίξε
   *[other] Ρίξε { $dice } ζάρια
}
table-rolls-left = { $rolls ->
    [one] Μένει μία ζαριά
   *[other] Μένουν { $rolls } ζαριές
}
table-type = Τι έφερες;
table-type-for = Ρίξε για: { $name }. Τι έφερε το ζάρι;
table-type-die = Ζάρι { $number }
table-typed = Αυτή η ζαριά
table-skip = Πήγαινε στη σειρά μου
table-die = Ζάρι: { $face }
table-die-of = Ζάρι – { $colour }: { $face }
table-die-unrolled = Ζάρι, δεν έχει ριχτεί ακόμα

## NICHTLUSTIG, a game of dice and cards.

table-display = Κάρτες που κερδίζονται
table-all-cards = Όλες οι κάρτες
table-deaths = Κάρτες του Χάρου
table-specials = Ειδικές κάρτες
table-hand = Κάρτες: { $name }
table-no-cards = καμία κάρτα ακόμα
table-card-scored = { $card }, κατοχυρωμένη
table-card-covered = { $card }, σκεπασμένη ({ $death })
table-seven-dice = Τα επτά ζάρια
table-die-black = Μαύρο ζάρι: { $face }
table-die-red = Κόκκινο ζάρι: { $face }
table-die-white = Άσπρο ζάρι: { $face }
table-die-pink = Ροζ ζάρι: { $face }
table-die-black-symbol = Μαύρο ζάρι: { $symbol }
table-die-red-symbol = Κόκκινο ζάρι: { $symbol }
table-die-white-symbol = Άσπρο ζάρι: { $symbol }
table-die-pink-symbol = Ροζ ζάρι: { $symbol }
table-die-black-unrolled = Μαύρο ζάρι, να ριχτεί
table-die-red-unrolled = Κόκκινο ζάρι, να ριχτεί
table-die-white-unrolled = Άσπρο ζάρι, να ριχτεί
table-die-pink-unrolled = Ροζ ζάρι, να ριχτεί
table-aside = στην άκρη
table-brings = Με αυτά τα ζάρια θα έπαιρνες:
table-brings-nothing = Με αυτά τα ζάρια δεν παίρνεις καμία κάρτα.
table-keep-hint = Άγγιξε τα ζάρια που βάζεις στην άκρη.
table-keep = { $dice ->
    [0] Ρίξε τα όλα ξανά
    [one] Κράτα ένα, ρίξε τα άλλα
   *[other] Κράτα { $dice }, ρίξε τα άλλα
}
table-stop = Σταμάτα να ρίχνεις
table-no-duck = Χωρίς τέταρτη ζαριά
table-use = Χρησιμοποίησε: { $card }
table-take-card = Πάρε: { $card }
table-cover-card = Σκέπασε: { $card }
table-take-hint = Άγγιξε τις κάρτες που παίρνεις.
table-take = { $cards ->
    [one] Πάρε αυτή την κάρτα
   *[other] Πάρε { $cards } κάρτες
}
table-take-machine = Πάρε με τη Χρονομηχανή
table-take-nothing = Μην πάρεις τίποτα
table-death-hint = Άγγιξε την κάρτα του Χάρου που παίρνεις.
table-cover-hint = Άγγιξε την κάρτα που σκεπάζεται.
