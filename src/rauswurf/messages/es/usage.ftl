### What is wrong with the words of a command.

usage-no-such-option = No existe la opción { $option }; mira { $command } --help
usage-no-such-option-but = No existe la opción { $option }; ¿querías decir { $near }?
usage-no-such-command = No existe la orden { $word }; mira { $command } --help
usage-no-such-command-but = No existe la orden { $word }; ¿querías decir { $near }?
usage-missing-argument = Falta el argumento «{ $argument }»; mira { $command } --help
usage-missing-option = Falta la opción «{ $option }»; mira { $command } --help
usage-extra-arguments = No se entiende: { $arguments }; mira { $command } --help
usage-wants-value = La opción { $option } quiere un valor; mira { $command } --help
usage-takes-no-value = La opción { $option } no admite valor; mira { $command } --help
usage-other = { $words }; mira { $command } --help

## A value that cannot be

usage-not-whole = { $option }: «{ $value }» no es un número entero
usage-not-number = { $option }: «{ $value }» no es un número
usage-not-one-of = { $option }: «{ $value }» no es ninguno de { $choices }
