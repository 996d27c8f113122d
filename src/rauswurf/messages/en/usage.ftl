### What is wrong with the words of a command that somebody typed. One line, which begins with
### "rauswurf: ".
###
### $command: the command whose help tells more, such as "rauswurf play"

# $option: "--colour". $near: options that look like it: "--players or --position"
usage-no-such-option = No such option: { $option }; see { $command } --help
usage-no-such-option-but = No such option: { $option }; did you mean { $near }?
# $option: "--game", where one just writes the game. $argument: what should stand there: GAME, FILE, BOTS
usage-option-is-argument = { $option } is not an option here: just write { $argument }; see { $command } --help
# $word: a word that is no command. $near: commands that look like it
usage-no-such-command = No such command: { $word }; see { $command } --help
usage-no-such-command-but = No such command: { $word }; did you mean { $near }?
# $argument: what should stand there, in capitals: GAME, FILE
usage-missing-argument = '{ $argument }' is missing; see { $command } --help
usage-missing-option = Option '{ $option }' is missing; see { $command } --help
# $arguments: words that are too many: "black, blue"
usage-extra-arguments = Unexpected: { $arguments }; see { $command } --help
# $near: what may be meant: "--players 4"
usage-extra-arguments-but = Unexpected: { $arguments }; did you mean { $near }?
# $option needs something after it, as in --players 4
usage-wants-value = Option { $option } needs a value; see { $command } --help
# $option has something after it, as in --json=yes, but only stands for itself
usage-takes-no-value = Option { $option } takes no value; see { $command } --help
# $words: a sentence of another program, in English
usage-other = { $words }; see { $command } --help

## A value that cannot be. $value: what was typed

# $example: a number, such as 2 or 1000
usage-not-whole = { $option }: '{ $value }' is not a whole number like { $example }
# $near: another option, to which the value belongs: "--bot" for "--bots strong"
usage-not-whole-but = { $option }: '{ $value }' is not a whole number; did you mean { $near } { $value }?
# The other way round: "--bots" for "--bot 3"
usage-not-name-but = { $option }: '{ $value }' is a number, not a name; did you mean { $near } { $value }?
usage-not-number = { $option }: '{ $value }' is not a number
# $choices: "ask, system or seed"
usage-not-one-of = { $option }: '{ $value }' is not one of { $choices }
