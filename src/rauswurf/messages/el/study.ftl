## While it runs, and when it is done.

study-begins = { $title }: { $cells ->
    [one] ένα κελί
   *[other] { $cells } κελιά
}, από { $games ->
    [one] ένα παιχνίδι
   *[other] { $games } παιχνίδια
}.
study-goes-on = { $games ->
    [0] Όλα είχαν παιχτεί από πριν.
    [one] Μένει ένα παιχνίδι.
   *[other] Μένουν { $games } παιχνίδια.
}
study-results = Αποτελέσματα: { $file }
study-report = Αναφορά: { $file }
study-no-report = δεν θα μπορούσε να σχεδιαστεί αναφορά: { $reason }. Ή πρόσθεσε --no-report, για τον πίνακα μόνο

## The table and the report.

study-mean = { $mean } ± { $error }
study-players = { $players ->
    [one] ένας παίκτης
   *[other] { $players } παίκτες
}
study-report-about = { $cells ->
    [one] Ένα κελί
   *[other] { $cells } κελιά
}, από { $games ->
    [one] ένα παιχνίδι
   *[other] { $games } παιχνίδια
}, σπόρος { $seed }. Στις εικόνες οι μπάρες φτάνουν ως εκεί όπου βρίσκεται η αλήθεια σε 95 από 100 περιπτώσεις· στους πίνακες το ± είναι το τυπικό σφάλμα.
study-report-words = Τι σημαίνουν οι λέξεις
study-report-picture = { $game }: μέσοι όροι όλων των κελιών με τα διαστήματά τους· ο πίνακας από κάτω έχει τους αριθμούς.

## What is wrong with a study file.

study-wrong = { $file }: { $faults }
study-faults = { $faults ->
    [one] { $file }: ένα λάθος
   *[other] { $file }: { $faults } λάθη
}
study-unreadable = δεν διαβάζεται: { $reason }
study-not-toml = δεν είναι TOML: { $reason }
study-unknown-key = το { $key } δεν είναι γνωστό· γνωστά είναι: { $known }
study-unknown-key-near = το { $key } δεν είναι γνωστό· μήπως εννοείς { $near };
study-missing = λείπει το { $key }
study-not-text = το { $key } πρέπει να είναι κείμενο, όχι { $value }
study-not-texts = το { $key } πρέπει να είναι κείμενο ή λίστα κειμένων, όχι { $value }
study-not-switch = το { $key } πρέπει να είναι true ή false, όχι { $value }
study-not-between = το { $key } πρέπει να είναι ακέραιος από { $least } έως { $most }, όχι { $value }
study-not-numbers = το { $key } πρέπει να είναι ακέραιος ή λίστα ακεραίων, όχι { $value }
study-not-bots = το { $key } πρέπει να δίνει ένα bot για όλες τις θέσεις ή λίστα με ένα bot για καθεμία, όχι { $value }
study-not-table = το { $key } πρέπει να είναι πίνακας παραλλαγών, όχι { $value }
study-not-tables = το { $key } πρέπει να είναι λίστα πινάκων: [[{ $key }]]
study-no-tables = κανένα [[{ $key }]] δεν λέει τι να παιχτεί
study-in-grid = grid { $grid }: { $fault }
study-lineup = δίνονται { $bots } bot για { $seats } θέσεις: δώσε ένα για όλες, ή ένα για καθεμία
study-many-cells = τα κελιά είναι { $cells }· το όριο είναι { $most }

## Clusters: other machines that play along.

study-no-cluster = καμία συστοιχία δεν απαντά στο { $address }
study-cluster-failed = η συστοιχία απέτυχε: { $reason }
study-other-version = ένας υπολογιστής της συστοιχίας έχει άλλη έκδοση του Rauswurf ή της Python
study-not-a-folder = το { $folder } δεν είναι φάκελος
study-damaged = Αποθηκευμένα μέρη κατεστραμμένα ή ξένα: { $chunks }. Παίζονται ξανά.
