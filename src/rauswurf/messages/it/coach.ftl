# The coach: chances, luck and mistakes.

coach-no-evaluator = Su questo tabellone nessuno sa valutare le posizioni di { $game }. L’allenatore conosce i tabelloni inclusi in Rauswurf.
