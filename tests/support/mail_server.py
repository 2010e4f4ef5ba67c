"""A real mail server of the tests' own, on loopback."""

import asyncio
import re
from email import message_from_bytes
from email.message import EmailMessage
from email.policy import SMTP as POLICY
from queue import Queue
from types import TracebackType
from typing import Any, Self, cast
from urllib.parse import quote, urlsplit

from aiosmtpd.controller import Controller
from aiosmtpd.smtp import SMTP, AuthResult, Envelope, LoginPassword, Session

from certificate import Certificate
from server import free_port

LINK = re.compile(r"https?://\S+")
TO_OPEN = re.compile(r"/developers/(sign-in|email-change|join)/[^/]{43}$")
WAIT_S = 30


USER, PASSWORD = "nonet", "p/w of: tests"


class _Connection(SMTP):
    """A connection that can be waited for until it is closed."""

    def __init__(self, opened: "set[_Connection]", *arguments: Any, **options: Any) -> None:
        super().__init__(*arguments, **options)
        self.closed = asyncio.Event()
        self._opened = opened

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        super().connection_made(transport)
        self._opened.add(self)

    def connection_lost(self, error: Exception | None) -> None:
        super().connection_lost(error)
        self._opened.discard(self)
        self.closed.set()


class _Controller(Controller):
    """A mail server that closes its connections before its event loop ends.

    Else they are left to the garbage collector, which warns of them in whichever test runs then.
    """

    def __init__(self, handler: Any, **options: Any) -> None:
        super().__init__(handler, **options)
        self._connections: set[_Connection] = set()

    def factory(self) -> _Connection:
        return _Connection(self._connections, self.handler, loop=self.loop, **self.SMTP_kwargs)

    def stop(self, no_assert: bool = False) -> None:  # noqa: FBT001, FBT002 - the base class's
        asyncio.run_coroutine_threadsafe(self._close_connections(), self.loop).result(WAIT_S)
        super().stop(no_assert)

    async def _close_connections(self) -> None:
        if self.server:
            self.server.close()
        for connection in list(self._connections):
            transport = connection.transport
            # Python 3.11's encrypted transports can't be aborted after they were closed twice.
            if isinstance(transport, asyncio.Transport) and not transport.is_closing():
                transport.abort()
            await connection.closed.wait()


class Mailbox:
    """Takes every letter for as long as the block lasts.

    With a `certificate` letters come only encrypted and by login, from the first byte where
    `at_once` is set, and else after STARTTLS.
    Without `speaks_utf8` it takes none for addresses beyond ASCII.
    """

    def __init__(
        self,
        certificate: Certificate | None = None,
        *,
        at_once: bool = False,
        speaks_utf8: bool = True,
    ) -> None:
        self._letters: Queue[EmailMessage] = Queue()
        self.recipients: list[str] = []
        self.refused: set[str] = set()
        self.port = free_port()
        self.users: list[str] = []
        scheme = "smtps" if at_once else "smtp"
        user = f"{USER}:{quote(PASSWORD, safe='')}@" if certificate else ""
        self.url = f"{scheme}://{user}127.0.0.1:{self.port}"
        options: dict[str, Any] = {"enable_SMTPUTF8": speaks_utf8}
        if certificate:
            context = certificate.server_context
            options |= {"ssl_context": context} if at_once else {"tls_context": context}
            options |= {"authenticator": self._authenticate, "require_starttls": not at_once}
            options |= {"auth_require_tls": not at_once}
        self._needs_login = certificate is not None
        self._controller = _Controller(
            self, hostname="127.0.0.1", port=self.port, ready_timeout=WAIT_S, **options
        )

    def _authenticate(self, *arguments: Any) -> AuthResult:
        login: LoginPassword = arguments[-1]
        is_right = (login.login, login.password) == (USER.encode(), PASSWORD.encode())
        if is_right:
            self.users.append(login.login.decode())
        return AuthResult(success=is_right, handled=False)

    async def handle_RCPT(  # noqa: N802 - the library's name
        self,
        _server: SMTP,
        session: Session,
        envelope: Envelope,
        address: str,
        _options: object,
    ) -> str:
        """Take letters to every address that is not in `refused`."""
        if self._needs_login and not session.authenticated:
            return "530 log in first"
        if address in self.refused:
            return "550 no such mailbox"
        envelope.rcpt_tos.append(address)
        return "250 OK"

    async def handle_DATA(  # noqa: N802 - the library's name
        self, _server: SMTP, _session: Session, envelope: Envelope
    ) -> str:
        """Keep a letter."""
        self.recipients += envelope.rcpt_tos
        content = cast("bytes", envelope.content)
        letter: Any = message_from_bytes(content, policy=cast("Any", POLICY))
        self._letters.put(letter)
        return "250 OK"

    def next(self) -> EmailMessage:
        """Return the next letter that came."""
        return self._letters.get(timeout=WAIT_S)

    def next_link(self) -> str:
        """Return the one link of the next letter that has a link to open; skip other letters."""
        while True:
            links = [
                str(link)
                for link in LINK.findall(self.next().get_content())
                if TO_OPEN.search(link)
            ]
            if links:
                (link,) = links
                return link

    def next_path(self) -> str:
        """Return the path of the one link in the next letter."""
        return urlsplit(self.next_link()).path

    @property
    def is_empty(self) -> bool:
        """Return whether no letter waits."""
        return self._letters.empty()

    def __enter__(self) -> Self:
        self._controller.start()
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        fault: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        self._controller.stop()
