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

    Without a command, it serves tables on this machine and opens the browser.
help-games = List the games and how many can play.
help-rules = Explain the rules of a game in our own words, with every ruling and variant.
help-play = Play a game in the terminal: several people on one screen, with bots for the empty seats.
help-serve =
    Put tables on the web, for this machine or for everybody.
help-backup =
    Copy all tables of a server into a file, while it runs, and replay every log.

    Exit code 0: all can be read. 1: copied, but some tables cannot be read. 2: nothing was copied.
help-restore =
    Put a backup where a server will find its tables, after replaying every log in it.

    Nothing is ever overwritten. Exit codes are those of 'rauswurf backup'.

    Tables are stored in a file in your data folder, unless --db names another place.
help-referee =
    Say which moves are legal in a position, and why the others are not.

    The position tells how many play and with which colours, unless you say so.
    Exit code 1: the move that was asked about is not legal.
help-simulate =
    Play many games and report who wins, how long they take and what happens.

    Players choose at random unless --bots says who plays.

    The result depends on the seed only, not on the number of threads.
help-arena =
    Let bots play against each other, with rotated seats and equal dice, and rate them.

    Without --gauntlet everybody plays everybody.
help-compare =
    Find out what a rule changes: how long games take, who wins, what happens, how much is luck.

    The game is played with and without the change, using the same dice.
help-study =
    Measure many rule sets, described in a TOML file; write a table and a report.

    If you stop it, the same command continues where it was.
help-train =
    Let bots learn a game by playing against themselves.

    If you stop it, the same command continues where it was. On a graphics card it begins anew.
help-solve =
    Solve a classic game exactly, for two players with a few pieces each.

    The bot 'perfect' plays by the table this writes.
help-probe =
    Look a position of a solved game up: every move with its exact chance, best first.

    It takes a table that 'rauswurf solve' has written, or a slice of one.
# Perft is a word of chess programmers: counting all ways on, to compare programs.
help-perft =
    Count the sequences of rolls and moves that can follow a position.

    Each of the six faces counts as a branch, and so does each choice.
help-verify =
    Check a recorded game: every move against the rules, every roll against the dice.

    Exit code 0: all correct. 1: something is wrong. 2: this cannot be read as a record.
# Enter is the key. The letters b and a are typed.
help-replay =
    Show a recorded game step by step: Enter next, b back, a number to jump, a for all.

    Exit code 1 means that the record goes wrong somewhere; everything before that is shown.
help-analyse =
    Tell luck from skill in a recorded game.

    Every roll and every choice is weighed. What luck, mistakes and the coach's own estimates did adds up to the result. Exit code 1: the record goes wrong somewhere; what comes before is looked at.
help-board = Make and check board files.
help-board-check = List everything that is wrong with a board file, or say that it is fine.
help-board-new = Write a new board file: a ring with a goal and a base for each colour.
# The lines that begin with 'eval' and the like are typed.
help-completion =
    Write a script that lets your shell complete commands, games, variants and bots.

    bash: eval "$(rauswurf completion bash)" in ~/.bashrc.

    zsh: source <(rauswurf completion zsh) in ~/.zshrc.

    fish: rauswurf completion fish | source in config.fish.

## Options of every command.

help-help = Show this help.
# $codes: "en, de, es, ..."
help-lang = The language of all texts: { $codes }.
help-json = Write JSON for programs, and nothing else.
help-version = Print the version.

## Options of several commands.

help-game = Which game; 'rauswurf games' lists them.
help-players = How many players.
help-set = Choose a variant: ID=VALUE, or just ID if the book leaves only one other value. Repeatable. 'rauswurf rules GAME' lists them.
# The position in quotation marks is typed like that in every language.
help-position =
    The position as one line, such as 'yellow B B 0 a / red 12 B B B ; turn red';
    if left out, the beginning of a game.
help-board-file = Play on the board in this file.
help-rules-file = Play by the rules in this Python file, on top of the game's.

## Options of `rauswurf referee`.

help-referee-roll = What you rolled; write several dice as '2 5 5 1'.
help-referee-move = Ask about one move, such as 12-18.

## Options of `rauswurf simulate`.

help-simulate-games = How many games to play.
help-simulate-seed = The same seed gives the same games.
help-simulate-threads = How many threads to use; by default all cores.
help-lab-device = Play on the processor (cpu), on NVIDIA graphics cards (gpu), or where it is done sooner (auto).
help-simulate-rotate = Let the bots change seats from game to game.

## Options of `rauswurf simulate`, `arena`, `compare` and `study`. A bot is a player that is a program.

help-lab-bots = Who plays: one bot for all seats, or one for each, separated by commas.
help-lab-without-luck = Also show the wins with the luck of the dice taken off: what playing well brought. This takes longer.
help-lab-csv = Also write the numbers to this file.
help-arena-bots = The bots; with --gauntlet the first one challenges the others.
help-arena-games = How many games to play at each table of bots.
help-arena-gauntlet = Only play the first bot against the others: alone, with each other bot in all remaining seats.
# SPRT is the sequential probability ratio test, by Wald. Elo is a scale of ratings.
help-arena-sprt = Stop each match as soon as it is decided: is the first bot better by at most LOW Elo points, or by at least HIGH?
help-compare-set = What to change: ID=VALUE or, if there are only two values, just ID. Repeatable.
help-compare-a = What side A is: rules as after --set, and game=, players=, bots=, board=, rules=. Repeatable.
help-compare-b = The same for side B.
help-compare-both = A variant to use in both cases; repeatable.
help-compare-picture = Draw a picture to this file: .svg, .png or .html.
help-lab-measures = Measure everything: choices, drama, lead changes, comebacks, luck and skill, minutes. Takes longer.
help-lab-pace = For the minutes: seconds for a roll, a choice and a field, as 4,3,0.5.
help-study-file = The study (TOML).
help-study-out = Where to put everything; by default next to the study.
help-study-format = How to write the table of results.
help-study-no-report = Write the table only, and draw no report.
# Dask is a program that lets many machines work together.
help-study-cluster = Play on the Dask cluster with this address.

## Options of `rauswurf serve`.

# HOST is typed as a name or number of this machine in the network.
help-serve-host = The address to listen on; 0.0.0.0 lets other machines in.
help-serve-port = The port to listen on; 0 picks any free one.
help-serve-db = The database: sqlite:///FILE or postgresql://USER@HOST/NAME.
help-serve-allowed-host = Another name by which browsers may call this server, as in play.example; repeatable. Addresses, localhost and the names of this machine always work.
help-serve-origin = Another page that may use this server, as in https://play.example; repeatable.
help-serve-trusted-proxy = The address of your proxy, or its network; we believe only this proxy when it says who is asking. Repeatable.
help-serve-open = Open the browser.
help-share = Let phones in your home network join, until you stop.
help-serve-keep = Delete tables where nothing has happened for this many days; 0 keeps all tables. With --db it is 90 days, without --db all tables are kept.
help-serve-log = How much to log: debug, info, warning or error.
help-backup-file = Where to put the backup: a new file. Its checksum goes beside it.
help-restore-file = The backup, with its checksum beside it.

## Options of `rauswurf perft`. An event is one roll or one move.

help-perft-depth = How many events deep.

## Options of `rauswurf verify` and `rauswurf replay`.

# The hyphen is typed instead of the name of a file.
help-record-file = A record (JSON lines); - reads standard input.
help-record-board = The board it was played on, if not the game's own.
help-record-rules = The file of rules it was played by, if it was.
help-replay-text = Tell the whole game without asking anything.
help-replay-svg = Draw pictures into this new folder: 0000.svg ...
help-replay-gif = Draw an animation to this file.
help-replay-each = A picture after each event, or after each turn.
help-replay-pause = Seconds between the pictures.
help-analyse-html = Write the account as a web page with pictures to this file.
help-analyse-rollouts = Play on the moments that mattered, to be surer about them.
help-analyse-error = Play on until the standard error is so small, in games in 100.

## Argument of `rauswurf board check`.

help-board-check-file = A board file (TOML).
help-board-check-for = Also say whether this game can be played on it, and what it lacks if not.
help-board-new-file = The file to write, such as my-board.toml.
help-board-new-colours = How many colours: 2 to 6.
help-board-new-fields = How many fields the ring has, a multiple of the colours.
help-board-new-pieces = How many pieces each colour has: 2 to 6.
help-completion-shell = Your shell.

## Options of `rauswurf train` and `rauswurf solve`.

help-train-games = NICHTLUSTIG: how many games to learn from; by default enough for a good player.
help-train-players = Only learn at tables of this many players; by default at tables of every size.
help-train-out = Where to write the net; by default GAME.net.
help-train-lessons = How many lessons to learn; by default enough for a good player.
help-train-device = Where to learn: on the processor (cpu), or on a graphics card by NVIDIA (gpu).
help-train-truth = Learn from the exact chances in this slice of a solved game, instead of from games; only for two players.
help-solve-pieces = How many pieces each; the others are home from the beginning.
help-solve-device = Where to compute: cpu or gpu. Four pieces take a graphics card with 100 GB of memory.
help-solve-out = Where to write the table; by default in your data folder.
help-solve-slice = Cut a slice off the table instead: the N positions that games reach most often, or all with N pieces each.
help-solve-check = Check this table instead: its checksums, then a random part of it by the rules.
help-probe-roll = What was rolled; without it, all six faces.
help-probe-position = The position as one line, such as 'yellow 5 b c d / red 10 b c d ; turn yellow'.

## Words in capitals that stand for what a user fills in. Short, without spaces.

help-value-game = GAME
help-value-file = FILE
help-value-points = POINTS
help-value-side = WORDS
help-value-pace = SECONDS
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
help-value-days = DAYS
