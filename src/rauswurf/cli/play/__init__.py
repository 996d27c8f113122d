"""``rauswurf play``: a game on this machine, line by line or on a drawn table."""
