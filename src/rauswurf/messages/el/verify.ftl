verify-title = { $game }, { $created }: { $players }

## Short headings of the four paragraphs.

verify-rules = Κανόνες
verify-dice = Ζάρια
verify-outcome = Αποτέλεσμα
verify-seal = Σφραγίδα

## Rules.

verify-rules-followed = Όλα σύμφωνα με τους κανόνες: { $rolls ->
    [one] { $rolls } ζαριά
   *[other] { $rolls } ζαριές
} και { $moves ->
    [one] { $moves } κίνηση
   *[other] { $moves } κινήσεις
}.
verify-against-rules = Η γραμμή { $line } είναι ενάντια στους κανόνες: { $reason }
verify-against-rule = Η γραμμή { $line } είναι ενάντια στους κανόνες: { $reason } [{ $rule }]
verify-rules-before = Πριν από αυτήν, σύμφωνα με τους κανόνες: { $rolls ->
    [one] { $rolls } ζαριά
   *[other] { $rolls } ζαριές
} και { $moves ->
    [one] { $moves } κίνηση
   *[other] { $moves } κινήσεις
}.
verify-taken-back = { $steps ->
    [one] { $steps } βήμα αναιρέθηκε.
   *[other] { $steps } βήματα αναιρέθηκαν.
}
verify-rolls-taken-back = { $rolls ->
    [one] Ανάμεσά τους { $rolls } ζαριά: όποιος πήρε πίσω ήξερε τι θα πέσει μετά.
   *[other] Ανάμεσά τους { $rolls } ζαριές: όποιος πήρε πίσω ήξερε τι θα πέσει μετά.
}

## Dice.

verify-dice-fair = { $rolls ->
    [one] Η { $rolls } ζαριά προκύπτει από το μυστικό που ορίστηκε πριν από το παιχνίδι.
   *[other] Και οι { $rolls } ζαριές προκύπτουν από το μυστικό που ορίστηκε πριν από το παιχνίδι.
}
verify-dice-not-told = Το μυστικό λέγεται στο τέλος· πριν από αυτό τα ζάρια δεν ελέγχονται.
verify-words = { $players ->
    [one] Μέσα τους είναι και οι λέξεις από { $players } παίκτη στους { $all }.
   *[other] Μέσα τους είναι και οι λέξεις από { $players } παίκτες στους { $all }.
}
verify-no-words = Κανένας παίκτης δεν πρόσθεσε λέξεις, οπότε όποιος τράβηξε το μυστικό μπορούσε να διαλέξει ένα που βολεύει.
verify-promise = Η υπόσχεση είναι
verify-promise-seen = Είναι αυτή που είδες πριν προσθέσεις τις λέξεις σου;
verify-dice-seed = { $rolls ->
    [one] Η { $rolls } ζαριά προκύπτει από τον σπόρο { $seed }.
   *[other] Και οι { $rolls } ζαριές προκύπτουν από τον σπόρο { $seed }.
}
verify-dice-seed-known = Όποιος ήξερε τον σπόρο μπορούσε να ξέρει από πριν κάθε ζαριά.
verify-dice-hand = Αληθινά ζάρια, γραμμένα με το χέρι: τα ζάρια δεν μπορούσαν να ελεγχθούν.
verify-dice-computer = Τα έριξε ο υπολογιστής χωρίς υπόσχεση: τα ζάρια δεν μπορούσαν να ελεγχθούν.

## Outcome.

verify-not-over = Αυτό το παιχνίδι δεν έχει τέλος. Το υπόλοιπο μπορεί να αφαιρέθηκε, γι’ αυτό δεν υπάρχει υπόσχεση για το πώς συνέχισε ή ποιος νίκησε.
verify-outcome-not-looked-at = Δεν εξετάστηκε, λόγω των κανόνων.
verify-place = { $place }. { $who }

## Seal.

verify-sealed = Η σφραγίδα ταιριάζει: τίποτα δεν άλλαξε κατά λάθος από τότε που έκλεισε η καταγραφή.
verify-seal-compare = Όποιος αλλάζει μια καταγραφή μπορεί να φτιάξει νέα σφραγίδα. Σύγκρινέ την με αυτήν που έχουν οι φίλοι σου: { $seal }

## What the record cannot prove.

verify-uncovered = Αναπόδεικτα
verify-uncovered-names-given = Τα ονόματα είναι αυτά που έδωσε ο καθένας όταν κάθισε· τίποτα στην καταγραφή δεν τα αποδεικνύει.
verify-uncovered-names-absent = Δεν έχουν όλοι όνομα εδώ. Ένα όνομα που έδωσε κάποιος όταν κάθισε μπορεί να αφαιρέθηκε.
verify-uncovered-names-unbound = Για τα ονόματα δεν υπάρχει υπόσχεση: κάποιος μπορεί να τα άλλαξε αργότερα.
verify-uncovered-moves = Κανείς δεν υπέγραψε τις κινήσεις. Τίποτα εδώ δεν αποδεικνύει ποιος τις έκανε.
verify-uncovered-game = Πριν από αυτό το παιχνίδι δεν δόθηκε καμία υπόσχεση. Όποιος έχει το αρχείο μπορεί να τα επινόησε όλα.

## The whole in one sentence.

verify-holds = Αυτή η καταγραφή στέκει.
verify-holds-so-far = Ως εδώ όλα στέκουν, αλλά η καταγραφή δεν έχει κλείσει: λείπει το τέλος της.
verify-no-end = Ό,τι έχει καταγραφεί είναι εντάξει, αλλά το παιχνίδι δεν έχει τέλος: γι’ αυτό δεν υπάρχει καμία υπόσχεση.
verify-does-not-hold = Αυτή η καταγραφή δεν στέκει.
