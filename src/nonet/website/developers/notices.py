"""Letters that tell an owner what was done with the account."""

from typing import Literal

import structlog
from starlette.background import BackgroundTask
from starlette.responses import Response

from nonet.catalogue import Words
from nonet.errors import EmailFormatError, MailError
from nonet.links import Site
from nonet.mail import Letter, MailRoom
from nonet.website.languages import address_in

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


class Notices:
    """Sends them; what was done is done, whether the mail server takes the letter or not."""

    def __init__(
        self, mail_room: MailRoom | None, words: Words, site: Site, *, contact: str
    ) -> None:
        self._mail_room = mail_room
        self._words = words
        self._site = site
        self._contact = contact

    async def send(self, email: str, notice: Notice, **values: str | int) -> None:
        """Send one, where a mail server is set up."""
        if self._mail_room is None:
            return
        known = {
            "name": self._site.service_name,
            "link": f"{self._site.site_url}{address_in(self._words.tag, JOURNAL)}",
            "contact": self._contact,
            **values,
        }
        letter = Letter(
            recipient=email,
            subject=self._words(f"letter-{notice}-subject", **known),
            text=self._words(f"letter-{notice}-text", **known),
        )
        try:
            await self._mail_room.send(letter)
        except (MailError, EmailFormatError) as fault:
            log.warning("notice not sent", notice=notice, cause=type(fault.__cause__).__name__)

    def after(
        self, response: Response, email: str, notice: Notice, **values: str | int
    ) -> Response:
        """Send one when the response is on its way."""
        response.background = BackgroundTask(self.send, email, notice, **values)
        return response
