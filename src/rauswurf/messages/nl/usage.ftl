### What is wrong with the words of a command that somebody typed.

usage-no-such-option = Deze optie bestaat niet: { $option }; zie { $command } --help
usage-no-such-option-but = Deze optie bestaat niet: { $option }; bedoel je { $near }?
usage-option-is-argument = { $option } is hier geen optie: schrijf gewoon { $argument }; zie { $command } --help
usage-no-such-command = Deze opdracht bestaat niet: { $word }; zie { $command } --help
usage-no-such-command-but = Deze opdracht bestaat niet: { $word }; bedoel je { $near }?
usage-missing-argument = { $argument } ontbreekt; zie { $command } --help
usage-missing-option = De optie { $option } ontbreekt; zie { $command } --help
usage-extra-arguments = Niet begrepen: { $arguments }; zie { $command } --help
usage-extra-arguments-but = Niet begrepen: { $arguments }; bedoel je { $near }?
usage-wants-value = Na { $option } ontbreekt een waarde; zie { $command } --help
usage-takes-no-value = { $option } staat alleen, zonder waarde; zie { $command } --help
usage-other = { $words }; zie { $command } --help

## A value that cannot be.

usage-not-whole = { $option }: ‘{ $value }’ is geen geheel getal zoals { $example }
usage-not-whole-but = { $option }: ‘{ $value }’ is geen geheel getal; bedoel je { $near } { $value }?
usage-not-name-but = { $option }: ‘{ $value }’ is een getal en geen naam; bedoel je { $near } { $value }?
usage-not-number = { $option }: ‘{ $value }’ is geen getal
usage-not-one-of = { $option }: ‘{ $value }’ kan niet, alleen { $choices }
