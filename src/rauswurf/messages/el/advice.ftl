### What the coach says on the page: how a game went, a hint, a doubt, a position. Chances are games in 100.

## How a game went.

advice-curve = Ποιος είχε τι πιθανότητες, και πότε
advice-race-win = Οι πιθανότητες για τη νίκη:
advice-race-place = Οι πιθανότητες για τη θέση { $place }:
advice-moments = Οι στιγμές που μέτρησαν
advice-step-lucky = { $name }: ζαριά { $faces }. Τύχη: άξιζε { $count } στα 100 παιχνίδια.
advice-step-unlucky = { $name }: ζαριά { $faces }. Ατυχία: κόστισε { $count } στα 100 παιχνίδια.
advice-step-mistake = { $name }: { $move }. Αυτό κόστισε { $count } στα 100 παιχνίδια.
advice-step-good = { $name }: { $move }. Καλή επιλογή.
advice-step-others = { $name }: ωφελήθηκε: { $gains }, ζημιώθηκε: { $loses }, { $count } στα 100 παιχνίδια.
advice-step-forced = { $name }: { $move }. Δεν υπήρχε επιλογή.
advice-step-usual = Εδώ δεν έγινε κάτι ιδιαίτερο.
advice-better = Καλύτερα: { $move }.
advice-why = Δείξε μου γιατί
advice-why-after = Μετά από αυτή την κίνηση: { $move }
advice-why-wins = { $name }: νίκη σε { $count } στα 100 παιχνίδια.
advice-why-thrown = { $name }: με τις επόμενες ζαριές τους οι αντίπαλοι μπορούν να φάνε πιόνι σε { $count } στις 100 περιπτώσεις.
advice-why-safe = { $name }: με την επόμενη ζαριά κανένας αντίπαλος δεν μπορεί να φάει πιόνι.
advice-why-answer = Τι ακολουθεί πιο συχνά, σε { $count } στις 100 περιπτώσεις: { $told }
advice-why-passes = { $name }: σε { $count } στις 100 περιπτώσεις δεν γίνεται τίποτα.

## Luck and mistakes, player by player.

advice-sums = Τύχη και λάθη
advice-sums-place = Τύχη και λάθη στον αγώνα για τη θέση { $place }
advice-luck-good = { $name }: τα ζάρια χάρισαν { $count } στα 100 παιχνίδια.
advice-luck-good-much = { $name }: τα ζάρια χάρισαν όσο { $games } ολόκληρα παιχνίδια.
advice-luck-bad = { $name }: τα ζάρια πήραν { $count } στα 100 παιχνίδια.
advice-luck-bad-much = { $name }: τα ζάρια πήραν όσο { $games } ολόκληρα παιχνίδια.
advice-luck-even = { $name }: τύχη και ατυχία ήρθαν ίσα.
advice-mistakes = { $name }: { $mistakes ->
    [one] ένα λάθος
   *[other] { $mistakes } λάθη
}, που κόστισαν { $count } στα 100 παιχνίδια.
advice-mistakes-much = { $name }: { $mistakes } λάθη, που κόστισαν όσο { $games } ολόκληρα παιχνίδια.
advice-mistakes-none = { $name }: κανένα λάθος που να μετράει.
advice-sums-start = Αρχή
advice-sums-luck = Τύχη
advice-sums-own = Δικά του λάθη
advice-sums-others = Λάθη των άλλων
advice-sums-estimate = Εκτίμηση
advice-sums-result = Αποτέλεσμα
advice-sums-hint = Όλοι οι αριθμοί είναι παιχνίδια στα 100. Κάθε στήλη βγαίνει σωστή: αρχή, τύχη, λάθη και εκτίμηση δίνουν το αποτέλεσμα. Η εκτίμηση είναι όσα δεν υπολόγισε σωστά ο ίδιος ο προπονητής.
advice-exact = Αυτές οι πιθανότητες είναι ακριβείς.
advice-estimated = Αυτές οι πιθανότητες είναι εκτίμηση. Μπορεί να πέφτουν έξω κατά { $count } στα 100.
advice-evaluator = Υπολογίστηκε από: { $name }.

## At the table.

advice-hint = Το καλύτερο: { $move }.
advice-hint-wins = Έτσι κερδίζεις περίπου { $count } στα 100 παιχνίδια.
advice-sure = Σίγουρα;
advice-sure-cost = { $move }: κοστίζει περίπου { $count } στα 100 παιχνίδια.
advice-sure-yes = Παίξε το έτσι κι αλλιώς
advice-sure-no = Σκέψου το ξανά
advice-agree = Όποιος άνοιξε αυτό το τραπέζι θέλει να βοηθάει ο προπονητής όλους: { $what }. Συμφωνείς;

## A position.

advice-now = Οι πιθανότητες τώρα
advice-rolls = Τι μπορεί να έρθει
advice-roll = Αν έρθει { $faces }
advice-rolls-hint = Κάτω από κάθε αριθμό: πόσα στα 100 παιχνίδια αξίζει αυτή η ζαριά πάνω ή κάτω από το συνηθισμένο. Διάλεξε μια ζαριά για να δεις τις κινήσεις της.
advice-moves = Κινήσεις
advice-cost = Κοστίζει
advice-no-move = Κανένα πιόνι δεν μπορεί να κινηθεί.
advice-set-up = Για να αλλάξεις τη διάταξη, άγγιξε ένα πιόνι και μετά το κουτάκι όπου θα σταθεί.
advice-change = Στήσε άλλη διάταξη
advice-piece = { $colour }, πιόνι { $number }
advice-turn = Ποιος παίζει;
advice-text = Η διάταξη ως κείμενο
advice-show = Δείξε
