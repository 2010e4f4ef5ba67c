"""Endpoints that are to go one day: from when they are discouraged, and until when they answer.

What stands in `RETIRING` tells it with each of its answers, and the document does too. Nothing
leaves before the next version of the path, and not within a year of the first telling.
"""

from dataclasses import dataclass
from datetime import UTC, datetime, timedelta
from email.utils import format_datetime

from starlette.types import ASGIApp, Message, Receive, Scope, Send

from nonet.api.route import LateRoute
from nonet.links import Site

LEAST_NOTICE = timedelta(days=365)


@dataclass(frozen=True, slots=True)
class Retirement:
    """Both times are in UTC; `successor` is the path of what takes its place."""

    deprecated_at: datetime
    sunset_at: datetime
    successor: str

    def __post_init__(self) -> None:
        if self.sunset_at - self.deprecated_at < LEAST_NOTICE:
            raise ValueError("callers have at least a year to change over")

    def headers(self, site: Site) -> tuple[tuple[bytes, bytes], ...]:
        """Return `Deprecation` (RFC 9745), `Sunset` (RFC 8594), and links to what to do."""
        deprecated = f"@{int(self.deprecated_at.timestamp())}"
        sunset = format_datetime(self.sunset_at.astimezone(UTC), usegmt=True)
        policy_url = f"{site.site_url}/developers/docs/changelog"
        links = (
            f'<{site.base_url}{self.successor}>; rel="successor-version", '
            f'<{policy_url}>; rel="deprecation"; type="text/html", '
            f'<{policy_url}>; rel="sunset"; type="text/html"'
        )
        return (
            (b"deprecation", deprecated.encode()),
            (b"sunset", sunset.encode()),
            (b"link", links.encode()),
        )


# By the path of the endpoint, such as `/hint`. Nothing is to go.
RETIRING: dict[str, Retirement] = {}


def tell_of_retirement(route: LateRoute, site: Site) -> None:
    """Let each answer of an endpoint that is to go say so, refusals too, and the document."""
    retirement = RETIRING.get(route.path)
    if retirement is not None:
        route.deprecated = True
        route.app = _with_headers(route.app, retirement.headers(site))


def _with_headers(app: ASGIApp, headers: tuple[tuple[bytes, bytes], ...]) -> ASGIApp:
    async def telling(scope: Scope, receive: Receive, send: Send) -> None:
        async def tell(message: Message) -> None:
            if message["type"] == "http.response.start":
                message["headers"] = [*message["headers"], *headers]
            await send(message)

        await app(scope, receive, tell)

    return telling
