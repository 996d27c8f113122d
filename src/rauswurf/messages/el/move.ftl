move-illegal = { $move }: { $why } [{ $rule }]
move-nothing-to-undo = δεν υπάρχει τίποτα προς αναίρεση
move-over = το παιχνίδι τελείωσε

## Race games.

move-unknown = το { $said } δεν είναι κίνηση· οι κινήσεις γράφονται 12-18, 12x18, B-0 ή pass
move-no-colour = δεν παίζει χρώμα { $said }· υπάρχουν: { $known }
move-no-field = το ταμπλό δεν έχει κουτάκι { $said }
move-where-to = πες πού πάει το πιόνι, όπως στο 12-18

## NICHTLUSTIG, a game of dice and cards.

move-unknown-cards = το { $said } δεν είναι κίνηση· οι κινήσεις γράφονται keep w5 w5, stop, take lemming 5, take yeti 2 from green, use duck ή cover professor 3
move-no-die = δεν υπάρχει ζάρι { $said }· τα ζάρια γράφονται b3, w5, p1, ufo ή b3:ufo
move-no-card = δεν υπάρχει κάρτα { $said }· οι κάρτες γράφονται { $known }
move-card-twice = μια κάρτα αναφέρεται δύο φορές
move-one-card = το { $word } θέλει μία κάρτα: { $word } { $card }
move-not-special = χρησιμοποιούνται μόνο ειδικές κάρτες: { $known }
move-nobody = κανείς δεν λέγεται { $said }· υπάρχουν: { $known }
