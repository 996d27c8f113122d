"""Never Mind!"""

from rauswurf.games.classic import classic_game

GAME = classic_game(
    id="never-mind",
    name="Never Mind!",
    source="Rulebook Never Mind! (German decides; English)",
    defaults={
        "opening": "all-in-base",
        "first": "highest-roll",
        "three-rolls": "on",
        "goal-jump": "off",
        "play-on": "on",
    },
)
