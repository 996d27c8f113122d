## Bad input.

cli-between = το { $option } πρέπει να είναι από { $least } έως { $most }, όχι { $value }
cli-language = το { $option } πρέπει να είναι ένα από: { $known }, όχι '{ $code }'
cli-position-cannot-be = αυτή η διάταξη δεν γίνεται: { $faults }
cli-no-file = δεν υπάρχει αρχείο { $file }
cli-not-a-file = το { $file } δεν είναι αρχείο
cli-no-folder = { $option }: δεν υπάρχει φάκελος { $folder }
cli-output = δεν μπορεί να γραφτεί η έξοδος: { $reason }
cli-file = δεν γίνεται με το { $file }: { $reason }
cli-set-form = το --set θέλει ID=ΤΙΜΗ, όπως --set three-rolls=on, όχι '{ $text }'
cli-set-twice = το --set { $variant } δίνεται δύο φορές: { $first } και { $second }
cli-position-empty = το --position είναι άδειο: πες πού στέκονται όλα
cli-too-long = το { $option } ξεπερνά τα { $most } γράμματα
cli-needs-option = το { $option } θέλει και { $other }

## Numbers that stand alone, in tables.

cli-whole = { NUMBER($value, maximumFractionDigits: 0) }
cli-number = { NUMBER($value, minimumFractionDigits: 2, maximumFractionDigits: 2) }
cli-percent = { NUMBER($value, style: "percent", minimumFractionDigits: 2, maximumFractionDigits: 2) }

## `rauswurf games`

cli-games-game = παιχνίδι
cli-games-name = όνομα
cli-games-players = παίκτες
cli-games-more =
    Για τους κανόνες: rauswurf rules ΠΑΙΧΝΙΔΙ
    Για να παίξεις: rauswurf play ΠΑΙΧΝΙΔΙ

## `rauswurf rules`

cli-rules-title = { $game }, { $players } παίκτες
cli-rules-source = Εδώ για { $players } παίκτες. Πηγή: { $source }.
cli-rules-ruling = Ερμηνεία:
cli-rules-variants = Παραλλαγές, με --set ID=ΤΙΜΗ:
cli-rules-usually = (συνήθως { $value })
cli-rules-limit = ({ $value }: { $players } παίκτες)

## `rauswurf perft`

cli-perft-first = πρώτο συμβάν
cli-perft-sequences-of = ακολουθίες μήκους { $depth }
cli-perft-depth = βάθος
cli-perft-sequences = ακολουθίες
cli-perft-rolls = τελειώνουν με ζαριά
cli-perft-moves = τελειώνουν με κίνηση
cli-perft-total = { $sequences ->
    [one] μία ακολουθία
   *[other] { $sequences } ακολουθίες
} με { $depth ->
    [one] ένα συμβάν
   *[other] { $depth } συμβάντα
}, σε { NUMBER($seconds, minimumFractionDigits: 2, maximumFractionDigits: 2) } δ

## `rauswurf board check`

cli-board-wrong = { $faults ->
    [one] { $file }: ένα λάθος
   *[other] { $file }: { $faults } λάθη
}
cli-board-fine = { $file }, όλα εντάξει: { $name }, { $fields } κουτάκια, χρώματα { $colours }
cli-board-fits = Μπορείς να παίξεις { $game } με { $most ->
    [2] { $most }
   *[other] { $least } έως { $most }
} παίκτες, με { $pieces } πιόνια ο καθένας.
cli-board-misfit = { $faults ->
    [one] Εδώ δεν παίζεται { $game }, για έναν λόγο:
   *[other] Εδώ δεν παίζεται { $game }, για { $faults } λόγους:
}
cli-board-endless = σε { $games } τυχαίες παρτίδες κανείς δεν έφτασε στο τέρμα
cli-board-no-net = Τα μποτ δεν έχουν μάθει αυτό το ταμπλό. Παίζουν με απλούς κανόνες: τα επίπεδα διαφέρουν, αλλά και ο ειδικός είναι πιο αδύναμος απ’ ό,τι στο ταμπλό του παιχνιδιού. Ο προπονητής δεν μπορεί να το κρίνει.
cli-board-four = Δεν μπορείς να διαλέξεις { $variants }: χρειάζονται τέσσερα χρώματα.
cli-board-uneven = --fields { $fields }: δεν μοιράζεται δίκαια σε { $colours } χρώματα. Διάλεξε πολλαπλάσιο του { $colours }, με τουλάχιστον { $least } κουτάκια για το καθένα
cli-board-there = { $file }: υπάρχει ήδη και μένει όπως είναι
