# The coach: chances, luck and mistakes.

coach-no-evaluator = Op dit bord kan niemand stellingen van { $game } beoordelen. De coach kent de borden die bij Rauswurf horen.
