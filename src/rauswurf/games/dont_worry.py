"""Don't Worry!"""

from rauswurf.games.classic import classic_game

GAME = classic_game(
    id="dont-worry",
    defaults={
        "opening": "all-in-base",
        "first": "highest-roll",
        "three-rolls": "on",
        "goal-jump": "off",
        "play-on": "on",
    },
)
