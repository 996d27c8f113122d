"""How the moves, positions and refusals of race games are written."""
