## Rolling. $who is followed by a colon, as a Greek name would need an article.

tell-roll = { $who } φέρνει { $face }.
tell-roll-lost = { $who } φέρνει { $face } και δεν έχει κίνηση.
tell-begins = { $who } αρχίζει το παιχνίδι.
tell-tied = Ισοπαλία: { $who } ρίχνουν ξανά.

## A piece moves.

tell-enter = { $who } μπαίνει στο { $to }.
tell-enter-capture = { $who } μπαίνει στο { $to } και στέλνει το { $victim } πίσω { $back }.
tell-move = { $who } πηγαίνει { $origin } { $to }.
tell-capture = { $who } πηγαίνει { $origin } { $to } και στέλνει το { $victim } πίσω { $back }.
tell-hit-stone = { $who } πηγαίνει { $origin } { $to } και η πέτρα ({ $victim }) γυρίζει πίσω { $back }.
tell-goal = { $who } πηγαίνει { $origin } { $to }.
tell-back = { $who } πηγαίνει προς τα πίσω, { $origin } { $to }.
tell-back-capture = { $who } πηγαίνει προς τα πίσω, { $origin } { $to }, και στέλνει το { $victim } πίσω { $back }.
tell-neutral = { $who } παίζει ουδέτερο πιόνι ({ $colour }).
tell-pass = { $who } πάει πάσο.

## What follows from a move.

tell-huffed = { $colour } δεν έφαγε ενώ μπορούσε, και το πιόνι από το { $origin } γυρίζει πίσω { $back }.
tell-pushed = { $colour } σπρώχνεται { $origin } { $to }.
tell-home = { $count ->
    [one] { $who } έφερε όλα τα πιόνια στο τέρμα.
   *[other] { $who } έφεραν όλα τα πιόνια στο τέρμα.
}

## Games in which pieces hunt.

tell-hunt = { $who } κυνηγάει το { $number }.
tell-hunt-roll = { $hits ->
    [0] { $who } φέρνει { $faces }: καμία επιτυχία.
    [one] { $who } φέρνει { $faces }: μία επιτυχία.
   *[other] { $who } φέρνει { $faces }: { $hits } επιτυχίες.
}
tell-focus-won = Το πιόνι στο { $field } ({ $who }) έχει πια εστίαση.
tell-focus-lost = Το πιόνι στο { $field } ({ $who }) έχασε την εστίασή του.

## Games with stones that block the way.

tell-push = { $who } σπρώχνει την πέτρα { $to }.
tell-stone = { $who } βάζει την πέτρα στο { $to }.
tell-stone-back = Κανείς δεν μπορούσε να παίξει, γι’ αυτό η πέτρα ({ $who }) γυρίζει { $origin } πίσω { $back }.

## NICHTLUSTIG, a game of dice and cards.

tell-roll-dice = { $who } φέρνει { $dice }.
tell-roll-symbol = { $who } φέρνει σύμβολο, που μετράει 0.
tell-roll-professors = { $who } ρίχνει για τους καθηγητές και φέρνει { $faces }.
tell-keep = { $who } κρατάει { $dice } και ρίχνει ξανά τα άλλα ζάρια.
tell-keep-nothing = { $who } δεν κρατάει τίποτα και ρίχνει ξανά.
tell-stop = { $who } σταματάει να ρίχνει.
tell-use-duck = { $who } χρησιμοποιεί την πάπια για τέταρτη ζαριά.
tell-use-clown = { $who } δίνει τον κλόουν αντί να πάρει κάρτα του Χάρου.
tell-take = { $who } παίρνει { $cards }.
tell-take-from = { $who } παίρνει την κάρτα { $card }· την παίρνει από: { $source }.
tell-take-machine = { $who } χρησιμοποιεί τη χρονομηχανή και παίρνει { $cards }.
tell-take-nothing = { $who } δεν παίρνει κάρτα και κρατάει τη χρονομηχανή.
tell-cover = { $who } σκεπάζει την κάρτα { $card } με την κάρτα { $death }.
tell-scored = { $who } κατοχυρώνει { $cards }.
tell-counts-again = Η κάρτα { $card } μετράει ξανά ({ $who }).
tell-lies-open = Η κάρτα { $card } μένει ανοιχτή ({ $who }).
tell-gets-special = { $who } παίρνει την κάρτα { $card }.
tell-gets-special-from = { $who } παίρνει την κάρτα { $card }· την παίρνει από: { $source }.
tell-misses-turn = { $who } χάνει τη σειρά, και η κάρτα { $card } γυρίζει στο τραπέζι.
tell-special-back = Η κάρτα { $card } γυρίζει στο τραπέζι.

## The end.

tell-over = { $count ->
    [one] Το παιχνίδι τελείωσε: { $who } κερδίζει.
   *[other] Το παιχνίδι τελείωσε: { $who } κερδίζουν.
}
tell-ended = Το παιχνίδι τελειώνει νωρίτερα. Μετρούν οι θέσεις όπως είναι τώρα.
tell-points = { $points ->
    [one] { $who } έχει { $points } πόντο.
   *[other] { $who } έχει { $points } πόντους.
}

## A recorded game.

tell-beginning = { $game }: { $who }.
tell-taken-back = Η τελευταία κίνηση αναιρέθηκε.
