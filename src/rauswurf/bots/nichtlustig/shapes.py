"""All that the six coloured dice can show, looked at once; and room for cubes. Needs numpy."""

from functools import cache
from typing import Any

import numpy as np

from rauswurf.bots.nichtlustig.cubes import CUBE, CUBES, DISTINCT, SHAPE
from rauswurf.rules.nichtlustig.cards import COLOURED, SYMBOL


@cache
def dice_shapes() -> Any:
    """The rows of ``shapes``, see ``cubes``."""
    face = np.indices((SYMBOL,) * COLOURED).reshape(COLOURED, -1) + 1
    number = np.where(face == SYMBOL, 0, face)
    pairs = np.zeros_like(face[0])
    for die in range(0, COLOURED, 2):
        pairs = pairs * SYMBOL + np.where(face[die] == face[die + 1], number[die], 0)
    in_all = np.zeros_like(pairs)
    for shown in range(1, SYMBOL):
        by_colour = [(face[k] == shown) | (face[k + 1] == shown) for k in range(0, COLOURED, 2)]
        in_all |= np.logical_and.reduce(by_colour) << (shown - 1)
    symbols = sum((face[die] == SYMBOL) << die for die in range(COLOURED))
    seen = np.array([pairs, in_all, number.sum(axis=0), symbols], np.int64)
    distinct, kind = np.unique(seen, axis=1, return_inverse=True)
    shapes = np.zeros((SHAPE + 1, len(pairs)), np.int64)
    shapes[:SHAPE, :DISTINCT] = distinct
    shapes[SHAPE] = kind
    return shapes


def new_cubes() -> Any:
    """Room for the cubes of one decision."""
    return np.empty((CUBES, CUBE))
