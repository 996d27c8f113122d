## Bad input.

referee-roll-empty = το --roll είναι άδειο: πες τι δείχνει το ζάρι, έναν αριθμό από 1 έως 6
referee-roll-differs = η διάταξη έχει ζάρι { $position }, το --roll λέει { $roll }
referee-no-such-move = { $move }: { $reason }

## Whose turn it is.

referee-over = Το παιχνίδι τελείωσε.
referee-to-roll = { $rolls ->
    [one] { $who } ρίχνει, μένει μία ζαριά.
   *[other] { $who } ρίχνει, μένουν { $rolls } ζαριές.
}
referee-to-move = { $who } παίζει.
referee-misses-turn = { $who }: έχει την κάρτα «{ $card }» και χάνει αυτή τη σειρά. Η κάρτα γυρίζει στο τραπέζι. Τώρα ρίχνει: { $next }.
referee-rolled = { $who } έφερε { $rolled }.
referee-rolled-on = { $rolls ->
    [one] { $who } έφερε { $rolled }. Συνεχίζει: { $next }, μένει μία ζαριά.
   *[other] { $who } έφερε { $rolled }. Συνεχίζει: { $next }, μένουν { $rolls } ζαριές.
}
referee-lost = { $rolls ->
    [one] { $who } έφερε { $rolled } και δεν έχει κίνηση, οπότε η ζαριά χάνεται. Συνεχίζει: { $next }, μένει μία ζαριά.
   *[other] { $who } έφερε { $rolled } και δεν έχει κίνηση, οπότε η ζαριά χάνεται. Συνεχίζει: { $next }, μένουν { $rolls } ζαριές.
}

## What may be done.

referee-legal = Επιτρέπονται:
referee-refused = Δεν επιτρέπονται:
referee-move-legal = Το { $move } επιτρέπεται.
referee-piece-moves = Το πιόνι στο { $field } μπορεί να παίξει.
referee-move-refused = Το { $move } δεν επιτρέπεται: { $reason }
