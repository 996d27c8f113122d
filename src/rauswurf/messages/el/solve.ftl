solve-bad-table = Το { $file } δεν είναι πίνακας λυμένου παιχνιδιού, ή είναι κομμένο. Το 'rauswurf solve' φτιάχνει έναν.
solve-only-classic = Λύνονται μόνο τα «madn», «never-mind» και «dont-worry», όχι το { $game }.
solve-only-plain = Αυτό λύνεται μόνο με { $variant }={ $value }.
solve-moves = αναζήτηση κινήσεων
solve-sweep = πέρασμα { $number }
solve-check = έλεγχος
solve-done =
    { $game }, δύο παίκτες με { $pieces ->
        [one] ένα πιόνι
       *[other] { $pieces } πιόνια
    } ο καθένας: { $positions } διατάξεις, { $sweeps ->
        [one] ένα πέρασμα
       *[other] { $sweeps } περάσματα
    }.
solve-residual = Καμία διάταξη δεν θα άλλαζε πάνω από { $residual }.
solve-first-player = Όποιος αρχίζει κερδίζει { $chance } των παιχνιδιών, αν παίζουν και οι δύο τέλεια.
solve-written = Ο πίνακας είναι στο { $file }. Το bot 'perfect' παίζει με αυτόν.
solve-precision = Το αρχείο κρατά κάθε πιθανότητα σε βήματα του { $step }, άρα είναι ακριβές ως { $precision }.
solve-elsewhere = Ο πίνακας είναι στο { $file }. Το μποτ 'perfect' δεν κοιτάζει εκεί: βάλ’ τον στο { $usual } για να παίξει.
