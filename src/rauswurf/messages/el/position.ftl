## The form.

position-no-colour = λείπει ένα χρώμα: γράψε yellow B B 0 a / green ...
position-twice = το { $colour } υπάρχει δύο φορές
position-missing = λείπει το { $colour }
position-no-such-colour = δεν παίζει χρώμα { $colour }· υπάρχουν: { $known }
position-no-field = το ταμπλό δεν έχει κουτάκι { $field }
position-no-fact = δεν υπάρχει στοιχείο { $fact }· υπάρχουν: { $known }
position-fact-twice = το { $fact } λέγεται δύο φορές
position-number = { $fact } { $said }: πρέπει να είναι αριθμός από { $least } έως { $most }
position-one-number = { $fact } { $said }: πρέπει να είναι { $number }, ή να λείπει
position-alone = { $fact } { $said }: λέγεται μόνο του
position-pairs = { $fact } { $said }: πες ένα χρώμα που παίζει, μετά τα κουτάκια του
position-no-pairs = { $fact }: πες ένα χρώμα που παίζει, μετά τα κουτάκια του
position-turn = turn { $said }: σειρά μπορεί να έχει: { $known }

## Pieces of race games.

position-pieces = { $count ->
    [one] το { $colour } έχει ένα πιόνι αντί για { $wanted }
   *[other] το { $colour } έχει { $count } πιόνια αντί για { $wanted }
}
position-fourth-piece = με { $players } παίκτες το τέταρτο πιόνι σε { $colour } στέκεται από την αρχή στο { $field }
position-on-lane = { $colours } στο { $field } δεν γίνεται, εκεί στέκεται μόνο πέτρα
position-together = { $colours } στέκονται μαζί στο { $field }
position-crowded = το { $colour } έχει { $count } πιόνια στο { $field }· χωράει ένα
position-large-barrier = το { $colour } έχει { $count } πιόνια στο { $field }· μια πόρτα έχει δύο
position-start-barrier = το { $colour } έχει πόρτα στη δική του αφετηρία, κι αυτό δεν μπορεί να συμβεί

## Whose turn it is, and who is home.

position-turn-home = το { $colour } τερμάτισε και δεν έχει πια σειρά
position-home = home { $said }: στο τέρμα: { $known }
position-nobody-home = home { $said }: κανείς δεν τερμάτισε
position-many-home = τερμάτισαν { $count } παίκτες· το παιχνίδι τελείωσε με { $enough }
position-over = { $fact }: το παιχνίδι τελείωσε
position-contest = { $fact }: ακόμα ρίχνουν για το ποιος αρχίζει
position-contest-form = contest { $said }: πες κάθε χρώμα μία φορά και τι έφερε, ή -
position-contest-done = contest: κάποιος πρέπει να έχει ακόμα να ρίξει, όπως yellow 5 green -
position-no-contest = contest: αρχίζει η πρώτη θέση, κανείς δεν ρίχνει για αυτό
position-contest-moved = contest: έχουν ήδη κινηθεί πιόνια
position-contest-next = contest: επόμενο ρίχνει το { $colour }
position-rolls = rolls { $rolls }: μένουν το πολύ { $most }
position-die-lost = die { $die }: το { $colour } δεν μπορεί να παίξει με αυτό, η ζαριά χάνεται

## Hunts and stones.

position-hunt-form = hunt: πες τον αριθμό, τα ζάρια που μένουν και τις επιτυχίες, όπως hunt 5 dice 2 hits 1
position-no-hunter = hunt: κανείς σε μονοπάτι δεν θα μπορούσε να κυνηγήσει
position-focus = focus { $colour } { $field }: δεν έχει εκεί πιόνι στο παιχνίδι
position-one-stone = stone { $colour }: έχει μία μόνο πέτρα
position-stone-begin = stone { $colour } { $field }: με δύο παίκτες οι πέτρες αρχίζουν στο { $first }
position-stone-place = stone { $colour } { $field }: μια πέτρα στέκεται στη λωρίδα της ή στη διαδρομή
position-stone-taken = stone { $colour } { $field }: το κουτάκι είναι πιασμένο
position-pushed = pushed: η πέτρα στέκεται εκεί όπου αρχίζει

## Cards of NICHTLUSTIG.

position-no-seat = κανείς δεν λέγεται { $colour }· υπάρχουν: { $known }
position-no-card = δεν υπάρχει κάρτα { $card }· γράψε lemming 5 scored, yeti 2, duck
position-card-twice = το { $colour } έχει δύο φορές την κάρτα { $card }
position-card-places = η κάρτα { $card } είναι σε δύο μέρη: { $colour } και { $other }
position-not-scored = η κάρτα { $card } δεν είναι κάρτα στόχου και δεν κατοχυρώνεται
position-not-death = η κάρτα { $card } είναι κάτω από { $death }, που δεν είναι κάρτα του Χάρου
position-not-covered = η κάρτα { $card } δεν σκεπάζεται
position-misses-turn = το { $colour } έχει την κάρτα { $card } και χάνει τη σειρά: παίζει το επόμενο, και η κάρτα είναι στο τραπέζι

## Dice of NICHTLUSTIG.

position-no-die = δεν υπάρχει ζάρι { $said }· τα ζάρια γράφονται b3, w5, p-, ufo
position-dice-count = { $dice ->
    [black] μαύρα ζάρια: { $count } αντί για { $wanted }
    [red] κόκκινα ζάρια: { $count } αντί για { $wanted }
    [white] άσπρα ζάρια: { $count } αντί για { $wanted }
   *[pink] ροζ ζάρια: { $count } αντί για { $wanted }
}
position-die-twice = { $dice ->
    [black] ένα μαύρο ζάρι υπάρχει δύο φορές
    [red] ένα κόκκινο ζάρι υπάρχει δύο φορές
    [white] ένα άσπρο ζάρι υπάρχει δύο φορές
   *[pink] το ροζ ζάρι υπάρχει δύο φορές
}
position-say-dice = πες τι δείχνουν τα ζάρια: dice b3 ufo r1 r2 w5 w5 p4
position-kept-form = kept { $said }: τα ζάρια γράφονται b3, w5, ufo ή b3:ufo
position-kept = kept { $said }: τα ζάρια δεν το δείχνουν, ή δύο είναι ίδια: τότε πες b3:duck ή b3:ufo
position-kept-alone = kept: πες και τι δείχνουν τα ζάρια
position-kept-shown = kept: τα ζάρια στην άκρη δείχνουν κάτι, και δεν είναι όλα στην άκρη
position-rolled-form = { $fact } { $said }: πες μια θέση και τι έφερε: 1 έως 5, symbol ή -
position-rolls-before = rolls { $rolls }: πριν από αυτή τη ζαριά μένουν από 1 έως { $most }
position-rolls-after = rolls { $rolls }: μετά από αυτή τη ζαριά μένουν το πολύ { $most }
position-turn-over = rolls 0: δεν μένει τίποτα να αποφασιστεί, η σειρά τελείωσε

## The beginning and the end of NICHTLUSTIG.

position-contest-cards = contest: κανείς δεν έχει κάρτα πριν από την πρώτη σειρά
position-contest-one-die = contest: κάθε θέση ρίχνει ένα ζάρι, όπως yellow 5 green -
position-contest-two = contest: χρειάζονται τουλάχιστον δύο
position-ended = { $fact }: το παιχνίδι τελείωσε, κάρτες στόχου στο τραπέζι: μόνο { $count }
position-not-ended = professors: το παιχνίδι δεν τελείωσε, κάρτες στόχου στο τραπέζι: { $count }
position-professors = professors: τόσα ζάρια ρίχνονται: { $known }
position-no-professors = professors: δεν ρίχνονται ζάρια
position-professors-order = professors: τα ζάρια ρίχνονται με τη σειρά των θέσεων

## What is to be decided in NICHTLUSTIG.

position-now = now { $said }: μπορεί να είναι duck, fourth, take, death ή cover death 3
position-now-rolls = { $wanted ->
    [one] { $now }: τότε μένει μία ζαριά, όχι { $rolls }
   *[other] { $now }: τότε μένουν { $wanted } ζαριές, όχι { $rolls }
}
position-now-dice = { $now }: πρέπει να έχουν πέσει όλα τα ζάρια
position-now-duck = now duck: το { $colour } δεν μπορεί να χρησιμοποιήσει την πάπια
position-now-fourth = now fourth: όποιος χρησιμοποίησε την πάπια είχε τρεις ζαριές και την επέστρεψε
position-now-take = now take: αυτά τα ζάρια δεν φέρνουν κάρτα στόχου
position-now-death = now death: το { $colour } έχει ήδη όλες τις κάρτες του Χάρου
position-now-cover = now cover: η κάρτα { $death } πρέπει να είναι ανοιχτή στο { $colour }
position-nothing-to-cover = now cover: το { $colour } δεν έχει κάρτα που θα μπορούσε να σκεπαστεί
position-scored = { $now }: το ροζ ζάρι έχει κατοχυρώσει την κάρτα { $card } στο { $colour }
position-no-death-due = { $now }: αυτά τα ζάρια φέρνουν κάρτα στόχου, και δεν υπάρχει ιός
