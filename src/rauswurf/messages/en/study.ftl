### What `rauswurf study` says: experiments with many rule sets, described in a TOML file.

## While it runs, and when it is done.

# $cells: rule sets with their players and bots. $games (number): in each of them
study-begins = { $title }: { $cells ->
    [one] one cell
   *[other] { $cells } cells
}, { $games ->
    [one] one game
   *[other] { $games } games
} each.
# Part of it was played before. $games (number): how many are left
study-goes-on = { $games ->
    [0] Everything has been played already.
    [one] One game is left to play.
   *[other] { $games } games are left to play.
}
# $file
study-results = Results: { $file }
study-report = Report: { $file }
# A package is missing. $reason: which one, and how to get it
study-no-report = no report could be drawn: { $reason }. Or add --no-report, for the table alone

## The table and the report. A cell is one rule set with its players and bots.

# A mean and its standard error: both are written already.
study-mean = { $mean } ± { $error }
study-players = { $players ->
    [one] one player
   *[other] { $players } players
}
# $seed: as it is typed
study-report-about = { $cells ->
    [one] One cell
   *[other] { $cells } cells
}, { $games ->
    [one] one game
   *[other] { $games } games
} each, seed { $seed }. In pictures, the bars contain the true value in 95 of 100 cases; in tables, ± is the standard error.
study-report-words = What the words mean
# Told to those who cannot see the picture. $game: its name
study-report-picture = Means of all cells of { $game } with their intervals; the table below has the numbers.

## What is wrong with a study file: a line for each fault, after a heading. $key: what stands in the file, and where,
## such as "grid 1: players". $value: what stands there.

# $faults: everything that is wrong, in one line
study-wrong = { $file }: { $faults }
# A heading. $faults (number)
study-faults = { $faults ->
    [one] { $file }: one thing is wrong
   *[other] { $file }: { $faults } things are wrong
}
study-unreadable = cannot be read: { $reason }
study-not-toml = is not TOML: { $reason }
study-unknown-key = { $key } is unknown; allowed are { $known }
study-unknown-key-near = { $key } is unknown; did you mean { $near }?
study-missing = { $key } is missing
study-not-text = { $key } must be a text, not { $value }
study-not-texts = { $key } must be a text or a list of texts, not { $value }
study-not-switch = { $key } must be true or false, not { $value }
study-not-between = { $key } must be a whole number from { $least } to { $most }, not { $value }
study-not-numbers = { $key } must be a whole number or a list of them, not { $value }
study-not-bots = { $key } must name one bot for all seats, or list one bot for each seat, not { $value }
study-not-table = { $key } must be a table of variants, not { $value }
study-not-tables = { $key } must be an array of tables: [[{ $key }]]
study-no-tables = there is no [[{ $key }]], so there is nothing to play
# $grid (number): which one. $fault: what is wrong with it
study-in-grid = grid { $grid }: { $fault }
# $bots, $seats: numbers
study-lineup = { $bots } bots for { $seats } seats: name one for all, or one for each
# $cells, $most: numbers
study-many-cells = { $cells } cells are too many; the limit is { $most }

## Clusters: other machines that play along.

study-no-cluster = no cluster answers at { $address }
study-cluster-failed = the cluster failed: { $reason }
study-other-version = one machine of the cluster has a different version of Rauswurf or Python
study-not-a-folder = { $folder } is not a folder
# $chunks (number): how many, at least one
study-damaged = { $chunks ->
    [one] One stored part was damaged or belonged to something else: it is played again.
   *[other] { $chunks } stored parts were damaged or belonged to something else: they are played again.
}
