### Why the system did not do something.

reason-missing = δεν υπάρχει τέτοιο αρχείο ή φάκελος
reason-exists = υπάρχει ήδη
reason-not-allowed = δεν επιτρέπεται
reason-folder = είναι φάκελος
reason-not-folder = κάτι στη διαδρομή δεν είναι φάκελος
reason-long-name = το όνομα είναι πολύ μεγάλο
reason-full = ο δίσκος είναι γεμάτος
reason-read-only = εκεί δεν γράφεται τίποτα
reason-closed = κανείς δεν διαβάζει πια
reason-taken = το χρησιμοποιεί ήδη κάτι άλλο
reason-no-address = αυτός ο υπολογιστής δεν έχει τέτοια διεύθυνση
reason-other = { $words }

reason-not-utf8 = δεν είναι κείμενο σε UTF-8
reason-at = γραμμή { $line }, στήλη { $column }
reason-ends-early = τελειώνει πολύ νωρίς
reason-too-deep = η γραμμή { $line } έχει φωλιές πιο βαθιές από { $most } επίπεδα
