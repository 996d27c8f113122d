"""The container files, as far as they can be tried without a container engine."""

import asyncio
import json
import os
import re
import shutil
import signal
import socket
import subprocess
import sys
import tempfile
import tomllib
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest
import yaml  # type: ignore[import-untyped]

from rauswurf.server.serve import GOODBYE
from tests.server.kit import PATIENCE, eventually_true, scenario
from tests.server.postgres import Cluster

ROOT = Path(__file__).parents[2]
DEPLOY = ROOT / "deploy"
FILE = (DEPLOY / "Containerfile").read_text(encoding="utf-8")
COMPOSE = yaml.safe_load((DEPLOY / "compose.yaml").read_text(encoding="utf-8"))
SERVICES: dict[str, dict[str, Any]] = COMPOSE["services"]
OURS = [name for name, service in SERVICES.items() if service["image"] == "rauswurf"]
COMMAND = [sys.executable, "-c", "import sys; from rauswurf.cli import main; sys.exit(main())"]
NOBODY = 10001
SETTING = re.compile(r"\$\{\w+:-(.*?)\}")


def told(word: str) -> list[str]:
    """The command that the last line with this word gives."""
    line = re.findall(rf"^{word} (.*)$", FILE, re.MULTILINE)[-1]
    command: list[str] = json.loads(line[line.index("[") :])
    return command


# What is built.


def test_the_build_is_given_what_it_copies() -> None:
    ignored = (DEPLOY / "Containerfile.dockerignore").read_text(encoding="utf-8").splitlines()
    copied = re.findall(r"^COPY (?!--from)(.*) \S+$", FILE, re.MULTILINE)
    sources = [source for line in copied for source in line.split()]
    assert {"src", "web", "pyproject.toml", "requirements.txt"} <= set(sources)
    assert ignored[1] == "*"
    for source in sources:
        assert (ROOT / source).exists(), source
        assert f"!{source}" in ignored, source


def test_it_copies_all_that_a_wheel_is_made_of() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    wheel = project["tool"]["hatch"]["build"]["targets"]["wheel"]
    copied = set(" ".join(re.findall(r"^COPY (.*)$", FILE, re.MULTILINE)).split())
    assert {*project["project"]["license-files"], *wheel["shared-data"], "README.md"} <= copied
    assert all(package.partition("/")[0] in copied for package in wheel["packages"])


def test_nobody_in_it_is_root() -> None:
    user = re.findall(r"^USER (.*)$", FILE, re.MULTILINE)
    assert user == [f"{NOBODY}:{NOBODY}"]
    assert f"useradd --uid {NOBODY} " in FILE


# What is run.


@pytest.fixture
def data() -> Iterator[Path]:
    """What is /data in a container: a folder that belongs to whoever runs there."""
    folder = Path(tempfile.mkdtemp(prefix="rauswurf-data-"))
    if account():
        os.chown(folder, NOBODY, NOBODY)
    yield folder
    shutil.rmtree(folder)


def account() -> dict[str, Any]:
    """The user of the container, if we may become it and it can read this tree."""
    if os.geteuid() != 0:
        return {}
    user: dict[str, Any] = {"user": NOBODY, "group": NOBODY, "extra_groups": []}
    try:
        subprocess.run([*COMMAND, "--version"], env=surroundings(Path("/")), check=True, **user)
    except (OSError, subprocess.CalledProcessError):
        return {}
    return user


def surroundings(data: Path) -> dict[str, str]:
    """The environment of a container, and where this tree is."""
    named = dict(re.findall(r"(PYTHON\w+)=(\S+)", FILE.rpartition("\nENV ")[2].partition("\n")[0]))
    assert named
    path = os.pathsep.join(filter(None, sys.path))
    return {**named, "PATH": os.environ["PATH"], "HOME": str(data), "PYTHONPATH": path}


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


class Contained:
    """A command of a container, with its own folder and port, as its own user."""

    def __init__(self, command: list[str], data: Path) -> None:
        self.port = free_port()
        words = [self.here(SETTING.sub(r"\1", word), data) for word in command]
        self.settings: dict[str, Any] = {"env": surroundings(data), "cwd": data, **account()}
        self.process = subprocess.Popen(
            [*COMMAND, *words], stdout=subprocess.DEVNULL, stderr=subprocess.PIPE, **self.settings
        )

    def here(self, word: str, data: Path) -> str:
        return word.replace("/data", str(data)).replace("8520", str(self.port))

    async def is_healthy(self) -> bool:
        """What the health check of the container says."""
        assert self.process.poll() is None, self.process.stderr and self.process.stderr.read()
        return await self.check() == 0

    async def check(self) -> int:
        words = [word.replace("8520", str(self.port)) for word in told("HEALTHCHECK")]
        command = [sys.executable, *words[1:]]
        settings = {**self.settings, "stderr": subprocess.DEVNULL, "timeout": PATIENCE}
        ran = await asyncio.to_thread(lambda: subprocess.run(command, **settings))
        return ran.returncode

    def end(self) -> int:
        """End it as an engine does; it says goodbye, and then obeys the signal."""
        self.process.terminate()
        _, errors = self.process.communicate(timeout=PATIENCE)
        assert b"Traceback" not in errors
        return self.process.returncode


@scenario
async def test_the_container_serves_is_healthy_and_ends(data: Path) -> None:
    assert told("ENTRYPOINT") == ["rauswurf"]
    contained = Contained(told("CMD"), data)
    try:
        await eventually_true(contained.is_healthy)
        async with httpx.AsyncClient(base_url=f"http://127.0.0.1:{contained.port}") as http:
            for path in ("/", "/metrics", "/api/games"):
                assert (await http.get(path)).status_code == 200, path
            # As Prometheus calls a container whose name is its service's.
            named = {"Host": f"{socket.gethostname()}:{contained.port}"}
            assert (await http.get("/metrics", headers=named)).status_code == 200
    finally:
        assert contained.end() == -signal.SIGTERM
    assert await contained.check() != 0
    assert {path.name.partition("-")[0] for path in data.iterdir()} == {"tables.sqlite"}


@scenario
async def test_one_node_with_a_file(data: Path) -> None:
    contained = Contained(SERVICES["rauswurf"]["command"], data)
    try:
        await eventually_true(contained.is_healthy)
    finally:
        assert contained.end() == -signal.SIGTERM
    assert (data / "tables.sqlite").exists()


@scenario
async def test_two_nodes_share_a_postgresql(cluster: Cluster, data: Path) -> None:
    database = cluster.new_database()
    commands = [
        [at(word, database) for word in SERVICES[name]["command"]] for name in ("one", "two")
    ]
    nodes = [Contained(command, data) for command in commands]
    try:
        for node in nodes:
            await eventually_true(node.is_healthy)
    finally:
        assert [node.end() for node in nodes] == [-signal.SIGTERM] * 2
    assert list(data.iterdir()) == []


def at(word: str, database: str) -> str:
    """The database of the tests in place of that of the containers."""
    return re.sub(r"postgresql://\S+", database, word)


# How they are run.


@pytest.mark.parametrize("name", OURS)
def test_our_services_may_do_little(name: str) -> None:
    service = SERVICES[name]
    assert service["read_only"] is True
    assert service["cap_drop"] == ["ALL"]
    assert service["security_opt"] == ["no-new-privileges:true"]
    assert service["mem_limit"] and service["cpus"] and service["pids_limit"]
    assert "user" not in service and "privileged" not in service
    assert int(service["stop_grace_period"].removesuffix("s")) > GOODBYE
    assert all(port.startswith("127.0.0.1:") for port in service["ports"])
    assert all(volume.endswith(":/data") for volume in service.get("volumes", []))
    assert (DEPLOY / service["build"]["context"]).resolve() == ROOT
    assert (ROOT / service["build"]["dockerfile"]).is_file()
    assert service["healthcheck"]["test"] == ["CMD", *told("HEALTHCHECK")]


def test_a_file_by_default_and_postgresql_by_a_profile() -> None:
    by_default = [name for name, service in SERVICES.items() if not service.get("profiles")]
    assert by_default == ["rauswurf"]
    nodes = [name for name, service in SERVICES.items() if service.get("profiles") == ["nodes"]]
    assert sorted(nodes) == ["db", "one", "two"]
    for name in ("one", "two"):
        assert SERVICES[name]["depends_on"] == {"db": {"condition": "service_healthy"}}
        assert "PGPASSWORD" in SERVICES[name]["environment"]


def test_every_volume_is_declared_and_every_file_is_there() -> None:
    mounts = [mount for service in SERVICES.values() for mount in service.get("volumes", [])]
    for mount in mounts:
        source = mount.partition(":")[0]
        if source.startswith("."):
            assert (DEPLOY / source).is_file()
        else:
            assert source in COMPOSE["volumes"]


def test_metrics_are_read_from_every_node_by_its_name() -> None:
    read = yaml.safe_load((DEPLOY / "prometheus.yml").read_text(encoding="utf-8"))
    targets = read["scrape_configs"][0]["static_configs"][0]["targets"]
    assert targets == [f"{SERVICES[name]['hostname']}:8520" for name in OURS]
    assert [SERVICES[name]["hostname"] for name in OURS] == OURS
