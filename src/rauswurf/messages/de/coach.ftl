# The coach: chances, luck and mistakes.

coach-no-evaluator = Auf diesem Brett kann niemand Stellungen von { $game } beurteilen. Der Trainer kennt die Bretter, die zu Rauswurf gehören.
