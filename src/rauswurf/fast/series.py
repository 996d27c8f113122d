"""Whole games one after the other: what all families share.

Written like the rules, as plain functions that are composed with them: interpreted for proofs and
for bots that are asked, compiled for speed. A family puts its ``play_game`` on top, the one loop in
which its games are played; and players put their ``pick`` on top of that.
"""

from typing import Annotated

from rauswurf.dice.generator import seed_stream
from rauswurf.rules.state import Cell, Long, RealRows, Row, Rows, State

ROLL_FIRST = -1  # what players answer who take none of the options

# Every seat may have dice of its own, so that the same rolls can come to it again when others sit
# there; else one stream serves for all dice and choices.
OWN_DICE = 0
STREAMS = 16  # numbers of streams kept apart for one game: one for each seat, one for the players

# Where the counts that all families have stand in a tally.
ROLLS, TURNS, FINISHED, RANKS = 0, 1, 4, 5

LUCK = ("luck",)  # what is counted for each seat besides, where rolls are weighed
PARTS_OF_GAME = 1 << 40  # luck is counted in such small parts, since tallies are whole numbers

MOST_ROLLS = 1_000_000  # a technical limit, not a rule


class Mind:
    """What players need to think; those who choose at random need nothing."""

    unused: Annotated[int, Cell("i1")]


def play_games(
    s: State,
    mind: Mind,
    net: RealRows,
    streams: Rows,
    seed: Long,
    games: Row,
    players: Rows,
    tallies: Rows,
) -> None:
    """Play one game for each row of ``tallies``: its number decides the dice."""
    for k in range(len(tallies)):
        begin_streams(streams, seed, games[k])
        play_game(s, mind, net, streams, players[k], tallies[k])


def begin_streams(streams: Rows, seed: Long, game: Long) -> None:
    """The numbers of one game: a stream for each seat and one for the players, or one for all."""
    if OWN_DICE:
        for k in range(len(streams)):
            seed_stream(streams[k], seed, game * STREAMS + k)
    else:
        seed_stream(streams[0], seed, game)


def play_game(s: State, mind: Mind, net: RealRows, streams: Rows, players: Row, tally: Row) -> None:
    """Play one game from the beginning to its end, or to the limit of rolls."""
