"""Responses of the shipped proxies themselves: limits, cached responses, and 503s."""

import socket
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path
from threading import Thread

import pytest
from httpx2 import Client, HTTPTransport

from proxies import PROXIES, needs_nginx, shipped
from server import Server
from waiting import PATIENCE_S, patient_client

PREVIEW = "/techniques/x-wing/preview.png"
# Caddy sends a GET again until a worker answers, for a minute.
ONE_TRY = {"lb_try_duration 60s": "lb_try_duration 1s"}
DRAWN = '"route":"/techniques/{slug}/preview.png","status":200'


@contextmanager
def dying_upstream() -> Iterator[int]:
    """Listen as a worker does that is killed whenever a request has reached it."""
    with socket.create_server(("127.0.0.1", 0)) as listener:

        def serve() -> None:
            while True:
                try:
                    connection, _ = listener.accept()
                except OSError:
                    return
                with connection:
                    connection.recv(65_536)

        thread = Thread(target=serve)
        thread.start()
        try:
            yield listener.getsockname()[1]
        finally:
            listener.shutdown(socket.SHUT_RDWR)
            thread.join()


@pytest.mark.parametrize("proxy", PROXIES)
def test_a_request_whose_worker_dies_gets_a_503_to_retry(proxy: str, tmp_path: Path) -> None:
    with (
        dying_upstream() as upstream,
        shipped(proxy, tmp_path / proxy, upstream, ONE_TRY) as port,
        patient_client(f"http://127.0.0.1:{port}") as client,
    ):
        page, endpoint = client.get("/daily"), client.post("/api/v1/check", json={})

    for answer in (page, endpoint):
        assert answer.status_code == 503
        assert int(answer.headers["retry-after"]) > 0
        assert answer.headers["cache-control"] == "no-store"
    assert page.headers["content-type"].startswith("text/plain")
    assert endpoint.headers["content-type"] == "application/json"
    assert endpoint.json()["error"]["code"] == "UNAVAILABLE"
    assert endpoint.json()["error"].keys() == {"code", "message"}


@pytest.fixture(scope="module")
def behind_nginx(tmp_path_factory: pytest.TempPathFactory) -> Iterator[tuple[int, Server]]:
    folder = tmp_path_factory.mktemp("site")
    with ExitStack() as stack:
        server = stack.enter_context(Server(folder, page_requests_per_minute=100_000))
        port = stack.enter_context(shipped("nginx", folder / "nginx", server.port))
        yield port, server


def client_at(port: int, address: str) -> Client:
    """Connect from an address of this machine."""
    transport = HTTPTransport(local_address=address, verify=False)
    return Client(base_url=f"http://127.0.0.1:{port}", transport=transport, timeout=PATIENCE_S)


@needs_nginx
def test_a_public_picture_is_drawn_once_however_many_ask(
    behind_nginx: tuple[int, Server],
) -> None:
    port, server = behind_nginx
    with client_at(port, "127.0.0.5") as client:
        answers = [
            client.get(PREVIEW, headers={"Accept-Encoding": coding})
            for coding in ("identity", "br", "br;q=1", "gzip;q=0")
        ]
        drawn = server.log.text.count(DRAWN)
        compressed = client.get("/techniques/x-wing", headers={"Accept-Encoding": "gzip"})
        plain = client.get("/techniques/x-wing", headers={"Accept-Encoding": "identity"})

    assert len({answer.content for answer in answers}) == 1
    assert drawn == 1
    assert compressed.headers["content-encoding"] == "gzip"
    assert "content-encoding" not in plain.headers
    assert compressed.text == plain.text


@needs_nginx
@pytest.mark.parametrize(
    ("method", "path", "headers"),
    [
        ("GET", "/daily", {"Cookie": "nonet=somebody"}),
        ("GET", "/daily", {"Authorization": "Bearer somebody"}),
        ("GET", "/developers/sign-in", {}),
        ("GET", "/play/4", {}),
        ("POST", "/import", {}),
    ],
)
def test_nothing_personal_or_fresh_is_kept(
    behind_nginx: tuple[int, Server], method: str, path: str, headers: dict[str, str]
) -> None:
    port, server = behind_nginx
    route = f'"method":"{method}","route":"{path.replace("4", "{size:number}")}"'
    before = server.log.text.count(route)
    with client_at(port, "127.0.0.6") as client:
        for _ in range(3):
            client.request(method, path, headers=headers)

    server.log.wait_for(route, times=before + 3)


@needs_nginx
def test_an_address_that_floods_costly_pages_is_limited_and_no_other(
    behind_nginx: tuple[int, Server],
) -> None:
    port, _ = behind_nginx
    with client_at(port, "127.0.0.66") as attacker, client_at(port, "127.0.0.7") as client:
        gets = [attacker.get("/de/print").status_code for _ in range(400)]
        posts = [attacker.post("/import").status_code for _ in range(60)]
        elsewhere = attacker.get("/healthz").status_code
        other = client.get("/de/print").status_code

    assert set(gets) == {200, 429}
    assert 429 in posts
    assert (elsewhere, other) == (200, 200)


@needs_nginx
@pytest.mark.parametrize("network", ["2001:db8:1:2:3:4:5:{:x}", "2001:db8::{:x}"])
def test_all_addresses_of_an_ipv6_network_are_limited_as_one_client(
    tmp_path: Path, network: str
) -> None:
    by_header = "server_tokens off; set_real_ip_from 127.0.0.1; real_ip_header X-Real-IP;"
    with (
        dying_upstream() as upstream,
        shipped("nginx", tmp_path / "nginx", upstream, {"server_tokens off;": by_header}) as port,
        patient_client(f"http://127.0.0.1:{port}") as client,
    ):

        def post(address: str) -> int:
            return client.post("/import", headers={"X-Real-IP": address}).status_code

        of_one_network = [post(network.format(number)) for number in range(60)]
        of_another = post("2001:db8:1:9::1")

    assert set(of_one_network) == {503, 429}
    assert of_another == 503
