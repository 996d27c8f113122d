"""The variant forced-capture, strict: whoever can capture is offered nothing else.

Ruling: this duty comes before six-enters, six-start-occupied and clear-start.
"""

from rauswurf.rules.classic.standard import list_everything
from rauswurf.rules.classic.standard import list_options as plain_list_options
from rauswurf.rules.race import State, captures, owner, target_of


def list_options(s: State) -> None:
    """Offer the captures; if there are none, what is offered without this variant."""
    list_captures(s)
    if s.options == 0:
        plain_list_options(s)


def list_captures(s: State) -> None:
    """Offer every capture that the player owes, besides what is offered already."""
    kept = s.options
    list_everything(s)
    for k in range(kept, s.options):
        option = s.option[k]
        if is_owed(s, option):
            s.option[kept] = option
            kept += 1
    s.options = kept


def is_owed(s: State, option: int) -> bool:
    """Does this choice fulfil the duty to capture? To capture oneself is never a duty."""
    return captures(s, option) and owner(s.board[target_of(option)]) != s.turn
