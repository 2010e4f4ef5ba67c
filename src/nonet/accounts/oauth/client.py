"""Programs that can be connected, and the redirect URIs of their codes.

A program has registered, or its id is the URL of a document that describes it. A browser is sent
back only to a redirect URI that the program named.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from urllib.parse import SplitResult

from pydantic import AnyUrl, TypeAdapter, ValidationError
from sqlalchemy import Connection, select

from nonet.accounts.access.keys import make_token
from nonet.accounts.work import UnitOfWork
from nonet.database.queries import insert_row, update_rows
from nonet.database.tables import oauth_clients
from nonet.errors import ForeignRedirectError
from nonet.puzzles.links.site import split_url

MAX_LENGTH = 1000
_URL = TypeAdapter(AnyUrl)
LOOPBACK = ("127.0.0.1", "localhost", "::1")


@dataclass(frozen=True, slots=True)
class Redirects:
    """The rules for redirect URIs; those in `named` are allowed whatever their scheme."""

    named: frozenset[str] = frozenset()

    @classmethod
    def read(cls, named: str) -> "Redirects":
        """Parse additional URIs, separated by commas."""
        return cls(frozenset(filter(None, map(str.strip, named.split(",")))))

    def require(self, address: str) -> str:
        """Return a redirect URI in its normal form.

        It has https, http on a loopback address, a program's own scheme, or is one of `named`.

        Raises:
            ForeignRedirectError.
        """
        if not is_visible_ascii(address) or not len(address) <= MAX_LENGTH:
            raise ForeignRedirectError("expected a URI of at most 1,000 visible ASCII characters")
        if address in self.named:
            return address
        parts = _split(address)
        _require_program(parts)
        if "#" in address or parts.username is not None or parts.password is not None:
            raise ForeignRedirectError("expected a URI without a fragment and without a user")
        try:
            return str(_URL.validate_python(address))
        except ValidationError:
            raise ForeignRedirectError("expected a URI") from None


def is_visible_ascii(text: str) -> bool:
    """Return whether a text is visible ASCII and not empty."""
    return text != "" and text.isascii() and text.isprintable() and " " not in text


def is_same_redirect(registered: str, asked: str) -> bool:
    """Return whether two URIs in normal form are the same.

    On loopback the port may differ, since programs use any free one (RFC 8252, 7.3).
    """
    if registered == asked:
        return True
    known, found = _split(registered), _split(asked)
    if known.scheme != "http" or known.hostname not in LOOPBACK or found.username is not None:
        return False
    return _without_port(known) == _without_port(found)


def _require_program(parts: SplitResult) -> None:
    if parts.scheme == "https" and parts.hostname:
        return
    if parts.scheme == "http" and parts.hostname in LOOPBACK:
        return
    # A program's own scheme is a reversed domain (RFC 8252, 7.1). Schemes without a period belong
    # to browsers and operating systems, which interpret the URI in their own way.
    if "." not in parts.scheme or "" in parts.scheme.split("."):
        raise ForeignRedirectError(
            "expected https, http on the person's own machine, or a scheme such as com.example.app"
        )


def _without_port(parts: SplitResult) -> SplitResult:
    return parts._replace(netloc=parts.hostname or "")


def _split(address: str) -> SplitResult:
    parts = split_url(address)
    if parts is None:
        raise ForeignRedirectError("expected a URI")
    return parts


MOST_REDIRECTS = 10
MAX_ID_LENGTH = 500
MAX_NAME_LENGTH = 100


@dataclass(frozen=True, slots=True)
class KnownProgram:
    """A program with its name and redirect URIs."""

    id: str
    name: str
    redirect_uris: tuple[str, ...]

    @classmethod
    def read(
        cls, client_id: str, name: str, redirect_uris: Sequence[str], redirects: Redirects
    ) -> "KnownProgram":
        """Validate a program's description of itself.

        Raises:
            ForeignRedirectError: there are no or too many redirect URIs, or one isn't allowed.
        """
        if not 1 <= len(redirect_uris) <= MOST_REDIRECTS:
            raise ForeignRedirectError(f"expected 1 to {MOST_REDIRECTS} redirect URIs")
        shown = "".join(character for character in name if character.isprintable()).strip()
        addresses = tuple(redirects.require(address) for address in redirect_uris)
        return cls(client_id, shown[:MAX_NAME_LENGTH], addresses)

    def redirect(self, asked: str | None, redirects: Redirects) -> str:
        """Return the redirect URI for a request.

        It is checked each time, since a registered URI may no longer be allowed.

        Raises:
            ForeignRedirectError: the URI isn't registered or allowed, or there are several and
                the request names none.
        """
        if asked is None and len(self.redirect_uris) == 1:
            return redirects.require(self.redirect_uris[0])
        if asked is not None:
            address = redirects.require(asked)
            if any(is_same_redirect(one, address) for one in self.redirect_uris):
                return address
        raise ForeignRedirectError("the program did not register this address")


def register_client(
    work: UnitOfWork, name: str, redirect_uris: Sequence[str], *, redirects: Redirects
) -> KnownProgram:
    """Register a program under a random id.

    Raises:
        ForeignRedirectError.
    """
    client = KnownProgram.read(make_token(work.random), name, redirect_uris, redirects)
    _insert(work, client)
    return client


def keep_client(work: UnitOfWork, client: KnownProgram) -> None:
    """Store a program that a person connects, or the time of use if it is stored.

    The stored description stays: documents are read again at each request for consent.
    """
    if not note_client(work, client.id):
        _insert(work, client, used_at_ms=work.now_ms)


def note_client(work: UnitOfWork, client_id: str) -> bool:
    """Store that a program was connected or renewed its tokens; return whether it is stored."""
    own = oauth_clients.c.id == client_id
    return update_rows(work.connection, oauth_clients, own, used_at_ms=work.now_ms) > 0


def find_client(connection: Connection, client_id: str) -> KnownProgram | None:
    """Return a stored program."""
    found = select(oauth_clients).where(oauth_clients.c.id == client_id)
    row = connection.execute(found).first()
    return None if row is None else KnownProgram(row.id, row.name, tuple(row.redirect_uris.split()))


def _insert(work: UnitOfWork, client: KnownProgram, **times: int) -> None:
    values = {"name": client.name, "redirect_uris": " ".join(client.redirect_uris), **times}
    created = {"id": client.id, "created_at_ms": work.now_ms}
    insert_row(work.connection, oauth_clients, **created, **values)
