"""How large a record may be: far more than any game needs, and little enough for any machine."""

LINE = 16 * 1024  # bytes, the line break included
DEPTH = 6  # brackets inside brackets; the header needs four
DIGITS = 20  # of a number
EVENTS = 50_000  # the longest games of six players who move at random have about 9,000
NAME = 40  # letters
CONTRIBUTION = 200
MOVE = 200
POSITION = 2_000
DICE = 20  # that fall together
