## Rolling. $who is followed by a colon, as a Greek name would need an article.

tell-roll = { $who }: φέρνει { $face }.
tell-roll-lost = { $who }: φέρνει { $face }, μα δεν έχει τι να το κάνει.
tell-begins = { $who }: αρχίζει το παιχνίδι.
tell-tied = Ισοπαλία. Ρίχνουν ξανά: { $who }.

## A piece moves.

tell-enter = { $who }: μπαίνει στο { $to }.
tell-enter-capture = { $who }: μπαίνει στο { $to } και στέλνει το { $victim } πίσω στο { $back }.
tell-move = { $who }: από { $origin } στο { $to }.
tell-capture = { $who }: από { $origin } στο { $to }, και στέλνει το { $victim } πίσω στο { $back }.
tell-hit-stone = { $who }: από { $origin } στο { $to }. Η πέτρα ({ $victim }) γυρίζει πίσω στο { $back }.
tell-goal = { $who }: από { $origin } στο τέρμα, στο { $to }.
tell-back = { $who }: προς τα πίσω, από { $origin } στο { $to }.
tell-back-capture = { $who }: προς τα πίσω, από { $origin } στο { $to }, και στέλνει το { $victim } πίσω στο { $back }.
tell-neutral = { $who }: παίζει πιόνι ({ $colour }).
tell-pass = { $who }: πάσο.

## What follows from a move.

tell-huffed = { $colour }: δεν έφαγε ενώ μπορούσε, και το πιόνι από το { $origin } γυρίζει πίσω στο { $back }.
tell-pushed = { $colour }: σπρώχνεται από { $origin } στο { $to }.
tell-home = { $count ->
    [one] { $who }: όλα στο τέρμα.
   *[other] { $who }: όλα στο τέρμα.
}

## Games in which pieces hunt.

tell-hunt = { $who }: κυνηγάει το { $number }.
tell-hunt-roll = { $hits ->
    [0] { $who }: φέρνει { $faces }. Καμία επιτυχία.
    [one] { $who }: φέρνει { $faces }. Μία επιτυχία.
   *[other] { $who }: φέρνει { $faces }. { $hits } επιτυχίες.
}
tell-focus-won = { $who }: το πιόνι στο { $field } έχει πια εστίαση.
tell-focus-lost = { $who }: το πιόνι στο { $field } έχασε την εστίασή του.

## Games with stones that block the way.

tell-push = { $who }: σπρώχνει την πέτρα στο { $to }.
tell-stone = { $who }: βάζει την πέτρα στο { $to }.
tell-stone-back = Κανείς δεν μπορούσε να παίξει. Η πέτρα ({ $who }) γυρίζει από { $origin } πίσω στο { $back }.

## NICHTLUSTIG, a game of dice and cards.

tell-roll-dice = { $who } φέρνει: { $dice }.
tell-roll-symbol = { $who }: φέρνει σύμβολο, που μετράει 0.
tell-roll-professors = { $who }: ζαριές των καθηγητών { $faces }.
tell-keep = { $who } κρατάει: { $dice }. Τα άλλα ζάρια ρίχνονται ξανά.
tell-keep-nothing = { $who }: δεν κρατάει τίποτα και ρίχνει ξανά.
tell-stop = { $who }: σταματάει να ρίχνει.
tell-use-duck = { $who }: χρησιμοποιεί την πάπια για τέταρτη ζαριά.
tell-use-clown = { $who }: δίνει τον κλόουν αντί να πάρει κάρτα του Χάρου.
tell-take = { $who } παίρνει: { $cards }.
tell-take-from = { $who }: παίρνει την κάρτα { $card } (ως τώρα: { $source }).
tell-take-machine = { $who } παίρνει με τη χρονομηχανή: { $cards }.
tell-take-nothing = { $who }: δεν παίρνει κάρτα και κρατάει τη χρονομηχανή.
tell-cover = { $who }: η κάρτα { $death } σκεπάζει την κάρτα { $card }.
tell-scored = { $who } κατοχυρώνει: { $cards }.
tell-counts-again = { $who }: η κάρτα { $card } μετράει ξανά.
tell-lies-open = { $who }: η κάρτα { $card } μένει ανοιχτή.
tell-gets-special = { $who }: παίρνει την κάρτα { $card }.
tell-gets-special-from = { $who }: παίρνει την κάρτα { $card } (ως τώρα: { $source }).
tell-misses-turn = { $who }: χάνει τη σειρά, και η κάρτα { $card } γυρίζει στο τραπέζι.
tell-special-back = Η κάρτα { $card } γυρίζει στο τραπέζι.

## The end.

tell-over = { $count ->
    [one] Το παιχνίδι τελείωσε. Νίκη: { $who }.
   *[other] Το παιχνίδι τελείωσε. Κοινή νίκη: { $who }.
}
tell-points = { $points ->
    [one] { $who }: { $points } πόντος.
   *[other] { $who }: { $points } πόντοι.
}

## A recorded game.

tell-beginning = { $game }: { $who }.
tell-taken-back = Το τελευταίο βήμα παίρνεται πίσω.
