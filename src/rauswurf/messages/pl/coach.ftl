# The coach: chances, luck and mistakes.

coach-no-evaluator = Na tej planszy nikt nie umie ocenić pozycji w grze { $game }. Trener zna plansze dołączone do Rauswurf.
