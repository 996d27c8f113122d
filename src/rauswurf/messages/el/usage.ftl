usage-no-such-option = Δεν υπάρχει επιλογή { $option }· δες { $command } --help
usage-no-such-option-but = Δεν υπάρχει επιλογή { $option }· μήπως εννοείς { $near };
usage-option-is-argument = Το { $option } δεν είναι επιλογή εδώ: γράψε μόνο { $argument }· δες { $command } --help
usage-no-such-command = Δεν υπάρχει εντολή { $word }· δες { $command } --help
usage-no-such-command-but = Δεν υπάρχει εντολή { $word }· μήπως εννοείς { $near };
usage-missing-argument = Λείπει το όρισμα '{ $argument }'· δες { $command } --help
usage-missing-option = Λείπει η επιλογή '{ $option }'· δες { $command } --help
usage-extra-arguments = Δεν κατανοήθηκε: { $arguments }· δες { $command } --help
usage-extra-arguments-but = Δεν κατανοήθηκε: { $arguments }· μήπως εννοείς { $near };
usage-wants-value = Η επιλογή { $option } θέλει τιμή· δες { $command } --help
usage-takes-no-value = Η επιλογή { $option } δεν παίρνει τιμή· δες { $command } --help
usage-other = { $words }· δες { $command } --help

## A value that cannot be.

usage-not-whole = { $option }: το '{ $value }' δεν είναι ακέραιος αριθμός όπως { $example }
usage-not-whole-but = { $option }: το '{ $value }' δεν είναι ακέραιος αριθμός· μήπως εννοείς { $near } { $value };
usage-not-name-but = { $option }: το '{ $value }' είναι αριθμός, όχι όνομα· μήπως εννοείς { $near } { $value };
usage-not-number = { $option }: το '{ $value }' δεν είναι αριθμός
usage-not-one-of = { $option }: αντί για '{ $value }' γράψε { $choices }
