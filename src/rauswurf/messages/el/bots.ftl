bots-unknown = Δεν υπάρχει bot «{ $name }»· υπάρχουν: { $known }.
bots-unknown-near = Δεν υπάρχει bot «{ $name }»· μήπως εννοείς { $near };
bots-weights-cut = Το { $file } είναι κομμένο ή πολύ μεγάλο: δεν έχει τα βάρη που αναγγέλλει.
bots-weights-unreadable = Το { $file } δεν έχει βάρη που διαβάζει αυτή η έκδοση.

## How well a bot plays.

bots-level-beginner = αρχάριο
bots-level-casual = χαλαρό
bots-level-skilled = εξασκημένο
bots-level-strong = δυνατό
bots-level-expert = έμπειρο
bots-level-perfect = τέλειο
bots-perfect-limits = Το bot «perfect» δεν ξέρει κάθε διάταξη σε αυτό το τραπέζι. Έχει { $tables }· αλλού παίζει όπως το «expert».
bots-perfect-unsolved = Το bot «perfect» ψάχνει λυμένες διατάξεις, και εδώ δεν υπάρχουν για το { $game }. Το 'rauswurf solve { $id }' τις υπολογίζει.
