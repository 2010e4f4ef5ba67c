"""The addresses and the name of the service."""

import re
from dataclasses import dataclass
from html import escape
from urllib.parse import SplitResult, quote, urlsplit

import idna

SHEET_PATH = "/s/"
TOOLS_PATH = "/mcp"
AUTHORIZATION_PATH = "/oauth/authorize"
# Characters that QR codes encode in 5.5 bits if in capitals.
_IN_CAPITALS = re.compile(r"[a-z0-9 $%*+./:-]+")


@dataclass(frozen=True, slots=True)
class Site:
    """The public addresses, without a trailing slash, and the display name."""

    site_url: str
    base_url: str
    service_name: str

    @property
    def terms_url(self) -> str:
        """The page with the terms of use."""
        return f"{self.site_url}/developers/terms"

    @property
    def issuer(self) -> str:
        """The issuer identifier of the site's OAuth server."""
        return as_uri(self.site_url)

    @property
    def tools_url(self) -> str:
        """The address of the tools for agents."""
        return f"{self.issuer}{TOOLS_PATH}"

    @property
    def authorization_url(self) -> str:
        """The page where people authorize OAuth clients."""
        return f"{self.issuer}{AUTHORIZATION_PATH}"

    def playable_url(self, puzzle_id: str) -> str:
        """Return the public page to play a puzzle on."""
        return f"{as_uri(self.site_url)}/puzzles/{puzzle_id}"

    def variant_url(self, variant_id: str) -> str:
        """Return the public page of a variant puzzle."""
        return f"{as_uri(self.site_url)}/variants/{variant_id}"

    def collection_url(self, collection_id: str) -> str:
        """Return the public page that lists the puzzles of a collection."""
        return f"{as_uri(self.site_url)}/collections/{collection_id}"

    def sheet_url(self, code: str, *, folder: str = "") -> str:
        """Return the public page of a sheet, in capitals if that makes its QR code smaller.

        `folder` is the prefix of a language, such as `/de`.
        """
        whole = f"{as_uri(self.site_url)}{folder}{SHEET_PATH}{code}"
        # Host and scheme are case-insensitive, and so is the path of a sheet.
        is_bare = not folder and not urlsplit(self.site_url).path
        return whole.upper() if is_bare and _IN_CAPITALS.fullmatch(whole) else whole

    @property
    def printed_address(self) -> str:
        """The printed form of the site's address, without a scheme."""
        return self.site_url.partition("://")[2]


def split_url(url: str) -> SplitResult | None:
    """Split a URL from outside; None if its parts or host are invalid."""
    try:
        parts = urlsplit(url)
        _ = parts.port
        # The resolver encodes the host like this; it fails for empty or long labels.
        (parts.hostname or "").encode("idna")
    except ValueError:
        return None
    return parts


def as_uri(address: str) -> str:
    """Write an address in ASCII, as links require: host names by IDNA, the rest percent-encoded.

    An ASCII address is unchanged. A host that IDNA doesn't allow is percent-encoded too.
    """
    if address.isascii():
        return address
    parts = urlsplit(address)
    user, at, place = parts.netloc.rpartition("@")
    host, colon, port = place.partition(":")
    try:
        host = idna.encode(host, uts46=True).decode()
    except idna.IDNAError:
        host = quote(host)
    return parts._replace(
        netloc=f"{quote(user, safe=':%')}{at}{host}{colon}{port}",
        path=quote(parts.path, safe="/%:@!$&'()*+,;=~"),
    ).geturl()


@dataclass(frozen=True, slots=True)
class Attribution:
    """The credit as text, as a link, as HTML, and in print."""

    text: str
    url: str
    html: str
    offline_text: str
    terms_url: str


def attribution_of(site: Site) -> Attribution:
    """Return the credit of a site, in English for every language; the HTML has it escaped."""
    text = f"Created with {site.service_name}"
    return Attribution(
        text=text,
        url=site.site_url,
        html=f'<a href="{escape(site.site_url)}">{escape(text)}</a>',
        offline_text=f"{text} · {site.printed_address}",
        terms_url=site.terms_url,
    )
