"""Build the site of the documentation into build/site; ``make site`` runs this.

    python tools/build_site.py

No network is needed, and none by those who read it: open build/site/index.html.
"""

import re
import subprocess
import sys

import site_check
import site_pages

PAGES = site_pages.ROOT / "build" / "pages"
SITE = site_pages.ROOT / "build" / "site"
COLOURS = re.compile(r"\x1b\[[\d;]*m")


def main() -> int:
    """Gather, build, check; returns the exit code."""
    try:
        site_pages.gather(PAGES)
    except LookupError as missing:
        print(f"docs/api.md names what is not there: {missing}", file=sys.stderr)
        return 1
    command = [sys.executable, "-m", "zensical", "build", "--clean", "--strict"]
    built = subprocess.run(
        command, cwd=site_pages.ROOT, capture_output=True, text=True, encoding="utf-8", check=False
    )
    if built.returncode:
        print(COLOURS.sub("", built.stdout + built.stderr), file=sys.stderr)
        return 1
    wrong = list(site_check.problems(SITE))
    print(*wrong, sep="\n", end="\n" if wrong else "")
    if not wrong:
        print(f"The site is built: open {(SITE / 'index.html').relative_to(site_pages.ROOT)}")
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main())
