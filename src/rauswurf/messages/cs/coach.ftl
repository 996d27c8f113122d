# The coach: chances, luck and mistakes.

coach-no-evaluator = Na této desce neumí nikdo posoudit pozice hry { $game }. Trenér zná desky, které patří k Rauswurfu.
