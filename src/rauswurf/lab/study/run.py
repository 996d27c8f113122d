"""Doing a study: whatever is not there yet is played, here or on a cluster."""

from collections.abc import Iterator
from typing import Any

from rauswurf.lab.play import Progress, ignore
from rauswurf.lab.study.chunks import Chunk, Store, chunks_of_plan, play_chunk
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
) -> None:
    """Play what is missing and keep it; a second call after a kill goes on where it was.

    Raises BotFault, NotInstalled and ClusterError.
    """
    store.sweep()
    missing = store.missing(chunks_of_plan(plan))
    if cluster is None:
        found = play_here(missing, workers, progress)
    else:
        found = counting(play_on_cluster(cluster, missing), progress)
    for chunk, rows in found:
        store.write(chunk, rows)


def play_here(
    chunks: list[Chunk], workers: int | None, progress: Progress
) -> Iterator[tuple[Chunk, Any]]:
    """Chunks with their rows, one after the other, each on all cores."""
    for chunk in chunks:
        yield chunk, play_chunk(chunk, workers, progress)


def counting(found: Iterator[tuple[Chunk, Any]], progress: Progress) -> Iterator[tuple[Chunk, Any]]:
    """The same chunks, and progress for each."""
    for chunk, rows in found:
        progress(chunk.count)
        yield chunk, rows
