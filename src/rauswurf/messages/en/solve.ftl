# `rauswurf solve`: perfect play with few pieces.

solve-bad-table = { $file } is not a table of a solved game, or it is cut off. 'rauswurf solve' makes one.
solve-only-classic = Only 'madn', 'never-mind' and 'dont-worry' can be solved, not { $game }.
# $variant: the name of a variant, $value: what it has to be
solve-only-plain = This can be solved only with { $variant }={ $value }.
# On the progress bar.
solve-moves = working out the moves
solve-sweep = sweep { $number }
solve-check = checking
solve-cut = choosing positions
# $positions: a number with separators; $sweeps: how often all were gone through
solve-done =
    { $game }, two players with { $pieces ->
        [one] one piece
       *[other] { $pieces } pieces
    } each: { $positions } positions, { $sweeps ->
        [one] one sweep
       *[other] { $sweeps } sweeps
    }.
# $residual: such as 3.1e-07
solve-residual = No position would change by more than { $residual }.
# $chance: such as 51.13 %
solve-first-player = The player who begins wins { $chance } of the games if both play perfectly.
solve-written = The table is in { $file }. The bot 'perfect' plays by it.
# $file, $usual (texts): where the table is, and where it would be found
solve-elsewhere = The table is in { $file }. The bot 'perfect' does not look there: put it at { $usual } to let it play.
# $device: what was typed
solve-device = --device is cpu or gpu, not { $device }.
solve-needs-gpu = A table for { $pieces } pieces each is too large for the processor. Add --device gpu: it takes a graphics card with 100 GB of memory.
# $needed, $free (texts): gigabytes
solve-gpu-too-small = This takes { $needed } GB of memory on the graphics card. Only { $free } GB are free.
# $positions (text): a number with separators; $residual: such as 3.1e-07
solve-residual-sample = Of { $positions } positions that were checked, none would change by more than { $residual }.
# $file: a name, for `solve --check`
solve-damaged = { $file } is damaged: what is in it does not agree with its checksums.
# $residual: such as 3.1e-07
solve-wrong = { $file } is wrong: by the rules, a position in it would change by { $residual }.
# $found, $game: names that are typed, such as never-mind
solve-other-game = { $file } is a table of { $found }, not of { $game }.
# What was typed for --slice.
solve-slice = --slice takes a number of positions, such as 1000000, or pieces=N, such as pieces=2. It cannot be { $given }.
solve-slice-no-table = There is no table with these rules at { $file }. Solve the game first: leave out --slice.
# $positions (text): a number with separators
solve-slice-done = The slice has { $positions } positions. It is in { $file }.
