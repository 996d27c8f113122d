usage-no-such-option = Δεν υπάρχει επιλογή { $option }· δες { $command } --help
usage-no-such-option-but = Δεν υπάρχει επιλογή { $option }· μήπως εννοείς { $near };
usage-no-such-command = Δεν υπάρχει εντολή { $word }· δες { $command } --help
usage-no-such-command-but = Δεν υπάρχει εντολή { $word }· μήπως εννοείς { $near };
usage-missing-argument = Λείπει το όρισμα '{ $argument }'· δες { $command } --help
usage-missing-option = Λείπει η επιλογή '{ $option }'· δες { $command } --help
usage-extra-arguments = Δεν κατανοήθηκε: { $arguments }· δες { $command } --help
usage-wants-value = Η επιλογή { $option } θέλει τιμή· δες { $command } --help
usage-takes-no-value = Η επιλογή { $option } δεν παίρνει τιμή· δες { $command } --help
usage-other = { $words }· δες { $command } --help

## A value that cannot be.

usage-not-whole = { $option }: το '{ $value }' δεν είναι ακέραιος αριθμός
usage-not-number = { $option }: το '{ $value }' δεν είναι αριθμός
usage-not-one-of = { $option }: αντί για '{ $value }' γράψε { $choices }
