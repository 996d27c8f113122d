"""Processes in which bots think and play; they end with the one that started them."""

import os
import threading
from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context, parent_process
from multiprocessing.connection import wait


def processes(count: int) -> ProcessPoolExecutor:
    """So many processes, which start with the first work that they are given.

    Fresh ones, not forked: those would have our sockets, and must not have the compiler's threads.
    """
    return ProcessPoolExecutor(count, get_context("spawn"), initializer=end_with_parent)


def end_with_parent() -> None:
    """Watch the process that started this one: if it is killed, nobody else will end this one."""
    parent = parent_process()
    assert parent is not None
    watched = parent.sentinel

    def watch() -> None:
        wait([watched])
        os._exit(1)

    threading.Thread(target=watch, name="end-with-parent", daemon=True).start()
