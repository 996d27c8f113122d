"""The hidden layer of a net as a graphics card works it out: eight units at a time.

Put on top of ``net``, with the same sums in the same order. A core of a card has registers for
eight sums, but no memory of its own for all of them; and eight weights that lie side by side are
fetched together.
"""

from rauswurf.bots.race.features import ALL_GRADES, first_grade
from rauswurf.bots.race.net import HIDDEN, Mind, squashed
from rauswurf.rules.state import RealRows

AT_ONCE = 8  # units; the net has a multiple of them


def run_hidden(mind: Mind, net: RealRows) -> None:
    """From the features to the hidden units."""
    hidden = mind.hidden
    first = first_grade()
    bias = net[first + ALL_GRADES]
    for h in range(0, HIDDEN, AT_ONCE):
        a, b, c, d = bias[h], bias[h + 1], bias[h + 2], bias[h + 3]
        e, f, g, i = bias[h + 4], bias[h + 5], bias[h + 6], bias[h + 7]
        for k in range(mind.actives):
            weight = net[mind.active[k]]
            a += weight[h]
            b += weight[h + 1]
            c += weight[h + 2]
            d += weight[h + 3]
            e += weight[h + 4]
            f += weight[h + 5]
            g += weight[h + 6]
            i += weight[h + 7]
        for k in range(ALL_GRADES):
            grade = mind.grade[k]
            if grade != 0.0:
                weight = net[first + k]
                a += grade * weight[h]
                b += grade * weight[h + 1]
                c += grade * weight[h + 2]
                d += grade * weight[h + 3]
                e += grade * weight[h + 4]
                f += grade * weight[h + 5]
                g += grade * weight[h + 6]
                i += grade * weight[h + 7]
        hidden[h], hidden[h + 1], hidden[h + 2], hidden[h + 3] = a, b, c, d
        hidden[h + 4], hidden[h + 5], hidden[h + 6], hidden[h + 7] = e, f, g, i
    for h in range(HIDDEN):
        hidden[h] = squashed(hidden[h])
