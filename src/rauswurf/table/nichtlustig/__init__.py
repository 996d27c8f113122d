"""How NICHTLUSTIG is said, written and drawn."""
