"""A person's consent, and the code that a program trades for its first tokens."""

from dataclasses import dataclass

from sqlalchemy import insert, select

from nonet.accounts.access.keys import make_token, token_hash
from nonet.accounts.key import end_connection
from nonet.accounts.oauth.client import KnownProgram, keep_client
from nonet.accounts.session import acting_account
from nonet.accounts.work import UnitOfWork
from nonet.database.queries import is_valid
from nonet.database.tables import oauth_codes

LIFETIME_MS = 60 * 1000


@dataclass(frozen=True, slots=True)
class Consent:
    """What a person lets a program do, and how it proves that it is the one that asked."""

    client: KnownProgram
    scope: str
    resource: str
    redirect_uri: str
    is_redirect_named: bool
    challenge: str


@dataclass(frozen=True, slots=True)
class Code:
    """A code that is good; times are milliseconds since 1970 in UTC."""

    account_id: int
    client_id: str
    scope: str
    resource: str
    redirect_uri: str
    is_redirect_named: bool
    challenge: str


def give_consent(work: UnitOfWork, consent: Consent) -> str:
    """Make a code for a program that the acting account lets in.

    Raises:
        AccountNotFoundError, AccountSuspendedError.
    """
    account, client = acting_account(work), consent.client
    keep_client(work, client)
    code = make_token(work.random)
    work.connection.execute(
        insert(oauth_codes).values(
            hash=token_hash(code),
            account_id=account.id,
            client_id=client.id,
            scope=consent.scope,
            resource=consent.resource,
            redirect_uri=consent.redirect_uri,
            is_redirect_named=int(consent.is_redirect_named),
            challenge=consent.challenge,
            expires_at_ms=work.now_ms + LIFETIME_MS,
        )
    )
    shown = {"name": client.name, "client": client.id, "scope": consent.scope}
    work.record("connect", account.id, {"kind": "program", **shown})
    return code


def find_code(work: UnitOfWork, code: str) -> Code | None:
    """Return what a code stands for.

    One that comes a second time was stolen, by whoever came first or now: its connection ends.
    """
    found = select(oauth_codes).where(oauth_codes.c.hash == token_hash(code))
    row = work.connection.execute(found).first()
    if row is None:
        return None
    if row.key_id is not None:
        end_connection(work, row.key_id, "code-twice")
        return None
    if not is_valid(row.expires_at_ms, LIFETIME_MS, now_ms=work.now_ms):
        return None
    return Code(
        account_id=row.account_id,
        client_id=row.client_id,
        scope=row.scope,
        resource=row.resource,
        redirect_uri=row.redirect_uri,
        is_redirect_named=bool(row.is_redirect_named),
        challenge=row.challenge,
    )
