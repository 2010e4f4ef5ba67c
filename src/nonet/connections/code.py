"""A person's consent, and the code that a program trades for its first tokens."""

from dataclasses import dataclass
from random import Random

from sqlalchemy import Connection, insert, select

from nonet.accounts import Actor, acting_account, record
from nonet.accounts.audit_detail import Detail, ended_key_detail
from nonet.accounts.key import revoke_key
from nonet.accounts.token import make_token, token_hash
from nonet.connections.client import KnownProgram, keep_client
from nonet.database.tables import oauth_codes
from nonet.database.times import is_within, span_of

LIFETIME_MS = span_of(oauth_codes.c.expires_at_ms)


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


def give_consent(
    connection: Connection, consent: Consent, *, by: Actor, random: Random, now_ms: int
) -> str:
    """Make a code for a program that the acting account lets in.

    Raises:
        AccountNotFoundError, AccountSuspendedError.
    """
    account = acting_account(connection, by)
    keep_client(connection, consent.client, now_ms=now_ms)
    code = make_token(random)
    connection.execute(
        insert(oauth_codes).values(
            hash=token_hash(code),
            account_id=account.id,
            client_id=consent.client.id,
            scope=consent.scope,
            resource=consent.resource,
            redirect_uri=consent.redirect_uri,
            is_redirect_named=int(consent.is_redirect_named),
            challenge=consent.challenge,
            expires_at_ms=now_ms + LIFETIME_MS,
        )
    )
    detail: Detail = {
        "kind": "program",
        "name": consent.client.name,
        "client": consent.client.id,
        "scope": consent.scope,
    }
    record(connection, "connect", by=by, account_id=account.id, now_ms=now_ms, detail=detail)
    return code


def find_code(connection: Connection, code: str, *, now_ms: int) -> Code | None:
    """Return what a code stands for.

    One that comes a second time was stolen, by whoever came first or now: its connection ends.
    """
    found = select(oauth_codes).where(oauth_codes.c.hash == token_hash(code))
    row = connection.execute(found).first()
    if row is None:
        return None
    if row.key_id is not None:
        ended = revoke_key(connection, row.key_id, now_ms=now_ms)
        record(
            connection,
            "end connection",
            by=Actor(row.account_id),
            account_id=row.account_id,
            now_ms=now_ms,
            detail=ended_key_detail(ended.id, ended.name, "code-twice"),
        )
        return None
    if not is_within(row.expires_at_ms, span_ms=LIFETIME_MS, now_ms=now_ms):
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
