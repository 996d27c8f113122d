"""Mensch ärgere Dich nicht."""

from rauswurf.games.classic import classic_game

GAME = classic_game(
    id="madn",
    defaults={
        "opening": "one-on-start",
        "first": "seat",
        "three-rolls": "off",
        "goal-jump": "on",
        "play-on": "on",
    },
    # The book advises to play with all four colours.
    defaults_for={2: {"colours": "two-each"}, 3: {"colours": "neutral"}},
)
