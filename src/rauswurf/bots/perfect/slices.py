"""Slices: some positions of a solved race, few enough to be carried around.

After the header come chunks of up to CHUNK positions in ascending order, each packed by zlib: how
many they are, in four bytes; their numbers (the mover's arrangement times all arrangements plus the
other's), each as the difference to the one before, in groups of seven bits, the lowest first; then
their values, four bytes each. Behind the chunks stands an index: of each chunk its first number and
where it begins after the header, eight bytes each. All is little-endian.
"""

import struct
import zlib
from bisect import bisect_left, bisect_right
from collections.abc import Iterator, Sequence
from functools import lru_cache
from pathlib import Path

from rauswurf.bots.perfect.format import HEADER, ONE, Header, read_header, seal
from rauswurf.bots.perfect.small import CannotSolve
from rauswurf.bots.perfect.table import SolvedRace, Unknown, race_of
from rauswurf.messages import message

SLICE = "slice"
CHUNK = 4096  # positions
INDEX = struct.Struct("<QQ")
KEPT = 256  # chunks, unpacked


class SliceReader:
    """Looks positions up in a slice; raises CannotSolve for a file that is none."""

    def __init__(self, path: Path, header: Header) -> None:
        self.size = int(header["arrangements"])
        data = path.read_bytes()
        end = HEADER + int(header["length"])
        first = end - INDEX.size * int(header["chunks"])
        if not HEADER <= first <= end <= len(data):
            raise CannotSolve(message("solve-bad-table", file=path.name))
        entries = list(INDEX.iter_unpack(data[first:end]))
        self.firsts = [number for number, _ in entries]
        self.offsets = [*(HEADER + offset for _, offset in entries), first]
        self.data = data
        self.chunk = lru_cache(KEPT)(self._chunk)

    def chance(self, mover: int, other: int) -> float:
        """The chance of one arrangement against another; raises Unknown."""
        wanted = mover * self.size + other
        n = bisect_right(self.firsts, wanted) - 1
        if n < 0:
            raise Unknown
        numbers, values = self.chunk(n)
        k = bisect_left(numbers, wanted)
        if k == len(numbers) or numbers[k] != wanted:
            raise Unknown
        return values[k] / ONE

    def _chunk(self, n: int) -> tuple[list[int], Sequence[int]]:
        packed = zlib.decompress(self.data[self.offsets[n] : self.offsets[n + 1]])
        return unpacked(self.firsts[n], packed)


def unpacked(first: int, data: bytes) -> tuple[list[int], Sequence[int]]:
    """The numbers of the positions of a chunk, and their values."""
    (count,) = struct.unpack_from("<I", data)
    numbers, at, number = [], 4, first
    for _ in range(count):
        shift, step = 0, 0
        while True:
            byte = data[at]
            at += 1
            step |= (byte & 127) << shift
            shift += 7
            if byte < 128:
                break
        number += step
        numbers.append(number)
    return numbers, struct.unpack_from(f"<{count}I", data, at)


def packed(numbers: Sequence[int], values: Sequence[int]) -> bytes:
    """A chunk of positions, in ascending order."""
    out = bytearray(struct.pack("<I", len(numbers)))
    before = numbers[0]
    for number in numbers:
        step = number - before
        while step > 127:
            out.append(step & 127 | 128)
            step >>= 7
        out.append(step)
        before = number
    out += struct.pack(f"<{len(values)}I", *values)
    return zlib.compress(bytes(out), 9)


def write_slice(path: Path, header: Header, numbers: Sequence[int], values: Sequence[int]) -> None:
    """Write positions, in ascending order of their numbers, with their values."""
    index, offset = [], 0
    with path.open("wb") as file:
        file.write(bytes(HEADER))
        for first in range(0, len(numbers), CHUNK):
            part = slice(first, first + CHUNK)
            here = [int(number) for number in numbers[part]]
            data = packed(here, [int(value) for value in values[part]])
            index.append(INDEX.pack(here[0], offset))
            file.write(data)
            offset += len(data)
        file.write(b"".join(index))
    length = offset + INDEX.size * len(index)
    more = {"kind": SLICE, "positions": len(numbers), "chunks": len(index), "length": length}
    seal(path, {**header, **more}, length)


def positions(path: Path) -> Iterator[tuple[int, int]]:
    """All positions of a slice as number and value."""
    header = read_header(path, SLICE)
    reader = SliceReader(path, header)
    for n in range(len(reader.firsts)):
        yield from zip(*reader.chunk(n), strict=True)


def sliced_race(path: Path) -> SolvedRace:
    """The race of a slice; raises CannotSolve."""
    header = read_header(path, SLICE)
    race = race_of(header, path)
    return SolvedRace(race, SliceReader(path, header), header)
