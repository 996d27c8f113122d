### What is wrong with the words of a command.

usage-no-such-option = No existe la opción { $option }; mira { $command } --help
usage-no-such-option-but = No existe la opción { $option }; ¿querías decir { $near }?
usage-option-is-argument = { $option } no es una opción aquí: escribe solo { $argument }; mira { $command } --help
usage-no-such-command = No existe la orden { $word }; mira { $command } --help
usage-no-such-command-but = No existe la orden { $word }; ¿querías decir { $near }?
usage-missing-argument = Falta el argumento «{ $argument }»; mira { $command } --help
usage-missing-option = Falta la opción «{ $option }»; mira { $command } --help
usage-extra-arguments = No se entiende: { $arguments }; mira { $command } --help
usage-extra-arguments-but = No se entiende: { $arguments }; ¿querías decir { $near }?
usage-wants-value = La opción { $option } quiere un valor; mira { $command } --help
usage-takes-no-value = La opción { $option } no admite valor; mira { $command } --help
usage-other = { $words }; mira { $command } --help

## A value that cannot be

usage-not-whole = { $option }: «{ $value }» no es un número entero como { $example }
usage-not-whole-but = { $option }: «{ $value }» no es un número entero; ¿querías decir { $near } { $value }?
usage-not-name-but = { $option }: «{ $value }» es un número, no un nombre; ¿querías decir { $near } { $value }?
usage-not-number = { $option }: «{ $value }» no es un número
usage-not-one-of = { $option }: «{ $value }» no es ninguno de { $choices }
