"""`/.well-known/security.txt`: whom to tell of a weakness (RFC 9116)."""

from datetime import UTC, datetime, timedelta

from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import PlainTextResponse, Response

from nonet.website.languages import Languages
from nonet.website.pages import SECURITY_HEADERS
from nonet.website.services import WebsiteServices

PATH = "/.well-known/security.txt"
# Whoever runs the service answers for it today; the standard wants less than a year.
GOOD_FOR = timedelta(days=180)


class SecurityContact:
    """The contacts of the settings; without any there is no such file, and nobody waits for one."""

    def __init__(self, services: WebsiteServices, languages: Languages) -> None:
        self._services = services
        self._languages = ", ".join(languages.all)

    async def show(self, _request: Request) -> Response:
        """Serve the file."""
        if not self._services.security_contacts:
            raise HTTPException(404)
        headers = {"Cache-Control": "no-cache", **SECURITY_HEADERS}
        return PlainTextResponse("".join(f"{line}\n" for line in self._lines()), headers=headers)

    def _lines(self) -> list[str]:
        today = datetime.fromtimestamp(self._services.clock(), UTC).date()
        return [
            *(f"Contact: {contact}" for contact in self._services.security_contacts),
            f"Expires: {today + GOOD_FOR}T00:00:00Z",
            f"Preferred-Languages: {self._languages}",
            f"Canonical: {self._services.site.site_url}{PATH}",
        ]
