## Race games: all of them

refuse-finish-over = Το παιχνίδι τελείωσε.
refuse-goal-count-does-not-fit = { $die ->
    [one] Κανένα κουτάκι του τέρματος δεν απέχει ένα βήμα.
   *[other] Κανένα κουτάκι του τέρματος δεν απέχει { $die } βήματα.
}
refuse-goal-count-foreign-goal = Αυτό είναι το τέρμα άλλου χρώματος.
refuse-goal-count-past-own-goal = { $die ->
    [one] Με ένα βήμα θα προσπερνούσε το δικό του τέρμα.
   *[other] Με { $die } βήματα θα προσπερνούσε το δικό του τέρμα.
}
refuse-goal-count-once-round = Ένα πιόνι κάνει μόνο έναν γύρο και στρίβει για το τέρμα του πριν από το { $start }. Εκεί δεν φτάνει ποτέ.
refuse-goal-no-jump-in-the-way = Στο τέρμα δεν πηδάμε πάνω από πιόνια, και το { $field } είναι πιασμένο.
refuse-must-move-can-move = Μπορείς να παίξεις, άρα πρέπει.
refuse-must-move-own-piece = Στο { $field } στέκεται δικό σου πιόνι.
refuse-must-move-roll-lost = Δεν μπορείς να κάνεις τίποτα με το { $die }, άρα χάνεται.
refuse-no-such-move-hunt = Σε αυτό το παιχνίδι δεν κυνηγάει κανείς.
refuse-no-such-move-push = Σε αυτό το παιχνίδι δεν υπάρχουν πέτρες.
refuse-no-such-move-stone = Σε αυτό το παιχνίδι δεν υπάρχουν πέτρες.
refuse-no-such-move-turn = Σε αυτό το παιχνίδι δεν γυρίζουν πιόνια.
refuse-no-such-piece-nothing-there = Το { $colour } δεν έχει πιόνι στο { $field }.
refuse-roll-move-foreign-goal = Αυτό είναι το τέρμα άλλου χρώματος.
refuse-roll-move-forward-only = Τα πιόνια πάνε μπροστά, και τώρα κατά { $die }.
refuse-roll-move-move-first = Παίξε πρώτα το { $die }, μετά ξαναρίχνεις.
refuse-roll-move-roll-first = Ρίξε πρώτα, ο αριθμός αποφασίζει.
refuse-roll-move-too-far = { $die ->
    [one] Δεν υπάρχει κουτάκι ένα βήμα μπροστά από αυτό το πιόνι.
   *[other] Δεν υπάρχει κουτάκι { $die } βήματα μπροστά από αυτό το πιόνι.
}
refuse-roll-move-wrong-number = { $die ->
    [one] Αυτό δεν απέχει ένα βήμα.
   *[other] Αυτό δεν απέχει { $die } βήματα.
}
refuse-turns-not-yours = Σειρά έχει το { $turn }, και αυτό το πιόνι ανήκει στο { $colour }.

## Mensch ärgere Dich nicht and its family

refuse-backward-capture-nobody-there = Προς τα πίσω ένα πιόνι πάει μόνο για να φάει, και στο { $field } δεν στέκεται πιόνι αντιπάλου.
refuse-backward-capture-over-own-start = Κανένα πιόνι δεν γυρίζει πίσω στην αφετηρία του ή πιο πίσω από αυτήν.
refuse-backward-capture-out-of-goal = Στο τέρμα κανείς δεν γυρίζει πίσω ούτε ξαναβγαίνει.
refuse-barriers-in-the-way = Στο { $field } υπάρχει πόρτα. Κανείς δεν σταματά πάνω της και κανείς δεν την περνά.
refuse-barriers-on-start = Στην αφετηρία υπάρχει πόρτα. Κανείς δεν μπορεί να μπει.
refuse-clear-start-start-first = Περιμένουν πιόνια στη βάση, γι’ αυτό φεύγει πρώτα το πιόνι της αφετηρίας.
refuse-forced-capture-capture-first = Μπορείς να φας, άρα πρέπει να φας.
refuse-forced-capture-no-passing = Μπορείς να φας. Γίνεται να παίξεις κάτι άλλο, όχι όμως να πας πάσο.
refuse-one-per-field-own-piece = Στο { $field } στέκεται δικό σου πιόνι.
refuse-six-enters-must-enter = Με εξάρι πρέπει να βγει πιόνι από τη βάση, στην αφετηρία του.
refuse-six-enters-needs-six = Από τη βάση βγαίνεις μόνο με εξάρι, όχι με { $die }.
refuse-six-enters-only-to-start = Από τη βάση ένα πιόνι βγαίνει στη δική του αφετηρία.
refuse-six-start-occupied-own-on-start = Στην αφετηρία στέκεται δικό σου πιόνι, οπότε δεν μπαίνει άλλο.
refuse-six-start-occupied-start-first = Στην αφετηρία στέκεται δικό σου πιόνι. Με το εξάρι παίζει εκείνο.

## The six Nüby games

refuse-backward-throw-free-field = Προς τα πίσω τρως μόνο πάνω από πιασμένα κουτάκια, και το { $field } είναι ελεύθερο.
refuse-backward-throw-nobody-there = Προς τα πίσω ένα πιόνι πάει μόνο για να φάει, και στο { $field } δεν στέκεται αντίπαλος.
refuse-enter-needs-six = Ένα πιόνι που περιμένει μπαίνει μόνο με εξάρι, όχι με { $die }.
refuse-enter-only-to-entry = Ένα πιόνι που περιμένει μπαίνει στο { $field }.
refuse-enter-own-piece = Στο κουτάκι εισόδου στέκεται δικό σου πιόνι.
refuse-free-entry-enter-first = Δεν έχεις πιόνι στο παιχνίδι, γι’ αυτό βάλε πρώτα ένα που περιμένει.
refuse-free-entry-not-optional = Δεν έχεις πιόνι στο παιχνίδι, γι’ αυτό πρέπει να βάλεις ένα που περιμένει.
refuse-six-only-to-throw = Το εξάρι μόνο βάζει πιόνι στο παιχνίδι ή τρώει αντίπαλο.
refuse-backward-throw-out-of-goal = Στο τέρμα κανείς δεν γυρίζει πίσω ούτε ξαναβγαίνει.
refuse-second-level-not-out = Ένα πιόνι στον μέσα κύκλο δεν γυρίζει ποτέ στον έξω.
refuse-second-level-own-arrow = Μέσα μπαίνεις μόνο από το δικό σου βέλος, μετά το { $field }.

## Jäger

refuse-focus-to-go-home-no-focus = Αυτό το πιόνι δεν έχει κυνηγήσει ακόμα. Τερματίζουν μόνο όσα έχουν εστίαση.
refuse-hunt-dice-first = Το κυνήγι άρχισε: ρίξε τα ζάρια του.
refuse-hunt-instead-of-a-roll = Κυνηγάς αντί να ρίξεις, και έχεις ήδη ρίξει.
refuse-hunt-no-hit = Δεν σου μένει επιτυχία για να γυρίσεις πιόνι.
refuse-hunt-no-hunter = Κανένα δικό σου πιόνι χωρίς εστίαση δεν είναι σε μονοπάτι.
refuse-hunt-no-such-number = Το κυνήγι θέλει αριθμό από 1 έως 6.
refuse-hunt-not-beside = Στο { $field }, δίπλα στη διαδρομή, δεν στέκεται δικό σου πιόνι.
refuse-hunt-not-yet = Ακόμα ρίχνετε για το ποιος αρχίζει.
refuse-hunt-others-first = Πρώτα γυρίζουν τα πιόνια χωρίς εστίαση.
refuse-hunt-turn-first = Γύρισε πρώτα πιόνια για τις επιτυχίες σου.
refuse-hunt-several-must = Το κυνήγι πέτυχε πάνω από μία φορά, οπότε κάθε επιτυχία πρέπει να γυρίσει ένα πιόνι.
refuse-side-path-taken = Στα μονοπάτια δεν τρώμε, και το { $field } είναι πιασμένο.
refuse-side-path-from-its-entrance = Το μονοπάτι αρχίζει μετά το { $field }. Από αλλού κανείς δεν μπαίνει ούτε τρώει μέσα σε αυτό.
refuse-side-path-to-its-end = Το μονοπάτι οδηγεί στο { $field }. Δεν βγαίνεις από το πλάι.

## Einser Blocker

refuse-blockade-in-the-way = Μια πέτρα κλείνει τον δρόμο στο { $field }. Κανείς δεν την περνά.
refuse-blockade-no-opponent = Η πέτρα στο { $field } δεν είναι αντίπαλος: τη χτυπά μόνο μια κανονική κίνηση.
refuse-blockade-on-entry = Στο κουτάκι εισόδου στέκεται πέτρα. Δεν μπαίνει τίποτα πάνω της.
refuse-one-pushes-needs-one = Μόνο ο άσος σπρώχνει την πέτρα.
refuse-one-pushes-not-in-lane = Η πέτρα δεν είναι πια στη λωρίδα της, ή είναι ήδη ελεύθερη.
refuse-one-pushes-once = Αυτός ο άσος έσπρωξε ήδη την πέτρα.
refuse-place-not-free = Η πέτρα σου δεν είναι ακόμα ελεύθερη.
refuse-place-not-now = Η πέτρα μπαίνει πριν από ζαριά, ή ανάμεσα σε ζαριά και κίνηση.
refuse-place-only-on-track = Η πέτρα μπαίνει μόνο πάνω στη διαδρομή.
refuse-place-taken = Το { $field } είναι πιασμένο.

## Werfer, Abkürzungen and Kurzer Einsatz

refuse-arrow-against = Το κουτάκι με βέλος ({ $field }) δεν περνιέται αντίθετα στο βέλος.
refuse-arrow-from-arrow = Από το κουτάκι με βέλος ({ $field }) πας πίσω μόνο για να φας με άσο.
refuse-either-way-out-of-goal = Στο τέρμα τα πιόνια δεν πάνε ποτέ πίσω ούτε ξαναβγαίνουν.
refuse-shortcut-from-a-stop = Δρόμο κόβεις μόνο αν έχεις σταματήσει στο κουτάκι με το βέλος.
refuse-shortcut-to-its-end = Τα γκρίζα κουτάκια οδηγούν στο { $field }. Δεν βγαίνεις από το πλάι.
refuse-grey-taken = Στα γκρίζα κουτάκια δεν τρώμε, και το { $field } είναι πιασμένο.

## NICHTLUSTIG, a game of dice and cards (see card.ftl)

refuse-clown-no-death = Ο κλόουν δίνεται στη θέση μιας κάρτας του Χάρου, όταν πρέπει να πάρεις μία.
refuse-cover-cover-first = Πες πρώτα πάνω σε ποια κάρτα μπαίνει η κάρτα { $card }.
refuse-cover-covered = Η κάρτα { $card } είναι ήδη σκεπασμένη.
refuse-cover-dinosaur = Οι δεινόσαυροι δεν σκεπάζονται, έχουν ήδη εξαφανιστεί.
refuse-cover-fresh = Η κάρτα { $card } δεν είναι ακόμα κατοχυρωμένη. Μόνο κατοχυρωμένες σκεπάζονται.
refuse-cover-lemming-first = Ένα κατοχυρωμένο λέμινγκ σκεπάζεται πριν από κάθε άλλη κάρτα: { $card }.
refuse-cover-no-death = Δεν υπάρχει κάρτα του Χάρου για να μπει κάπου.
refuse-cover-no-target = Η κάρτα { $card } δεν είναι κάρτα στόχου. Μόνο αυτές σκεπάζονται.
refuse-cover-not-yours = Η κάρτα { $card } δεν είναι δική σου. Ο Χάρος σκεπάζει μόνο δικές σου κάρτες.
refuse-death-must-take = Δεν πήρες κάρτα στόχου, ή υπάρχει ο ιός: πρέπει να πάρεις κάρτα του Χάρου.
refuse-death-not-due = Τώρα δεν χρειάζεται να πάρεις κάρτα του Χάρου.
refuse-death-only-one = Παίρνεις μόνο μία κάρτα του Χάρου και τίποτα μαζί της.
refuse-death-pink-decides = Το ροζ ζάρι αποφασίζει ποια κάρτα του Χάρου παίρνεις: { $card }.
refuse-dinosaurs-only-one = Σε κάθε σειρά παίρνεις μόνο έναν δεινόσαυρο.
refuse-dinosaurs-too-low = Τα χρωματιστά ζάρια κάνουν { $sum }. Δεν φτάνει για την κάρτα { $card }.
refuse-duck-after-third = Η πάπια δίνει τέταρτη ζαριά, άρα πρέπει να έχει πέσει η τρίτη.
refuse-duck-must-roll = Η πάπια χρησιμοποιήθηκε για τέταρτη ζαριά. Ρίξε τουλάχιστον ένα ζάρι.
refuse-duck-too-late = Οι ζαριές αυτής της σειράς τελείωσαν. Η πάπια έρχεται αργά.
refuse-duck-use-first = Οι τρεις ζαριές τελείωσαν. Τέταρτη δίνει μόνο η πάπια: χρησιμοποίησέ την πρώτα.
refuse-each-die-once-not-together = Αυτές οι κάρτες θέλουν το ίδιο ζάρι δύο φορές. Κάθε ζάρι μετράει μία.
refuse-end-over = Το παιχνίδι τελείωσε.
refuse-first-roll-first = Ρίχνετε για το ποιος αρχίζει: ρίξε ένα ζάρι.
refuse-own-death-own-already = Έχεις ήδη την κάρτα { $card }. Πρέπει να πάρεις άλλη κάρτα του Χάρου.
refuse-own-death-table-first = Η κάρτα { $card } είναι ήδη δική σου. Πάρε άλλη από το τραπέζι, όσο υπάρχει εκεί.
refuse-pairs-not-shown = { $colour ->
    [black] Για την κάρτα { $card } πρέπει και τα δύο μαύρα ζάρια να δείχνουν { $number }.
    [red] Για την κάρτα { $card } πρέπει και τα δύο κόκκινα ζάρια να δείχνουν { $number }.
   *[white] Για την κάρτα { $card } πρέπει και τα δύο άσπρα ζάρια να δείχνουν { $number }.
}
refuse-professors-not-shown = Για την κάρτα { $card } πρέπει ένα μαύρο, ένα κόκκινο και ένα άσπρο ζάρι να δείχνουν { $number }.
refuse-professors-roll-roll-first = Τώρα ρίχνονται τα ζάρια των καθηγητών.
refuse-rolls-aside = Είναι ήδη στην άκρη, και μένει εκεί: { $die }.
refuse-rolls-done = Οι ζαριές αυτής της σειράς τελείωσαν.
refuse-rolls-keep-first = Πες πρώτα ποια ζάρια κρατάς. Για να τα ρίξεις όλα ξανά, γράψε «keep nothing».
refuse-rolls-no-such-die = Δεν υπάρχει { $die }.
refuse-rolls-roll-first = Ρίξε πρώτα τα ζάρια.
refuse-rolls-said-twice = Δεν υπάρχει άλλο { $die }.
refuse-rolls-which-die = Δύο ζάρια δείχνουν το ίδιο, μα έχουν άλλο σύμβολο: πες «{ $one }» ή «{ $other }».
refuse-scoring-safe = Η κάρτα { $card } είναι κατοχυρωμένη. Το { $seat } δεν τη χάνει πια.
refuse-specials-by-itself = Η κάρτα { $card } ενεργεί μόνη της, δεν τη διαλέγεις.
refuse-specials-by-symbol = Η κάρτα { $card } είναι ειδική. Τη φέρνει το σύμβολό της στο τέλος της σειράς.
refuse-specials-not-held = Το { $seat } δεν έχει την κάρτα { $card }.
refuse-take-done = Τις κάρτες στόχου αυτής της σειράς τις πήρες ήδη.
refuse-take-elsewhere = Την κάρτα { $card } την έχει το { $seat }.
refuse-take-elsewhere-table = Η κάρτα { $card } είναι στο τραπέζι.
refuse-take-must-take = Μπορείς να πάρεις κάρτα στόχου, άρα πρέπει να πάρεις μία.
refuse-take-own = Η κάρτα { $card } είναι ήδη δική σου.
refuse-take-roll-first = Πρώτα η ζαριά της πάπιας: πες ποια ζάρια κρατάς.
refuse-take-stop-first = Κάρτες παίρνεις όταν τελειώσουν οι ζαριές: σταμάτα πρώτα.
refuse-time-machine-not-needed = Το άθροισμα { $sum } φτάνει. Δεν χρειάζεται η χρονομηχανή.
refuse-time-machine-say-dinosaur = Η χρονομηχανή χρησιμοποιείται όταν παίρνεις δεινόσαυρο που τη χρειάζεται.
refuse-two-rolls-no-duck = Όποιος έχει την κάρτα { $card } έχει μόνο δύο ζαριές, άρα η πάπια δεν χρησιμοποιείται.
