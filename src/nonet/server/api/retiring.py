"""Deprecated endpoints, with the times of their deprecation and removal.

The headers of their responses and the OpenAPI document announce the deprecation. An endpoint is
removed with the next version of the path at the earliest, at least a year after its deprecation.
"""

from dataclasses import dataclass
from datetime import UTC, datetime, timedelta
from email.utils import format_datetime

from nonet.puzzles.links.site import Site

LEAST_NOTICE = timedelta(days=365)


@dataclass(frozen=True, slots=True)
class Retirement:
    """The deprecation of an endpoint: both times are in UTC, `successor` is the new path."""

    deprecated_at: datetime
    sunset_at: datetime
    successor: str

    def __post_init__(self) -> None:
        if self.sunset_at - self.deprecated_at < LEAST_NOTICE:
            raise ValueError("callers have at least a year to change over")

    def headers(self, site: Site) -> tuple[tuple[bytes, bytes], ...]:
        """Return `Deprecation` (RFC 9745), `Sunset` (RFC 8594), and links to the instructions."""
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


# By the path of the endpoint, such as `/hint`.
RETIRING: dict[str, Retirement] = {}
