"""The service as its operators run it: `nonet serve` in processes of its own."""

import json
import os
import re
import socket
import sys
from collections.abc import Iterator, Mapping, Sequence
from contextlib import ExitStack, contextmanager, suppress
from itertools import count
from pathlib import Path
from threading import Condition, Thread
from types import TracebackType
from typing import IO, Any, Literal, Self

from httpx2 import Client, Response

from processes import Fork, Process, start
from samples import UNIQUE
from waiting import PATIENT, eventually, patient_client

COMMAND = Path(sys.executable).with_name("nonet")
# Below those that Linux gives to connections; processes of tests begin far from each other.
_FIRST_PORT, _PORT_COUNT = 20_000, 12_000
_PORTS = (_FIRST_PORT + (os.getpid() * 1_009 + step) % _PORT_COUNT for step in count())
SERVING = '"event":"serving"'
_QUICK = {"print_on_demand": True, "printers": 1}


def environment(settings: Mapping[str, object]) -> dict[str, str]:
    """Return this process's environment with these settings of Nonet, and patience."""
    kept = {name: value for name, value in os.environ.items() if not name.startswith("NONET_")}
    wanted = {**PATIENT, **settings}
    given = {f"NONET_{name.upper()}": str(value) for name, value in wanted.items()}
    return {**kept, "PYTHONWARNINGS": "default", **given}


def free_port() -> int:
    """Return a port that nobody listens on, and nobody else is given before it is listened on.

    Those that the system chooses are also the near ends of connections: one may be taken by the
    time a server has started.
    """
    for port in _PORTS:
        with socket.socket() as probe:
            try:
                probe.bind(("127.0.0.1", port))
            except OSError:
                continue
            return port
    raise AssertionError


def _activated(listener: socket.socket) -> list[str]:
    """Return a command that starts a program as systemd does, with a socket that it holds."""
    pass_on = f'exec 3<&{listener.fileno()}; LISTEN_PID=$$ LISTEN_FDS=1 exec "$@"'
    return ["bash", "-c", pass_on, "nonet"]


def held_socket() -> socket.socket:
    """Listen on a free port, as systemd does for a service."""
    return socket.create_server(("127.0.0.1", 0), backlog=2_048)


class Lines:
    """The lines that a process writes to a stream, gathered as they come."""

    def __init__(self, stream: IO[str]) -> None:
        self._lines: list[str] = []
        self._ended = False
        self._changed = Condition()
        self._reader = Thread(target=self._read, args=(stream,), daemon=True)
        self._reader.start()

    @property
    def text(self) -> str:
        """Everything that has come."""
        with self._changed:
            return "".join(self._lines)

    def wait_for(self, text: str, *, times: int = 1) -> None:
        """Wait until a text has come so many times."""
        with self._changed:
            self._changed.wait_for(lambda: self._ended or self._count(text) >= times)
            assert self._count(text) >= times, "".join(self._lines)

    def rest(self) -> str:
        """Wait for the end and return everything."""
        self._reader.join()
        return self.text

    def _count(self, text: str) -> int:
        return sum(text in line for line in self._lines)

    def _read(self, stream: IO[str]) -> None:
        with stream:
            for line in stream:
                with self._changed:
                    self._lines.append(line)
                    self._changed.notify_all()
        with self._changed:
            self._ended = True
            self._changed.notify_all()


class Server:
    """`nonet serve` in a folder, on a free port, until the block ends.

    It is a fork, which starts ten times as fast as the installed command. With `before`, that is
    started: by this program with its arguments, or by itself where there is none. With a listener,
    it is started as systemd does, which keeps the socket open across restarts.
    """

    def __init__(
        self,
        folder: Path,
        *arguments: str,
        workers: int = 1,
        before: Sequence[str] | None = None,
        port: int | None = None,
        listener: socket.socket | None = None,
        **settings: Any,
    ) -> None:
        self.port = listener.getsockname()[1] if listener else port or free_port()
        self.url = f"http://127.0.0.1:{self.port}"
        self._workers = workers
        command = [str(COMMAND), "serve", f"--port={self.port}", f"--workers={workers}", *arguments]
        given = environment({**_QUICK, **settings})
        if listener:
            before = [*_activated(listener), *(before or ())]
        self._process: Process = (
            Fork(command, folder=folder, environment=given)
            if before is None
            else start(
                [*(before or ()), *command],
                folder=folder,
                environment=given,
                descriptors=[listener.fileno()] if listener else (),
            )
        )
        assert self._process.stdout is not None
        assert self._process.stderr is not None
        self.output = Lines(self._process.stdout)
        self.log = Lines(self._process.stderr)

    def __enter__(self) -> Self:
        try:
            self.log.wait_for(SERVING, times=self._workers)
            self.output.wait_for("curl")
        except BaseException:
            self.stop()
            raise
        self.client = patient_client(self.url)
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        fault: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        self.client.close()
        self.stop()

    @property
    def pid(self) -> int:
        """Process ID of the server; with several workers, of their supervisor."""
        return self._process.pid

    @property
    def base_url(self) -> str:
        """The address of the API."""
        return f"{self.url}/api/v1"

    @property
    def key(self) -> str:
        """The key that the first start of a service prints."""
        match = re.search(r"nonet_live_\w+", self.output.text)
        assert match is not None, self.output.text
        return match[0]

    def stop(self) -> int:
        """End the server as an operator does and return its exit status."""
        self._process.terminate()
        return self._process.wait()

    @property
    def process_id(self) -> int:
        """The process that the operator started."""
        return self._process.pid

    @property
    def worker(self) -> int:
        """The first worker, which does the work where there is only one."""
        line = next(line for line in self.log.text.splitlines() if SERVING in line)
        return int(json.loads(line)["process"])

    def send(self, sig: int) -> None:
        """Send the process a signal."""
        self._process.send_signal(sig)

    def wait(self) -> int:
        """Wait until the process has ended and return its exit status."""
        return self._process.wait()

    def post(self, path: str, body: Any, *, key: str) -> Response:
        """Send a JSON body to an endpoint with a key, on a connection that is kept."""
        headers = {"Authorization": f"Bearer {key}"}
        return self.client.post(f"/api/v1{path}", json=body, headers=headers)


# Three servers, as on three hosts; or one with three workers, which share an address.
Layout = Literal["three servers", "three workers"]
LAYOUTS: tuple[Layout, ...] = ("three servers", "three workers")


@contextmanager
def three_processes(folder: Path, layout: Layout, *, database_url: str) -> Iterator[list[Client]]:
    """Start the processes in a folder and give a client of each."""
    with ExitStack() as stack:
        if layout == "three servers":
            servers = [Server(folder, database_url=database_url) for _ in range(3)]
            yield [stack.enter_context(server).client for server in servers]
        else:
            server = stack.enter_context(Server(folder, workers=3, database_url=database_url))
            yield _clients_of_workers(server, stack)


def spend(client: Client, key: str) -> int:
    """Spend one request of a key at a client's process and return the status."""
    headers = {"Authorization": f"Bearer {key}"}
    return client.post("/api/v1/check", json={"puzzle": UNIQUE}, headers=headers).status_code


def _clients_of_workers(server: Server, stack: ExitStack) -> list[Client]:
    """Connect until each worker has taken one of the connections, which are all kept."""
    lines = [json.loads(line) for line in server.log.text.splitlines() if SERVING in line]
    found: dict[int, Client] = {}

    def connect() -> bool:
        client = stack.enter_context(patient_client(server.url))
        stream = client.get("/healthz").extensions["network_stream"]
        inode = _inode_of_connection(server.port, stream.get_extra_info("client_addr")[1])
        for line in lines:
            if _holds(line["process"], inode):
                found.setdefault(line["process"], client)
        return len(found) == len(lines)

    eventually(connect)
    return list(found.values())


def _inode_of_connection(server_port: int, client_port: int) -> str:
    """Return the number of the server's end of a connection over IPv4, as the kernel lists it."""
    ends = f":{server_port:04X}", f":{client_port:04X}"
    for line in Path("/proc/net/tcp").read_text().splitlines()[1:]:
        _, local, remote, *rest = line.split()
        if (local[-5:], remote[-5:]) == ends:
            return rest[6]
    raise AssertionError(f"no connection from port {client_port}")


def _holds(process: int, inode: str) -> bool:
    """Return whether a process has a socket open."""
    for file in Path(f"/proc/{process}/fd").iterdir():
        # It may be closed while we look.
        with suppress(FileNotFoundError):
            if str(file.readlink()) == f"socket:[{inode}]":
                return True
    return False
