"""Links on their way to a person: by mail, or on the page where nobody else can see it."""

from collections.abc import Mapping

from starlette.requests import Request

from nonet.accounts import admit_letters, mailbox_name
from nonet.catalogue import Words
from nonet.door.address import client_address
from nonet.errors import MailMissingError
from nonet.mail import Letter
from nonet.website.developers.services import DeveloperServices

_LOOPBACK = frozenset({"127.0.0.1", "::1", "localhost"})


class LinkDelivery:
    """Delivers links."""

    def __init__(self, services: DeveloperServices, words: Words, *, service_name: str) -> None:
        self._services = services
        self._words = words
        self._service_name = service_name

    def can_deliver(self, request: Request) -> bool:
        """Tell whether a link made for this request would reach anyone."""
        return self._services.mail_room is not None or self._shows_links(request)

    async def admit(self, request: Request, lanes: Mapping[str, str]) -> None:
        """Count a letter to each address in its lane, before anything is made that it would hold.

        Raises:
            ThrottledError: the client asked for too many letters.
            LetterLimitError: one of the mailboxes got enough of them.
        """
        if self._services.mail_room is None:
            return
        limits = self._services.limits
        for _ in lanes:
            limits.letters_by_client.count(client_address(request.scope))
        names = [
            mailbox_name(email, lane=lane, secret=self._services.secret)
            for email, lane in lanes.items()
        ]
        await self._services.database.run(
            admit_letters, names, limits.letters, now_ms=self._services.now_ms
        )

    async def deliver(
        self, request: Request, email: str, kind: str, link: str, **values: str
    ) -> str | None:
        """Send a link to an address; return it where the page itself has to show it.

        `kind` names the letter in the catalogue.

        Raises:
            MailError: the mail server did not take it.
            MailMissingError: there is none, and the page may not show it.
        """
        if self._services.mail_room is None:
            if self._shows_links(request):
                return link
            raise MailMissingError("no mail server is set up")
        name = self._service_name
        await self._services.mail_room.send(
            Letter(
                recipient=email,
                subject=self._words(f"letter-{kind}-subject", name=name),
                text=self._words(f"letter-{kind}-text", name=name, link=link, **values),
            )
        )
        return None

    def _shows_links(self, request: Request) -> bool:
        """Tell whether the page may show a link.

        The server listens on this machine alone; the `Host` must be this machine too, or another
        site's page could have had its own name led here (DNS rebinding).
        """
        return (
            self._services.shows_links
            and (request.url.hostname or "") in _LOOPBACK
            and client_address(request.scope) in _LOOPBACK
        )
