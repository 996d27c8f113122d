## Bad input, also for `rauswurf verify`.

replay-no-file = { $file }: δεν υπάρχει τέτοιο αρχείο
replay-folder = { $file }: αυτό είναι φάκελος
replay-unreadable = { $file }: δεν διαβάζεται: { $reason }
replay-no-record = { $file }: { $reason }
replay-not-empty = ο φάκελος { $folder } δεν είναι άδειος: δώσε έναν νέο
replay-not-gif = το --gif θέλει αρχείο που τελειώνει σε .gif, όχι { $file }
replay-unwritable = το { $path } δεν γράφεται: { $reason }

## Walking through a game, step by step.

replay-keys = Enter επόμενο βήμα· b πίσω, αριθμός για άλμα, a όλα, q έξοδος, ? βοήθεια.
replay-help =
    Enter    το επόμενο βήμα
    b        ένα βήμα πίσω
    17       πήγαινε στο βήμα 17· το 0 είναι η αρχή
    a        δείξε τα υπόλοιπα στη σειρά· το Ctrl-C τα σταματά
    q        σταμάτα
replay-first-step = Αυτή είναι η αρχή.
replay-last-step = Το τελευταίο βήμα είναι το { $step }.

## Pictures.

replay-drawing = Σχεδίαση
replay-pictures = { $pictures ->
    [one] { $pictures } εικόνα είναι στο { $path }.
   *[other] { $pictures } εικόνες είναι στο { $path }.
}
