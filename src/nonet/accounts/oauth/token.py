"""Tokens: short ones to ask by, and one that is traded, once, for the next two; and their end."""

from dataclasses import dataclass
from typing import Any

from sqlalchemy import (
    ColumnElement,
    Connection,
    and_,
    delete,
    exists,
    insert,
    or_,
    select,
    update,
)

from nonet.accounts.access.keys import (
    ACCESS_SCHEME,
    REFRESH_SCHEME,
    make_oauth_token,
    make_token,
    token_hash,
)
from nonet.accounts.account import acting_account
from nonet.accounts.api_keys import create_connection, end_connection
from nonet.accounts.audit import EndedBy
from nonet.accounts.oauth.client import KnownProgram, keep_client, note_client
from nonet.accounts.work import UnitOfWork
from nonet.database.queries import is_valid
from nonet.database.tables import accounts, api_keys, oauth_clients, oauth_codes, oauth_tokens
from nonet.errors import LinkExpiredError

CODE_LIFETIME_MS = 60 * 1000


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
            expires_at_ms=work.now_ms + CODE_LIFETIME_MS,
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
    if not is_valid(row.expires_at_ms, CODE_LIFETIME_MS, now_ms=work.now_ms):
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


DAY_MS = 24 * 60 * 60 * 1000
ACCESS_LIFETIME_MS = 60 * 60 * 1000
# A connection that is not used for so long ends.
IDLE_LIFETIME_MS = 30 * DAY_MS
# And one that is used, after so long: then its person is asked again.
LONGEST_LIFETIME_MS = 365 * DAY_MS
# A program that registered is connected within a day, or it is forgotten.
UNUSED_CLIENT_MS = DAY_MS
# One whose connections have all ended is forgotten after as long as a connection lasts.
IDLE_CLIENT_MS = 30 * DAY_MS
# So long a code that comes twice is known.
USED_CODE_MS = 10 * 60 * 1000


@dataclass(frozen=True, slots=True)
class Tokens:
    """What a program gets; it is stored nowhere."""

    access: str
    refresh: str
    scope: str
    expires_in_s: int


@dataclass(frozen=True, slots=True)
class HeldToken:
    """A token that is good: of which connection, and to which program."""

    key_id: int
    account_id: int
    client_id: str
    scope: str
    resource: str
    since_ms: int


def trade_code(work: UnitOfWork, code: str, found: Code) -> Tokens:
    """Make the connection that a code stands for, and its first tokens.

    Raises:
        LinkExpiredError: the code was traded a moment ago, or its account is suspended.
        KeyLimitError: the account has as many keys and connections as it may.
    """
    of_client = (
        select(oauth_clients.c.name)
        .join_from(oauth_clients, accounts, accounts.c.id == found.account_id)
        .where(oauth_clients.c.id == found.client_id, accounts.c.suspended_at_ms.is_(None))
    )
    name = work.connection.execute(of_client).scalar_one_or_none()
    if name is None:
        raise LinkExpiredError("the account is suspended, or the program is gone")
    made = create_connection(
        work,
        found.account_id,
        scope=found.scope,
        client_id=found.client_id,
        name=name,
        expires_at_ms=work.now_ms + IDLE_LIFETIME_MS,
    )
    traded = (
        update(oauth_codes)
        .where(oauth_codes.c.hash == token_hash(code), oauth_codes.c.key_id.is_(None))
        .values(key_id=made.id)
    )
    if work.connection.execute(traded).rowcount == 0:
        raise LinkExpiredError("the code was used")
    held = HeldToken(
        made.id, found.account_id, found.client_id, found.scope, found.resource, work.now_ms
    )
    return _give(work, held)


def find_refresh_token(work: UnitOfWork, token: str) -> HeldToken | None:
    """Return whose a refresh token is.

    One that comes a second time was stolen, by whoever came first or now: its connection ends.
    """
    row = _find(work.connection, token, "refresh")
    if row is None:
        return None
    if row.used_at_ms is not None:
        _end(work, row, "refresh-token-twice")
        return None
    is_good = min(row.expires_at_ms, row.ends_at_ms) > work.now_ms and row.revoked_at_ms is None
    return _held(row) if is_good and row.suspended_at_ms is None else None


def renew_tokens(work: UnitOfWork, token: str, held: HeldToken) -> Tokens:
    """Trade a refresh token for the next two; the connection lasts from now on, but a year at most.

    Raises:
        LinkExpiredError: it was traded a moment ago.
    """
    tokens = oauth_tokens.c
    used = (
        update(oauth_tokens)
        .where(tokens.hash == token_hash(token), tokens.used_at_ms.is_(None))
        .values(used_at_ms=work.now_ms)
    )
    if work.connection.execute(used).rowcount == 0:
        raise LinkExpiredError("the token was used")
    work.connection.execute(
        update(api_keys)
        .where(api_keys.c.id == held.key_id)
        .values(
            expires_at_ms=min(work.now_ms + IDLE_LIFETIME_MS, held.since_ms + LONGEST_LIFETIME_MS)
        )
    )
    note_client(work, held.client_id)
    return _give(work, held)


def end_connection_of(work: UnitOfWork, token: str, client_id: str) -> None:
    """End the connection of a token of either kind, as its program asks; another's stays."""
    row = _find(work.connection, token, "access") or _find(work.connection, token, "refresh")
    if row is not None and row.client_id == client_id and row.revoked_at_ms is None:
        _end(work, row, "program")


def delete_expired_connections(connection: Connection, *, now_ms: int) -> None:
    """Delete codes and tokens that are over, and programs without a connection."""
    codes, tokens, clients = oauth_codes.c, oauth_tokens.c, oauth_clients.c
    connection.execute(delete(oauth_codes).where(codes.expires_at_ms <= now_ms - USED_CODE_MS))
    connection.execute(delete(oauth_tokens).where(tokens.expires_at_ms <= now_ms))
    is_connected = exists().where(
        api_keys.c.client_id == clients.id,
        api_keys.c.revoked_at_ms.is_(None),
        api_keys.c.expires_at_ms > now_ms,
    )
    is_unused = and_(
        clients.used_at_ms.is_(None), clients.created_at_ms <= now_ms - UNUSED_CLIENT_MS
    )
    is_idle = clients.used_at_ms <= now_ms - IDLE_CLIENT_MS
    connection.execute(delete(oauth_clients).where(~is_connected, or_(is_unused, is_idle)))


def _give(work: UnitOfWork, held: HeldToken) -> Tokens:
    access = make_oauth_token(ACCESS_SCHEME, work.random)
    refresh = make_oauth_token(REFRESH_SCHEME, work.random)
    lifetimes = {
        "access": (access, ACCESS_LIFETIME_MS),
        "refresh": (refresh, IDLE_LIFETIME_MS),
    }
    rows = [
        {
            "hash": token_hash(token),
            "key_id": held.key_id,
            "kind": kind,
            "resource": held.resource,
            "expires_at_ms": work.now_ms + lifetime_ms,
        }
        for kind, (token, lifetime_ms) in lifetimes.items()
    ]
    work.connection.execute(insert(oauth_tokens), rows)
    return Tokens(access, refresh, held.scope, ACCESS_LIFETIME_MS // 1000)


def _find(connection: Connection, token: str, kind: str) -> Any:
    found = (
        select(
            oauth_tokens.c.expires_at_ms,
            oauth_tokens.c.used_at_ms,
            oauth_tokens.c.resource,
            api_keys.c.id.label("key_id"),
            api_keys.c.account_id,
            api_keys.c.client_id,
            api_keys.c.name,
            api_keys.c.scope,
            api_keys.c.created_at_ms,
            api_keys.c.revoked_at_ms,
            api_keys.c.expires_at_ms.label("ends_at_ms"),
            accounts.c.suspended_at_ms,
        )
        .join_from(oauth_tokens, api_keys)
        .join(accounts)
        .where(_is(token), oauth_tokens.c.kind == kind)
    )
    return connection.execute(found).first()


def _is(token: str) -> ColumnElement[bool]:
    return oauth_tokens.c.hash == token_hash(token)


def _held(row: Any) -> HeldToken:
    return HeldToken(
        row.key_id, row.account_id, row.client_id, row.scope, row.resource, row.created_at_ms
    )


def _end(work: UnitOfWork, row: Any, why: EndedBy) -> None:
    if row.revoked_at_ms is None:
        end_connection(work, row.key_id, why)
