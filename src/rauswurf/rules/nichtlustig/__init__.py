"""NICHTLUSTIG: turns, cards, taking, death, points, and the referee."""
