"""A product to record: a server in a folder of its own, and the `nonet` command beside it."""

import os
import socket
import subprocess
import sys
import time
from collections.abc import Mapping, Sequence
from pathlib import Path
from types import TracebackType
from typing import Any, Self

from httpx2 import Client, HTTPError, Response

SITE = "https://nonet.example"
COMMAND = Path(sys.executable).with_name("nonet")
_SCRIPTS = Path(__file__).parents[1]
_START_S, _PAUSE_S, _PATIENCE_S = 60, 0.1, 120
# Nothing is given up because the machine is busy, and signatures come out the same.
_STEADY = {
    "secret": "the recorder's own secret, of no worth",
    "site_url": SITE,
    "log_format": "json",
    "database_timeout_ms": 60_000,
    "grading_budget_ms": 600_000,
    "explaining_budget_ms": 600_000,
    "batch_processor_ms": 600_000,
    "work_threads": 1,  # streams of results come in order
    "printers": 1,
    "print_on_demand": True,
}


def environment(folder: Path, **settings: object) -> dict[str, str]:
    """Return the environment of a product whose data is in a folder."""
    kept = {name: value for name, value in os.environ.items() if not name.startswith("NONET_")}
    given = {"data_dir": folder / "var", **settings}
    own = {f"NONET_{name.upper()}": str(value) for name, value in given.items()}
    plain = {"COLUMNS": "100", "LC_ALL": "C.UTF-8", "TZ": "UTC", "PYTHONPATH": str(_SCRIPTS)}
    return {**kept, **own, **plain, "SOURCE_DATE_EPOCH": "1795176000"}


def free_port() -> int:
    """Return a port that nobody listens on."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port: int = probe.getsockname()[1]
        return port


class Command:
    """The `nonet` command in a folder."""

    def __init__(self, folder: Path, **settings: object) -> None:
        self.folder = folder
        folder.mkdir(parents=True, exist_ok=True)
        self._environment = environment(folder, **settings)

    def __call__(self, *arguments: str, given: str = "") -> dict[str, Any]:
        """Run it and return all that it gave."""
        done = subprocess.run(  # noqa: S603 - our own command
            [COMMAND, *arguments],
            cwd=self.folder,
            env=self._environment,
            input=given,
            capture_output=True,
            encoding="utf-8",
            errors="backslashreplace",
            check=False,
        )
        plainly = str(self.folder), "<folder>"
        return {
            "arguments": list(arguments),
            "status": done.returncode,
            "output": done.stdout.replace(*plainly),
            "errors": done.stderr.replace(*plainly),
        }


class Product:
    """A served product; each request comes at a time, with seeds, and from an address of its own.

    `arguments` start it: by default as `_product.py` does, which those need that set the time.
    """

    def __init__(self, folder: Path, *arguments: str | Path, **settings: object) -> None:
        self.port = free_port()
        self.command = Command(folder, **{**_STEADY, **settings})
        self._log = (folder / "server.log").open("w+")
        self._arguments = arguments or (sys.executable, "-m", "recorder._product", str(self.port))
        self._environment = environment(folder, **{**_STEADY, "port": self.port, **settings})
        self.client = Client(
            base_url=f"http://127.0.0.1:{self.port}",
            headers={
                "Host": SITE.removeprefix("https://"),
                "X-Forwarded-Proto": "https",
                "Accept-Encoding": "identity",
                "User-Agent": "recorder",
            },
            timeout=_PATIENCE_S,
        )

    def __enter__(self) -> Self:
        self._start()
        return self

    def _start(self) -> None:
        self.process = subprocess.Popen(  # noqa: S603 - our own program
            self._arguments,
            cwd=self.command.folder,
            env=self._environment,
            stdout=self._log,
            stderr=self._log,
        )
        end_s = time.monotonic() + _START_S
        while not self._is_ready():
            if time.monotonic() > end_s or self.process.poll() is not None:
                raise RuntimeError(self.log)
            time.sleep(_PAUSE_S)

    def restart(self) -> None:
        """Let the server write all that it has counted, and start it again."""
        self.process.terminate()
        self.process.wait()
        self._start()

    def __exit__(
        self,
        kind: type[BaseException] | None,
        fault: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        self.client.close()
        self.process.terminate()
        self.process.wait()
        self._log.close()

    @property
    def log(self) -> str:
        """All that the server has written so far."""
        self._log.flush()
        return Path(self._log.name).read_text()

    def key(self, email: str, *options: str) -> str:
        """Make an account and a key of it."""
        self.command("accounts", "create", email)
        made = self.command("keys", "create", email, "--name", "recorder", *options)
        line = next(word for word in made["output"].split() if word.startswith("nonet_"))
        return str(line)

    def ask(
        self,
        method: str,
        path: str,
        *,
        moment: int = 0,
        headers: Mapping[str, str] | Sequence[tuple[str, str]] = (),
        **options: Any,
    ) -> Response:
        """Send a request at a number of minutes after noon, with seeds that follow from it."""
        known = {
            "Recorder-Time": str(60 * moment),
            "Recorder-Seed": str(moment + 1),
            "X-Forwarded-For": f"198.51.{moment // 250 % 250}.{moment % 250 + 1}",
        }
        return self.client.request(
            method, path, headers={**known, **dict(headers)}, follow_redirects=False, **options
        )

    def _is_ready(self) -> bool:
        try:
            return self.client.get("/healthz").status_code == 200  # noqa: PLR2004
        except HTTPError:
            return False
