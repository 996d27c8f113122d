"""How much processor time commands take the first time, when nothing is compiled yet, and again."""

import os
import resource
import subprocess
import sys
import tempfile

COMMANDS = (
    "simulate never-mind --games 1000",
    "simulate einser-blocker --games 1000",
    "simulate never-mind --games 100 --bots strong",
    "simulate nichtlustig --games 4 --bots strong",
    "compare madn --set barriers --games 1000",
)
START = "import sys; from rauswurf.cli import main; raise SystemExit(main(sys.argv[1:]))"


def processor_seconds(words: str, folder: str) -> float:
    """The processor time of one command, whose machine code is kept in this folder."""
    before = resource.getrusage(resource.RUSAGE_CHILDREN)
    environment = {**os.environ, "XDG_CACHE_HOME": folder}
    command = [sys.executable, "-c", START, *words.split(), "--json"]
    nowhere = subprocess.DEVNULL
    subprocess.run(command, env=environment, stdout=nowhere, stderr=nowhere, check=True)
    after = resource.getrusage(resource.RUSAGE_CHILDREN)
    return after.ru_utime + after.ru_stime - before.ru_utime - before.ru_stime


def first_uses() -> list[tuple[str, ...]]:
    """Seconds of each command the first time, and the second."""
    lines: list[tuple[str, ...]] = [("command", "first time", "again", "")]
    for words in COMMANDS:
        with tempfile.TemporaryDirectory() as folder:
            first, again = (processor_seconds(words, folder) for _ in range(2))
        lines.append((words, f"{first:.1f} s", f"{again:.1f} s", ""))
    return lines


def main() -> None:
    """Print them."""
    for line in first_uses():
        print("  ".join(line))


if __name__ == "__main__":
    main()
