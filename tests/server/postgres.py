"""A real PostgreSQL for the tests: started where they run, and gone with them."""

import os
import pwd
import secrets
import shutil
import socket
import subprocess
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from tempfile import mkdtemp

MISSING = "PostgreSQL is not installed here: apt-get install postgresql (or set PG_BIN) to test it"
SECONDS = 30
ENOUGH = 2 << 30  # bytes


def binaries() -> Path | None:
    """The folder with initdb and postgres; None if there is none."""
    known = [os.environ.get("PG_BIN", ""), _asked(), *_found()]
    folders = [Path(folder) for folder in known if folder]
    return next((folder for folder in folders if (folder / "initdb").exists()), None)


def _asked() -> str:
    program = shutil.which("pg_config")
    if program is None:
        return ""
    asked = subprocess.run([program, "--bindir"], capture_output=True, text=True, timeout=SECONDS)
    return asked.stdout.strip()


def _found() -> list[str]:
    versions = sorted(Path("/usr/lib/postgresql").glob("*/bin"), reverse=True)
    return [*map(str, versions), "/usr/local/bin", "/opt/homebrew/bin"]


class Cluster:
    """A PostgreSQL of our own: a folder, a port, and a process that can be stopped and started."""

    def __init__(self, folder: Path, programs: Path) -> None:
        self.folder = folder
        self.programs = programs
        self.port = _free_port()
        self.user = "postgres" if os.geteuid() == 0 else pwd.getpwuid(os.geteuid()).pw_name

    def create(self) -> None:
        if os.geteuid() == 0:  # initdb refuses to work for root
            account = pwd.getpwnam("postgres")
            os.chown(self.folder, account.pw_uid, account.pw_gid)
        self._run("initdb", "-D", str(self.data), "-A", "trust", "-U", self.user, "--no-sync")

    @property
    def data(self) -> Path:
        return self.folder / "data"

    def start(self) -> None:
        options = (
            f"-p {self.port} -c listen_addresses=127.0.0.1 -c unix_socket_directories= "
            "-c fsync=off -c max_connections=60 -c shared_buffers=16MB"
        )
        log = str(self.folder / "log")
        self._run("pg_ctl", "-D", str(self.data), "-o", options, "-l", log, "-w", "start")

    def stop(self) -> None:
        self._run("pg_ctl", "-D", str(self.data), "-m", "immediate", "-w", "stop")

    def new_database(self) -> str:
        """The address of a database with nothing in it."""
        name = f"t{secrets.token_hex(6)}"
        self._run("createdb", *self._where, name)
        return f"postgresql://{self.user}@127.0.0.1:{self.port}/{name}"

    def drop(self, address: str) -> None:
        """A database is needed no more: each takes eight megabytes, used or not."""
        self._run("dropdb", *self._where, "--force", "--if-exists", address.rpartition("/")[2])

    @property
    def _where(self) -> tuple[str, ...]:
        return ("-h", "127.0.0.1", "-p", str(self.port), "-U", self.user, "-w")

    def _run(self, program: str, *arguments: str) -> None:
        path = self.programs / program
        command = [str(path if path.exists() else shutil.which(program) or path), *arguments]
        user = self.user if os.geteuid() == 0 else None
        for attempt in range(3):
            done = subprocess.run(
                command,
                user=user,
                stdin=subprocess.DEVNULL,
                stdout=subprocess.DEVNULL,
                stderr=subprocess.PIPE,
                timeout=SECONDS,
                cwd=self.folder,
            )
            if done.returncode == 0:
                return
            time.sleep(0.5 * (attempt + 1))
        raise RuntimeError(f"{program}: {done.stderr.decode(errors='replace')}")


@contextmanager
def running_cluster(programs: Path) -> Iterator[Cluster]:
    """A PostgreSQL that runs until the block ends."""
    folder = Path(mkdtemp(prefix="rauswurf-pg-", dir=_quick_folder()))
    folder.chmod(0o755)
    cluster = Cluster(folder, programs)
    try:
        cluster.create()
        cluster.start()
        yield cluster
    finally:
        if (cluster.data / "postmaster.pid").exists():
            cluster.stop()
        shutil.rmtree(folder, ignore_errors=True)


def _quick_folder() -> str | None:
    """Where files are kept in memory, if there is room; nothing here has to outlive the tests."""
    memory = Path("/dev/shm")
    has_room = memory.is_dir() and shutil.disk_usage(memory).free > ENOUGH
    return str(memory) if has_room else None


def _free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])
