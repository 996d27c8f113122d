### What is wrong with the words of a command that somebody typed.

usage-no-such-option = Option inconnue : { $option } ; voir { $command } --help
usage-no-such-option-but = Option inconnue : { $option } ; voulais-tu dire { $near } ?
usage-option-is-argument = { $option } n’est pas une option ici : écris seulement { $argument } ; voir { $command } --help
usage-no-such-command = Commande inconnue : { $word } ; voir { $command } --help
usage-no-such-command-but = Commande inconnue : { $word } ; voulais-tu dire { $near } ?
usage-missing-argument = Il manque l’argument « { $argument } » ; voir { $command } --help
usage-missing-option = Il manque l’option « { $option } » ; voir { $command } --help
usage-extra-arguments = Pas compris : { $arguments } ; voir { $command } --help
usage-extra-arguments-but = Pas compris : { $arguments } ; voulais-tu dire { $near } ?
usage-wants-value = L’option { $option } veut une valeur ; voir { $command } --help
usage-takes-no-value = L’option { $option } ne prend pas de valeur ; voir { $command } --help
usage-other = { $words } ; voir { $command } --help

## A value that cannot be.

usage-not-whole = { $option } : « { $value } » n’est pas un nombre entier comme { $example }
usage-not-whole-but = { $option } : « { $value } » n’est pas un nombre entier ; voulais-tu dire { $near } { $value } ?
usage-not-name-but = { $option } : « { $value } » est un nombre, pas un nom ; voulais-tu dire { $near } { $value } ?
usage-not-number = { $option } : « { $value } » n’est pas un nombre
usage-not-one-of = { $option } : « { $value } » n’est pas une de ces valeurs : { $choices }
