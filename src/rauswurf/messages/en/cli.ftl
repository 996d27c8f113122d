### What commands say that have no file of their own, and what several commands say.

## Bad input. One line, which begins with "rauswurf: "; so no capital at the beginning.

# $option: "--games". $least, $most, $value: numbers
cli-between = { $option } must be between { $least } and { $most }, not { $value }
# $option: "--lang". $code: what was typed. $known: "en (English), de (Deutsch), ..."
cli-language = { $option } must be one of { $known }, not '{ $code }'
# $faults: what is wrong with the position
cli-position-cannot-be = this position is not possible: { $faults }
cli-no-file = there is no file { $file }
cli-not-a-file = { $file } is not a file
# $option: "--save"
cli-no-folder = { $option }: there is no folder { $folder }
# Nothing more can be written to where the output goes: a full disk, a program that stopped reading.
# $reason: one of the messages reason-...
cli-output = cannot write the output: { $reason }
# $reason: one of the messages reason-...
cli-file = cannot use { $file }: { $reason }
# $text: what was typed after --set
cli-set-form = --set needs ID=VALUE, as in --set three-rolls=on, not '{ $text }'
# $variant: the name of a variant. $first, $second: values, such as on and off
cli-set-twice = --set { $variant } is given twice: { $first } and { $second }
cli-position-empty = --position is empty: say where everything is
# $option: "--position". $most (number)
cli-too-long = { $option } is longer than { $most } letters
# $option, $other: "--error", "--rollouts"
cli-needs-option = { $option } needs { $other }


## Numbers that stand alone, in tables.

# A large number: 1,234,567
cli-whole = { NUMBER($value, maximumFractionDigits: 0) }
# A mean: 12.34
cli-number = { NUMBER($value, minimumFractionDigits: 2, maximumFractionDigits: 2) }
# A share, from 0 to 1: 12.34%
cli-percent = { NUMBER($value, style: "percent", minimumFractionDigits: 2, maximumFractionDigits: 2) }

## `rauswurf games`: a table of all games.

# Headings: the name that is typed, the name of the game, the numbers of players.
cli-games-game = game
cli-games-name = name
cli-games-players = players
# rauswurf rules and rauswurf play are commands, GAME stands for the name of a game.
cli-games-more =
    To read the rules: rauswurf rules GAME
    To play: rauswurf play GAME

## `rauswurf rules`: the rules of a game. Names of rules and variants stay as they are.

# $game: the name of the game and what is typed for it. $players: "2-4"
cli-rules-title = { $game }, { $players } players
# The rules can differ with the number of players. $players (number). $source: from which book
cli-rules-source = As played by { $players }. Source: { $source }.
# Beside a rule that does not hold with the chosen variants.
# Before a decision of ours where the book leaves something open.
cli-rules-ruling = Ruling:
# A heading; --set ID=VALUE is typed.
cli-rules-variants = Variants, chosen with --set ID=VALUE:
# $value: what the variant is if nobody chooses
cli-rules-usually = (default: { $value })
# A value of a variant that is for some numbers of players only. $players: "2 or 3"
cli-rules-limit = ({ $value }: { $players } players)

## `rauswurf perft`: how many sequences of events can follow. An event is a roll or a move.

# Headings of a table: what happens first, and how many sequences of $depth (number) events follow.
cli-perft-first = first event
cli-perft-sequences-of = sequences of { $depth }
# Headings of a table: how many sequences there are of each length.
cli-perft-depth = depth
cli-perft-sequences = sequences
cli-perft-rolls = ending with a roll
cli-perft-moves = ending with a move
# $sequences, $depth, $seconds: numbers
cli-perft-total = { $sequences ->
    [one] one sequence
   *[other] { $sequences } sequences
} of { $depth ->
    [one] one event
   *[other] { $depth } events
}, in { NUMBER($seconds, minimumFractionDigits: 2, maximumFractionDigits: 2) } s

## `rauswurf board check`: is a board file in order?

# A list of what is wrong follows. $faults (number): how many
cli-board-wrong = { $faults ->
    [one] { $file }: one thing is wrong
   *[other] { $file }: { $faults } things are wrong
}
# $name: what the board is called. $fields (number). $colours: "Yellow, Green, Red"
cli-board-fine = { $file } is fine: { $name }, { $fields } fields, colours { $colours }
# $least, $most, $pieces (numbers)
cli-board-fits = { $game } can be played on it by { $most ->
    [2] { $most }
   *[other] { $least } to { $most }
} players, with { $pieces } pieces each.
# $faults (number): they follow, one a line
cli-board-misfit = { $faults ->
    [one] { $game } cannot be played on it, for one reason:
   *[other] { $game } cannot be played on it, for { $faults } reasons:
}
cli-board-endless = nobody came home in { $games } games played at random
cli-board-no-net = The bots have not learned this board. They play by rules of thumb: the levels differ, but even the expert is weaker than on the game's own board. The coach cannot judge it.
# $variants: "colours=two-each and colours=neutral"
cli-board-four = { $variants } cannot be chosen: that needs four colours.
cli-board-uneven = --fields { $fields } cannot be shared fairly by { $colours } colours: take a multiple of { $colours } that gives each at least { $least } fields
cli-board-there = { $file } is there already, and is left as it is
