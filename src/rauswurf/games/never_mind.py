"""Never Mind!"""

from rauswurf.games.classic import classic_game

GAME = classic_game(
    id="never-mind",
    defaults={
        "opening": "all-in-base",
        "first": "highest-roll",
        "three-rolls": "on",
        "goal-jump": "off",
        "play-on": "on",
    },
)
