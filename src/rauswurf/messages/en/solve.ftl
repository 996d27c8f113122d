# `rauswurf solve`: perfect play with few pieces.

solve-bad-table = { $file } is not a table of a solved game, or it is cut off. 'rauswurf solve' makes one.
solve-only-classic = Only 'madn', 'never-mind' and 'dont-worry' can be solved, not { $game }.
# $variant: the name of a variant, $value: what it has to be
solve-only-plain = This can be solved only with { $variant }={ $value }.
# On the progress bar.
solve-moves = working out the moves
solve-sweep = sweep { $number }
solve-check = checking
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
# $step, $precision (texts): small numbers such as 1.5e-05
solve-precision = The file keeps every chance to the nearest { $step }, so it is exact to { $precision }.
# $file, $usual (texts): where the table is, and where it would be found
solve-elsewhere = The table is in { $file }. The bot 'perfect' does not look there: put it at { $usual } to let it play.
