"""Programs that may be connected: those that registered, and those that a document describes."""

from collections.abc import Sequence
from dataclasses import dataclass

from sqlalchemy import Connection, insert, select, update

from nonet.accounts.access.keys import make_token
from nonet.accounts.oauth.redirect import Redirects, is_same_redirect
from nonet.accounts.work import UnitOfWork
from nonet.database.tables import oauth_clients
from nonet.errors import ForeignRedirectError

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
