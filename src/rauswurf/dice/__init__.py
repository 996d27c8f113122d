"""Where numbers come from: a seed, the system, a secret with a promise, or a hand that types."""

import secrets
from abc import ABC, abstractmethod
from collections.abc import Sequence

from rauswurf.dice import fair
from rauswurf.dice.generator import draw, seed_stream
from rauswurf.dice.seeds import BadSeed, check_seed
from rauswurf.messages import Told, message

__all__ = ["BadSeed", "Dice"]


class Dice(ABC):
    """Dice answer for the k-th die of a game, always the same for the same k.

    ``typed_in`` says that somebody rolls real ones and tells what they show.
    """

    typed_in = False

    @abstractmethod
    def face(self, k: int) -> int:
        """What the k-th die of the game shows, 1 to 6."""

    @staticmethod
    def seeded(seed: int, game: int = 0) -> "Dice":
        """Dice that follow from a seed: the same seed, the same game.

        Raises BadSeed for a seed or game that is not between 0 and 2**63 - 1.
        """
        return _SeededDice(check_seed(seed), check_seed(game))

    @staticmethod
    def system() -> "Dice":
        """Dice from the operating system's source of randomness."""
        return _SystemDice()

    @staticmethod
    def fair(secret: bytes, contributions: Sequence[str], game: bytes) -> "Dice":
        """Dice that follow from a secret, the players' words and the game; see :mod:`.fair`.

        Raises ValueError for a secret that is not 32 bytes long.
        """
        return _FairDice(secret, contributions, game)

    @staticmethod
    def by_hand() -> "Dice":
        """No dice of our own: every roll is typed in."""
        return _HandDice()


class _SeededDice(Dice):
    def __init__(self, seed: int, game: int) -> None:
        self._rng = [0, 0]
        seed_stream(self._rng, seed, game)
        self._faces: list[int] = []

    def face(self, k: int) -> int:
        while len(self._faces) <= k:
            self._faces.append(1 + draw(self._rng, 6))
        return self._faces[k]


class _SystemDice(Dice):
    def __init__(self) -> None:
        self._faces: list[int] = []

    def face(self, k: int) -> int:
        while len(self._faces) <= k:
            self._faces.append(1 + secrets.randbelow(6))
        return self._faces[k]


class _FairDice(Dice):
    def __init__(self, secret: bytes, contributions: Sequence[str], game: bytes) -> None:
        fair.check_secret(secret)
        self._secret = secret
        self._contributions = tuple(contributions)
        self._game = game

    def face(self, k: int) -> int:
        return fair.face(self._secret, self._contributions, self._game, k)


class _HandDice(Dice):
    typed_in = True

    def face(self, k: int) -> int:
        raise Told(message("dice-by-hand"))
