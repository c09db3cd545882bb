"""A PostgreSQL of the test's own: a fresh cluster in a temporary folder, reached by a Unix socket only."""

from __future__ import annotations

import os
import pwd
import shutil
import signal
import subprocess
import tempfile
from pathlib import Path

USER = "postgres"


def binaries() -> Path | None:
    """Where PostgreSQL's own programs are, if it is installed."""
    found = sorted(Path("/usr/lib/postgresql").glob("*/bin/initdb")) or [Path(p) for p in [shutil.which("initdb")] if p]
    return found[-1].parent if found else None


class Cluster:
    """Started, stopped, killed as a test needs it; as root it runs as PostgreSQL's own user."""

    def __init__(self) -> None:
        programs = binaries()
        assert programs is not None
        self.programs = programs
        self.folder = Path(tempfile.mkdtemp(prefix="malavita-pg-"))
        self.data = self.folder / "data"
        if os.geteuid() == 0:
            shutil.chown(self.folder, USER)
        self._do("initdb", "-D", self.data, "-A", "trust", "-U", USER, "--no-sync", "-E", "UTF8")
        self.start()

    @property
    def address(self) -> str:
        return f"postgresql://{USER}@/{USER}?host={self.folder}"

    def start(self) -> None:
        options = f"-k {self.folder} -c listen_addresses='' -c fsync=on -c max_connections=50"
        self._do("pg_ctl", "-D", self.data, "-w", "-l", self.folder / "log", "-o", options, "start")

    def stop(self, how: str = "fast") -> None:
        self._do("pg_ctl", "-D", self.data, "-w", "-m", how, "stop")

    def freeze(self) -> None:
        """All of it falls silent: lines stay open, and nobody answers."""
        self._frozen = self._processes()
        for pid in self._frozen:
            os.kill(pid, signal.SIGSTOP)

    def thaw(self) -> None:
        """It goes on, as if nothing had been."""
        for pid in self._frozen:
            os.kill(pid, signal.SIGCONT)

    def _processes(self) -> list[int]:
        first = int((self.data / "postmaster.pid").read_text().split()[0])
        return [first, *map(int, Path(f"/proc/{first}/task/{first}/children").read_text().split())]

    def fresh(self, name: str) -> str:
        """An empty database."""
        self._do("psql", "-h", self.folder, "-U", USER, "-c", f"CREATE DATABASE {name}")
        return f"postgresql://{USER}@/{name}?host={self.folder}"

    def remove(self) -> None:
        self.stop("immediate")
        shutil.rmtree(self.folder, ignore_errors=True)

    def _do(self, program: str, *args: object) -> None:
        user = {}
        if os.geteuid() == 0:
            entry = pwd.getpwnam(USER)
            user = {"user": entry.pw_uid, "group": entry.pw_gid, "extra_groups": []}
        subprocess.run(
            [str(self.programs / program), *map(str, args)], check=True, stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL, cwd=self.folder, **user,
        )  # fmt: skip
