"""How well a bot plays any game: levels from weak to strong, with names in every language."""

from rauswurf.messages import Message, message

LEVELS = ("beginner", "casual", "skilled", "strong", "expert")
EXTRA_LEVEL = "skilled"  # offered only where the others would lie too far apart
PERFECT = "perfect"  # above all levels, where a solved table is there


def known_as(bot: str) -> Message:
    """What people call a bot: its level in their language, or its own name."""
    return (
        message(f"bots-level-{bot}") if bot in (*LEVELS, PERFECT) else message("list-one", item=bot)
    )
