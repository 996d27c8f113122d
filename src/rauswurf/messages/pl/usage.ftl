### What is wrong with the words of a command that somebody typed.

usage-no-such-option = Nie ma takiej opcji: { $option }; zobacz { $command } --help
usage-no-such-option-but = Nie ma takiej opcji: { $option }; może chodzi o { $near }?
usage-option-is-argument = { $option } nie jest tu opcją: napisz po prostu { $argument }; zobacz { $command } --help
usage-no-such-command = Nie ma takiego polecenia: { $word }; zobacz { $command } --help
usage-no-such-command-but = Nie ma takiego polecenia: { $word }; może chodzi o { $near }?
usage-missing-argument = Brakuje argumentu { $argument }; zobacz { $command } --help
usage-missing-option = Brakuje opcji { $option }; zobacz { $command } --help
usage-extra-arguments = Niezrozumiałe: { $arguments }; zobacz { $command } --help
usage-extra-arguments-but = Niezrozumiałe: { $arguments }; może chodzi o { $near }?
usage-wants-value = Po { $option } brakuje wartości; zobacz { $command } --help
usage-takes-no-value = { $option } stoi bez wartości; zobacz { $command } --help
usage-other = { $words }; zobacz { $command } --help

## A value that cannot be.

usage-not-whole = { $option }: „{ $value }” to nie liczba całkowita taka jak { $example }
usage-not-whole-but = { $option }: „{ $value }” to nie liczba całkowita; może chodzi o { $near } { $value }?
usage-not-name-but = { $option }: „{ $value }” to liczba, a nie nazwa; może chodzi o { $near } { $value }?
usage-not-number = { $option }: „{ $value }” to nie liczba
usage-not-one-of = { $option }: nie „{ $value }”, tylko { $choices }
