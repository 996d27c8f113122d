# The coach: chances, luck and mistakes.

coach-no-evaluator = Personne ne sait juger une position de { $game } sur ce plateau. L’entraîneur connaît les plateaux fournis avec Rauswurf.
