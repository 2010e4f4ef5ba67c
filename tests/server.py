"""A whole service in a process of its own, reached through a socket."""

import os
import socket
import subprocess
import sys
from pathlib import Path
from types import TracebackType
from typing import Self

NONET = str(Path(sys.executable).parent / "nonet")


class Server:
    """`nonet serve` on a free port, with its data in a folder."""

    def __init__(self, folder: Path, **settings: str) -> None:
        self.port = free_port()
        self.base_url = f"http://127.0.0.1:{self.port}/api/v1"
        self.environment = {
            **os.environ,
            "NONET_DATA_DIR": str(folder),
            "NONET_PORT": str(self.port),
            **{f"NONET_{name.upper()}": value for name, value in settings.items()},
        }
        self._log = folder / "server.log"

    def __enter__(self) -> Self:
        self.nonet("accounts", "create", "ada@example.com")
        self.key = self.nonet("keys", "create", "ada@example.com", "--name", "test").strip()
        with self._log.open("wb") as log:
            self._process = subprocess.Popen(
                [NONET, "serve"], env=self.environment, stdout=subprocess.DEVNULL, stderr=log
            )
        self._wait_until_it_listens()
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        fault: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        self._process.terminate()
        self._process.wait()

    @property
    def log(self) -> str:
        """Everything the server has logged."""
        return self._log.read_text()

    def nonet(self, *arguments: str) -> str:
        """Run a `nonet` command on the server's data and return its output."""
        done = subprocess.run(
            [NONET, *arguments], env=self.environment, check=True, capture_output=True, text=True
        )
        return done.stdout

    def _wait_until_it_listens(self) -> None:
        with self._log.open() as lines:
            while self._process.poll() is None:
                if "Uvicorn running" in lines.readline():
                    return
        raise RuntimeError(self.log)


def free_port() -> int:
    """Return a port that nothing listens on."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port: int = probe.getsockname()[1]
        return port
