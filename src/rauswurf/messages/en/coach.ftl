# The coach: chances, luck and mistakes.

# $game: the name of a game
coach-no-evaluator = Nobody can judge positions of { $game } on this board. The coach knows the boards that come with Rauswurf.
