record-line = γραμμή { $line }: { $reason }

## JSON.

record-not-utf8 = όχι κείμενο UTF-8 (byte { $byte })
record-too-deep = πάρα πολλές αγκύλες μέσα σε αγκύλες
record-not-json = όχι JSON (στήλη { $column })
record-not-object = όχι αντικείμενο JSON
record-key-twice = ένα κλειδί υπάρχει δύο φορές
record-long-number = ένας αριθμός είναι πολύ μακρύς
record-not-whole-number = το { $value } δεν είναι ακέραιος αριθμός

## Keys and values.

record-in = { $key } ({ $where }): { $reason }
record-lacks = { $where }: λείπει το { $key }
record-unknown-key = { $where }: άγνωστο κλειδί { $key }
record-where-not-object = { $where }: όχι αντικείμενο, αλλά { $value }
record-value-not-object = όχι αντικείμενο, αλλά { $value }
record-value-not-whole = όχι ακέραιος αριθμός, αλλά { $value }
record-value-range = το { $value } δεν είναι από { $least } έως { $most }
record-value-not-true = είναι true ή λείπει, όχι { $value }
record-value-not-text = όχι κείμενο, αλλά { $value }
record-long-text = κείμενο με { $count } γράμματα, επιτρέπονται { $most }
record-bad-sign = κείμενο με το σημείο { $sign }, που δεν μπορεί να φανεί
record-not-list = όχι λίστα, αλλά { $value }
record-list-length = λίστα με { $count } στοιχεία, όχι { $most }
record-list-range = λίστα με { $count } στοιχεία, όχι { $least } έως { $most }
record-not-digest = όχι 64 ψηφία 0-9 a-f
record-empty-text = είναι άδειο

## Parts of a record, for $where above.

record-header = κεφαλίδα
record-a-line = γραμμή
record-a-seat = θέση

## The header.

record-no-header = λείπει η κεφαλίδα
record-header-cut = η κεφαλίδα είναι κομμένη
record-not-a-record = αυτό δεν είναι καταγραφή: η κεφαλίδα αρχίζει με { "{" }"rauswurf":1{ "}" }
record-version = καταγραφή έκδοσης { $version }· εδώ είναι γνωστή η έκδοση { $known }
record-rules-version = παίχτηκε με την έκδοση { $version } των κανόνων του { $game }· εδώ είναι γνωστή η έκδοση { $known }
record-rules-older = Αυτό το παιχνίδι άρχισε με την έκδοση { $version } των κανόνων του { $game }. Εδώ ισχύει η έκδοση { $known }: προσθέτει μερικές επιλογές και δεν αλλάζει τίποτα από όσα έγιναν.
record-rules-other = Αυτό το παιχνίδι παίχτηκε με την έκδοση { $version } των κανόνων του { $game }, που δεν είναι γνωστή εδώ. Μπορείς να το δεις όσο συμφωνεί με την έκδοση { $known }, αλλά όχι να το συνεχίσεις.
record-no-variant = η κεφαλίδα δεν λέει τι ήταν το { $variant }
record-board-needed = παίχτηκε στο ταμπλό { $board }: χρειάζεται το αρχείο του
record-other-board = παίχτηκε σε άλλο ταμπλό από αυτό ({ $board })
record-nobody-plays = κανείς δεν μπορεί να παίξει { $colour }
record-bad-seats = έτσι δεν μπορεί να καθίσει κανείς
record-name-fixed = η θέση { $seat } έχει ήδη όνομα ή είναι bot
record-not-a-date = το { $value } δεν είναι ημερομηνία όπως 2026-02-28
record-no-dice = δεν υπάρχουν ζάρια { $value }· υπάρχουν fair, seed, system και hand
record-contributions = { $count } συνεισφορές για { $seats } θέσεις
record-bot-contributes = το { $colour } είναι bot και δεν συνεισφέρει τίποτα
record-secret-needed = αυτά τα ζάρια δεν ρίχνονται χωρίς το μυστικό τους

## Lines.

record-empty-file = το αρχείο είναι άδειο
record-long-line = πάνω από { $most } byte
record-unexpected = αναμένεται ένα από { $known }, όχι { $value }
record-too-late = το { $word } δεν μπορεί να σταθεί εδώ: η καταγραφή έφτασε στο τέλος της
record-names-late = το names γράφεται μία φορά, αμέσως μετά την κεφαλίδα
record-many-events = πάνω από { $most } συμβάντα

## Writing.

record-written-out = δεν γράφεται πια { $word }: η καταγραφή έφτασε στο τέλος της
record-line-limit = μια γραμμή καταγραφής έχει το πολύ { $most } byte

## Playing it again.

record-position = αυτή η διάταξη δεν γίνεται: { $reason }
record-move = { $move }: { $why }
record-roll-without-dice = ζαριά χωρίς ζάρια
record-move-written = το { $move } γράφεται εδώ { $written }
record-closed = αυτή η καταγραφή έχει κλείσει: δεν υπάρχει κάτι να συνεχιστεί
record-outcome-early = αποτέλεσμα παιχνιδιού που δεν τελείωσε
record-ended-seats = ένα πρόωρο τέλος λέει ποιες θέσεις συμφώνησαν: με τη σειρά, καθεμία μία φορά και κανένα bot
record-outcome-places = η κατάταξη του αποτελέσματος δεν είναι του παιχνιδιού
record-outcome-winners = οι νικητές του αποτελέσματος δεν είναι του παιχνιδιού
record-outcome-rule = ο κανόνας του αποτελέσματος δεν είναι του παιχνιδιού
record-outcome-points = οι πόντοι του αποτελέσματος δεν είναι του παιχνιδιού
record-no-end = αυτό το παιχνίδι δεν έχει τέλος

## Dice and seal.

record-secret-broken = το μυστικό είχε υποσχεθεί, μα δεν ειπώθηκε
record-secret-later = το μυστικό δεν έχει ειπωθεί ακόμα
record-secret-strange = υπάρχει μυστικό, μα τα ζάρια αυτού του παιχνιδιού δεν έχουν
record-secret-other = δεν είναι αυτό το μυστικό που υποσχέθηκε για αυτό το παιχνίδι
record-roll-wrong = η ζαριά { $number } είναι { $said }, μα τα ζάρια έδωσαν { $right }
record-seal-broken = η σφραγίδα έσπασε: κάτι άλλαξε αφότου έκλεισε η καταγραφή
record-line-cut = η τελευταία γραμμή είναι κομμένη
record-not-closed = η καταγραφή συνεχίζεται από εδώ ή κόπηκε: δεν έχει κλείσει
