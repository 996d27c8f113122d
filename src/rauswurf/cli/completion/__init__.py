"""``rauswurf completion``: what can be typed, and how shells are told."""
