# `rauswurf probe`: every move with its exact chance.

# $id: the name that is typed
probe-no-table = There is no table of { $game } here. 'rauswurf solve { $id }' makes one.
# $tables: names of tables, such as never-mind-3
probe-not-known = The tables here do not know this position: { $tables }.
probe-nothing-to-do = There is nothing to choose in this position.
# $who: a colour
probe-chance = { $who } is to roll and wins { NUMBER($chance, style: "percent", minimumFractionDigits: 4, maximumFractionDigits: 4) } of the games if both play perfectly.
# $who: a colour. $rolls: "1, 2 or 3"
probe-lost = { $who } cannot move after rolling { $rolls }.
# $who: a colour; a list of moves follows
probe-face = { $who } has rolled { $roll }. Chance of winning after each move:
# $move: such as 12-18. Two blanks between them: these lines stand under each other.
probe-move = { $move }  { NUMBER($chance, style: "percent", minimumFractionDigits: 4, maximumFractionDigits: 4) }
