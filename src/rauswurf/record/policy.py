"""Where the dice of a recorded game come from, as its header says it."""

from abc import ABC, abstractmethod
from dataclasses import dataclass
from functools import partial
from typing import Any

from rauswurf.dice import Dice
from rauswurf.dice.seeds import LARGEST_SEED
from rauswurf.messages import Told, message, quoted
from rauswurf.record import limits
from rauswurf.record.strict import Keys, digest, some, text, whole

MOST_SEATS = 6


class Policy(ABC):
    """One way of rolling dice."""

    @abstractmethod
    def data(self) -> dict[str, Any]:
        """This policy as it is written in a header."""

    @abstractmethod
    def dice(self, game: bytes, secret: bytes | None = None) -> Dice:
        """The dice of this policy; raises Told without the secret that it needs."""


@dataclass(frozen=True)
class Hand(Policy):
    """Real dice, typed in by hand."""

    def data(self) -> dict[str, Any]:
        """This policy as it is written in a header."""
        return {"by": "hand"}

    def dice(self, game: bytes, secret: bytes | None = None) -> Dice:
        """Dice that are typed in."""
        return Dice.by_hand()


@dataclass(frozen=True)
class System(Policy):
    """The operating system's source of randomness: good dice, but nobody can check them."""

    def data(self) -> dict[str, Any]:
        """This policy as it is written in a header."""
        return {"by": "system"}

    def dice(self, game: bytes, secret: bytes | None = None) -> Dice:
        """Fresh dice."""
        return Dice.system()


@dataclass(frozen=True)
class Seeded(Policy):
    """Dice that follow from a seed; ``stream`` tells apart games under the same seed."""

    seed: int
    stream: int = 0

    def data(self) -> dict[str, Any]:
        """This policy as it is written in a header."""
        return {"by": "seed", "seed": self.seed, "stream": self.stream}

    def dice(self, game: bytes, secret: bytes | None = None) -> Dice:
        """The dice of this seed."""
        return Dice.seeded(self.seed, self.stream)


@dataclass(frozen=True)
class Fair(Policy):
    """Dice of a secret that was promised before the players added words, one text a seat."""

    commitment: bytes
    contributions: tuple[str, ...]

    def data(self) -> dict[str, Any]:
        """This policy as it is written in a header."""
        return {
            "by": "fair",
            "commitment": self.commitment.hex(),
            "contributions": list(self.contributions),
        }

    def dice(self, game: bytes, secret: bytes | None = None) -> Dice:
        """The dice of the secret; raises Told without it."""
        if secret is None:
            raise Told(message("record-secret-needed"))
        return Dice.fair(secret, self.contributions, game)


def read_policy(data: object) -> Policy:
    """The policy that a header names; raises Told."""
    keys = Keys(data, "dice")
    by = keys.take("by", partial(text, most=limits.NAME))
    policy: Policy
    if by == "hand":
        policy = Hand()
    elif by == "system":
        policy = System()
    elif by == "seed":
        number = partial(whole, least=0, most=LARGEST_SEED)
        policy = Seeded(keys.take("seed", number), keys.take("stream", number))
    elif by == "fair":
        policy = Fair(keys.take("commitment", digest), keys.take("contributions", _contributions))
    else:
        raise Told(message("record-no-dice", value=quoted(by)))
    keys.end()
    return policy


def _contributions(value: object) -> tuple[str, ...]:
    return some(value, 1, MOST_SEATS, partial(text, most=limits.CONTRIBUTION))
