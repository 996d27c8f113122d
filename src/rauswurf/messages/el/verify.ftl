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
    [one] { $steps } βήμα πάρθηκε πίσω.
   *[other] { $steps } βήματα πάρθηκαν πίσω.
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

verify-not-over = Το παιχνίδι δεν έχει τελειώσει.
verify-outcome-not-looked-at = Δεν εξετάστηκε, λόγω των κανόνων.
verify-place = { $place }. { $who }

## Seal.

verify-sealed = Τίποτα δεν άλλαξε από τότε που έκλεισε η καταγραφή.
verify-names = Τα ονόματα είναι αυτά που έδωσε ο καθένας όταν κάθισε· τίποτα στην καταγραφή δεν τα αποδεικνύει.

## The whole in one sentence.

verify-holds = Αυτή η καταγραφή στέκει.
verify-holds-so-far = Ως εδώ όλα στέκουν, αλλά η καταγραφή δεν έχει κλείσει: λείπει το τέλος της.
verify-does-not-hold = Αυτή η καταγραφή δεν στέκει.
