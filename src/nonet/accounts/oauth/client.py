"""Programs that may be connected: those that registered, and those that a document describes."""

from collections.abc import Sequence
from dataclasses import dataclass
from urllib.parse import SplitResult

from pydantic import AnyUrl, TypeAdapter, ValidationError
from sqlalchemy import Connection, insert, select, update

from nonet.accounts.access.keys import make_token
from nonet.accounts.work import UnitOfWork
from nonet.database.tables import oauth_clients
from nonet.errors import ForeignRedirectError
from nonet.puzzles.links.site import split_url

MAX_LENGTH = 1000
# A program's own scheme is a domain read backwards (RFC 8252, 7.1). Schemes without a period are
# those of browsers and operating systems, which do with an address what they like.
_ADDRESS = TypeAdapter(AnyUrl)
LOOPBACK = ("127.0.0.1", "localhost", "::1")


@dataclass(frozen=True, slots=True)
class Redirects:
    """Which addresses programs may be called back at; `named` ones too, whatever their scheme."""

    named: frozenset[str] = frozenset()

    @classmethod
    def read(cls, named: str) -> "Redirects":
        """Read further addresses with commas between."""
        return cls(frozenset(filter(None, map(str.strip, named.split(",")))))

    def require(self, address: str) -> str:
        """Return an address in its normal form.

        It is https, a loopback address of the person's own machine, a scheme that a program there
        took for itself, or one that the operator names to the letter.

        Raises:
            ForeignRedirectError.
        """
        if not is_visible_ascii(address) or not len(address) <= MAX_LENGTH:
            raise ForeignRedirectError(
                "expected an address of at most 1,000 visible ASCII characters"
            )
        if address in self.named:
            return address
        parts = _split(address)
        _require_program(parts)
        if "#" in address or parts.username is not None or parts.password is not None:
            raise ForeignRedirectError("expected an address without a fragment and without a user")
        try:
            return str(_ADDRESS.validate_python(address))
        except ValidationError:
            raise ForeignRedirectError("expected an address") from None


def is_visible_ascii(text: str) -> bool:
    """Return whether a text is visible ASCII and not empty."""
    return text != "" and text.isascii() and text.isprintable() and " " not in text


def is_same_redirect(registered: str, asked: str) -> bool:
    """Tell whether an address is the registered one, character by character of normal forms.

    On loopback the port alone may differ, for a program takes one that is free (RFC 8252, 7.3).
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
    if "." not in parts.scheme or "" in parts.scheme.split("."):
        raise ForeignRedirectError(
            "expected https, http on the person's own machine, or a scheme such as com.example.app"
        )


def _without_port(parts: SplitResult) -> SplitResult:
    return parts._replace(netloc=parts.hostname or "")


def _split(address: str) -> SplitResult:
    parts = split_url(address)
    if parts is None:
        raise ForeignRedirectError("expected an address")
    return parts


MOST_REDIRECTS = 10
MAX_ID_LENGTH = 500
MAX_NAME_LENGTH = 100


@dataclass(frozen=True, slots=True)
class KnownProgram:
    """A program: what it is called, and where a browser may be sent back to."""

    id: str
    name: str
    redirect_uris: tuple[str, ...]

    @classmethod
    def read(
        cls, client_id: str, name: str, redirect_uris: Sequence[str], redirects: Redirects
    ) -> "KnownProgram":
        """Take what a program says of itself, as far as it may be kept.

        Raises:
            ForeignRedirectError: none, too many, or one that is no program's.
        """
        if not 1 <= len(redirect_uris) <= MOST_REDIRECTS:
            raise ForeignRedirectError(f"expected 1 to {MOST_REDIRECTS} redirect addresses")
        shown = "".join(character for character in name if character.isprintable()).strip()
        addresses = tuple(redirects.require(address) for address in redirect_uris)
        return cls(client_id, shown[:MAX_NAME_LENGTH], addresses)

    def redirect(self, asked: str | None, redirects: Redirects) -> str:
        """Return where to send a browser back to.

        What a program named once may be allowed no more, so it is judged each time.

        Raises:
            ForeignRedirectError: the program named no such address, or several and now none; or no
                program may be called back there.
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
    """Register a program under an id by chance.

    Raises:
        ForeignRedirectError.
    """
    client = KnownProgram.read(make_token(work.random), name, redirect_uris, redirects)
    known = insert(oauth_clients).values(created_at_ms=work.now_ms, **_stored(client))
    work.connection.execute(known)
    return client


def keep_client(work: UnitOfWork, client: KnownProgram) -> None:
    """Keep a program that somebody connects; of one that is kept already, that it was used.

    What it said of itself stays: a document is read again anyway, whenever somebody is asked.
    """
    if not note_client(work, client.id):
        values = {"created_at_ms": work.now_ms, "used_at_ms": work.now_ms, **_stored(client)}
        work.connection.execute(insert(oauth_clients).values(values))


def note_client(work: UnitOfWork, client_id: str) -> bool:
    """Note that a program was connected, or renewed its tokens; tell whether it is kept."""
    known = update(oauth_clients).where(oauth_clients.c.id == client_id)
    return work.connection.execute(known.values(used_at_ms=work.now_ms)).rowcount > 0


def find_client(connection: Connection, client_id: str) -> KnownProgram | None:
    """Return a program that is kept."""
    found = select(oauth_clients.c.name, oauth_clients.c.redirect_uris).where(
        oauth_clients.c.id == client_id
    )
    row = connection.execute(found).first()
    if row is None:
        return None
    return KnownProgram(client_id, row.name, tuple(row.redirect_uris.split()))


def _stored(client: KnownProgram) -> dict[str, str]:
    return {"id": client.id, "name": client.name, "redirect_uris": " ".join(client.redirect_uris)}
