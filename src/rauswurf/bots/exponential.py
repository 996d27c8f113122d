"""The exponential function, written like the rules.

The libraries of processors and graphics cards differ in its last digits; with this one a net
chooses the same everywhere.
"""

# Numbers that need not be exact for any size: e**x is 2**k times e**r, with r no more than half of
# the logarithm of 2, which is split in two so that k times its first part is exact.
PER_DOUBLING = 1.4426950408889634
DOUBLING = 0.6931471803691238
DOUBLING_REST = 1.9082149292705877e-10
MOST_DOUBLINGS = 30


def exp(x: float) -> float:
    """E to the power of x, to the last digit or nearly so, for x between -700 and 700."""
    doublings = int(x * PER_DOUBLING + (0.5 if x > 0.0 else -0.5))
    r = x - doublings * DOUBLING - doublings * DOUBLING_REST
    power = 1.0 / 6227020800.0
    power = power * r + 1.0 / 479001600.0
    power = power * r + 1.0 / 39916800.0
    power = power * r + 1.0 / 3628800.0
    power = power * r + 1.0 / 362880.0
    power = power * r + 1.0 / 40320.0
    power = power * r + 1.0 / 5040.0
    power = power * r + 1.0 / 720.0
    power = power * r + 1.0 / 120.0
    power = power * r + 1.0 / 24.0
    power = power * r + 1.0 / 6.0
    power = power * r + 1.0 / 2.0
    power = power * r + 1.0
    power = power * r + 1.0
    while doublings > MOST_DOUBLINGS:
        power *= float(1 << MOST_DOUBLINGS)
        doublings -= MOST_DOUBLINGS
    while doublings < -MOST_DOUBLINGS:
        power /= float(1 << MOST_DOUBLINGS)
        doublings += MOST_DOUBLINGS
    if doublings < 0:
        return power / float(1 << -doublings)
    return power * float(1 << doublings)
