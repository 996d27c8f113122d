## The table.

compare-title = { $game }: { $after } αντί για { $before }
compare-title-apart = { $after } αντί για { $before }
compare-about = { $games ->
    [one] Ένα παιχνίδι
   *[other] { $games } παιχνίδια
} με { $players } παίκτες, με τα ίδια ζάρια. Παίζουν: { $bots }.
compare-measure = μέγεθος
compare-before = πριν
compare-after = μετά
compare-difference = διαφορά
compare-between = ανάμεσα
compare-sure = Όλα αυτά τα όρια ισχύουν μαζί σε 95 από 100 τέτοιες συγκρίσεις.
compare-drawn = Η εικόνα είναι στο { $file }.

## Sentences.

compare-rolls-more = Τα παιχνίδια θέλουν { $by } ζαριές παραπάνω: { $after } αντί για { $before } (πολύ πιθανόν από { $low } έως { $high } παραπάνω).
compare-rolls-less = Τα παιχνίδια θέλουν { $by } ζαριές λιγότερες: { $after } αντί για { $before } (πολύ πιθανόν από { $low } έως { $high } λιγότερες).
compare-turns-more = Τα παιχνίδια κρατούν { $by } σειρές παραπάνω: { $after } αντί για { $before } (πολύ πιθανόν από { $low } έως { $high } παραπάνω).
compare-turns-less = Τα παιχνίδια κρατούν { $by } σειρές λιγότερες: { $after } αντί για { $before } (πολύ πιθανόν από { $low } έως { $high } λιγότερες).
compare-captures-more = Τρώγονται { $by } πιόνια παραπάνω ανά παιχνίδι: { $after } αντί για { $before } (πολύ πιθανόν από { $low } έως { $high } παραπάνω).
compare-captures-less = Τρώγονται { $by } πιόνια λιγότερα ανά παιχνίδι: { $after } αντί για { $before } (πολύ πιθανόν από { $low } έως { $high } λιγότερα).
compare-lead-changes-more = Η πρωτιά αλλάζει χέρια { $by } φορές παραπάνω ανά παιχνίδι: { $after } αντί για { $before } (πολύ πιθανόν από { $low } έως { $high } παραπάνω).
compare-lead-changes-less = Η πρωτιά αλλάζει χέρια { $by } φορές λιγότερες ανά παιχνίδι: { $after } αντί για { $before } (πολύ πιθανόν από { $low } έως { $high } λιγότερες).
compare-cards-taken-more = Οι παίκτες παίρνουν ο ένας από τον άλλο { $by } κάρτες παραπάνω ανά παιχνίδι: { $after } αντί για { $before } (πολύ πιθανόν από { $low } έως { $high } παραπάνω).
compare-cards-taken-less = Οι παίκτες παίρνουν ο ένας από τον άλλο { $by } κάρτες λιγότερες ανά παιχνίδι: { $after } αντί για { $before } (πολύ πιθανόν από { $low } έως { $high } λιγότερες).
compare-death-cards-more = Οι παίκτες παίρνουν { $by } κάρτες του Χάρου παραπάνω ανά παιχνίδι: { $after } αντί για { $before } (πολύ πιθανόν από { $low } έως { $high } παραπάνω).
compare-death-cards-less = Οι παίκτες παίρνουν { $by } κάρτες του Χάρου λιγότερες ανά παιχνίδι: { $after } αντί για { $before } (πολύ πιθανόν από { $low } έως { $high } λιγότερες).
compare-winner-points-more = Όποιος κερδίζει έχει { $by } πόντους παραπάνω: { $after } αντί για { $before } (πολύ πιθανόν από { $low } έως { $high } παραπάνω).
compare-winner-points-less = Όποιος κερδίζει έχει { $by } πόντους λιγότερους: { $after } αντί για { $before } (πολύ πιθανόν από { $low } έως { $high } λιγότερους).
compare-seat-advantage-more = Το να αρχίζεις αξίζει περισσότερο: { $after } ποσοστιαίες μονάδες πάνω από το δίκαιο μερίδιο αντί για { $before } (πολύ πιθανόν από { $low } έως { $high } παραπάνω).
compare-seat-advantage-less = Το να αρχίζεις αξίζει λιγότερο: { $after } ποσοστιαίες μονάδες πάνω από το δίκαιο μερίδιο αντί για { $before } (πολύ πιθανόν από { $low } έως { $high } λιγότερες).
compare-wins-more = { $measure }, περισσότερες: { NUMBER($after, style: "percent") } αντί για { NUMBER($before, style: "percent") } (πολύ πιθανόν από { $low } έως { $high } ποσοστιαίες μονάδες παραπάνω).
compare-wins-less = { $measure }, λιγότερες: { NUMBER($after, style: "percent") } αντί για { NUMBER($before, style: "percent") } (πολύ πιθανόν από { $low } έως { $high } ποσοστιαίες μονάδες λιγότερες).
compare-luck-more = Η τύχη μετράει περισσότερο: το μερίδιό της είναι { NUMBER($after, style: "percent") } αντί για { NUMBER($before, style: "percent") } (πολύ πιθανόν από { $low } έως { $high } ποσοστιαίες μονάδες παραπάνω).
compare-luck-less = Η τύχη μετράει λιγότερο: το μερίδιό της είναι { NUMBER($after, style: "percent") } αντί για { NUMBER($before, style: "percent") } (πολύ πιθανόν από { $low } έως { $high } ποσοστιαίες μονάδες λιγότερες).
compare-finished-more = Τελειώνουν περισσότερα παιχνίδια: { NUMBER($after, style: "percent") } αντί για { NUMBER($before, style: "percent") } (πολύ πιθανόν από { $low } έως { $high } ποσοστιαίες μονάδες παραπάνω).
compare-finished-less = Τελειώνουν λιγότερα παιχνίδια: { NUMBER($after, style: "percent") } αντί για { NUMBER($before, style: "percent") } (πολύ πιθανόν από { $low } έως { $high } ποσοστιαίες μονάδες λιγότερες).
compare-number-more = Υψηλότερο: { $measure }. { $after } αντί για { $before } (πολύ πιθανόν { $low } έως { $high } περισσότερο).
compare-number-less = Χαμηλότερο: { $measure }. { $after } αντί για { $before } (πολύ πιθανόν { $low } έως { $high } λιγότερο).
compare-share-more = Υψηλότερο: { $measure }. { NUMBER($after, style: "percent") } αντί για { NUMBER($before, style: "percent") } (πολύ πιθανόν { $low } έως { $high } ποσοστιαίες μονάδες περισσότερο).
compare-share-less = Χαμηλότερο: { $measure }. { NUMBER($after, style: "percent") } αντί για { NUMBER($before, style: "percent") } (πολύ πιθανόν { $low } έως { $high } ποσοστιαίες μονάδες λιγότερο).
compare-same-number = Δεν βρέθηκε διαφορά ({ $measure }). Αν υπάρχει, είναι το πολύ { $at-most }.
compare-same-share = Δεν βρέθηκε διαφορά ({ $measure }). Αν υπάρχει, είναι το πολύ { $at-most } ποσοστιαίες μονάδες.
compare-same-all = Δεν βρέθηκε διαφορά: { $measures }. Η τελευταία στήλη δείχνει πόσο μεγάλη θα μπορούσε να είναι ακόμα.
compare-identical = Ακριβώς το ίδιο: { $measure }. Κανένα παιχνίδι δεν ήταν διαφορετικό.

## What can be wrong.

compare-no-change = πες τι να συγκριθεί, όπως --set barriers ή --a bots=casual --b bots=strong
compare-which-value = --set { $variant }: πες ποιο από { $values }, όπως --set { $variant }={ $example }
compare-nothing-changes = { $variants }: έτσι παίζεται ούτως ή άλλως αυτό το παιχνίδι, δεν υπάρχει τίποτα να συγκριθεί
compare-in-both = το { $variant } δεν δίνεται και με --set και με --both
compare-about-apart = Παιχνίδια από το καθένα: { $games }, με τις ίδιες ζαριές.
compare-side-form = το { $option } παίρνει κανόνες όπως το --set, και game=, players=, bots=, board= και rules=, όπως { $option } "players=3 bots=strong", όχι { $text }
