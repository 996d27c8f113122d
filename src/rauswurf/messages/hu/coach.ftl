# The coach: chances, luck and mistakes.

coach-no-evaluator = Ezen a táblán senki sem tudja megítélni a(z) { $game } állásait. Az edző a Rauswurffal érkező táblákat ismeri.
