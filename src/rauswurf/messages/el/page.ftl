## The frame of every page.

page-title = Rauswurf: επιτραπέζια με ζάρια
page-to-start = Στην αρχική σελίδα
page-close = Κλείσιμο
page-copy = Αντιγραφή
page-copied = Αντιγράφηκε.
page-copy-by-hand = Το πρόγραμμα περιήγησης δεν μας αφήνει να αντιγράψουμε. Ο σύνδεσμος είναι επιλεγμένος: αντίγραψέ τον εσύ.
page-share = Κοινοποίηση
page-none = κανένα
page-new = νέο
page-help = Βοήθεια
page-settings = Ρυθμίσεις
page-skip = Συντομεύσεις
page-skip-main = Κατευθείαν στο περιεχόμενο
page-skip-text = Παιχνίδι με κείμενο
page-skip-board = Παιχνίδι στο ταμπλό
page-language = Γλώσσα
page-theme = Εμφάνιση
page-theme-system = Σύστημα
page-theme-light = Φωτεινή
page-theme-dark = Σκοτεινή
page-sounds = Ήχοι
page-sounds-offer = Άνοιξε τους ήχους
page-sounds-decline = Χωρίς ήχους
page-notices = Ειδοποίησέ με όταν έρθει η σειρά μου
page-notices-hint = Μια ειδοποίηση αυτής της συσκευής και μια σύντομη δόνηση, όσο κοιτάς κάτι άλλο.
page-notices-secure = Αυτό το πρόγραμμα περιήγησης επιτρέπει ειδοποιήσεις μόνο σε διευθύνσεις που αρχίζουν με https. Ο τίτλος της καρτέλας σου το λέει πάντως.
page-still = Χωρίς κίνηση
page-still-hint = Πιόνια και ζάρια βρίσκονται αμέσως στη θέση τους.
page-speed = Ταχύτητα
page-speed-slow = Αργά
page-speed-normal = Κανονικά
page-speed-fast = Γρήγορα
page-speed-at-once = Αμέσως
page-hints = Να φαίνεται πού μπορούν να πάνε τα πιόνια
page-hints-hint = Χωρίς αυτό βρίσκεις μόνος τις κινήσεις. Ό,τι δεν επιτρέπεται εξηγείται πάντα.
page-threats = Να φαίνεται τι απειλεί τα πιόνια μου
page-threats-hint = Σημειώνει τα πιόνια σου που κάποιος μπορεί να πετάξει έξω με την επόμενη ζαριά.
page-trails = Να φαίνεται τι έγινε από την τελευταία μου σειρά
page-named = Να γράφονται τα ονόματα στα κουτάκια
page-named-hint = Τα χρειάζεσαι για να πληκτρολογείς κινήσεις ή να μιλάς για ένα κουτάκι. Με το πληκτρολόγιο εμφανίζονται μόνα τους.
page-text-view = Ως κείμενο
page-text-view-hint = Όλο το παιχνίδι με λόγια, για αναγνώστες οθόνης και για όποιον το προτιμά.
page-lost = Εδώ δεν υπάρχει τίποτα
page-lost-hint = Μήπως λείπει κάποιο γράμμα από τη διεύθυνση;

## Trouble.

page-trouble-unreachable = Ο διακομιστής δεν απαντά. Έχει σύνδεση η συσκευή;
page-trouble-status = Ο διακομιστής απάντησε κάτι ακατανόητο ({ $status }). Δοκίμασε ξανά.
page-trouble-unknown = Κάτι πήγε στραβά σε αυτή τη σελίδα: { $reason }

## The first page.

page-start-title = Τι θα παίξουμε;
page-start-about = Δέκα επιτραπέζια με ζάρια, όπως λένε οι οδηγίες ή με δικούς σας κανόνες. Χωρίς λογαριασμό, χωρίς διαφημίσεις, και με ζάρια που μπορείς να ελέγξεις.
page-start-game = Παιχνίδι
page-game-players = { $most ->
    [one] { $least } παίκτης
   *[other] { $least }–{ $most } παίκτες
}
page-start-players = Παίκτες
page-start-others = Όλοι οι άλλοι
page-start-others-bot = Bot
page-start-others-here = Όλοι εδώ
page-start-others-link = Με σύνδεσμο
page-start-others-like-you = Bot σαν εσένα
page-start-like-you-hint = Τα bot σαν εσένα παίζουν «{ $level }». Το δείχνουν οι τελευταίες { $games } παρτίδες σου σε αυτό το παιχνίδι με bot σε αυτή τη συσκευή: κέρδισες { $won }.
page-seat-label = Θέση { $number }, { $colours }
page-seat-number = Θέση { $number }
page-two-colours = Όταν παίζουν δύο, ο καθένας έχει δύο χρώματα, ώστε να είναι και τα τέσσερα στο ταμπλό. Μπορείς να το αλλάξεις στους κανόνες του σπιτιού.
page-perfect-hint = Το τέλειο bot βλέπει λυμένες διατάξεις· εκεί κανείς δεν παίζει καλύτερα. Στις άλλες παίζει όπως το καλύτερο επίπεδο.
page-who-here = Παίζει εδώ
page-who-link = Έρχεται με σύνδεσμο
page-seat-bot = Bot, { $level }
page-name-optional = Όνομα;
page-name-of = Όνομα για: { $seat }
page-your-name = Το όνομά σου
page-dice = Ζάρια
page-dice-fair = Τίμια ζάρια
page-dice-fair-hint = Ο διακομιστής σφραγίζει τα ζάρια του πριν από το παιχνίδι, και στο τέλος ο καθένας μπορεί να ελέγξει κάθε ζαριά.
page-dice-hand = Δικά μας ζάρια
page-dice-hand-hint = Ρίξε στο τραπέζι σου και γράψε τι έδειξαν τα ζάρια. Εμείς κάνουμε τον διαιτητή.
page-rules-house = Κανόνες του σπιτιού
page-by-the-book = Όπως οι οδηγίες
page-effect = Τι αλλάζει αυτό;
page-effect-together = Όλες οι αλλαγές μαζί
page-rules-by-the-book = Όλα γίνονται όπως λένε οι οδηγίες.
page-own-board = Δικό σου ταμπλό
page-own-board-hint = Ένα δικό σου αρχείο ταμπλό αντί για το ταμπλό του παιχνιδιού, για παράδειγμα ένα που διόρθωσες.
page-own-board-chosen = Θα παίξετε στο: { $name }
page-own-board-remove = Πίσω στο ταμπλό του παιχνιδιού
page-own-board-large = Αυτό το αρχείο είναι πολύ μεγάλο για ταμπλό.
page-own-board-save = Αποθήκευσε το ταμπλό του παιχνιδιού σε αρχείο
page-rules-changed = { $count ->
    [one] Ένας κανόνας διαφέρει από τις οδηγίες.
   *[other] { $count } κανόνες διαφέρουν από τις οδηγίες.
}
page-rules-changed-short = { $count ->
    [one] μία αλλαγή
   *[other] { $count } αλλαγές
}
page-more = Περισσότερες επιλογές
page-clock = Χρόνος σκέψης
page-clock-none = Χωρίς όριο
page-clock-move = Για κάθε κίνηση
page-clock-game = Για όλο το παιχνίδι
page-clock-time = Πόσος;
page-seconds = { $count ->
    [one] ένα δευτερόλεπτο
   *[other] { $count } δευτερόλεπτα
}
page-minutes = { $count ->
    [one] ένα λεπτό
   *[other] { $count } λεπτά
}
page-absence = Αν κάποιος λείπει
page-absence-bot = Παίζει ένα bot
page-absence-wait = Περιμένουν όλοι
page-absence-pause = Μετά από
page-absence-level = Το bot παίζει σαν
page-undo-allowed = Επιτρέπεται η αναίρεση
page-undo-allowed-hint = Αν παίζουν κι άλλοι από μακριά, μόνο όταν συμφωνούν όλοι.
page-chat-allowed = Συζήτηση
page-public = Δημόσιο τραπέζι
page-public-hint = Όποιος μπαίνει σε αυτόν τον διακομιστή βλέπει το τραπέζι, μπορεί να παίξει και να παρακολουθήσει.
page-coach = Προπονητής
page-coach-chances = Οι πιθανότητες όλων
page-coach-hints = Συμβουλές όταν τις ζητάς
page-coach-tutor = Ερώτηση πριν από ακριβή κίνηση
page-coach-hint = Όλοι στο τραπέζι βλέπουν τι είναι ανοιχτό. Σε δημόσιο τραπέζι πρέπει να συμφωνήσουν όλοι.
page-coach-others = Αυτό το αποφασίζει όποιος άνοιξε το τραπέζι.
page-coach-on = Ο προπονητής είναι εδώ: { $what }.
page-chance = Κερδίζει { $count } στα 100 παιχνίδια
page-hint = Ιδέα
page-start-play = Παίξε
page-start-invite = Κάλεσε και παίξε
page-anybody = Παίξε με οποιονδήποτε
page-anybody-hint = Αυτό το τραπέζι είναι δημόσιο. Το παιχνίδι αρχίζει μόλις μπει κάποιος. Μπορείς να καλέσεις και φίλους.
page-go-on = Συνέχισε ένα παιχνίδι
page-give-up = Ξέχνα το { $game }
page-join-title = Μπες με κωδικό
page-join-hint = Έξι γράμματα και ψηφία, από όποιον άνοιξε το τραπέζι.
page-join-go = Μπες
page-join-full = Όλες οι θέσεις είναι πιασμένες.
page-public-title = Δημόσια τραπέζια
page-watch = Παρακολούθησε
page-replay-open = Δες ένα καταγραμμένο παιχνίδι
page-statistics = Τα στατιστικά σου
page-lab = Εργαστήριο
page-invited = Έχεις πρόσκληση

## The waiting room.

page-waiting-title = Σχεδόν έτοιμοι
page-waiting-for = { $count ->
    [one] Λείπει ένας παίκτης.
   *[other] Λείπουν { $count } παίκτες.
}
page-sit-down = Κάθισε
page-invite-hint = Δείξε αυτή την εικόνα, πες τον κωδικό ή στείλε τον σύνδεσμο.
page-invite-link = Σύνδεσμος για τους φίλους σου
page-code = Κωδικός
page-qr = Κωδικός QR του συνδέσμου
page-home-switch = Να παίζουν και κινητά αυτού του δικτύου
page-home-hint = Τότε όλοι στο Wi-Fi σου μπορούν να ανοίξουν τη σελίδα του Rauswurf σε αυτόν τον υπολογιστή. Δέκα λεπτά μετά το παιχνίδι κλείνει από μόνο του.
page-home-off = Προς το παρόν ο σύνδεσμος λειτουργεί μόνο σε αυτόν τον υπολογιστή.
page-home-always = Όλοι στο δίκτυό σου μπορούν να ανοίξουν αυτή τη σελίδα όσο τρέχει το Rauswurf.
page-home-other = Το κινητό δεν βρίσκει τίποτα; Δοκίμασε άλλη διεύθυνση.
page-promise = Η υπόσχεση των ζαριών
page-promise-hint = Τα ζάρια αυτού του παιχνιδιού είναι σφραγισμένα σε αυτόν τον αριθμό. Στο τέλος η σφραγίδα ανοίγει, και ο καθένας μπορεί να ελέγξει ότι είναι η ίδια.

## At the table.

page-state-there = είναι εδώ
page-state-awaited = έρχεται με σύνδεσμο
page-state-free = ελεύθερη
page-state-away = λείπει, παίζει bot
page-state-gone = χωρίς σύνδεση
page-state-you = παίζει εδώ
page-players = Παίκτες
page-home = { $pieces } από { $of } στο τέρμα
page-cards = { $count ->
    [one] μία κάρτα
   *[other] { $count } κάρτες
}
page-your-turn = Η σειρά σου
page-turn-of = Παίζει: { $name }
page-which-rule = Ποιος κανόνας;
page-rolling = Τα ζάρια πέφτουν…
page-rule-named = Κανόνας: { $clause }
page-board = Τραπέζι
page-tools = Εργαλεία
page-log = Ιστορικό
page-log-empty = Δεν έχει γίνει τίποτα ακόμα.
page-log-earlier = Ό,τι έγινε πιο πριν είναι στην καταγραφή.
page-chat = Συζήτηση
page-chat-empty = Δεν έχει μιλήσει κανείς ακόμα.
page-chat-say = Πες κάτι
page-chat-send = Αποστολή
page-chat-as = Ποιος μιλάει;
page-reactions = Αντιδράσεις
page-react-bravo = Μπράβο
page-react-laugh = Γέλιο
page-react-wow = Πω πω
page-react-oh = Ωχ, όχι
page-react-luck = Καλή τύχη
page-react-thanks = Ευχαριστώ
page-people = Σίγαση ή αποχώρηση
page-people-mute = Σίγαση
page-mute-for-me = Απόκρυψη μηνυμάτων μόνο για μένα: { $name }
page-mute-for-all = Σίγαση για όλους: { $name }
page-remove = Αποχώρηση: { $name }
page-remove-hint = Η θέση ελευθερώνεται. Στο παιχνίδι παίζει ένα bot, μέχρι να μπει κάποιος άλλος με τον κωδικό.
page-block = Αποχώρηση και αποκλεισμός: { $name }
page-removed = Όποιος άνοιξε το τραπέζι ελευθέρωσε τη θέση σου. Μπορείς να παρακολουθήσεις.
page-rules = Κανόνες
page-rules-at-this-table = Σε αυτό το τραπέζι
page-rules-clauses = Όλοι οι κανόνες
page-ruling = Η ερμηνεία μας:
page-menu = Τραπέζι
page-undo = Αναίρεση
page-undo-asked = { $count ->
    [one] { $name } ζητά να αναιρεθεί το τελευταίο βήμα.
   *[other] { $name } ζητά να αναιρεθούν τα τελευταία { $count } βήματα.
}
page-undo-yes = Συμφωνώ
page-undo-no = Όχι, ευχαριστώ
page-undo-waiting = Δεν έχουν απαντήσει: { $names }.
page-enough = Τέλος του παιχνιδιού εδώ
page-enough-hint = Πρέπει να συμφωνήσουν όλοι όσοι είναι εδώ. Τότε μετρούν οι θέσεις όπως είναι.
page-enough-asked = Πρόταση από: { $names }. Να σταματήσουμε εδώ, με τις θέσεις όπως είναι.
page-enough-no = Συνεχίζουμε
page-gone = Λείπει αρκετή ώρα: { $names }. Μπορείς να περιμένεις ή να τελειώσεις το παιχνίδι με τις θέσεις όπως είναι.
page-end-now = Τέλος τώρα
page-spectators = { $count ->
    [0] Δεν παρακολουθεί κανείς.
    [one] Παρακολουθεί ένα άτομο.
   *[other] Παρακολουθούν { $count } άτομα.
}
page-watch-link = Σύνδεσμος για θεατές
page-seat-link = Συνέχισε σε άλλη συσκευή
page-seat-link-hint = Αυτός ο σύνδεσμος είναι η θέση σου. Άνοιξέ τον στην άλλη σου συσκευή και μην τον δείξεις σε κανέναν: όποιος τον έχει παίζει για σένα.
page-turn-to-player = Στροφή προς όποιον παίζει
page-turn-to-player-hint = Για τάμπλετ πάνω στο τραπέζι: πιόνια και λόγια γυρίζουν προς όποιον έχει σειρά.
page-follow = Το ταμπλό γυρίζει με τη σειρά
page-follow-hint = Όποιος παίζει βλέπει το χρώμα του κάτω.
page-record = Αποθήκευσε την καταγραφή
page-leave = Φύγε από το τραπέζι
page-leave-hint = Η θέση σου κρατιέται. Όταν γυρίσεις, θα βρεις το τραπέζι στην αρχική σελίδα.
page-forget = Διαγραφή
page-forget-name = Αφαίρεσε το όνομά μου από αυτό το τραπέζι
page-forget-table = Διαγραφή αυτού του τραπεζιού
page-forget-table-sure = Το τραπέζι θα χαθεί για όλους: το παιχνίδι, τα ονόματα και η συνομιλία. Κανείς δεν μπορεί να το φέρει πίσω.
page-forget-table-yes = Ναι, διαγραφή για όλους
page-refuse-stale = Κάποιος πρόλαβε. Κοίταξε ξανά.
page-refuse-lost = Η σύνδεση χάθηκε εκείνη τη στιγμή. Δες αν έγινε, κι αν όχι δοκίμασε ξανά.

## The connection.

page-line-connecting = Ψάχνουμε το τραπέζι …
page-line-lost = Επανασύνδεση …
page-line-safe = Όλα ως εδώ είναι ασφαλή, και η θέση σου κρατιέται.
page-line-retry = Δοκίμασε τώρα
page-connection-outdated = Αυτή η σελίδα είναι παλιότερη από τον διακομιστή. Φόρτωσέ την ξανά.
page-connection-not-your-seat = Η θέση που θυμάται αυτός ο περιηγητής δεν είναι σε αυτό το τραπέζι. Άνοιξε ξανά τον σύνδεσμο της θέσης σου.
page-connection-no-table = Δεν υπάρχει τέτοιο τραπέζι. Ζήτησε ξανά τον σύνδεσμο.

## The game as text.

page-position = Διάταξη
page-position-colour = Χρώμα
page-position-waiting = Περιμένουν
page-position-track = Στον δρόμο
page-position-home = Στο τέρμα
page-position-stone = Πέτρα
page-position-dice = Ζάρια
page-position-dice-shown = { $open }· στην άκρη: { $kept }
page-position-table = Στο τραπέζι
page-field-focus = { $field } με εστίαση
page-moves = Τι μπορείς να κάνεις
page-moves-others = Δεν είναι η σειρά σου.
page-moves-over = Το παιχνίδι τελείωσε.
page-move-roll = Ρίξε
page-move-pass = Πάσο
page-move-push = Σπρώξε την πέτρα
page-move-hunt = Κυνήγησε το { $number }
page-move-turn = Γύρισε το πιόνι στο { $field }
page-move-stone = Βάλε την πέτρα στο { $field }
page-move-enter = Μπες στο { $to }
page-move-enter-capture = Μπες στο { $to } και φάε το { $victim }
page-move-step = Από { $origin } στο { $to }
page-move-step-capture = Από { $origin } στο { $to } και φάε το { $victim }
page-move-back = Πίσω από { $origin } στο { $to }
page-move-back-capture = Πίσω από { $origin } στο { $to } και φάε το { $victim }
page-move-goal = Από { $origin } στο τέρμα, στο { $to }
page-move-hit-stone = Από { $origin } στο { $to } και χτύπα την πέτρα ({ $victim })
page-move-of = { $colour }: { $move }
page-move-keep = Κράτησε { $dice } και ρίξε τα υπόλοιπα
page-move-keep-nothing = Μην κρατήσεις τίποτα και ρίξε ξανά
page-move-stop = Σταμάτα να ρίχνεις
page-move-use = Χρησιμοποίησε: { $cards }
page-move-take = Πάρε: { $cards }
page-move-take-machine = Πάρε με τη Χρονομηχανή: { $cards }
page-move-take-nothing = Μην πάρεις τίποτα
page-move-death = Πάρε: { $cards }
page-move-cover = Σκέπασε: { $cards }
page-pick-dice = Ζάρια που βάζεις στην άκρη
page-pick-cards = Κάρτες που παίρνεις
page-pick-impossible = Αυτά δεν συνδυάζονται
page-card-scored = { $card } (κατοχυρωμένη)
page-card-covered = { $card } (σκεπασμένη: { $death })
page-card-covers = { $card } (πάνω σε: { $covered })
page-faces = { $count ->
    [one] Τι δείχνει το ζάρι;
   *[other] Τι δείχνουν τα { $count } ζάρια;
}
page-faces-hint = { $count ->
    [one] Ένας αριθμός από 1 έως 6.
   *[other] { $count } αριθμοί από 1 έως 6, ο ένας μετά τον άλλο.
}
page-faces-done = Καταχώριση

## The end.

page-end = Το παιχνίδι τελείωσε
page-end-winner = { $count ->
    [one] Νικά: { $name }
   *[other] Νικούν: { $name }
}
page-end-you = Κέρδισες
page-end-shared = Μοιράζονται την πρώτη θέση: { $names }
page-end-early = Το παιχνίδι τελείωσε νωρίτερα. Μετρούν οι θέσεις όπως ήταν.
page-end-board = Το ταμπλό στο τέλος, και πώς φτάσατε εκεί
page-first-home = { $name }: πρώτη θέση και νίκη. Οι υπόλοιποι συνεχίζουν για τις άλλες θέσεις.
page-souvenir = Κοινοποίηση εικόνας
page-place = { $place }η
page-points = { $count ->
    [one] ένας πόντος
   *[other] { $count } πόντοι
}
page-series = { $games ->
    [one] Απόψε: ένα παιχνίδι
   *[other] Απόψε: { $games } παιχνίδια
}
page-series-hint = Πρώτα μετρούν οι πρώτες θέσεις, μετά οι δεύτερες, και ούτω καθεξής.
page-rematch = Άλλη μία
page-rematch-join = Συνέχισε με τους άλλους
page-rematch-watch = Δες το επόμενο παιχνίδι
page-new-game = Άλλο παιχνίδι
page-numbers = Το παιχνίδι σε αριθμούς
page-numbers-player = Παίζει
page-numbers-throws = Ζαριές
page-numbers-sixes = Εξάρια
page-numbers-captures = Έφαγε
page-numbers-losses = Φαγώθηκε
page-luck = Η τύχη των ζαριών
page-luck-usual = { $name } έφερε { $mean } κατά μέσο όρο με { $count ->
    [one] { $count } ζάρι
   *[other] { $count } ζάρια
}, ενώ αναμένεται { $expected }. Όλα φυσιολογικά.
page-luck-high = { $name } έφερε { $mean } κατά μέσο όρο με { $count ->
    [one] { $count } ζάρι
   *[other] { $count } ζάρια
}, ενώ αναμένεται { $expected }. Τόσο ψηλά φτάνει μόνο ένας στους σαράντα περίπου.
page-luck-low = { $name } έφερε { $mean } κατά μέσο όρο με { $count ->
    [one] { $count } ζάρι
   *[other] { $count } ζάρια
}, ενώ αναμένεται { $expected }. Τόσο χαμηλά πέφτει μόνο ένας στους σαράντα περίπου.
page-luck-hint = Οι μεγάλοι αριθμοί δεν είναι πάντα οι καλοί: σημασία έχει πότε έρχονται.

## Recorded games and positions.

page-replay = Επανάληψη
page-replay-file = Διάλεξε μια καταγραφή ή άφησέ την εδώ
page-replay-elsewhere = Το { $address } δεν διαβάζεται από εδώ. Αποθήκευσε την καταγραφή και διάλεξε το αρχείο.
page-replay-broken = { $count ->
    [0] Αυτή η καταγραφή δεν στέκει από την αρχή.
    [one] Αυτή η καταγραφή στέκει μόνο ως το πρώτο βήμα.
   *[other] Αυτή η καταγραφή στέκει μόνο στα πρώτα { $count } βήματα.
}
page-film-moment = Στιγμή του παιχνιδιού
page-film-at = { $at } από { $of }
page-film-first = Στην αρχή
page-film-back = Ένα βήμα πίσω
page-film-play = Παίξε
page-film-pause = Παύση
page-film-next = Ένα βήμα μπροστά
page-film-last = Στο τέλος
page-film-pace = Ταχύτητα
page-position-link = Σύνδεσμος σε αυτή τη διάταξη
page-position-open = Δες μια διάταξη
page-account = Πώς πήγε;
page-account-thinking = Ο προπονητής το κοιτάζει…
page-position-play = Συνέχισε από εδώ
page-position-damaged = Αυτός ο σύνδεσμος έχει χαλάσει: δεν περιέχει καμία διάταξη. Στήσε μία εδώ ή ζήτησε ξανά τον σύνδεσμο.

## Help.

page-help-play = Ρίξε, άγγιξε ένα πιόνι για να δεις πού πάει, και μετά το κουτάκι. Αν υπάρχει μόνο μία κίνηση, φτάνει ένα άγγιγμα.
page-help-why = Άγγιξε κάτι που δεν επιτρέπεται, και θα μάθεις γιατί και με ποιον κανόνα.
page-help-dice = Τα ζάρια δεν κοιτάνε τίποτα και κανέναν. Με τίμια ζάρια κάθε ζαριά ελέγχεται στο τέλος του παιχνιδιού.
page-help-keys = Πλήκτρα στο τραπέζι
page-key-roll = Ρίξε
page-key-enter = Ρίξε, εκτός αν είναι επιλεγμένο κάποιο κουμπί
page-key-moves = Κάνε μια κίνηση, με τον αριθμό της στην προβολή κειμένου
page-key-undo = Αναίρεση
page-key-hint = Ιδέα
page-key-text = Προβολή κειμένου και πίσω
page-key-log = Ιστορικό
page-key-chat = Συζήτηση
page-key-rules = Κανόνες
page-key-menu = Τραπέζι: σύνδεσμοι, ρυθμίσεις, έξοδος
page-key-close = Κλείσε ό,τι είναι ανοιχτό
page-key-help = Αυτή η βοήθεια
page-key-film = Βήμα βήμα στην επανάληψη

## Embedding: a position or a game inside another page.

page-embed = Ενσωμάτωση
page-embed-title = Στη δική σου σελίδα
page-embed-hint = Αντίγραψε μία από αυτές τις γραμμές στο HTML της σελίδας σου. Οι επισκέπτες μπορούν να βλέπουν, αλλά όχι να παίζουν.
page-embed-position = Αυτή η διάταξη
page-embed-game = Όλο το παιχνίδι
page-embed-open = Άνοιγμα στο Rauswurf
