train-other-plan = Το σημείο ελέγχου ανήκει σε άλλη εκπαίδευση. Δώσε άλλο --out ή σβήσε το.
train-progress = μαθαίνει, { $games } παιχνίδια/δ
train-strength = Με αντίπαλο το «capture-else-foremost» κερδίζει { $share } ± { $error } (αναμενόμενο: { $fair }).
train-written = { $games } παιχνίδια, { $seconds } δ. Το δίκτυο είναι στο { $file }.
train-stopped = Σταμάτησε μετά από { $played } παιχνίδια. Η ίδια εντολή συνεχίζει από εκεί.
train-option-race = Το { $option } είναι για τα παιχνίδια με πιόνια: η αξία των καρτών μαθαίνεται σε όλα τα τραπέζια μαζί. Παράλειψέ το.
train-fitted = { $games } παιχνίδια, { $seconds } δ. Τι αξίζουν οι κάρτες είναι στο { $file }.
