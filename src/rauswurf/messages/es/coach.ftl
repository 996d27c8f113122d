# The coach: chances, luck and mistakes.

coach-no-evaluator = Nadie sabe valorar las posiciones de { $game } en este tablero. El entrenador conoce los tableros que vienen con Rauswurf.
