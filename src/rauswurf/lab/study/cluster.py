"""Playing chunks on other machines: a Dask cluster.

A chunk is the same wherever it is played, and is named by what it is; so it does no harm if it is
played twice, and a worker that dies takes nothing along but time.
"""

from collections.abc import Iterator
from typing import Any

from rauswurf.lab.study.chunks import Chunk, play_chunk
from rauswurf.messages import Told, message
from rauswurf.messages.parts import need

CONNECT_SECONDS = 10
RETRIES = 5  # if something goes wrong on a worker


class ClusterError(Told):
    """A cluster that cannot be reached or used."""


def play_on_cluster(address: str, chunks: list[Chunk]) -> Iterator[tuple[Chunk, Any]]:
    """Chunks with their rows, in whatever order they come back.

    Raises NotInstalled and ClusterError.
    """
    distributed = need("distributed")
    with client_of(distributed, address) as client:
        sent = {
            client.submit(
                *(play_there, chunk, chunk.key), key=f"rauswurf-{chunk.key}", retries=RETRIES
            ): chunk
            for chunk in chunks
        }
        for future in distributed.as_completed(sent, loop=client.loop):
            try:
                rows = future.result()
            except Told:
                raise
            except Exception as error:  # whatever can go wrong on somebody else's machine
                raise ClusterError(message("study-cluster-failed", reason=str(error))) from error
            yield sent[future], rows


def client_of(distributed: Any, address: str) -> Any:
    """A connection to the scheduler; raises ClusterError."""
    try:
        return distributed.Client(address, timeout=CONNECT_SECONDS, set_as_default=False)
    except (OSError, ValueError) as error:
        raise ClusterError(message("study-no-cluster", address=address)) from error


def play_there(chunk: Chunk, key: str) -> Any:
    """Play a chunk on a worker, on one thread; raises ClusterError if it knows other rules."""
    if chunk.key != key:
        raise ClusterError(message("study-other-version"))
    return play_chunk(chunk, workers=1)
