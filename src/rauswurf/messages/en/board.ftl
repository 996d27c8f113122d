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
# $least (number)
board-few-colours = there must be at least { $least } colours
board-colour-twice = the colour { $colour } appears twice
# $least, $most (numbers)
board-bad-pieces = pieces must be a number from { $least } to { $most }
board-bad-goals = each goal needs { $least } to { $most } fields, or the file must say how many pieces there are (pieces = 4)
# $goals, $pieces (numbers)
board-few-goals = { $pieces } pieces need as many goal fields, but there are only { $goals }
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

board-misfit-colours = its colours must be among these: { $known }
board-misfit-kind = this game has no { $kind } fields
board-misfit-mark = it lacks the mark { $mark }
board-misfit-colour-mark = { $colour } lacks the mark { $mark }
board-misfit-bases = it must have bases
board-misfit-no-bases = it must have no bases
# $base, $start: names of fields
board-misfit-entry = { $colour } must enter from its base { $base } onto its start { $start }
# $fields: names of fields, here and below but for the lane
board-misfit-base-only = in this game thrown-out pieces of { $colour } go back to the base, not to { $fields }
board-misfit-starts = two colours start on the same field
# $pieces (number)
board-misfit-first-fields = pieces begin on the { $pieces } fields after their start, and two colours would begin on the same one
board-misfit-ring = the track must lead on from where { $colour } turns into its goal to where it starts
# $fields (number)
board-misfit-lane = { $colour } needs a lane of { $fields } fields for its stone
board-misfit-outer = after { $field } all colours must go on to the same field, for the outer ring belongs to all
board-misfit-inner = { $colour } has no way from the outer ring to the inner one
board-misfit-foreign-goal = { $colour } can walk onto goal fields that are not its own: { $fields }
board-misfit-walk = { $colour } can walk onto fields on which nobody walks in this game: { $fields }
board-misfit-dead-end = { $colour } cannot come home from { $fields }
board-misfit-thrown = { $colour } has nowhere to wait when it is thrown out on { $fields }

## What our own boards are called. The files say it in English; these are titles.

board-name-cross = Cross of forty
board-name-einser-blocker = Square of forty with stones
board-name-abkuerzungen = Star of sixty with shortcuts
board-name-jaeger = Star of sixty with side paths
board-name-kurzer-einsatz = Star of sixty without bases
board-name-werfer = Star of sixty with arrows
board-name-zweite-ebene = Two hexagons
