### Was an den Worten eines Befehls falsch ist.

usage-no-such-option = Diese Option gibt es nicht: { $option }; siehe { $command } --help
usage-no-such-option-but = Diese Option gibt es nicht: { $option }; ist { $near } gemeint?
usage-option-is-argument = { $option } ist hier keine Option: Schreib einfach { $argument }; siehe { $command } --help
usage-no-such-command = Diesen Befehl gibt es nicht: { $word }; siehe { $command } --help
usage-no-such-command-but = Diesen Befehl gibt es nicht: { $word }; ist { $near } gemeint?
usage-missing-argument = Es fehlt: { $argument }; siehe { $command } --help
usage-missing-option = Es fehlt die Option { $option }; siehe { $command } --help
usage-extra-arguments = Damit ist nichts anzufangen: { $arguments }; siehe { $command } --help
usage-extra-arguments-but = Damit ist nichts anzufangen: { $arguments }; ist { $near } gemeint?
usage-wants-value = Nach { $option } fehlt ein Wert; siehe { $command } --help
usage-takes-no-value = { $option } steht allein, ohne Wert; siehe { $command } --help
usage-other = { $words }; siehe { $command } --help

## Werte, die nicht sein können.

usage-not-whole = { $option }: „{ $value }“ ist keine ganze Zahl wie { $example }
usage-not-whole-but = { $option }: „{ $value }“ ist keine ganze Zahl; ist { $near } { $value } gemeint?
usage-not-name-but = { $option }: „{ $value }“ ist eine Zahl und kein Name; ist { $near } { $value } gemeint?
usage-not-number = { $option }: „{ $value }“ ist keine Zahl
usage-not-one-of = { $option }: „{ $value }“ geht nicht, nur { $choices }
