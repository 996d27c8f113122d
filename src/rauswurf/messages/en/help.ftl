### The help pages of the command `rauswurf`, such as `rauswurf play --help`.
###
### Names of commands (games, rules, ...), of options (--players) and of the values that they
### take (on, off, seed) are typed, and stay as they are in every language. So do positions and
### moves, such as 12-18. Words in capitals stand for what a user fills in; see the last group.

## What stands around the texts.

# Before an example of how a command is called: "Usage: rauswurf play [OPTIONS] GAME"
help-usage = Usage:
# In that example, where options go. The square brackets say that they may be left out.
help-options-go-here = [OPTIONS]
# In that example, where the name of a command goes, with what it needs.
help-command-goes-here = COMMAND ...
# Headings, with a colon.
help-arguments = Arguments:
help-options = Options:
help-commands = Commands:
# After the description of an option. $value: what it is if nobody says otherwise
help-default = [default: { $value }]
# After the description of an argument or option that must not be left out.
help-required = [required]

## Commands. The first paragraph is also shown in the list of commands.

help-rauswurf = Referee, table and laboratory for dice race games.
help-games = List the games, and for how many players they are.
help-rules = Tell the rules of a game in our own words, with every ruling and variant.
help-play = Play a game here: several people at one screen, with bots for the missing.
help-referee =
    Say which moves are legal in a position, and why the others are not.

    How many play, and with which colours, follows from the position unless it is said.
help-simulate =
    Play many random games and tell who wins, how long it takes and what happens.

    The result depends on the seed only, not on the threads.
# Perft is a word of chess programmers: counting all ways on, to compare programs.
help-perft =
    Count the sequences of rolls and moves that can follow a position.

    Six faces are six branches, every choice is one.
help-verify =
    Check a recorded game: every move by the rules, every roll by the dice.

    Exit code 0: everything holds. 1: something does not. 2: this cannot be read as a record.
# Enter is the key. The letters b and a are typed.
help-replay =
    Show a recorded game step by step: Enter next, b back, a number to jump, a for all.

    Exit code 1 tells that the record goes wrong somewhere; what comes before is shown.
help-board = Look at board files.
help-board-check = Say everything that is wrong with a board file, or that it is fine.

## Options of every command.

help-help = Show this help.
# $codes: "en, de, es, ..."
help-lang = The language of all texts: { $codes }.
help-json = Write JSON for programs, and nothing else.
help-version = Print the version.

## Options of several commands.

help-game = Which game; 'rauswurf games' lists them.
help-players = How many players.
help-set = Choose a variant; may be given several times. 'rauswurf rules GAME' lists them.
# The position in quotation marks is typed like that in every language.
help-position =
    The position as one line, such as 'yellow B B 0 a / red 12 B B B ; turn red';
    the beginning of a game if not given.
help-board-file = Play on the board in this file.

## Options of `rauswurf referee`.

help-referee-roll = What was rolled; several dice as '2 5 5 1'.
help-referee-move = Ask about one move, such as 12-18.

## Options of `rauswurf simulate`.

help-simulate-games = How many games to play.
help-simulate-seed = The same seed gives the same games.
help-simulate-threads = On how many threads; all cores if not said.

## Options of `rauswurf perft`. An event is one roll or one move.

help-perft-depth = How many events deep.

## Options of `rauswurf verify` and `rauswurf replay`.

# The hyphen is typed instead of the name of a file.
help-record-file = A record (JSON lines); - reads standard input.
help-record-board = The board it was played on, if not the game's own.
help-replay-text = Tell the whole game, and ask nothing.
help-replay-svg = Draw pictures into this new folder: 0000.svg ...
help-replay-gif = Draw a moving picture into this file.
help-replay-each = A picture after each event, or after each turn.
help-replay-pause = Seconds between the pictures.

## Argument of `rauswurf board check`.

help-board-check-file = A board file (TOML).

## Words in capitals that stand for what a user fills in. Short, without spaces.

help-value-game = GAME
help-value-file = FILE
help-value-folder = FOLDER
# The name of a variant and what is chosen for it, as in three-rolls=on.
help-value-variant = ID=VALUE
# The code of a language.
help-value-code = CODE
# The name or the level of a player that is a program.
help-value-bot = BOT
