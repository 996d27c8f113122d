### What is wrong with a record: a file of JSON lines with one game. Most of these are parts of a
### line that begins "line 7: ", without a capital letter at the beginning and without a full stop.
### Words of the file (header, roll, move, undo, ended, secret, outcome, seal, seats, dice, ...) that stand for keys
### are the same in all languages.
###
### $value: what stands in the file instead, in short. $count, $least, $most (numbers)

# $line: the number of the line. $reason: one of the messages below
record-line = line { $line }: { $reason }

## JSON. $column, $byte (numbers): where in the line

record-not-utf8 = not UTF-8 text (byte { $byte })
record-too-deep = too many brackets inside brackets
record-not-json = not JSON (column { $column })
record-not-object = not a JSON object
record-key-twice = a key appears twice
record-long-number = a number is too long
record-not-whole-number = { $value } is not a whole number

## Keys and values. $where: the part of the record, see the next group. $key: the name of a key

record-in = { $key } in { $where }: { $reason }
record-lacks = { $where } lacks { $key }
record-unknown-key = { $where } has an unknown key { $key }
record-where-not-object = { $where } is not an object but { $value }
record-value-not-object = not an object but { $value }
record-value-not-whole = not a whole number but { $value }
record-value-range = { $value } is not from { $least } to { $most }
record-value-not-true = it must be true or left out, not { $value }
record-value-not-text = not a text but { $value }
record-long-text = a text of { $count } letters; the limit is { $most }
# $sign: such as U+001B
record-bad-sign = a text with the character { $sign }, which cannot be shown
record-not-list = not a list but { $value }
record-list-length = a list of { $count }, not of { $most }
record-list-range = a list of { $count }, not of { $least } to { $most }
record-not-digest = not 64 digits 0-9 a-f
record-empty-text = it is empty

## Parts of a record, for $where above.

record-header = the header
record-a-line = the line
record-a-seat = a seat

## The header: the first line, which says what is played.

record-no-header = the header is missing
record-header-cut = the header is cut off
record-not-a-record = this is not a record: a header begins with { "{" }"rauswurf":1{ "}" }
# $version, $known: numbers of versions
record-version = a record of version { $version }; this program knows version { $known }
# $game: the name of a game as it is typed
record-rules-version = played by version { $version } of the rules of { $game }; this program knows version { $known }
# $game: the name of a game. $version and $known: versions of its rules, such as 1 and 2
record-rules-older = This game began with version { $version } of the rules of { $game }. Here version { $known } holds: some choices are new, and nothing that has happened changes.
record-rules-other = This game was played by version { $version } of the rules of { $game }, which is not known here. You can look at it as far as it agrees with version { $known }, but you cannot play on.
# $variant: the name of a house rule
record-no-variant = the header does not say what { $variant } was
# $board: the name of a board
record-board-needed = played on the board { $board }: you need the file of that board
record-other-board = played on a different board ({ $board })
# $colour: a colour as it stands in the file
record-nobody-plays = nobody can play { $colour }
record-bad-seats = players cannot be seated like this
# $seat (number)
record-name-fixed = seat { $seat } already has a name, or is a bot
record-not-a-date = { $value } is not a date such as 2026-02-28
record-no-dice = there are no dice called { $value }; choose fair, seed, system or hand
# Players add words to fair dice. $seats (number)
record-contributions = { $count } contributions for { $seats } seats
record-bot-contributes = { $colour } is a bot and contributes nothing
# The dice follow from a secret.
record-secret-needed = these dice cannot be rolled without their secret

## Lines.

record-empty-file = the file is empty
record-long-line = longer than { $most } bytes
# $known: "names, roll, move, undo, ended, secret, outcome, seal"
record-unexpected = expected one of { $known }, not { $value }
# $word: roll, move, undo, ended, secret, outcome or seal
record-too-late = { $word } cannot come here: the record has already ended
# names: a word of the file
record-names-late = names come once, right after the header
record-many-events = more than { $most } events

## Writing.

record-written-out = { $word } cannot be written any more: the record has already ended
record-line-limit = a line of a record has at most { $most } bytes

## Playing it again.

# $reason: why
record-position = this position is not possible: { $reason }
record-move = { $move }: { $why }
record-roll-without-dice = a roll without dice
# $move: as it stands in the file. $written: as it should be
record-move-written = { $move } should be written { $written } here
record-closed = this record is closed, so you cannot continue it
record-outcome-early = an outcome, but the game is not over
record-ended-seats = an early end names the seats that agreed to it: in order, each once, and no bot
# The outcome has four parts; this one is wrong.
record-outcome-places = the places in the outcome are not those of the game
record-outcome-winners = the winners in the outcome are not those of the game
record-outcome-rule = the rule in the outcome is not that of the game
record-outcome-points = the points in the outcome are not those of the game
# The record stops before anybody has won.
record-no-end = this game has no end

## Dice and seal.

record-secret-broken = the secret was promised but never revealed
record-secret-later = the secret has not been revealed yet
record-secret-strange = a secret, but this game's dice have none
record-secret-other = this is not the secret that was promised for this game
# $number (number): which roll. $said: what the record says, such as "2 5". $right: what is right
record-roll-wrong = roll { $number } is { $said }, but the dice gave { $right }
record-seal-broken = the seal is broken: something was changed after the record was closed
record-line-cut = the last line is cut off
record-not-closed = the record was cut off here, or is not finished: it is not closed
