"""Parts of a study: each is known by what it is, so that none is played twice."""

import json
import os
from collections.abc import Iterable, Sequence
from dataclasses import asdict, dataclass
from functools import cache
from hashlib import sha256
from pathlib import Path
from typing import Any

import numpy as np

from rauswurf import __version__
from rauswurf.fast.batch import Tallies, columns
from rauswurf.fast.device import Device
from rauswurf.lab.match import Match
from rauswurf.lab.play import Progress, fingerprint, ignore, is_compiled, play, tallies_of
from rauswurf.lab.study.plan import StudyPlan

# How many games make a chunk: seconds of work rather than minutes, for most who play.
COMPILED_GAMES = 2_000
INTERPRETED_GAMES = 20
MOST_TOGETHER = 500  # chunks that a graphics card plays at once

NUMBER = 8  # bytes


@dataclass(frozen=True)
class Chunk:
    """Some games of a match, numbered from ``first``."""

    match: Match
    first: int
    count: int

    @property
    def key(self) -> str:
        """A name that follows from what is played, by which rules and players."""
        return key_of(self)

    @property
    def shape(self) -> tuple[int, int]:
        """Of the rows that it brings."""
        return self.count, len(columns(self.match.setup, self.match.added))


@cache
def key_of(chunk: Chunk) -> str:
    """Not kept in the chunk: sent to another machine, it is to be worked out there."""
    content = {**asdict(chunk), "by": fingerprint(chunk.match)}
    return sha256(json.dumps(content, sort_keys=True, default=str).encode()).hexdigest()[:32]


def head_of(chunk: Chunk, numbers: bytes) -> bytes:
    """The first line of a file: what was played, by which version, and a checksum of the rest."""
    head = {
        **asdict(chunk),
        "key": chunk.key,
        "version": __version__,
        "sha256": sha256(numbers).hexdigest(),
    }
    return json.dumps(head, sort_keys=True, default=str).encode()


def play_chunk(chunk: Chunk, workers: int | None = None, progress: Progress = ignore) -> Any:
    """The rows of a chunk, wherever this is called."""
    return play(chunk.match, chunk.first, chunk.count, workers, progress).rows


def play_group(
    chunks: Sequence[Chunk],
    workers: int | None = None,
    progress: Progress = ignore,
    device: Device = Device.CPU,
) -> list[tuple[Chunk, Any]]:
    """Chunks that follow each other, played at once, each with its rows."""
    first, count = chunks[0].first, sum(chunk.count for chunk in chunks)
    rows = play(chunks[0].match, first, count, workers, progress, device).rows
    return [
        (chunk, rows[chunk.first - first : chunk.first - first + chunk.count]) for chunk in chunks
    ]


def grouped(chunks: Iterable[Chunk], most: int = MOST_TOGETHER) -> list[list[Chunk]]:
    """Chunks of one match that follow each other, in groups of no more than so many."""
    groups: list[list[Chunk]] = []
    for chunk in chunks:
        last = groups[-1][-1] if groups else None
        follows = last and last.match == chunk.match and last.first + last.count == chunk.first
        if follows and len(groups[-1]) < most:
            groups[-1].append(chunk)
        else:
            groups.append([chunk])
    return groups


def chunks_of(match: Match, games: int) -> list[Chunk]:
    """A match cut into pieces; where it is cut changes nothing in the result."""
    size = COMPILED_GAMES if is_compiled(match) else INTERPRETED_GAMES
    return [Chunk(match, first, min(size, games - first)) for first in range(0, games, size)]


def chunks_of_plan(plan: StudyPlan) -> list[Chunk]:
    """All chunks of a study; what two cells share is there once."""
    matches = dict.fromkeys(part.match for cell in plan.cells for part in cell.parts)
    return [chunk for match in matches for chunk in chunks_of(match, plan.games)]


class Store:
    """The folder in which chunks that were played are kept."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder

    def missing(self, chunks: Iterable[Chunk]) -> list[Chunk]:
        """Those that are still to be played."""
        return [chunk for chunk in chunks if self.read(chunk) is None]

    def damaged(self, chunks: Iterable[Chunk]) -> list[Chunk]:
        """Those of which there is a file that does not fit."""
        return [chunk for chunk in self.missing(chunks) if self.path(chunk).exists()]

    def read(self, chunk: Chunk) -> Any:
        """The rows of a chunk; None if it was not played, or its file is not what it should be."""
        try:
            line, _, rest = self.path(chunk).read_bytes().partition(b"\n")
        except OSError:
            return None
        if line != head_of(chunk, rest) or len(rest) != chunk.shape[0] * chunk.shape[1] * NUMBER:
            return None
        return np.frombuffer(rest, "<i8").reshape(chunk.shape)

    def write(self, chunk: Chunk, rows: Any) -> None:
        """Keep the rows: all of them or, if we are killed now, none."""
        self.folder.mkdir(parents=True, exist_ok=True)
        unfinished = self.path(chunk).with_suffix(f".{os.getpid()}.part")
        with unfinished.open("wb") as file:
            numbers = np.ascontiguousarray(rows, "<i8").tobytes()
            file.write(head_of(chunk, numbers) + b"\n" + numbers)
            file.flush()
            os.fsync(file.fileno())
        unfinished.replace(self.path(chunk))

    def path(self, chunk: Chunk) -> Path:
        """The file of a chunk."""
        return self.folder / f"{chunk.key}.rows"

    def tallies(self, match: Match, games: int) -> Tallies:
        """What was counted in a match; every chunk of it must have been played."""
        rows = np.concatenate([self.read(chunk) for chunk in chunks_of(match, games)])
        return tallies_of(match, rows)

    def sweep(self) -> None:
        """Remove what somebody left who was killed while writing."""
        for unfinished in self.folder.glob("*.part"):
            unfinished.unlink(missing_ok=True)
