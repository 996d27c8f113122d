## Options, on the page `rauswurf play --help`.

play-option-game = Ποιο παιχνίδι· το 'rauswurf games' τα δείχνει όλα. Με --resume το ΑΡΧΕΙΟ ενός αποθηκευμένου παιχνιδιού.
play-option-bots = Τις τελευταίες K θέσεις τις παίζουν bot.
play-option-bot =
    Ποιο bot παίζει: beginner (αρχάριο), casual (χαλαρό), strong (δυνατό), expert (έμπειρο), ή το όνομα ενός.
    Δίνεται και πολλές φορές, μία για κάθε θέση με bot. Χωρίς --bots όλες οι θέσεις εκτός από την πρώτη είναι
    bot.
    Με το like-me τα bot παίζουν τόσο καλά όσο εσύ στις αποθηκευμένες παρτίδες σου.
play-option-seed = Ζάρια και bot που επαναλαμβάνονται: ίδιος σπόρος, ίδιο παιχνίδι.
play-option-dice =
    ask: ρίχνεις αληθινά ζάρια και τα γράφεις· system: ρίχνονται για σένα· seed: προκύπτουν από το --seed·
    fair: ρίχνονται για σένα, και στο τέλος ο καθένας μπορεί να τα ελέγξει.
play-option-save = Αποθήκευσε το παιχνίδι σε αυτό το νέο αρχείο αντί για τον συνηθισμένο φάκελο.
play-option-no-save = Μην αποθηκεύσεις το παιχνίδι.
play-option-resume = Συνέχισε ένα αποθηκευμένο παιχνίδι· χωρίς ΑΡΧΕΙΟ, το πιο πρόσφατο που δεν τελείωσε.
play-option-plain = Παίξε γραμμή γραμμή, χωρίς σχεδιασμένο τραπέζι: για αναγνώστες οθόνης και σωληνώσεις.
play-option-no-color = Σχεδίασε χωρίς χρώματα.
play-option-pause = Δευτερόλεπτα ανάμεσα στις κινήσεις των bot.

## Bad input.

play-no-seed = το --dice seed χρειάζεται σπόρο, όπως --seed 7
play-save-or-not = --save και --no-save: μόνο ένα από τα δύο γίνεται
play-fair-needs-record = το --dice fair δεν ελέγχεται χωρίς καταγραφή: άφησε έξω το --no-save
play-more-names-than-bots = το --bot δίνεται περισσότερες φορές από όσα είναι τα bot ({ $bots })
play-like-me = Τα bot σαν εσένα παίζουν «{ $level }»: κέρδισες { $won } από τις τελευταίες { $games } παρτίδες σου { $game } με bot.
play-like-me-few = Το «like-me» χρειάζεται { $least } τελειωμένες παρτίδες { $game } που έπαιξες μόνο με bot· ως τώρα είναι { $games }. Πες ένα επίπεδο, για παράδειγμα «casual».
play-resume-alone = το --resume συνεχίζει ένα παιχνίδι όπως ήταν: μαζί του πάνε μόνο --board, --plain, --no-color και --pause
play-nothing-to-resume = δεν υπάρχει παιχνίδι για συνέχεια· το 'rauswurf play ΠΑΙΧΝΙΔΙ' αρχίζει ένα
play-not-recordable = αυτό το παιχνίδι δεν αποθηκεύεται: { $reason }
play-bad-words = αυτές οι λέξεις δεν γίνονται δεκτές: { $reason }

## A file in which a game is saved.

play-save-exists = το { $file } υπάρχει ήδη· ένα παιχνίδι αποθηκεύεται σε νέο αρχείο
play-save-failed = το { $file } δεν γράφεται: { $reason }
play-save-missing = δεν υπάρχει αρχείο { $file }
play-save-bad = το { $file } δεν μπορεί να συνεχιστεί: { $reason }
play-save-over = το { $file } είναι τελειωμένο παιχνίδι· το 'rauswurf replay' το δείχνει
play-save-busy = το { $file } παίζεται σε άλλο παράθυρο
play-save-no-secret = το { $file } έχει τίμια ζάρια, και το μυστικό τους δεν είναι σε αυτόν τον υπολογιστή

## Before the game.

play-saved-game = { $game }, { $seats ->
    [one] { $seats } θέση
   *[other] { $seats } θέσεις
}{ $bots ->
    [0] {""}
    [one] , η { $bots } με bot
   *[other] , οι { $bots } με bot
}, άρχισε { $created }, { $events ->
    [one] { $events } βήμα
   *[other] { $events } βήματα
} ως τώρα
play-ask-go-on = Με Enter συνεχίζεις: { $saved }.
play-ask-game = Ποιο παιχνίδι;
play-small-screen = Το σχεδιασμένο τραπέζι θέλει { $least-columns } στήλες και { $least-rows } γραμμές. Το παράθυρό σου έχει { $columns } και { $rows }.
play-wide-picture = Η εικόνα του τραπεζιού θέλει { $needed } στήλες και το παράθυρό σου έχει { $columns }. Μεγάλωσέ το ή γράψε 'position'.
play-promise =
    Τα ζάρια σφραγίστηκαν. Αυτή είναι η υπόσχεση· κράτησέ την για να τη συγκρίνεις στο τέλος:
      { $promise }
    Τώρα ο καθένας προσθέτει λέξεις που κανείς δεν μπορεί να μαντέψει.
play-ask-words = { $who }, οι λέξεις σου

## At the table.

play-bot = { $who } (bot)
play-greeting = { $game }: { $who }. Γράψε «help» για να δεις τι μπορείς να γράψεις.
play-all-here = Όλες οι θέσεις παίζονται εδώ· με --bots { $bots } παίζεις με bot.
play-until-next-time = Ως την επόμενη φορά.
play-saved = Το παιχνίδι αποθηκεύτηκε στο { $file }. Για συνέχεια:
play-not-saved = Για να συνεχίσεις από εδώ, ξεκίνα με --position και αυτή τη γραμμή:
play-taken-back = Αναιρέθηκε.
play-enough-sure = Θέλετε όλοι να σταματήσετε εδώ, με τις θέσεις όπως είναι; Τότε γράψε «enough yes».
play-over = Το παιχνίδι τελείωσε.
play-place = { $place }. { $who }
play-place-points = { $points ->
    [one] { $place }. { $who }, { $points } πόντος
   *[other] { $place }. { $who }, { $points } πόντοι
}
play-recorded = Η καταγραφή είναι στο { $file }· το 'rauswurf verify' την ελέγχει.

## What cannot be taken back.

play-undo-nothing = Δεν υπάρχει τίποτα προς αναίρεση.
play-undo-over = Το παιχνίδι τελείωσε· τίποτα δεν αναιρείται πια.
play-undo-roll = Όταν παίζουν πολλοί, καμία ζαριά δεν αναιρείται.
play-undo-others = Όταν παίζουν πολλοί, ό,τι έκανε ένα bot δεν αναιρείται.

## Questions; " > " follows.

play-ask-roll = { $rolls ->
    [0] { $who }: { $how }
    [one] { $who }: { $how }
   *[other] { $who } (μένουν { $rolls } ζαριές): { $how }
}
play-ask-only = { $who }: με Enter παίζεται { $move }
play-ask-move = { $who }: η κίνησή σου
play-enter-rolls = { $dice ->
    [one] με Enter ρίχνεις
   *[other] με Enter ρίχνεις { $dice } ζάρια
}
play-what-fell = { $bot ->
    [yes] τι δείχνει το ζάρι του;
   *[no] τι έφερες;
}
play-what-fell-several = { $bot ->
    [yes] τι δείχνουν τα { $dice } ζάρια του, π.χ. 3 5 5 1;
   *[no] τι έφερες; ({ $dice } ζάρια, π.χ. 3 5 5 1)
}
play-what-fell-named = { $bot ->
    [yes] τι δείχνουν τα ζάρια του; ({ $dice })
   *[no] τι έφερες; ({ $dice })
}

## Answers.

play-not-understood = Έτσι δεν γίνεται: { $reason }. Γράψε «help» για να δεις τι μπορείς να γράψεις.
play-long-line = Αυτή η γραμμή είναι πολύ μεγάλη: μια γραμμή μπορεί να έχει { $most } γράμματα. Δεν έγινε τίποτα.
play-not-legal = Δεν επιτρέπεται: { $reason }
play-no-typed-dice = Με Enter ρίχνεις. Για να γράφεις αληθινά ζάρια, ξεκίνα με --dice ask.
play-bot-decides = Το bot αποφασίζει τι κάνει· δικά σου είναι μόνο τα ζάρια του.
play-choose = Διάλεξε μία από { $count } κινήσεις με τον αριθμό της, ή γράψε την.
play-type-dice = Ρίξε εσύ και γράψε τι δείχνουν τα ζάρια.
play-no-such-number = Υπάρχουν κινήσεις από 1 έως { $count }.
play-and-more = {"      "}και { $count } ακόμα· γράψε «moves» για να τις δεις όλες.
play-is-legal = Το { $move } επιτρέπεται.
play-nothing-refused = Τώρα δεν απαγορεύεται τίποτα από όσα θα σκεφτόταν κανείς.
play-ruling = Ερμηνεία: { $ruling }
play-one-rule = Το 'rules { $rule }' λέει έναν από αυτούς.
play-words =
    {"  "}Enter         ρίξε, ή κάνε τη μόνη κίνηση
    {"  "}3             η τρίτη κίνηση της λίστας (ή τι έφερες, αν ρίχνεις εσύ)
    {"  "}12-18         κάνε αυτή την κίνηση
    {"  "}moves         όλες οι κινήσεις
    {"  "}why 12-18     γιατί δεν γίνεται αυτό;
    {"  "}why           γιατί δεν γίνονται οι άλλες;
    {"  "}undo          αναίρεση· πέρα από ζαριά μόνο αν παίζεις χωρίς άλλους ή με αληθινά ζάρια
    {"  "}board         σχεδίασε ξανά το τραπέζι
    {"  "}position      η διάταξη σε μία γραμμή, για 'rauswurf referee' και 'rauswurf play --position'
    {"  "}rules         οι κανόνες με το όνομά τους· το 'rules finish' λέει έναν από αυτούς
    {"  "}help          αυτή η λίστα
    {"  "}enough        τέλος εδώ, με τις θέσεις όπως είναι
    {"  "}quit          σταμάτα· το παιχνίδι αποθηκεύεται

## The table on the screen.

play-roll = { $dice ->
    [one] ρίξε το ζάρι
   *[other] ρίξε { $dice } ζάρια
}
play-captures = { $move }  τρώει { $colour }
play-stop = σταμάτα
play-use = χρησιμοποίησε: { $card }
play-take = πάρε: { $cards }
play-take-machine = πάρε με τη Χρονομηχανή: { $cards }
play-take-nothing = μην πάρεις τίποτα
play-cover = σκέπασε: { $card }
play-card-of = { $card } ({ $who })
play-keep = { $kept ->
    [0] ρίξε ξανά και τα { $rolled }
   *[other] κράτα { $kept }, ρίξε { $rolled }
}
play-type-here = γράψε μια κίνηση, ή / και μια λέξη
play-key-line = Enter παίξε  ↑↓ διάλεξε  u πίσω  w γιατί όχι  r κανόνες  ? βοήθεια  q έξοδος
play-close = Esc: κλείσιμο
play-help-title = Πλήκτρα
play-why-title = Γιατί όχι;
play-end-keys = Esc: δες το τραπέζι   q: έξοδος
play-field = κουτάκι { $field }
play-points = { $points ->
    [one] { $points } πόντος
   *[other] { $points } πόντοι
}
play-keys =
    Enter, διάστημα | ρίξε· κάνε τη σημειωμένη κίνηση· κάνε τα bot να βιαστούν
    ↑ ↓ | δες άλλη κίνηση: τη δείχνει το ταμπλό
    3 Enter | κάνε την τρίτη κίνηση
    12-18 Enter | κάνε αυτή την κίνηση· με / αρχίζει γραμμή με όποιο γράμμα θέλεις
    /why 12-18 Enter | γιατί δεν γίνεται αυτό;
    w | γιατί δεν γίνεται τίποτα άλλο;
    1 … 7, ← → διάστημα | NICHTLUSTIG: βάλε ένα ζάρι στην άκρη, ή πάρε το πίσω
    u | αναίρεση. Χωρίς άλλους ή με αληθινά ζάρια: ως την τελευταία σου απόφαση, και τα ζάρια πέφτουν ξανά όπως πριν. Με πολλούς: μια κίνηση, ως την επόμενη ζαριά
    r | οι κανόνες αυτού του παιχνιδιού
    Page ↑, Page ↓ | τι έγινε πιο πριν
    Esc | άφησέ το κάτω, σβήσε ό,τι έγραψες
    q | έξοδος· το παιχνίδι αποθηκεύεται, το rauswurf play --resume το συνεχίζει
    ποντίκι | κλικ σε πιόνι και μετά εκεί που πάει· ή στο ζάρι, σε γραμμή της λίστας, σε κάρτα

## Before the game, on the screen.

play-start-title = Τι θα παίξουμε;
play-start-go-on = Συνέχεια: { $saved }
play-start-who = { $players } παίκτες, { $bots ->
    [0] όλοι άνθρωποι
    [one] ο ένας bot
   *[other] οι { $bots } bot
}
play-start-keys = Enter αρχή   ↑↓ διάλεξε   ← → παίκτες   + - bot   q έξοδος
play-words-keys = Enter επόμενη γραμμή· μετά την τελευταία αρχίζει το παιχνίδι   Esc έξοδος

## NICHTLUSTIG on the screen.

play-symbol-duck = Πάπια
play-symbol-ufo = Ούφο
play-symbol-clown =
    Κλό-
    ουν
play-symbol-nf700 = NF700
play-symbol-time-machine =
    Χρο-
    νομη-
    χανή
play-symbol-virus = Ιός
play-symbol-poodle = Κανίς
play-die-black = μαύ
play-die-red = κόκ
play-die-white = άσπ
play-die-pink = ροζ
