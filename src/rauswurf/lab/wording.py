"""What people call who wins."""

from rauswurf.games import Setup
from rauswurf.messages import Message, all_of, message


def wins_of(setup: Setup, seat: int) -> Message:
    """That a seat wins, by its colours: it may play several."""
    colours = [setup.name_of(colour) for colour in setup.seats[seat]]
    return message("lab-wins" if len(colours) == 1 else "lab-wins-together", who=all_of(colours))
