board-error = { $file }: { $faults }
board-unreadable = δεν διαβάζεται: { $reason }
board-not-toml = δεν είναι αρχείο TOML: { $reason }
board-too-large = είναι μεγαλύτερο από { $most } byte
board-not-a-board = δεν είναι αρχείο ταμπλό ({ $reason })

## The form of the file.

board-file = αρχείο
board-lacks = { $where }: λείπει το { $key }
board-unknown-key = { $where }: άγνωστο { $key }· γνωστά είναι: { $known }
board-bad-size = το size πρέπει να είναι δύο αριθμοί, πλάτος και ύψος
board-not-tables = το { $key } πρέπει να είναι λίστα πινάκων: [[{ $key }]]
board-many-fields = { $count } κουτάκια ξεπερνούν τα { $most }
board-bad-title = το { $key } πρέπει να είναι κείμενο με το πολύ { $most } γράμματα
board-many-colours = τα χρώματα μπορεί να είναι το πολύ { $most }
board-few-colours = χρειάζονται τουλάχιστον { $least } χρώματα
board-colour-twice = το χρώμα { $colour } υπάρχει δύο φορές
board-bad-pieces = το pieces πρέπει να είναι αριθμός από { $least } έως { $most }
board-bad-goals = κάθε τέρμα χρειάζεται { $least } έως { $most } κουτάκια, αλλιώς το αρχείο πρέπει να λέει πόσα πιόνια υπάρχουν (pieces = 4)
board-few-goals = τα { $pieces } πιόνια χρειάζονται άλλα τόσα κουτάκια τέρματος, αλλά υπάρχουν μόνο { $goals }
board-many-names = οι δρόμοι και τα σημάδια του αναφέρουν πάνω από { $most } κουτάκια
board-long-run = η σειρά { $run } ξεπερνά τα { $most } κουτάκια
board-no-kind = δεν υπάρχει είδος { $kind }· γνωστά είναι: { $known }
board-bad-field = ένα κουτάκι γράφεται [name, x, y], όχι { $entry }
board-bad-name = ένα κουτάκι δεν μπορεί να λέγεται { $field }: το πολύ { $most } γράμματα, ψηφία και τελείες
board-bad-places = το κουτάκι { $field } έχει συντεταγμένες που δεν είναι αριθμοί
board-field-twice = το κουτάκι { $field } υπάρχει δύο φορές
board-no-colour = δεν υπάρχει χρώμα { $colour }· υπάρχουν: { $known }
board-no-field = δεν υπάρχει κουτάκι { $field }
board-no-field-for = δεν υπάρχει κουτάκι { $field } για το { $colour }

## What cannot be played on.

board-goals-differ = όλα τα χρώματα χρειάζονται ίσα κουτάκια τέρματος
board-goal-kind = το τέρμα για το { $colour } πρέπει να είναι κουτάκια είδους goal
board-start-kind = το { $colour } πρέπει να ξεκινά πάνω στη διαδρομή
board-goal-unreachable = το { $colour } δεν φτάνει από την αφετηρία στο τέρμα του: { $missing }
board-enters-from = το { $colour } μπαίνει από το { $field }, που δεν είναι κουτάκι αναμονής
board-two-ways = { $steps ->
    [one] το { $colour } πάει από { $start } στο { $end } σε ένα βήμα με δύο τρόπους, και μια κίνηση δεν θα έλεγε με ποιον
   *[other] το { $colour } πάει από { $start } στο { $end } σε { $steps } βήματα με δύο τρόπους, και μια κίνηση δεν θα έλεγε με ποιον
}
board-many-ways = το { $colour } έχει πάνω από { $most } δρόμους από το { $field }
board-not-walked-on = στο { $field } δεν περπατά κανείς

## Why a game cannot be played on a board that is not its own.

board-misfit-colours = τα χρώματά του πρέπει να είναι από αυτά: { $known }
board-misfit-kind = αυτό το παιχνίδι δεν ξέρει κουτάκια { $kind }
board-misfit-mark = του λείπει το σημάδι { $mark }
board-misfit-colour-mark = στο { $colour } λείπει το σημάδι { $mark }
board-misfit-bases = πρέπει να έχει βάσεις
board-misfit-no-bases = δεν πρέπει να έχει βάσεις
board-misfit-entry = το { $colour } πρέπει να μπαίνει από τη βάση { $base } στην αφετηρία { $start }
board-misfit-base-only = σε αυτό το παιχνίδι τα πιόνια που διώχνονται ({ $colour }) γυρίζουν στη βάση, όχι στο { $fields }
board-misfit-starts = δύο χρώματα ξεκινούν από το ίδιο κουτάκι
board-misfit-first-fields = τα πιόνια αρχίζουν στα { $pieces } κουτάκια μετά την αφετηρία τους, και δύο χρώματα θα άρχιζαν στο ίδιο
board-misfit-ring = η διαδρομή πρέπει να συνεχίζει από εκεί που το { $colour } στρίβει στο τέρμα ως την αφετηρία του
board-misfit-lane = το { $colour } χρειάζεται λωρίδα με { $fields } κουτάκια για την πέτρα του
board-misfit-outer = μετά το { $field } όλα τα χρώματα πρέπει να πηγαίνουν στο ίδιο κουτάκι, γιατί ο έξω κύκλος είναι για όλους
board-misfit-inner = το { $colour } δεν έχει δρόμο από τον έξω κύκλο στον μέσα
board-misfit-foreign-goal = το { $colour } φτάνει σε κουτάκια τέρματος που δεν είναι δικά του: { $fields }
board-misfit-walk = το { $colour } φτάνει σε κουτάκια όπου κανείς δεν περπατά σε αυτό το παιχνίδι: { $fields }
board-misfit-dead-end = το { $colour } δεν φτάνει στο τέρμα από { $fields }
board-misfit-thrown = το { $colour } δεν έχει πού να περιμένει όταν το διώχνουν στο { $fields }

## What our own boards are called.

board-name-cross = Σταυρός με σαράντα κουτάκια
board-name-einser-blocker = Τετράγωνο με σαράντα κουτάκια και πέτρες
board-name-abkuerzungen = Αστέρι με εξήντα κουτάκια, για να κόβεις δρόμο
board-name-jaeger = Αστέρι με εξήντα κουτάκια και μονοπάτια
board-name-kurzer-einsatz = Αστέρι με εξήντα κουτάκια, χωρίς κουτάκια αναμονής
board-name-werfer = Αστέρι με εξήντα κουτάκια και βέλη
board-name-zweite-ebene = Δύο εξάγωνα
