roll-over = δεν υπάρχει τίποτα να ρίξεις τώρα: το παιχνίδι τελείωσε
roll-not-now = δεν υπάρχει τίποτα να ρίξεις τώρα. { $reason } [{ $rule }]
roll-how-many = { $wanted ->
    [one] ρίχνεται ένα ζάρι, όχι { $count }
   *[other] ρίχνονται { $wanted } ζάρια, όχι { $count }
}
roll-no-face = ένα ζάρι δείχνει 1 έως 6, όχι { $face }
roll-not-typed = εδώ τα ζάρια πέφτουν μόνα τους, γι’ αυτό μη δίνεις αριθμό· το Dice.by_hand() είναι για ζάρια που ρίχνεις εσύ
roll-unknown = το { $said } δεν είναι ζαριά· πες τι δείχνουν τα ζάρια, π.χ. 6 ή 2 5 5 1

## Dice of NICHTLUSTIG.

roll-no-die = δεν υπάρχει ζάρι { $said }· πες 3, ή b3, w5, ufo, ή b3:ufo
roll-die-too-many = το { $said } είναι ένα ζάρι παραπάνω· ρίχνονται: { $dice }
roll-missing = λείπουν ζάρια· ρίχνονται: { $dice }
