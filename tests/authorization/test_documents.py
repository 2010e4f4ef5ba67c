"""Client ID documents: fetched only over HTTPS, from public addresses, up to a size limit."""

import asyncio
import json
import ssl
import threading
from collections.abc import Callable, Iterator
from http.server import BaseHTTPRequestHandler, HTTPServer
from ipaddress import ip_address
from pathlib import Path
from typing import Any

import pytest
from mcp import ClientSession

from certificate import Certificate
from mail_server import Mailbox
from nonet.accounts.oauth.document import ClientDocuments, is_public
from nonet.errors import ForeignRedirectError, NonetError, UnknownProgramError
from nonet.runtime.tracing.exporting import Tracing
from nonet.runtime.tracing.span import Span, trace_as
from oauth_client import OfficialProgram
from samples import UNIQUE
from service import Service
from site_client import SiteClient
from trace_collector import collector
from waiting import PATIENCE_S

CALLBACK = "http://127.0.0.1/callback"


class ProgramSite:
    """A site of a program on this machine, with a certificate of its own."""

    def __init__(self, certificate: Certificate) -> None:
        self.asked: list[str] = []
        self.parent = ""
        self.answer: Callable[[BaseHTTPRequestHandler], None] = self.tell
        self.document: dict[str, Any] = {}
        site = self

        class ProgramSiteHandler(BaseHTTPRequestHandler):
            def do_GET(self) -> None:
                site.asked.append(f"{self.headers['Host']}{self.path}")
                site.parent = self.headers["traceparent"] or ""
                site.answer(self)

            def log_message(self, *_arguments: object) -> None:
                """Say nothing."""

        self._server = HTTPServer(("127.0.0.1", 0), ProgramSiteHandler)
        self._server.socket = certificate.server_context.wrap_socket(
            self._server.socket, server_side=True
        )
        self.address = f"https://127.0.0.1:{self._server.server_port}/program.json"
        self.document = {
            "client_id": self.address,
            "client_name": "Documented",
            "redirect_uris": [CALLBACK],
        }
        self._thread = threading.Thread(target=self._server.serve_forever, args=(0.05,))
        self._thread.start()

    def tell(self, request: BaseHTTPRequestHandler) -> None:
        """Give the document."""
        self.send(request, json.dumps(self.document).encode())

    @staticmethod
    def send(request: BaseHTTPRequestHandler, body: bytes) -> None:
        """Give a body."""
        request.send_response(200)
        request.send_header("Content-Type", "application/json")
        request.end_headers()
        request.wfile.write(body)

    def close(self) -> None:
        """End it."""
        self._server.shutdown()
        self._thread.join()
        self._server.server_close()


@pytest.fixture
def certificate(tmp_path: Path) -> Certificate:
    """Make a certificate."""
    return Certificate(tmp_path)


@pytest.fixture
def site(certificate: Certificate) -> Iterator[ProgramSite]:
    """Start the site of a program."""
    started = ProgramSite(certificate)
    yield started
    started.close()


@pytest.fixture
def documents(certificate: Certificate) -> ClientDocuments:
    """Read documents from this machine too, whose site has a certificate that is trusted."""
    trust = ssl.create_default_context(cafile=str(certificate.file))
    return ClientDocuments(lambda: 0.0, allows=lambda _address: True, trust=trust)


def refusal_of(documents: ClientDocuments, address: str) -> type[NonetError] | None:
    """Return how a document is refused."""
    try:
        asyncio.run(documents.read(address))
    except NonetError as refusal:
        return type(refusal)
    return None


def test_a_document_describes_its_program_and_is_read_once(
    site: ProgramSite, documents: ClientDocuments
) -> None:
    client = asyncio.run(documents.read(site.address))
    asyncio.run(documents.read(site.address))

    assert (client.id, client.name, client.redirect_uris) == (
        site.address,
        "Documented",
        (CALLBACK,),
    )
    assert site.asked == [site.address.removeprefix("https://")]


def test_a_fetch_from_the_program_s_site_carries_the_trace_context(
    site: ProgramSite, documents: ClientDocuments
) -> None:
    async def read_within(span: Span | None) -> None:
        trace_as(span)
        await documents.read(site.address)

    with collector() as gathered:
        tracing = Tracing(gathered.url, share=1, version="1")
        span = tracing.begin("GET", [], "the request")
        assert span is not None
        asyncio.run(read_within(span))
        tracing.end()

    (call,) = gathered.spans
    assert site.parent.startswith(f"00-{span.trace_id}-{call.span_id.hex()}-")


@pytest.mark.parametrize(
    ("changed", "refused"),
    [
        ({"client_id": "https://other.example/program.json"}, UnknownProgramError),
        ({"redirect_uris": []}, ForeignRedirectError),
        ({"redirect_uris": ["http://other.example/"]}, ForeignRedirectError),
        ({"redirect_uris": "no list"}, UnknownProgramError),
        ({"token_endpoint_auth_method": "private_key_jwt"}, UnknownProgramError),
        ({"padding": "x" * 70_000}, UnknownProgramError),
    ],
)
def test_invalid_client_documents_are_rejected(
    site: ProgramSite,
    documents: ClientDocuments,
    changed: dict[str, Any],
    refused: type[NonetError],
) -> None:
    site.document |= changed

    assert refusal_of(documents, site.address) is refused


def test_redirections_are_not_followed(site: ProgramSite, documents: ClientDocuments) -> None:
    def elsewhere(request: BaseHTTPRequestHandler) -> None:
        request.send_response(302)
        request.send_header("Location", f"{site.address}/other")
        request.end_headers()

    site.answer = elsewhere

    assert refusal_of(documents, site.address) is UnknownProgramError
    assert len(site.asked) == 1


@pytest.mark.parametrize("pause_s", [PATIENCE_S, 0.05])
def test_a_site_that_takes_its_time_is_not_waited_for(
    site: ProgramSite, certificate: Certificate, pause_s: float
) -> None:
    refused = threading.Event()

    def never_end(request: BaseHTTPRequestHandler) -> None:
        site.send(request, b"{")
        while not refused.wait(pause_s):
            request.wfile.write(b" ")

    site.answer = never_end
    trust = ssl.create_default_context(cafile=str(certificate.file))
    documents = ClientDocuments(
        lambda: 0.0, allows=lambda _address: True, trust=trust, longest_s=0.5
    )

    refusal = refusal_of(documents, site.address)
    refused.set()

    assert refusal is UnknownProgramError
    assert len(site.asked) <= 1


def test_a_site_that_no_authority_vouches_for_is_not_believed(site: ProgramSite) -> None:
    documents = ClientDocuments(lambda: 0.0, allows=lambda _address: True)

    assert refusal_of(documents, site.address) is UnknownProgramError
    assert site.asked == []


def test_a_private_address_is_never_asked(site: ProgramSite, certificate: Certificate) -> None:
    trust = ssl.create_default_context(cafile=str(certificate.file))

    assert refusal_of(ClientDocuments(lambda: 0.0, trust=trust), site.address) is (
        UnknownProgramError
    )
    assert site.asked == []


@pytest.mark.parametrize(
    "address",
    [
        "http://program.example/client.json",
        "https://program.example",
        "https://program.example/",
        "https://program.example/a/../client.json",
        "https://me@program.example/client.json",
        "https://program.example/client.json#part",
        "https://program.example:x/client.json",
        f"https://program.example/{'x' * 500}",
        "https:///client.json",
    ],
)
def test_an_id_that_cannot_be_a_document_address_is_not_fetched(
    documents: ClientDocuments, address: str
) -> None:
    assert refusal_of(documents, address) is UnknownProgramError


@pytest.mark.parametrize(
    "address",
    [
        "127.0.0.1",
        "10.0.0.1",
        "172.16.0.1",
        "192.168.1.1",
        "169.254.169.254",
        "100.64.0.1",
        "0.0.0.0",  # noqa: S104 - looked at, not bound
        "224.0.0.1",
        "255.255.255.255",
        "::1",
        "::",
        "fe80::1",
        "fc00::1",
        "ff02::1",
        "::ffff:127.0.0.1",
        "64:ff9b::7f00:1",
        "2002:7f00:1::",
        "192.88.99.1",
        "fec0::1",
        "5f00::1",
        "::5db8:d822",
    ],
)
def test_addresses_that_are_not_the_internets_are_known(address: str) -> None:
    assert not is_public(ip_address(address))


@pytest.mark.parametrize("address", ["93.184.216.34", "2606:2800:220:1::1", "::ffff:8.8.8.8"])
def test_addresses_of_the_internet_are_known_too(address: str) -> None:
    assert is_public(ip_address(address))


def test_the_official_client_joins_by_its_document(
    site: ProgramSite, documents: ClientDocuments, mailbox: Mailbox, tmp_path: Path
) -> None:
    async def grade(session: ClientSession) -> Any:
        return await session.call_tool("grade_puzzle", {"puzzle": UNIQUE})

    with Service(tmp_path / "own", smtp_url=mailbox.url, documents=documents) as service:
        ada = SiteClient(service)
        ada.sign_in(mailbox, "ada@example.com")
        program = OfficialProgram(ada, document=site.address)
        # The document has the address without a port, and the client takes one that is free.
        result = program.talk(grade)
        page = ada.get("/developers").text

    assert not result.is_error
    assert "Documented" in page
    assert program.memory.client is not None
    assert program.memory.client.client_id == site.address
