"""``rauswurf analyse``: what luck and choices did in a recorded game."""
