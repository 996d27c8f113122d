### What is wrong with a board file (a TOML file that describes a board): parts of a line, without a
### capital letter at the beginning and without a full stop; several follow each other, with semicolons.
### Words of the file such as colour, group, size, start and goal are the same in all languages.
###
### $colour, $field, $kind, $mark, $key: names as they stand in the file
### $known: what there is, a list of such names

# $file: the name of the file. $faults: everything that is wrong
board-error = { $file }: { $faults }
# $reason: a message of reason.ftl
board-unreadable = cannot be read: { $reason }
board-not-toml = is not a TOML file: { $reason }
# $most (number): bytes
board-too-large = is larger than { $most } bytes
board-not-a-board = not a board file ({ $reason })

## The form of the file. $where: the part of the file, such as "ways", "group 2" or "colour yellow"

# Used as $where for the outermost part.
board-file = the file
board-lacks = { $where } lacks { $key }
board-unknown-key = { $where } has an unknown { $key }; allowed are { $known }
board-bad-size = size must be two numbers, width and height
board-not-tables = { $key } must be a list of tables: [[{ $key }]]
# $count, $most (numbers)
board-many-fields = { $count } fields are more than { $most }
board-bad-title = { $key } must be a text of up to { $most } letters
board-many-colours = there can be at most { $most } colours
board-many-names = its ways and marks name more than { $most } fields
# $run: a short form for several fields, such as 0..39
board-long-run = the run { $run } is longer than { $most } fields
board-no-kind = there is no kind { $kind }; allowed are { $known }
# $entry: what stands there instead
board-bad-field = a field is [name, x, y], not { $entry }
# $field: in quotation marks. $most (number)
board-bad-name = a field cannot be called { $field }: use up to { $most } letters, digits and dots
board-bad-places = the coordinates of field { $field } are not numbers
board-field-twice = field { $field } appears twice
board-no-colour = there is no colour { $colour }; there are { $known }
board-no-field = there is no field { $field }
board-no-field-for = there is no field { $field } for { $colour }

## What cannot be played on.

board-goals-differ = all colours need the same number of goal fields
board-goal-kind = the goal of { $colour } must be made of fields of kind goal
board-start-kind = { $colour } must start on the track
# $missing: names of fields
board-goal-unreachable = { $colour } cannot reach its goal from its start: { $missing }
board-enters-from = { $colour } enters from { $field }, which is not a waiting field
# $start, $end: names of fields. $steps (number)
board-two-ways = { $steps ->
    [one] { $colour } can go from { $start } to { $end } in one step in two ways, so a move would be ambiguous
   *[other] { $colour } can go from { $start } to { $end } in { $steps } steps in two ways, so a move would be ambiguous
}
# $most (number)
board-many-ways = { $colour } has more than { $most } ways to go on from { $field }
board-not-walked-on = pieces cannot walk on { $field }

## Why a game cannot be played on a board that is not its own.

board-misfit-colours = its colours must be { $known }
board-misfit-kind = this game has no { $kind } fields
board-misfit-mark = it lacks the mark { $mark }
board-misfit-colour-mark = { $colour } lacks the mark { $mark }
# $count (number)
board-misfit-goals = its goals must have { $count } fields
board-misfit-bases = it must have bases
board-misfit-no-bases = it must have no bases

## What our own boards are called. The files say it in English; these are titles.

board-name-cross = Cross of forty
board-name-einser-blocker = Square of forty with stones
board-name-abkuerzungen = Star of sixty with shortcuts
board-name-jaeger = Star of sixty with side paths
board-name-kurzer-einsatz = Star of sixty without bases
board-name-werfer = Star of sixty with arrows
board-name-zweite-ebene = Two hexagons
