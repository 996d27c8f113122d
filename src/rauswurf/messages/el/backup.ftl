### What `rauswurf backup` and `rauswurf restore` say, which copy all tables of a server.

backup-found = Τραπέζια: { $tables } (σε αναμονή: { $waiting }, σε εξέλιξη: { $playing }, τελειωμένα: { $over }). Γεγονότα: { $events }.
backup-readable = Κάθε καταγραφή ξαναπαίχτηκε και όλες βγάζουν νόημα.
backup-unreadable = Τραπέζια που δεν διαβάζονται: { $count }
backup-written = Το αντίγραφο είναι στο { $file } και το άθροισμα ελέγχου στο { $sum }. Κράτησε και τα δύο.
backup-restored = Τα τραπέζια είναι τώρα στο { $place }.
backup-replaying = ξαναπαίζεται

backup-taken = { $place }: δεν είναι άδειο και τίποτα δεν αντικαθίσταται· διάλεξε άλλη θέση
backup-no-checksum = δεν υπάρχει αρχείο { $file }· ένα ολοκληρωμένο αντίγραφο το έχει δίπλα του
backup-changed = { $file }: άλλαξε από τότε που γράφτηκε, το άθροισμα ελέγχου δεν ταιριάζει
backup-damaged = { $file }: δεν διαβάζεται ως βάση δεδομένων: { $why }
backup-not-ours = { $file }: δεν έχει τραπέζια του Rauswurf
backup-newer = { $file }: γράφτηκε από νεότερη έκδοση του Rauswurf· χρησιμοποίησε εκείνη
backup-other-form = η βάση δεδομένων χρησιμοποιήθηκε τελευταία από άλλη έκδοση του Rauswurf· ξεκίνα τον διακομιστή μία φορά με αυτή την έκδοση ή κάνε το αντίγραφο με εκείνη
