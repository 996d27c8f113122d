### What is wrong with the words of a command that somebody typed.

usage-no-such-option = Opzione sconosciuta: { $option }; vedi { $command } --help
usage-no-such-option-but = Opzione sconosciuta: { $option }; volevi dire { $near }?
usage-option-is-argument = { $option } qui non è un’opzione: scrivi solo { $argument }; vedi { $command } --help
usage-no-such-command = Comando sconosciuto: { $word }; vedi { $command } --help
usage-no-such-command-but = Comando sconosciuto: { $word }; volevi dire { $near }?
usage-missing-argument = Manca l’argomento «{ $argument }»; vedi { $command } --help
usage-missing-option = Manca l’opzione «{ $option }»; vedi { $command } --help
usage-extra-arguments = Non si capisce: { $arguments }; vedi { $command } --help
usage-extra-arguments-but = Non si capisce: { $arguments }; volevi dire { $near }?
usage-wants-value = L’opzione { $option } vuole un valore; vedi { $command } --help
usage-takes-no-value = L’opzione { $option } non vuole valori; vedi { $command } --help
usage-other = { $words }; vedi { $command } --help

## A value that cannot be.

usage-not-whole = { $option }: «{ $value }» non è un numero intero come { $example }
usage-not-whole-but = { $option }: «{ $value }» non è un numero intero; volevi dire { $near } { $value }?
usage-not-name-but = { $option }: «{ $value }» è un numero, non un nome; volevi dire { $near } { $value }?
usage-not-number = { $option }: «{ $value }» non è un numero
usage-not-one-of = { $option }: «{ $value }» non è uno di questi valori: { $choices }
