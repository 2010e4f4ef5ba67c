"""The live checks of `nonet doctor`: email, public URL, the proxy's limits, the last backup."""

import asyncio
import http.client
import socket
import ssl
import time
from collections.abc import Callable, Iterator
from urllib.parse import SplitResult, urlsplit

from nonet.accounts.mailer import Email
from nonet.server.backups import rehearse_restore
from nonet.server.checkup import Finding, WrongError, look_at
from nonet.server.preparation import open_mailer
from nonet.server.settings import Settings

_PATIENCE_S = 10
# deploy/proxy has 10 seconds and 32 KiB.
_HEAD_WITHIN_S = 20
_HEAD = b"GET /healthz HTTP/1.1\r\nHost: %b\r\nX-Nonet-Doctor: "
_TOO_LONG = 256 * 1024
_REFUSED = range(400, 500)
_LEAST_DAYS = 14
_DAY_S = 86_400


def rehearse(settings: Settings, recipient: str) -> Iterator[Finding]:
    """Check everything outside this process that a service with these settings depends on."""

    def letter(settings: Settings) -> str:
        return _letter(settings, recipient)

    tries: dict[str, Callable[[Settings], str]] = {
        "letter": letter,
        "public name": _public_name,
        "proxy": _proxy,
        "restore": rehearse_restore,
    }
    yield from look_at(settings, tries)


def _letter(settings: Settings, recipient: str) -> str:
    found = open_mailer(settings)
    if found is None:
        raise WrongError("no mail server: set NONET_SMTP_URL")
    name = settings.site.service_name
    text = f"{settings.public_site_url} can send email, and it arrives.\n"
    asyncio.run(found.send(Email(recipient, f"Test email from {name}", text)))
    return f"the mail server accepted a test email to {recipient}"


def _public_name(settings: Settings) -> str:
    address = urlsplit(settings.public_site_url)
    with _connected(address) as connection:
        left = _days_left(connection)
        server = http.client.HTTPConnection(address.netloc)
        server.sock = connection
        server.request("GET", f"{address.path}/readyz")
        status = server.getresponse().status
    if status != http.HTTPStatus.OK:
        raise WrongError(f"{settings.public_site_url}/readyz answers {status}")
    if left is None:
        return f"{settings.public_site_url}/readyz answers 200, without TLS"
    if left < _LEAST_DAYS:
        raise WrongError(f"the certificate expires in {left:.0f} days")
    return f"{settings.public_site_url}/readyz answers 200, certificate valid for {left:.0f} days"


def _days_left(connection: socket.socket) -> float | None:
    if not isinstance(connection, ssl.SSLSocket):
        return None
    ends = (connection.getpeercert() or {})["notAfter"]
    return (ssl.cert_time_to_seconds(str(ends)) - time.time()) / _DAY_S


def _proxy(settings: Settings) -> str:
    address = urlsplit(settings.public_site_url)
    head = _HEAD % address.netloc.encode()
    with _connected(address) as connection:
        status = _answer(connection, head + b"x" * _TOO_LONG + b"\r\n\r\n")
        if status not in (0, *_REFUSED):
            raise WrongError(f"it accepts headers of {_TOO_LONG >> 10} KiB: see deploy/proxy")
    with _connected(address) as connection:
        connection.settimeout(_HEAD_WITHIN_S)
        try:
            _answer(connection, head)
        except TimeoutError as fault:
            message = f"it waits {_HEAD_WITHIN_S} s for incomplete headers: see deploy/proxy"
            raise WrongError(message) from fault
    return "rejects long headers, and closes connections with incomplete ones"


def _connected(address: SplitResult) -> socket.socket:
    port = address.port or (443 if address.scheme == "https" else 80)
    connection = socket.create_connection((address.hostname, port), _PATIENCE_S)
    if address.scheme != "https":
        return connection
    return ssl.create_default_context().wrap_socket(connection, server_hostname=address.hostname)


def _answer(connection: socket.socket, data: bytes) -> int:
    """Send bytes and return the status of the response, or 0 if the connection ends before it."""
    try:
        connection.sendall(data)
        return int(connection.recv(12)[9:12] or 0)
    except ConnectionError:
        return 0
