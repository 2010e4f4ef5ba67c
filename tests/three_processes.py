"""One service in three processes on one database, and a client that is connected to each."""

import json
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager, suppress
from pathlib import Path
from typing import Literal

from httpx2 import Client

from patience import eventually, patient_client
from samples import UNIQUE
from server import SERVING, Server

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
    """Tell whether a process has a socket open."""
    for file in Path(f"/proc/{process}/fd").iterdir():
        # It may be closed while we look.
        with suppress(FileNotFoundError):
            if str(file.readlink()) == f"socket:[{inode}]":
                return True
    return False
