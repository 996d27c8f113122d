### The page of one's own statistics: what somebody has played on this device.

statistics-hint = Όλα μένουν σε αυτόν τον περιηγητή. Τίποτα δεν στέλνεται πουθενά.
statistics-none = Δεν υπάρχει τίποτα ακόμη. Τελείωσε ένα παιχνίδι σε αυτή τη συσκευή και θα μετρήσει.
statistics-forbidden = Αυτός ο περιηγητής δεν κρατά τίποτα· ίσως είναι ιδιωτικό παράθυρο. Γι’ αυτό δεν μπορούμε να μετρήσουμε παιχνίδια.
statistics-all = Όλα τα παιχνίδια
statistics-games = Παιχνίδια
statistics-wins = Νίκες
statistics-streak = Συνεχόμενες νίκες τώρα
statistics-longest = Περισσότερες συνεχόμενες νίκες
statistics-places = Οι θέσεις σου
statistics-place = Θέση
statistics-count = Παιχνίδια
statistics-share = Ποσοστό
statistics-faces = Τι έδειξαν τα ζάρια σου
statistics-face = Αριθμός
statistics-faces-hint = Με δίκαια ζάρια, κάθε αριθμός έρχεται περίπου μία φορά στις έξι.
statistics-by-game = Ανά παιχνίδι
statistics-months = Ανά μήνα
statistics-month = Μήνας
statistics-last = Τα τελευταία σου παιχνίδια
statistics-placed = Θέση { $place } από { $players }, { $day }
statistics-export = Αποθήκευση σε αρχείο
statistics-import = Προσθήκη από αρχείο
statistics-added = { $count ->
    [one] Προστέθηκε ένα παιχνίδι.
   *[other] Προστέθηκαν { $count } παιχνίδια.
}
statistics-bad-file = Αυτό το αρχείο δεν έχει στατιστικά του Rauswurf. Διάλεξε ένα που αποθήκευσες εδώ.
statistics-erase = Διαγραφή όλων
statistics-erase-sure = Αυτό σβήνει τα στατιστικά σου σε αυτόν τον περιηγητή. Θα τα ξαναβρείς μόνο αν τα έχεις αποθηκεύσει σε αρχείο.
statistics-erase-do = Διαγραφή τώρα
statistics-erased = Τα στατιστικά σου σβήστηκαν.
statistics-who = Για ποιον μετρούν τα στατιστικά αυτής της συσκευής;
statistics-nobody = Για κανέναν
statistics-counted = Αυτό το παιχνίδι είναι στα στατιστικά σου.
