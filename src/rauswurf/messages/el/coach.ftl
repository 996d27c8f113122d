# The coach: chances, luck and mistakes.

coach-no-evaluator = Κανείς δεν μπορεί να κρίνει θέσεις στο { $game } σε αυτό το ταμπλό. Ο προπονητής γνωρίζει τα ταμπλό που συνοδεύουν το Rauswurf.

coach-title = { $game }: πώς πήγε;
coach-unfinished = Αυτή η παρτίδα δεν τελείωσε. Το αποτέλεσμα δείχνει τις πιθανότητες όπως ήταν στο τέλος.
coach-taken-back = Ό,τι αναιρέθηκε δεν μετράει.
coach-stage = Ο αγώνας για τη θέση { $place }
coach-start = Αρχή
coach-luck = Τύχη
coach-errors = Λάθη
coach-estimate = Εκτίμηση
coach-result = Αποτέλεσμα
coach-fair = Χωρίς την τύχη
coach-class = Κατηγορία
coach-unit = Όλοι οι αριθμοί είναι παρτίδες στις 100. Αρχή, τύχη, λάθη και εκτίμηση δίνουν μαζί το αποτέλεσμα. Η εκτίμηση είναι όσα υπολόγισε λάθος ο ίδιος ο προπονητής. Η τύχη και τα λάθη είναι όλων των παικτών: ό,τι χαρίζει ο ένας, το κερδίζουν οι άλλοι.
coach-fair-said = «Χωρίς την τύχη» είναι το αποτέλεσμα μείον την τύχη, με το περιθώριό του. Το πραγματικό αποτέλεσμα μένει.
coach-class-said = Η κατηγορία λέει πόσο καλές ήταν οι επιλογές. Μία παρτίδα δείχνει λίγα: όπου υπάρχουν δύο κατηγορίες, η σωστή μπορεί να είναι μία από αυτές ή κάποια ανάμεσά τους.
coach-luck-even = Η τύχη και η ατυχία ισοφάρισαν: { $who }.
coach-luck-good =
    Υπήρξε τύχη: { $who }. Άξιζε τόσο: { $size ->
        [twentieth] μία παρτίδα στις είκοσι
        [tenth] το ένα δέκατο μιας παρτίδας
        [quarter] το ένα τέταρτο μιας παρτίδας
        [third] το ένα τρίτο μιας παρτίδας
        [half] μισή παρτίδα
       *[whole] μία ολόκληρη παρτίδα
    }.
coach-luck-bad =
    Υπήρξε ατυχία: { $who }. Κόστισε τόσο: { $size ->
        [twentieth] μία παρτίδα στις είκοσι
        [tenth] το ένα δέκατο μιας παρτίδας
        [quarter] το ένα τέταρτο μιας παρτίδας
        [third] το ένα τρίτο μιας παρτίδας
        [half] μισή παρτίδα
       *[whole] μία ολόκληρη παρτίδα
    }.
coach-mistakes-none = Κανένα λάθος: { $who }.
coach-mistakes = { $count ->
    [one] { $count } λάθος: { $who }.
   *[other] { $count } λάθη: { $who }.
}
coach-lost = { $who }: οι επιλογές κόστισαν συνολικά { $points } παρτίδες στις 100.
coach-lost-rolls = { $count ->
    [one] Είναι περίπου όσο κοστίζει μία άτυχη ζαριά.
   *[other] Είναι περίπου όσο κοστίζουν { $count } άτυχες ζαριές.
}
coach-turning = Σημεία καμπής
coach-step = Βήμα { $step }: { $told }
coach-roll-good = { $who }: αυτή η ζαριά άξιζε { $points } παρτίδες στις 100.
coach-roll-bad = { $who }: αυτή η ζαριά κόστισε { $points } παρτίδες στις 100.
coach-choice-cost = { $who }: αυτή η επιλογή κόστισε { $points } παρτίδες στις 100.
coach-changes = Πιθανότητες: { $chances }.
coach-instead = Τι μπορούσε να γίνει, και πόσες παρτίδες στις 100 κερδίζονται τότε: { $who }
coach-dice-of = Τι έφεραν τα ζάρια του καθενός και σε ποιον
coach-errors-of = Τι έφεραν τα λάθη του καθενός και σε ποιον
coach-evaluator = Οι πιθανότητες προέρχονται από: { $evaluator }. Συνήθως πέφτουν έξω λιγότερο από { $points } παρτίδες στις 100.
coach-page-written = Η σελίδα είναι εδώ: { $file }.
coach-closer = Μια πιο προσεκτική ματιά
coach-closer-said = Αυτές οι στιγμές παίχτηκαν παρακάτω πολλές φορές και η τύχη αφαιρέθηκε. Ο αριθμός μετά το ± είναι το τυπικό σφάλμα: στις δύο από τις τρεις φορές η αλήθεια δεν είναι πιο μακριά.
coach-closer-wins = Νίκες στα 100
coach-closer-games = Παιχνίδια
coach-closer-progress = Ματιά { $look }: { $games } παιχνίδια, ± { $error }
coach-curve = Οι πιθανότητες στη διάρκεια της παρτίδας
coach-class-beginner = αρχή
coach-class-learner = μαθητεία
coach-class-casual = περιστασιακό παιχνίδι
coach-class-skilled = εξάσκηση
coach-class-expert = ειδικός
coach-class-master = μαέστρος
coach-points = { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) }
