# The coach: chances, luck and mistakes.

coach-no-evaluator = Ninguém sabe avaliar posições de { $game } neste tabuleiro. O treinador conhece os tabuleiros que vêm com o Rauswurf.
