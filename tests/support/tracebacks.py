"""Tracebacks in logs: no test may leave one behind."""

import gc
import logging
from collections.abc import Iterator
from contextlib import contextmanager


class Listener(logging.Handler):
    """Keeps every record that tells of an exception."""

    def __init__(self) -> None:
        super().__init__(logging.WARNING)
        self.found: list[str] = []
        self.setFormatter(logging.Formatter("%(name)s: %(message)s"))

    def emit(self, record: logging.LogRecord) -> None:
        if record.exc_info or "Traceback" in record.getMessage():
            self.found.append(self.format(record))


@contextmanager
def none_left() -> Iterator[list[str]]:
    """Fail if something was logged with a traceback; who expects one takes it off the list."""
    listener = Listener()
    logging.getLogger().addHandler(listener)
    try:
        yield listener.found
        gc.collect(1)  # a task that failed unseen tells so when it is thrown away
    finally:
        logging.getLogger().removeHandler(listener)
    assert not listener.found, "\n".join(listener.found)
