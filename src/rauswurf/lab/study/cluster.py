"""Playing chunks on other machines: a Dask cluster.

A chunk is the same wherever it is played, and is named by what it is; so it does no harm if it is
played twice, and a worker that dies takes nothing along but time.
"""

from collections.abc import Iterator
from typing import Any

from rauswurf.fast.device import Device
from rauswurf.fast.placing import NoCard, NotOnCards
from rauswurf.lab.study.chunks import MOST_TOGETHER, Chunk, grouped, play_group
from rauswurf.messages import Told, message
from rauswurf.messages.parts import need

CONNECT_SECONDS = 10
RETRIES = 5  # if something goes wrong on a worker


class ClusterError(Told):
    """A cluster that cannot be reached or used."""


def play_on_cluster(
    address: str, chunks: list[Chunk], device: Device = Device.CPU
) -> Iterator[tuple[Chunk, Any]]:
    """Chunks with their rows, in whatever order they come back.

    Every worker plays on what it has: if cards are wanted it gets more chunks at once, and plays on
    its processor if there is none.

    Raises NotInstalled and ClusterError.
    """
    distributed = need("distributed")
    with client_of(distributed, address) as client:
        groups = grouped(chunks, 1 if device is Device.CPU else MOST_TOGETHER)
        sent = [
            client.submit(
                play_there,
                group,
                [chunk.key for chunk in group],
                device,
                key=f"rauswurf-{group[0].key}-{len(group)}-{device}",
                retries=RETRIES,
            )
            for group in groups
        ]
        for future in distributed.as_completed(sent, loop=client.loop):
            try:
                played = future.result()
            except Told:
                raise
            except Exception as error:  # whatever can go wrong on somebody else's machine
                raise ClusterError(message("study-cluster-failed", reason=str(error))) from error
            yield from played


def client_of(distributed: Any, address: str) -> Any:
    """A connection to the scheduler; raises ClusterError."""
    try:
        return distributed.Client(address, timeout=CONNECT_SECONDS, set_as_default=False)
    except (OSError, ValueError) as error:
        raise ClusterError(message("study-no-cluster", address=address)) from error


def play_there(chunks: list[Chunk], keys: list[str], device: Device) -> list[tuple[Chunk, Any]]:
    """Play chunks on a worker, on one thread or on its cards.

    Raises ClusterError if the worker knows other rules.
    """
    if [chunk.key for chunk in chunks] != keys:
        raise ClusterError(message("study-other-version"))
    try:
        return play_group(chunks, workers=1, device=device)
    except (NoCard, NotOnCards):
        return play_group(chunks, workers=1)
