"""Tokens: short ones to ask by, and one that is traded, once, for the next two."""

from dataclasses import dataclass
from random import Random
from typing import Any

from sqlalchemy import ColumnElement, Connection, insert, select, update

from nonet.access import ACCESS_SCHEME, REFRESH_SCHEME, make_oauth_token
from nonet.accounts import Actor, record
from nonet.accounts.audit_detail import EndedBy, ended_key_detail
from nonet.accounts.key import create_connection, revoke_key
from nonet.accounts.token import token_hash
from nonet.connections.client import note_client
from nonet.connections.code import Code
from nonet.database.tables import accounts, api_keys, oauth_clients, oauth_codes, oauth_tokens
from nonet.errors import LinkExpiredError

ACCESS_LIFETIME_MS = 60 * 60 * 1000
# A connection that is not used for so long ends.
IDLE_LIFETIME_MS = 30 * 24 * 60 * 60 * 1000
# And one that is used, after so long: then its person is asked again.
LONGEST_LIFETIME_MS = 365 * 24 * 60 * 60 * 1000


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


def trade_code(
    connection: Connection, code: str, found: Code, *, random: Random, now_ms: int
) -> Tokens:
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
    name = connection.execute(of_client).scalar_one_or_none()
    if name is None:
        raise LinkExpiredError("the account is suspended, or the program is gone")
    made = create_connection(
        connection,
        found.account_id,
        client_id=found.client_id,
        name=name,
        scope=found.scope,
        random=random,
        now_ms=now_ms,
        expires_at_ms=now_ms + IDLE_LIFETIME_MS,
    )
    traded = (
        update(oauth_codes)
        .where(oauth_codes.c.hash == token_hash(code), oauth_codes.c.key_id.is_(None))
        .values(key_id=made.id)
    )
    if connection.execute(traded).rowcount == 0:
        raise LinkExpiredError("the code was used")
    held = HeldToken(
        made.id, found.account_id, found.client_id, found.scope, found.resource, now_ms
    )
    return _give(connection, held, random=random, now_ms=now_ms)


def find_refresh_token(connection: Connection, token: str, *, now_ms: int) -> HeldToken | None:
    """Return whose a refresh token is.

    One that comes a second time was stolen, by whoever came first or now: its connection ends.
    """
    row = _find(connection, token, "refresh")
    if row is None:
        return None
    if row.used_at_ms is not None:
        _end(connection, row, "refresh-token-twice", now_ms=now_ms)
        return None
    is_good = min(row.expires_at_ms, row.ends_at_ms) > now_ms and row.revoked_at_ms is None
    return _held(row) if is_good and row.suspended_at_ms is None else None


def renew_tokens(
    connection: Connection, token: str, held: HeldToken, *, random: Random, now_ms: int
) -> Tokens:
    """Trade a refresh token for the next two; the connection lasts from now on, but a year at most.

    Raises:
        LinkExpiredError: it was traded a moment ago.
    """
    tokens = oauth_tokens.c
    used = (
        update(oauth_tokens)
        .where(tokens.hash == token_hash(token), tokens.used_at_ms.is_(None))
        .values(used_at_ms=now_ms)
    )
    if connection.execute(used).rowcount == 0:
        raise LinkExpiredError("the token was used")
    connection.execute(
        update(api_keys)
        .where(api_keys.c.id == held.key_id)
        .values(expires_at_ms=min(now_ms + IDLE_LIFETIME_MS, held.since_ms + LONGEST_LIFETIME_MS))
    )
    note_client(connection, held.client_id, now_ms=now_ms)
    return _give(connection, held, random=random, now_ms=now_ms)


def end_connection_of(connection: Connection, token: str, client_id: str, *, now_ms: int) -> None:
    """End the connection of a token of either kind, as its program asks; another's stays."""
    row = _find(connection, token, "access") or _find(connection, token, "refresh")
    if row is not None and row.client_id == client_id and row.revoked_at_ms is None:
        _end(connection, row, "program", now_ms=now_ms)


def _give(connection: Connection, held: HeldToken, *, random: Random, now_ms: int) -> Tokens:
    access = make_oauth_token(ACCESS_SCHEME, random)
    refresh = make_oauth_token(REFRESH_SCHEME, random)
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
            "expires_at_ms": now_ms + lifetime_ms,
        }
        for kind, (token, lifetime_ms) in lifetimes.items()
    ]
    connection.execute(insert(oauth_tokens), rows)
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


def _end(connection: Connection, row: Any, why: EndedBy, *, now_ms: int) -> None:
    if row.revoked_at_ms is not None:
        return
    revoke_key(connection, row.key_id, now_ms=now_ms)
    detail = ended_key_detail(row.key_id, row.name, why)
    record(
        connection,
        "end connection",
        by=Actor(row.account_id),
        account_id=row.account_id,
        now_ms=now_ms,
        detail=detail,
    )
