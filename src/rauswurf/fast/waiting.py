"""Telling whoever waits for the compiler. Light: the compiler itself is not loaded here."""

from collections.abc import Callable, Iterator
from contextlib import contextmanager

Listener = Callable[[float], None]

_listeners: list[Listener] = []


@contextmanager
def telling(listener: Listener) -> Iterator[None]:
    """While this goes on, ``listener`` is told how many seconds the compiler will about take."""
    _listeners.append(listener)
    try:
        yield
    finally:
        _listeners.remove(listener)


def tell(seconds: float) -> None:
    """Say that somebody has to wait about so long."""
    for listener in _listeners:
        listener(seconds)
