"""Logs: one form, one place, whatever others have set up before."""

import json
import subprocess
import sys

PROGRAM = """
import logging, sys
logging.basicConfig(stream=sys.stdout, level=logging.DEBUG)
from rauswurf.server.logs import configure, note
configure("info")
logging.getLogger("other").info("everything, and tokens too")
logging.getLogger("other").warning("hello")
note("table opened", table="abc")
"""


def test_only_our_lines_are_written_and_little_of_others() -> None:
    ran = subprocess.run(
        [sys.executable, "-c", PROGRAM], capture_output=True, text=True, check=True, timeout=60
    )
    assert ran.stdout == ""
    told = [json.loads(line) for line in ran.stderr.splitlines()]
    assert [line["message"] for line in told] == ["hello", "table opened"]
    assert told[1]["table"] == "abc"
