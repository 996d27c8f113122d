### What is wrong with the words of a command that somebody typed.

usage-no-such-option = Taková volba není: { $option }; viz { $command } --help
usage-no-such-option-but = Taková volba není: { $option }; nemyslíš { $near }?
usage-option-is-argument = { $option } tu není volba: napiš jen { $argument }; viz { $command } --help
usage-no-such-command = Takový příkaz není: { $word }; viz { $command } --help
usage-no-such-command-but = Takový příkaz není: { $word }; nemyslíš { $near }?
usage-missing-argument = Chybí argument „{ $argument }“; viz { $command } --help
usage-missing-option = Chybí volba „{ $option }“; viz { $command } --help
usage-extra-arguments = Tomuhle nerozumíme: { $arguments }; viz { $command } --help
usage-extra-arguments-but = Tomuhle nerozumíme: { $arguments }; nemyslíš { $near }?
usage-wants-value = Volba { $option } chce hodnotu; viz { $command } --help
usage-takes-no-value = Volba { $option } hodnotu nemá; viz { $command } --help
usage-other = { $words }; viz { $command } --help

## A value that cannot be.

usage-not-whole = { $option }: „{ $value }“ není celé číslo jako { $example }
usage-not-whole-but = { $option }: „{ $value }“ není celé číslo; nemyslíš { $near } { $value }?
usage-not-name-but = { $option }: „{ $value }“ je číslo, ne jméno; nemyslíš { $near } { $value }?
usage-not-number = { $option }: „{ $value }“ není číslo
usage-not-one-of = { $option }: „{ $value }“ tu není na výběr, jen { $choices }
