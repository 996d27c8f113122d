## One die of NICHTLUSTIG and what it shows.

dice-black = { $face ->
    [6] μαύρο σύμβολο
   *[other] μαύρο { $face }
}
dice-red = { $face ->
    [6] κόκκινο σύμβολο
   *[other] κόκκινο { $face }
}
dice-white = { $face ->
    [6] άσπρο σύμβολο
   *[other] άσπρο { $face }
}
dice-pink = { $face ->
    [6] ροζ σύμβολο
   *[other] ροζ { $face }
}
dice-symbol = σύμβολο

## Where dice come from.

dice-by-hand = τα ζάρια ρίχνονται με το χέρι: πες τι δείχνουν, όπως roll(6)
dice-secret-length = ένα μυστικό έχει { $wanted } byte, όχι { $count }
dice-bad-seed = ένας σπόρος ή ο αριθμός μιας παρτίδας είναι ακέραιος από 0 έως { $most }, όχι { $seed }
