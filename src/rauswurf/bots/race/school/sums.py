"""The sums of a net over many positions on a processor, written like the rules."""

from rauswurf.bots.race.school.steps import Counts, Lists, Shares
from rauswurf.rules.state import Row


def add_up(actives: Counts, active: Lists, chosen: Row, weight: Shares, hidden: Shares) -> None:
    """Add the weights of the binary features of each chosen position to its hidden units."""
    for n in range(len(chosen)):
        place = chosen[n]
        for k in range(actives[place]):
            for unit in range(len(hidden[n])):
                hidden[n][unit] += weight[active[place][k]][unit]


def hand_out(actives: Counts, active: Lists, chosen: Row, slope: Shares, weight: Shares) -> None:
    """Add the slopes of the hidden units of each chosen position to its binary features."""
    for n in range(len(chosen)):
        place = chosen[n]
        for k in range(actives[place]):
            for unit in range(len(slope[n])):
                weight[active[place][k]][unit] += slope[n][unit]
