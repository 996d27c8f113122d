"""How well a bot plays any game: four levels, which have names in every language."""

from rauswurf.messages import Message, message

LEVELS = ("beginner", "casual", "strong", "expert")


def known_as(bot: str) -> Message:
    """What people call a bot: its level in their language, or its own name."""
    return message(f"bots-level-{bot}") if bot in LEVELS else message("list-one", item=bot)
