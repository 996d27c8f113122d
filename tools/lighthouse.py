"""Measure the page as Lighthouse does, on a slow phone: ``make lighthouse``.

Lighthouse is fetched by npm into build/, outside the lock of the page: nothing of it is shipped.
Needs Chromium and Node.js. Prints the median of several runs for the first page and for a table.
"""

import json
import os
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from statistics import median
from tempfile import TemporaryDirectory
from typing import Any
from urllib.request import Request, urlopen

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT))

from hatch_build import system_node, wheel_node  # noqa: E402
from tests.page.house import MISSING, House, chromium  # noqa: E402

VERSION = "13.5.0"
FOLDER = ROOT / "build" / "lighthouse"
PROGRAM = FOLDER / "node_modules" / "lighthouse" / "cli" / "index.js"
CATEGORIES = ("performance", "accessibility", "best-practices", "seo")
FLAGS = "--headless=new --no-sandbox --disable-gpu"
RUNS = 3


def main() -> int:
    """Measure; the exit code says whether there was anything to measure with."""
    browser = chromium()
    if browser is None:
        print(MISSING)
        return 1
    install()
    runs = int(sys.argv[1]) if len(sys.argv) > 1 else RUNS
    with serving() as address:
        for name, page in (("first page", address), ("table", table_at(address))):
            scores = [measure(page, browser) for _ in range(runs)]
            told = [f"{what} {median(one[what] for one in scores):.0f}" for what in scores[0]]
            print(f"{name}, median of {runs}: {', '.join(told)}", flush=True)
            print("  performance of each:", *(f"{one['performance']:.0f}" for one in scores))
    return 0


def install() -> None:
    """Fetch Lighthouse, unless this version is there."""
    kept = FOLDER / "node_modules" / "lighthouse" / "package.json"
    if kept.is_file() and json.loads(kept.read_text(encoding="utf-8"))["version"] == VERSION:
        return
    FOLDER.mkdir(parents=True, exist_ok=True)
    node, npm = system_node() or wheel_node()
    wanted = ["install", "--ignore-scripts", "--no-audit", "--no-fund", "--no-save"]
    command = [str(node), str(npm), *wanted, "--prefix", str(FOLDER), f"lighthouse@{VERSION}"]
    subprocess.run(command, check=True)


@contextmanager
def serving() -> Iterator[str]:
    """The address of a fresh server, until the block ends."""
    with TemporaryDirectory() as folder:
        house = House(Path(folder))
        house.start()
        try:
            yield house.address
        finally:
            house.stop()


def table_at(address: str) -> str:
    """The address of a table at which a game goes on."""
    choice = {"game": "madn", "seats": [{"kind": "here"}, *[{"kind": "bot"}] * 3]}
    opened = post(f"{address}api/tables", choice)
    token, table = opened["tokens"][0]["token"], opened["table"]["id"]
    post(f"{address}api/tables/{table}/join", {"name": "", "words": "any", "token": token})
    return f"{address}t/{table}#seat=0.{token}"


def post(address: str, body: dict[str, Any]) -> Any:
    """What the server answers."""
    asked = Request(address, json.dumps(body).encode(), {"Content-Type": "application/json"})
    with urlopen(asked) as answer:
        return json.load(answer)


def measure(page: str, browser: str) -> dict[str, float]:
    """The points of a page in each category, and what is seen when, in milliseconds."""
    node, _ = system_node() or wheel_node()
    asked = [page, "--quiet", "--output=json", f"--chrome-flags={FLAGS}"]
    wanted = f"--only-categories={','.join(CATEGORIES)}"
    found = subprocess.run(
        [str(node), str(PROGRAM), *asked, wanted],
        env={**os.environ, "CHROME_PATH": browser},
        stdout=subprocess.PIPE,
        check=True,
    )
    report = json.loads(found.stdout)
    points = {name: 100 * report["categories"][name]["score"] for name in CATEGORIES}
    moments = {
        "first paint": "first-contentful-paint",
        "largest paint": "largest-contentful-paint",
        "blocked": "total-blocking-time",
    }
    return points | {name: report["audits"][id]["numericValue"] for name, id in moments.items()}


if __name__ == "__main__":
    sys.exit(main())
