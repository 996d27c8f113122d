### What is wrong with the words of a command that somebody typed.

usage-no-such-option = Nie ma takiej opcji: { $option }; zobacz { $command } --help
usage-no-such-option-but = Nie ma takiej opcji: { $option }; może chodzi o { $near }?
usage-no-such-command = Nie ma takiego polecenia: { $word }; zobacz { $command } --help
usage-no-such-command-but = Nie ma takiego polecenia: { $word }; może chodzi o { $near }?
usage-missing-argument = Brakuje argumentu { $argument }; zobacz { $command } --help
usage-missing-option = Brakuje opcji { $option }; zobacz { $command } --help
usage-extra-arguments = Niezrozumiałe: { $arguments }; zobacz { $command } --help
usage-wants-value = Po { $option } brakuje wartości; zobacz { $command } --help
usage-takes-no-value = { $option } stoi bez wartości; zobacz { $command } --help
usage-other = { $words }; zobacz { $command } --help

## A value that cannot be.

usage-not-whole = { $option }: „{ $value }” to nie liczba całkowita
usage-not-number = { $option }: „{ $value }” to nie liczba
usage-not-one-of = { $option }: nie „{ $value }”, tylko { $choices }
