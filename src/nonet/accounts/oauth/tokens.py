"""Consents, codes and tokens of OAuth connections.

A program exchanges a person's code for two tokens: a short one for requests, and a refresh token,
which is exchanged once for the next two.
"""

from dataclasses import dataclass
from typing import Any

from sqlalchemy import Connection, and_, exists, or_, select

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
from nonet.database.queries import delete_rows, insert_row, is_valid, update_rows
from nonet.database.tables import accounts, api_keys, oauth_clients, oauth_codes, oauth_tokens
from nonet.errors import LinkExpiredError

CODE_LIFETIME_MS = 60 * 1000
# How long a second use of a code is recognized.
USED_CODE_MS = 10 * 60 * 1000
DAY_MS = 24 * 60 * 60 * 1000
ACCESS_LIFETIME_MS = 60 * 60 * 1000
# A connection ends when it is unused for this long,
IDLE_LIFETIME_MS = 30 * DAY_MS
# and in any case after this time. Then its person is asked again.
LONGEST_LIFETIME_MS = 365 * DAY_MS
# A registered program without a connection is deleted after a day.
UNUSED_CLIENT_MS = DAY_MS
# One whose connections have all ended is deleted after the lifetime of a connection.
IDLE_CLIENT_MS = 30 * DAY_MS


@dataclass(frozen=True, slots=True)
class Consent:
    """A person's consent to a program, with the program's PKCE challenge."""

    client: KnownProgram
    scope: str
    resource: str
    redirect_uri: str
    is_redirect_named: bool
    challenge: str


@dataclass(frozen=True, slots=True)
class Code:
    """A valid code."""

    account_id: int
    client_id: str
    scope: str
    resource: str
    redirect_uri: str
    is_redirect_named: bool
    challenge: str


@dataclass(frozen=True, slots=True)
class Tokens:
    """The tokens for a program; only their hashes are stored."""

    access: str
    refresh: str
    scope: str
    expires_in_s: int


@dataclass(frozen=True, slots=True)
class HeldToken:
    """The connection and program of a valid token; `since_ms` is the connection's start."""

    key_id: int
    account_id: int
    client_id: str
    scope: str
    resource: str
    since_ms: int


def give_consent(work: UnitOfWork, consent: Consent) -> str:
    """Create a code for a program that the caller consents to.

    Raises:
        AccountNotFoundError, AccountSuspendedError.
    """
    account, client = acting_account(work), consent.client
    keep_client(work, client)
    code = make_token(work.random)
    insert_row(
        work.connection,
        oauth_codes,
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
    shown = {"name": client.name, "client": client.id, "scope": consent.scope}
    work.record("connect", account.id, {"kind": "program", **shown})
    return code


def find_code(work: UnitOfWork, code: str) -> Code | None:
    """Return a valid code.

    A code that is used twice was stolen, so the second use ends its connection.
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
    program = (row.account_id, row.client_id, row.scope, row.resource)
    return Code(*program, row.redirect_uri, bool(row.is_redirect_named), row.challenge)


def exchange_code(work: UnitOfWork, code: str, found: Code) -> Tokens:
    """Exchange a code for a connection and its first tokens.

    Raises:
        LinkExpiredError: the code was exchanged since, or its account is suspended.
        KeyLimitError: the account has the maximum number of keys and connections.
    """
    of_client = (
        select(oauth_clients.c.name)
        .join_from(oauth_clients, accounts, accounts.c.id == found.account_id)
        .where(oauth_clients.c.id == found.client_id, accounts.c.suspended_at_ms.is_(None))
    )
    name = work.connection.execute(of_client).scalar_one_or_none()
    if name is None:
        raise LinkExpiredError("the account is suspended, or the program is gone")
    columns = {"client_id": found.client_id, "name": name}
    end_ms = work.now_ms + IDLE_LIFETIME_MS
    key_id = create_connection(
        work, found.account_id, scope=found.scope, expires_at_ms=end_ms, **columns
    ).id
    unused = (oauth_codes.c.hash == token_hash(code)) & oauth_codes.c.key_id.is_(None)
    if update_rows(work.connection, oauth_codes, unused, key_id=key_id) == 0:
        raise LinkExpiredError("the code was used")
    program = (found.account_id, found.client_id, found.scope, found.resource)
    return _make_tokens(work, HeldToken(key_id, *program, work.now_ms))


def find_refresh_token(work: UnitOfWork, token: str) -> HeldToken | None:
    """Return the connection of a valid refresh token.

    A token that is used twice was stolen, so the second use ends its connection.
    """
    row = _find(work.connection, token, "refresh")
    if row is None:
        return None
    if row.used_at_ms is not None:
        _end(work, row, "refresh-token-twice")
        return None
    is_good = min(row.expires_at_ms, row.ends_at_ms) > work.now_ms and row.revoked_at_ms is None
    if not is_good or row.suspended_at_ms is not None:
        return None
    program = (row.account_id, row.client_id, row.scope, row.resource)
    return HeldToken(row.key_id, *program, row.created_at_ms)


def renew_tokens(work: UnitOfWork, token: str, held: HeldToken) -> Tokens:
    """Exchange a refresh token for the next two tokens, and extend the connection.

    Raises:
        LinkExpiredError: the token was exchanged since.
    """
    tokens = oauth_tokens.c
    unused = (tokens.hash == token_hash(token)) & tokens.used_at_ms.is_(None)
    if update_rows(work.connection, oauth_tokens, unused, used_at_ms=work.now_ms) == 0:
        raise LinkExpiredError("the token was used")
    end_ms = min(work.now_ms + IDLE_LIFETIME_MS, held.since_ms + LONGEST_LIFETIME_MS)
    update_rows(work.connection, api_keys, api_keys.c.id == held.key_id, expires_at_ms=end_ms)
    note_client(work, held.client_id)
    return _make_tokens(work, held)


def end_connection_of(work: UnitOfWork, token: str, client_id: str) -> None:
    """End the connection of a token of either kind, if it belongs to this program."""
    row = _find(work.connection, token, "access") or _find(work.connection, token, "refresh")
    if row is not None and row.client_id == client_id:
        _end(work, row, "program")


def delete_expired_connections(connection: Connection, *, now_ms: int) -> None:
    """Delete expired codes and tokens, and programs without a connection."""
    codes, tokens, clients = oauth_codes.c, oauth_tokens.c, oauth_clients.c
    delete_rows(connection, oauth_codes, codes.expires_at_ms <= now_ms - USED_CODE_MS)
    delete_rows(connection, oauth_tokens, tokens.expires_at_ms <= now_ms)
    is_connected = exists().where(
        api_keys.c.client_id == clients.id,
        api_keys.c.revoked_at_ms.is_(None),
        api_keys.c.expires_at_ms > now_ms,
    )
    is_unused = and_(
        clients.used_at_ms.is_(None), clients.created_at_ms <= now_ms - UNUSED_CLIENT_MS
    )
    is_idle = clients.used_at_ms <= now_ms - IDLE_CLIENT_MS
    delete_rows(connection, oauth_clients, ~is_connected, or_(is_unused, is_idle))


def _make_tokens(work: UnitOfWork, held: HeldToken) -> Tokens:
    access = make_oauth_token(ACCESS_SCHEME, work.random)
    refresh = make_oauth_token(REFRESH_SCHEME, work.random)
    kinds = (("access", access, ACCESS_LIFETIME_MS), ("refresh", refresh, IDLE_LIFETIME_MS))
    for kind, token, lifetime_ms in kinds:
        end_ms = work.now_ms + lifetime_ms
        values = {"key_id": held.key_id, "resource": held.resource, "expires_at_ms": end_ms}
        insert_row(work.connection, oauth_tokens, hash=token_hash(token), kind=kind, **values)
    return Tokens(access, refresh, held.scope, ACCESS_LIFETIME_MS // 1000)


def _find(connection: Connection, token: str, kind: str) -> Any:
    tokens, keys = oauth_tokens.c, api_keys.c
    end_ms = keys.expires_at_ms.label("ends_at_ms")
    found = (
        select(*tokens, keys.account_id, keys.client_id, keys.scope, keys.created_at_ms)
        .add_columns(keys.revoked_at_ms, end_ms, accounts.c.suspended_at_ms)
        .join_from(oauth_tokens, api_keys)
        .join(accounts)
        .where(tokens.hash == token_hash(token), tokens.kind == kind)
    )
    return connection.execute(found).first()


def _end(work: UnitOfWork, row: Any, why: EndedBy) -> None:
    if row.revoked_at_ms is None:
        end_connection(work, row.key_id, why)
