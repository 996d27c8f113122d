serve-open-at = Το Rauswurf είναι στο { $address } (με Ctrl+C σταματά).
serve-cannot-start = Η βάση δεδομένων δεν μπορεί να χρησιμοποιηθεί: { $why }
serve-cannot-listen = Η διεύθυνση { $host } με θύρα { $port } δεν μπορεί να χρησιμοποιηθεί: { $why }. Διάλεξε άλλη με --port.
serve-bad-port = Θύρα είναι ένας αριθμός από 0 έως 65535, όχι { $port }.
serve-bad-log = Δεν υπάρχει επίπεδο ημερολογίου { $level }· υπάρχουν: { $known }.
serve-bad-host = Το { $host } δεν είναι όνομα υπολογιστή. Δώσε ένα όνομα χωρίς http:// και χωρίς θύρα, όπως --allowed-host play.example.
serve-bad-origin = Το { $origin } δεν είναι διεύθυνση ιστότοπου. Γράψε την έτσι: --origin https://play.example.
serve-bad-proxy = Το { $address } δεν είναι διεύθυνση. Δώσε εκείνη του διαμεσολαβητή σου, όπως --trusted-proxy 127.0.0.1, ή ένα δίκτυο όπως 10.0.0.0/8.
