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

help-rauswurf =
    Referee, table and laboratory for dice race games.

    Without a command, tables are served on this machine and the browser shows them.
help-games = List the games, and for how many players they are.
help-rules = Tell the rules of a game in our own words, with every ruling and variant.
help-play = Play a game here: several people at one screen, with bots for the missing.
help-serve =
    Put tables on the web, for this machine or for everybody.

    Tables are kept in a file in the folder for your data, unless --db names another place.
help-referee =
    Say which moves are legal in a position, and why the others are not.

    How many play, and with which colours, follows from the position unless it is said.
help-simulate =
    Play many games and tell who wins, how long it takes and what happens.

    Players choose at random unless --bots says who plays.

    The result depends on the seed only, not on the threads.
help-arena =
    Let bots play against each other, with rotated seats and equal dice, and rate them.

    Without --gauntlet everybody meets everybody.
help-compare =
    Tell what a rule changes: how long games take, who wins, what happens, how much is luck.

    The game is played with and without the change, with the same dice.
help-study =
    Measure many rule sets, described in a TOML file; write a table and a report.

    If it is stopped, the same command goes on where it was.
help-train =
    Let bots learn a game by playing against themselves.

    If it is stopped, the same command goes on where it was.
help-solve =
    Solve a classic game for two players with few pieces each, exactly.

    The bot 'perfect' plays by the table that is written.
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
help-simulate-rotate = Let the bots change seats from game to game.

## Options of `rauswurf simulate`, `arena`, `compare` and `study`. A bot is a player that is a program.

help-lab-bots = Who plays: one bot for all seats, or one for each, with commas between them.
help-lab-csv = Write the numbers into this file, too.
help-arena-bots = The bots; with --gauntlet the first one challenges the others.
help-arena-games = How many games to play at each table of bots.
help-arena-gauntlet = Only let the first bot play, alone against as many of each other one as there are seats.
# SPRT is the sequential probability ratio test, by Wald. Elo is a scale of ratings.
help-arena-sprt = Stop each match as soon as it is decided: is the first bot better by LOW Elo points at most, or by HIGH at least?
help-compare-set = What to change: ID=VALUE or, where there are only two values, ID alone. May be given several times.
help-compare-both = A variant to play with in both cases; may be given several times.
help-compare-picture = Draw a picture into this file: .svg, .png or .html.
help-study-file = The study (TOML).
help-study-out = Where to put everything; by default beside the study.
help-study-format = How to write the table of results.
# Dask is a program that lets many machines work together.
help-study-cluster = Play on the Dask cluster with this address.

## Options of `rauswurf serve`.

# HOST is typed as a name or number of this machine in the network.
help-serve-host = The address to listen at; 0.0.0.0 lets other machines in.
help-serve-port = The port to listen at; 0 takes any that is free.
help-serve-db = The database: sqlite:///FILE or postgresql://USER@HOST/NAME.
help-serve-allowed-host = Another name by which browsers may call this server, as in play.example; may be repeated. Addresses, localhost and the names of this machine always work.
help-serve-origin = Another page that may use this server, as in https://play.example; may be repeated.
help-serve-trusted-proxy = The address of your proxy, or its network; only such a proxy is believed when it says who asks. May be repeated.
help-serve-open = Open the browser.
help-serve-log = How much to log: debug, info, warning or error.

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

## Options of `rauswurf train` and `rauswurf solve`.

help-train-games = How many games to learn from; enough for a good player if not said.
help-train-players = Only at tables of that many players; at tables of few, some and many in turn if not said.
help-train-guest = Learn as a guest among others who throw out or else run with the foremost piece; against itself if not said.
help-train-out = Where the net is written; GAME.net if not said.
help-solve-pieces = How many pieces each; the others are home from the beginning.
help-solve-out = Where the table is written; in the folder for your data if not said.

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
# Several of them, with spaces between them.
help-value-bot-list = BOT BOT ...
# Several of them, with commas between them.
help-value-bots = BOT,BOT,...
# Two numbers of Elo points.
help-value-elo = LOW,HIGH
# Where a cluster is, such as tcp://lab:8786.
help-value-address = ADDRESS
help-value-name = NAME
help-value-level = LEVEL
