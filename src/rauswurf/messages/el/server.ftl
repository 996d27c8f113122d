## Tables that are not there, and addresses that lead nowhere.

server-no-such-table = Δεν υπάρχει τέτοιο τραπέζι. Ζήτησε ξανά τον σύνδεσμο.
server-unreadable-table = Αυτό το τραπέζι δεν ανοίγει: όσα έχουν αποθηκευτεί γι’ αυτό δεν ταιριάζουν μεταξύ τους. Τίποτα δεν σβήστηκε. Πες το σε όποιον έχει αυτόν τον διακομιστή.
server-no-such-code = Δεν υπάρχει τραπέζι με αυτόν τον κωδικό. Έλεγξε τα γράμματα και τα ψηφία.
server-no-such-board = Δεν υπάρχει ταμπλό { $board }.
server-bad-board = Αυτό το ταμπλό δεν μπορεί να χρησιμοποιηθεί.
server-nothing-there = Σε αυτή τη διεύθυνση δεν υπάρχει τίποτα.
server-not-so = Αυτή η διεύθυνση δεν ρωτιέται έτσι.
server-no-page = Η σελίδα δεν έχει φτιαχτεί εδώ· τη φτιάχνει το `make page`. Τα τραπέζια δουλεύουν και χωρίς αυτήν.

## Sitting down.

server-wrong-code = Δεν είναι αυτός ο κωδικός του τραπεζιού. Ρώτησε όποιον το άνοιξε.
server-no-free-seat = Όλες οι θέσεις είναι πιασμένες. Μπορείς να παρακολουθήσεις.
server-seat-taken = Εκεί κάθεται ήδη κάποιος. Διάλεξε άλλη θέση.
server-no-such-seat = Αυτός ο σύνδεσμος δεν είναι για θέση σε αυτό το τραπέζι. Άνοιξε ξανά τον σύνδεσμο της θέσης σου.
server-not-your-seat = Αυτή η θέση δεν είναι δική σου.
server-not-your-table = Μόνο όποιος άνοιξε αυτό το τραπέζι μπορεί να το διαγράψει.
server-host-only = Μόνο όποιος άνοιξε αυτό το τραπέζι μπορεί να το κάνει.
server-share-no-network = Αυτός ο υπολογιστής δεν είναι σε οικιακό δίκτυο. Σύνδεσέ τον στο Wi-Fi σου και δοκίμασε ξανά.
server-share-failed = Η διεύθυνση { $address } δεν μπορεί να χρησιμοποιηθεί στο δίκτυό σου: { $why }.
server-share-not-here = Αυτό αλλάζει μόνο στον υπολογιστή όπου τρέχει το Rauswurf.
server-share-not-yours = Μόνο όποιος άνοιξε αυτό το τραπέζι μπορεί να αφήσει κινητά να παίξουν.
server-public-enough = Έχεις ήδη { $most ->
    [one] ένα ανοιχτό δημόσιο τραπέζι
   *[other] { $most } ανοιχτά δημόσια τραπέζια
}. Παίξε εκεί ή διάγραψε πρώτα ένα.
server-rematch-later = Ρεβάνς ζητάς όταν τελειώσει το παιχνίδι.

## Playing.

server-not-begun = Το παιχνίδι αρχίζει όταν καθίσουν όλοι.
server-over = Το παιχνίδι τελείωσε.
server-spectators-watch = Παρακολουθείς. Παίζουν μόνο όσοι έχουν θέση.
server-not-your-turn = Δεν είναι η σειρά σου.
server-stale = Στο μεταξύ έγινε κάτι. Κοίταξε ξανά.
server-dice-are-ours = Σε αυτό το τραπέζι τα ζάρια ρίχνονται για σένα.
server-say-dice = { $dice ->
    [one] Πες τι δείχνει το ζάρι σου.
   *[other] Πες τι δείχνουν τα { $dice } ζάρια σου.
}
server-why-what = Πες ποια κίνηση εννοείς, ή ποιο πιόνι και πού να πάει.

## Taking back.

server-undo-off = Σε αυτό το τραπέζι δεν επιτρέπεται η αναίρεση.
server-undo-nothing = Δεν υπάρχει κάτι δικό σου προς αναίρεση.
server-undo-asked-already = Κάποιος ζήτησε ήδη αναίρεση. Απάντησε πρώτα σε αυτό.
server-undo-not-asked = Κανείς δεν σου ζητά αναίρεση.
server-undo-declined = Κάποιος είπε όχι. Μπορείς να ξαναζητήσεις μετά την επόμενη κίνησή σου.
server-undo-declined-often = Οι άλλοι είπαν όχι αρκετές φορές. Σε αυτό το παιχνίδι δεν μπορείς να ξαναζητήσεις.
server-undo-full = Το παιχνίδι κράτησε τόσο πολύ που τίποτα πια δεν μπορεί να αναιρεθεί. Μπορείς να συνεχίσεις να παίζεις.
server-end-not-asked = Κανείς δεν ζήτησε να τελειώσει το παιχνίδι.
server-end-asked-already = Έχεις ήδη συμφωνήσει. Περιμένουμε τους άλλους.
server-end-declined = Κάποιος θέλει να συνεχίσει. Μπορείς να ξαναρωτήσεις μετά την επόμενη κίνηση.
server-end-declined-often = Οι άλλοι ήθελαν αρκετές φορές να συνεχίσουν. Σε αυτό το παιχνίδι δεν μπορείς να ξαναρωτήσεις.
server-end-nobody-left = Πριν από λίγο ήταν όλοι εδώ. Μπορείς να τελειώσεις το παιχνίδι αν κάποιος λείπει ένα λεπτό ή αν συμφωνούν όλοι.

## Talking.

server-chat-off = Σε αυτό το τραπέζι δεν υπάρχει συζήτηση.
server-chat-empty = Αυτό δεν λέει τίποτα.
server-chat-full = Έστειλες { $most ->
    [one] ένα μήνυμα
   *[other] { $most } μηνύματα
} σε αυτό το τραπέζι. Περισσότερα δεν γίνεται.
server-reactions-off = Οι αντιδράσεις είναι κλειστές σε αυτό το τραπέζι.
server-reactions-full = Έδειξες { $most } αντιδράσεις σε αυτό το τραπέζι. Περισσότερες δεν γίνεται.
server-muted = Όποιος άνοιξε αυτό το τραπέζι σε έβαλε σε σίγαση.
server-not-a-guest = Αυτό γίνεται μόνο με όσους μπήκαν με τον σύνδεσμο.
server-seat-free = Αυτή η θέση είναι ήδη ελεύθερη.
server-blocked = Όποιος άνοιξε αυτό το τραπέζι σε απέκλεισε. Μπορείς να παίξεις σε κάθε άλλο τραπέζι.

## Sentences in the log of a table.

server-told-joined = { $who } κάθεται στο τραπέζι.
server-told-asked = { $events ->
    [one] { $who } ζητά να αναιρεθεί το τελευταίο βήμα.
   *[other] { $who } ζητά να αναιρεθούν τα τελευταία { $events } βήματα.
}
server-told-agreed = { $who } συμφωνεί.
server-told-declined = { $who } δεν συμφωνεί.
server-told-enough = { $count ->
    [one] { $who } θέλει να σταματήσουμε εδώ.
   *[other] { $who } θέλουν να σταματήσουμε εδώ.
}
server-told-play-on = { $count ->
    [one] { $who } θέλει να συνεχίσουμε.
   *[other] { $who } θέλουν να συνεχίσουμε.
}
server-told-host-ended = Κάποιος έφυγε. Όποιος άνοιξε το τραπέζι τελειώνει το παιχνίδι.
server-told-undone = { $events ->
    [one] Το τελευταίο βήμα αναιρέθηκε ({ $who }).
   *[other] Τα τελευταία { $events } βήματα αναιρέθηκαν ({ $who }).
}
server-told-left = { $who } λείπει και συνεχίζει ένα bot.
server-told-back = { $who } είναι πάλι εδώ.
server-told-flagged = { $who } δεν έχει άλλο χρόνο και συνεχίζει ένα bot.
server-told-unnamed = Ο παίκτης { $who } αφαίρεσε το όνομά του από αυτό το τραπέζι.
server-told-removed = Η θέση είναι πάλι ελεύθερη: { $who }.
server-told-muted = Σε σίγαση: { $who }.
server-told-unmuted = { $who } μπορεί πάλι να γράφει.
server-told-talk-all = Η συζήτηση και οι αντιδράσεις είναι ανοιχτές.
server-told-talk-chat = Η συζήτηση είναι ανοιχτή, οι αντιδράσεις κλειστές.
server-told-talk-signs = Η συζήτηση είναι κλειστή, οι αντιδράσεις ανοιχτές.
server-told-talk-none = Η συζήτηση και οι αντιδράσεις είναι κλειστές.
server-told-bravo = { $who }: Μπράβο
server-told-laugh = { $who } γελάει
server-told-wow = { $who }: Πω πω
server-told-oh = { $who }: Ωχ, όχι
server-told-luck = { $who }: Καλή τύχη
server-told-thanks = { $who }: Ευχαριστώ
server-told-rematch = Αυτοί συνεχίζουν σε νέο τραπέζι.
server-clock-rolled = { $who } άργησε πολύ, γι’ αυτό ρίχτηκαν τα ζάρια.
server-clock-moved = { $who } άργησε πολύ, γι’ αυτό παίζει ένα bot.

## Requests that cannot be done.

server-not-understood = Αυτό το αίτημα δεν είναι κατανοητό: { $detail }
server-not-json = Στείλε JSON και δήλωσέ το: Content-Type: application/json.
server-too-large = Αυτό είναι πολύ μεγάλο· το όριο είναι { $most } byte.
server-head-too-large = Η διεύθυνση ή οι κεφαλίδες αυτού του αιτήματος είναι πολύ μεγάλες· το όριο είναι { $most } byte.
server-many-headers = Αυτό το αίτημα έχει πάρα πολλές κεφαλίδες· το όριο είναι { $most }.
server-bad-http = Αυτό δεν είναι αίτημα που καταλαβαίνει ένας διακομιστής ιστού.
server-too-many-at-once = Πάρα πολλά αιτήματα μαζί· μετά από { $most } περίμενε μια απάντηση.
server-too-many-connections = Από το δίκτυό σου είναι ανοιχτές πάρα πολλές συνδέσεις. Κλείσε μερικές και δοκίμασε ξανά.
server-too-often = { $seconds ->
    [one] Πολύ συχνά. Δοκίμασε ξανά σε ένα δευτερόλεπτο.
   *[other] Πολύ συχνά. Δοκίμασε ξανά σε { $seconds } δευτερόλεπτα.
}
server-foreign-page = Οι σελίδες από { $origin } δεν επιτρέπεται να το κάνουν αυτό εδώ. Αν αυτός ο διακομιστής είναι δικός σου, ξεκίνησέ τον με --origin { $origin }.
server-unknown-host = Αυτός ο διακομιστής δεν ακούει στο όνομα { $host }. Αν είναι δικός σου, ξεκίνησέ τον με --allowed-host { $host }.
server-bad-position = Αυτή η διάταξη δεν γίνεται.
server-no-perfect = Το τέλειο bot δεν ξέρει τους κανόνες αυτού του τραπεζιού. Παίζει παρτίδες για δύο, ένα χρώμα ο καθένας, με τους κανόνες των λυμένων διατάξεων αυτού του διακομιστή. Διάλεξε άλλο bot.
server-qr-address = Ως κωδικός σχεδιάζονται μόνο διευθύνσεις ιστού ως { $most } γράμματα.
server-no-record = Αυτό δεν είναι καταγραφή παιχνιδιού που διαβάζεται εδώ: { $why }
server-record-too-long = Αυτή η καταγραφή είναι πολύ μεγάλη· το όριο είναι { $lines } γραμμές.
server-busy = Πολλοί θέλουν το ίδιο πράγμα μαζί. Δοκίμασε ξανά.
server-database-away = Αυτή τη στιγμή δεν φτάνουμε στα τραπέζια. Τίποτα δεν χάθηκε· δοκίμασε σε λίγο.
server-unwell = Κάτι δεν πάει καλά με αυτόν τον διακομιστή.
server-unwell-database = Η βάση δεδομένων δεν απαντά.
server-unwell-unstored = Τα τελευταία γεγονότα δεν μπόρεσαν να αποθηκευτούν: { $why }
server-unwell-disk = Ο δίσκος είναι σχεδόν γεμάτος: μένουν { $free } MB, χρειάζονται τουλάχιστον { $least } MB.
server-unwell-backlog = Γεγονότα που περιμένουν να αποθηκευτούν: { $waiting }.
server-broken = Κάτι πήγε στραβά εδώ. Τίποτα δεν χάθηκε· δοκίμασε ξανά.
server-shutting-down = Ο διακομιστής κάνει ένα μικρό διάλειμμα. Τίποτα δεν χάθηκε· η σύνδεση θα γυρίσει μόνη της.

## Sockets, for programmers.

server-say-hello = Το πρώτο μήνυμα πρέπει να είναι hello.
server-hello-once = Το hello λέγεται μία φορά.
server-version = Αυτός ο διακομιστής μιλά την έκδοση { $version } του πρωτοκόλλου. Φόρτωσε ξανά τη σελίδα.

## Running a server.

server-bad-database = Το { $address } δεν είναι βάση δεδομένων· γράψε sqlite:///ΑΡΧΕΙΟ ή postgresql://ΧΡΗΣΤΗΣ@ΔΙΑΚΟΜΙΣΤΗΣ/ΟΝΟΜΑ.

server-said = { $text }

## The coach.

server-coach-off = Σε αυτό το τραπέζι ο προπονητής είναι κλειστός.
server-coach-no-choice = Τώρα δεν υπάρχει κάτι να διαλέξεις.
server-coach-not-asked = Κανείς δεν σε ρωτάει για τον προπονητή.
server-coach-busy = Ο προπονητής έχει πολλή δουλειά. Δοκίμασε σε λίγο.
server-account-later = Ο προπονητής κοιτάζει ένα παιχνίδι όταν τελειώσει.
server-told-coach-off = Ο προπονητής είναι κλειστός.
server-told-coach-chances = Ο προπονητής δείχνει τις πιθανότητες όλων.
server-told-coach-hints = Ο προπονητής δίνει συμβουλές σε όποιον ρωτάει.
server-told-coach-tutor = Ο προπονητής ρωτάει πριν από ακριβή κίνηση.

server-lab-same = Οι δύο πλευρές έχουν τους ίδιους κανόνες. Άλλαξε τουλάχιστον έναν κανόνα του σπιτιού στο Α ή στο Β.
server-lab-too-many = Είναι πάρα πολλά παιχνίδια. Ζήτησε το πολύ { $most }.
server-lab-busy = Γίνονται πολλά πειράματα. Δοκίμασε σε λίγο.
server-lab-unknown = Κανείς δεν έχει μετρήσει ακόμα αυτό το παιχνίδι.
