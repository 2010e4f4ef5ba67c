"""Emails to account owners: notices of changes, and links."""

import re
from collections.abc import Mapping
from typing import TYPE_CHECKING, Literal

import structlog
from starlette.background import BackgroundTask
from starlette.requests import Request
from starlette.responses import Response

from nonet.accounts.email import admit_emails, mailbox_name
from nonet.accounts.mailer import Email, Mailer
from nonet.errors import EmailFormatError, MailError, MailMissingError
from nonet.i18n.words import Words
from nonet.puzzles.links.site import Site
from nonet.server.http.headers import client_address
from nonet.server.site.languages import address_in

if TYPE_CHECKING:
    # Commands also send emails, and don't need the whole server.
    from nonet.server.state import AppState

JOURNAL = "/developers/journal"

log = structlog.get_logger()

Notice = Literal[
    "new-key",
    "new-connection",
    "new-browser",
    "identity-joined",
    "identity-removed",
    "passkey-added",
    "passkey-removed",
    "recovery-code-used",
    "address-changed",
    "deleted",
    "leaked",
    "suspended",
    "restored",
]


class Notifier:
    """Sends notices. A change stands even if the mail server rejects its email."""

    def __init__(self, mailer: Mailer | None, words: Words, site: Site, *, contact: str) -> None:
        self._mailer = mailer
        self._words = words
        self._site = site
        self._contact = contact

    async def send(self, email: str, notice: Notice, **values: str | int) -> None:
        """Send a notice, if a mail server is configured."""
        if self._mailer is None:
            return
        known = {
            "name": self._site.service_name,
            "link": f"{self._site.site_url}{address_in(self._words.tag, JOURNAL)}",
            "contact": self._contact,
            **values,
        }
        mail = Email(
            recipient=email,
            subject=self._words(f"letter-{notice}-subject", **known),
            text=_openable(self._words(f"letter-{notice}-text", **known)),
        )
        try:
            await self._mailer.send(mail)
        except (MailError, EmailFormatError) as fault:
            log.warning("notice_send_failed", notice=notice, cause=type(fault.__cause__).__name__)

    def after(
        self, response: Response, email: str, notice: Notice, **values: str | int
    ) -> Response:
        """Send a notice after the response."""
        response.background = BackgroundTask(self.send, email, notice, **values)
        return response


_LOOPBACK = frozenset({"127.0.0.1", "::1", "localhost"})


class LinkDelivery:
    """Emails links, or shows them on the page of a local service."""

    def __init__(self, services: "AppState", words: Words, *, service_name: str) -> None:
        self._services = services
        self._words = words
        self._service_name = service_name

    def can_deliver(self, request: Request) -> bool:
        """Return whether a link for this request can be emailed or shown."""
        return self._services.mailer is not None or self._shows_links(request)

    async def admit(self, request: Request, lanes: Mapping[str, str]) -> None:
        """Count an email to each address in its lane, before the link is created.

        Raises:
            ThrottledError: the client requested too many emails.
            EmailLimitError: one of the mailboxes received too many.
        """
        if self._services.mailer is None:
            return
        limits = self._services.limits
        for _ in lanes:
            limits.emails_by_client.count(client_address(request.scope))
        names = [
            mailbox_name(email, lane=lane, secret=self._services.secret)
            for email, lane in lanes.items()
        ]
        await self._services.database.run(
            admit_emails, names, limits.emails, now_ms=self._services.now_ms
        )

    async def deliver(
        self, request: Request, email: str, kind: str, link: str, **values: str
    ) -> str | None:
        """Email a link; without a mail server, return it for the page to show.

        `kind` names the email in the catalogue.

        Raises:
            MailError: the mail server rejected it.
            MailMissingError: there is no mail server, and the page must not show the link.
        """
        if self._services.mailer is None:
            if self._shows_links(request):
                return link
            raise MailMissingError("no mail server is configured")
        name = self._service_name
        await self._services.mailer.send(
            Email(
                recipient=email,
                subject=self._words(f"letter-{kind}-subject", name=name),
                text=_openable(self._words(f"letter-{kind}-text", name=name, link=link, **values)),
            )
        )
        return None

    def _shows_links(self, request: Request) -> bool:
        """Return whether the page may show a link.

        The server must listen only on this machine. The `Host` must be this machine, too, against
        DNS rebinding by another site.
        """
        return (
            self._services.settings.is_for_this_machine_only
            and (request.url.hostname or "") in _LOOPBACK
            and client_address(request.scope) in _LOOPBACK
        )


def _openable(text: str) -> str:
    """Remove isolates around links, since mail programs would add them to the link."""
    return re.sub("\u2068(https?://[^\u2069]+)\u2069", r"\1", text)
