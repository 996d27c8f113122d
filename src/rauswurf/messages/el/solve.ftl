solve-bad-table = Το { $file } δεν είναι πίνακας λυμένου παιχνιδιού, ή είναι κομμένο. Το 'rauswurf solve' φτιάχνει έναν.
solve-only-classic = Λύνονται μόνο τα «madn», «never-mind» και «dont-worry», όχι το { $game }.
solve-only-plain = Αυτό λύνεται μόνο με { $variant }={ $value }.
solve-moves = αναζήτηση κινήσεων
solve-sweep = πέρασμα { $number }
solve-check = έλεγχος
solve-cut = επιλογή θέσεων
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
solve-elsewhere = Ο πίνακας είναι στο { $file }. Το μποτ 'perfect' δεν κοιτάζει εκεί: βάλ’ τον στο { $usual } για να παίξει.
solve-device = Το --device είναι cpu ή gpu, όχι { $device }.
solve-needs-gpu = Ένας πίνακας για { $pieces } πιόνια ο καθένας είναι πολύ μεγάλος για τον επεξεργαστή. Βάλε --device gpu: χρειάζεται κάρτα γραφικών με 100 GB μνήμη.
solve-gpu-too-small = Χρειάζονται { $needed } GB μνήμης στην κάρτα γραφικών. Ελεύθερα είναι μόνο { $free } GB.
solve-residual-sample = Από { $positions } διατάξεις που ελέγχθηκαν, καμία δεν θα άλλαζε πάνω από { $residual }.
solve-damaged = Το { $file } έχει χαλάσει: το περιεχόμενο δεν ταιριάζει με τα αθροίσματα ελέγχου.
solve-wrong = Το { $file } είναι λάθος: με τους κανόνες, μια διάταξη θα άλλαζε κατά { $residual }.
solve-other-game = Το { $file } είναι πίνακας του { $found }, όχι του { $game }.
solve-slice = Το --slice παίρνει έναν αριθμό θέσεων, όπως 1000000, ή pieces=N, όπως pieces=2. Το { $given } δεν γίνεται.
solve-slice-no-table = Στο { $file } δεν υπάρχει πίνακας με αυτούς τους κανόνες. Λύσε πρώτα το παιχνίδι: βγάλε το --slice.
solve-slice-done = Το κομμάτι έχει { $positions } θέσεις. Βρίσκεται στο { $file }.
