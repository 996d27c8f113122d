"""Doing a study: whatever is not there yet is played, here or on a cluster."""

from collections.abc import Iterator
from typing import Any

from rauswurf.fast.device import Device
from rauswurf.lab.play import Progress, ignore
from rauswurf.lab.study.chunks import (
    Chunk,
    Store,
    chunks_of_plan,
    grouped,
    play_chunk,
    play_group,
)
from rauswurf.lab.study.cluster import play_on_cluster
from rauswurf.lab.study.plan import StudyPlan


def games_left(plan: StudyPlan, store: Store) -> int:
    """How many games are still to be played."""
    return sum(chunk.count for chunk in store.missing(chunks_of_plan(plan)))


def run(
    plan: StudyPlan,
    store: Store,
    workers: int | None = None,
    cluster: str | None = None,
    progress: Progress = ignore,
    device: Device = Device.CPU,
) -> None:
    """Play what is missing and keep it; a second call after a kill goes on where it was.

    Raises BotFault, NotInstalled and ClusterError; NoCard and NotOnCards if cards are wanted.
    """
    store.sweep()
    missing = store.missing(chunks_of_plan(plan))
    if cluster is not None:
        found = counting(play_on_cluster(cluster, missing, device), progress)
    elif device is Device.CPU:
        found = play_here(missing, workers, progress)
    else:
        found = play_together(missing, workers, progress, device)
    for chunk, rows in found:
        store.write(chunk, rows)


def play_here(
    chunks: list[Chunk], workers: int | None, progress: Progress
) -> Iterator[tuple[Chunk, Any]]:
    """Chunks with their rows, one after the other, each on all cores."""
    for chunk in chunks:
        yield chunk, play_chunk(chunk, workers, progress)


def play_together(
    chunks: list[Chunk], workers: int | None, progress: Progress, device: Device
) -> Iterator[tuple[Chunk, Any]]:
    """The same, but chunks that follow each other are played at once: a card wants many games."""
    for group in grouped(chunks):
        yield from play_group(group, workers, progress, device)


def counting(found: Iterator[tuple[Chunk, Any]], progress: Progress) -> Iterator[tuple[Chunk, Any]]:
    """The same chunks, and progress for each."""
    for chunk, rows in found:
        progress(chunk.count)
        yield chunk, rows
