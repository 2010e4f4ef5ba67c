"""Many downloads at once, over real connections."""

import socket
from contextlib import ExitStack
from pathlib import Path

import pytest

from samples import variants
from server import Server
from waiting import patient_client

pytestmark = pytest.mark.slow

CLIENTS = 8


def _addresses(server: Server, count: int) -> list[str]:
    """Export so many different full packs and return the links' path and query."""
    with patient_client(headers={"Authorization": f"Bearer {server.key}"}) as client:
        answers = [
            client.post(
                f"{server.base_url}/worksheets",
                json={"puzzles": variants(20 + number)[-20:]},
            ).json()
            for number in range(count)
        ]
    return ["/" + answer["pdfUrl"].split("/", 3)[3] for answer in answers]


def _download_at_once(
    server: Server, addresses: list[str]
) -> list[tuple[int, dict[str, str], bytes]]:
    """Send all requests before any answer is read; return statuses, headers and bodies."""
    with ExitStack() as stack:
        connections = [
            stack.enter_context(socket.create_connection(("127.0.0.1", server.port)))
            for _ in addresses
        ]
        for connection, address in zip(connections, addresses, strict=True):
            request = f"GET {address} HTTP/1.1\r\nHost: here\r\nConnection: close\r\n\r\n"
            connection.sendall(request.encode())
        return [_read(connection) for connection in connections]


def _read(connection: socket.socket) -> tuple[int, dict[str, str], bytes]:
    with connection.makefile("rb") as stream:
        head, _, body = stream.read().partition(b"\r\n\r\n")
    status, *lines = head.decode().split("\r\n")
    headers = dict(line.lower().split(": ", 1) for line in lines)
    return int(status.split()[1]), headers, body


@pytest.mark.thorough
def test_eight_parallel_downloads_get_their_own_pdfs(tmp_path: Path) -> None:
    with Server(tmp_path) as server:
        addresses = _addresses(server, 7)
        addresses.append(addresses[0])
        with patient_client(server.url) as client:
            alone = [client.get(address).content for address in addresses]

        together = _download_at_once(server, addresses)

    assert [status for status, _, _ in together] == [200] * CLIENTS
    assert [body for _, _, body in together] == alone
    assert len(set(alone)) == CLIENTS - 1


def test_a_full_queue_answers_overloaded_with_retry_after(tmp_path: Path) -> None:
    with Server(tmp_path, printers="1", print_queue="1") as server:
        addresses = _addresses(server, 1) * CLIENTS

        answers = _download_at_once(server, addresses)
        afterwards = _download_at_once(server, addresses[:1])

    served = [answer for answer in answers if answer[0] == 200]
    refused = [answer for answer in answers if answer[0] != 200]
    # One is printed and one waits; how many come before the first is done is the machine's.
    assert len(served) >= 2
    assert len(refused) >= 1
    assert {body for _, _, body in served} == {afterwards[0][2]}
    for status, headers, body in refused:
        assert status == 503
        assert b'"code":"OVERLOADED"' in body
        assert int(headers["retry-after"]) >= 1
        assert headers["content-type"] == "application/json"
