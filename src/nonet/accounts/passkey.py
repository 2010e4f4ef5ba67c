"""Passkeys: the way in that no letter, and nobody who reads letters, can take.

A challenge is good once, for five minutes: to make a passkey for one account, or to sign in.
"""

import hmac
from dataclasses import dataclass
from random import Random

from sqlalchemy import Connection, Row, delete, func, insert, not_, select, update

from nonet.access import Secret
from nonet.accounts.account import Account, find_account, hold_account
from nonet.accounts.actor import COMMAND_LINE, Actor
from nonet.accounts.administration import account_with_id
from nonet.accounts.audit import record
from nonet.accounts.audit_detail import name_detail
from nonet.accounts.key import require_name
from nonet.accounts.ownership import acting_account
from nonet.accounts.token import TOKEN_BYTES, bytes_hash
from nonet.accounts.ways_in import BY_PASSKEY_OR_CODE, begun, by_passkey, end_begun
from nonet.database.tables import accounts, passkey_challenges, passkeys, recovery_codes
from nonet.database.times import holds, span_of
from nonet.errors import (
    PasskeyError,
    PasskeyLimitError,
    PasskeyNotFoundError,
)
from nonet.passkeys import Credential

CHALLENGE_LIFETIME_MS = span_of(passkey_challenges.c.expires_at_ms)
MOST_PASSKEYS = 10


@dataclass(frozen=True, slots=True)
class Passkey:
    """A passkey of an account; times are milliseconds since 1970 in UTC."""

    id: int
    account_id: int
    name: str
    created_at_ms: int
    last_used_at_ms: int | None
    credential: Credential


def make_challenge(
    connection: Connection, *, account_id: int | None, random: Random, now_ms: int
) -> bytes:
    """Make a challenge: to make a passkey for an account, or without one to sign in."""
    challenge = random.randbytes(TOKEN_BYTES)
    forget_challenges(connection, now_ms=now_ms)
    connection.execute(
        insert(passkey_challenges).values(
            hash=bytes_hash(challenge),
            account_id=account_id,
            expires_at_ms=now_ms + CHALLENGE_LIFETIME_MS,
        )
    )
    return challenge


def use_challenge(
    connection: Connection, challenge: bytes, *, account_id: int | None, now_ms: int
) -> None:
    """Use a challenge up, whatever comes of it.

    Raises:
        PasskeyError: nobody's, for something else, used, or too old.
    """
    using = (
        delete(passkey_challenges)
        .where(
            passkey_challenges.c.hash == bytes_hash(challenge),
            passkey_challenges.c.account_id.is_not_distinct_from(account_id),
            holds(passkey_challenges.c.expires_at_ms, now_ms),
        )
        .returning(passkey_challenges.c.hash)
    )
    if connection.execute(using).first() is None:
        raise PasskeyError("the challenge was used, or is too old")


def forget_challenges(connection: Connection, *, now_ms: int) -> None:
    """Delete the challenges that ran out."""
    connection.execute(
        delete(passkey_challenges).where(not_(holds(passkey_challenges.c.expires_at_ms, now_ms)))
    )


def user_handle(connection: Connection, account_id: int, *, secret: Secret) -> bytes:
    """Return the name by which devices know an account: always the same, and no address.

    It is kept once it was asked for, so that a new secret does not change it. Before any was kept,
    devices were told what the secret of that time gives, which is the oldest that is named.
    """
    oldest = (secret.current, *secret.previous)[-1]
    derived = hmac.digest(oldest, b"passkey of %d" % account_id, "sha256")
    own = accounts.c.id == account_id
    keeping = update(accounts).where(own, accounts.c.user_handle.is_(None))
    connection.execute(keeping.values(user_handle=derived))
    handle: bytes = connection.execute(select(accounts.c.user_handle).where(own)).scalar_one()
    return handle


def list_passkeys(connection: Connection, account_id: int) -> list[Passkey]:
    """Return an account's passkeys, the oldest first."""
    found = select(passkeys).where(passkeys.c.account_id == account_id).order_by(passkeys.c.id)
    return [_passkey(row) for row in connection.execute(found)]


def find_passkey(
    connection: Connection, credential_id: bytes, *, secret: Secret
) -> tuple[Passkey, bytes]:
    """Return the passkey that a browser answers with, and what its device calls its owner.

    Raises:
        PasskeyError: nobody's.
    """
    found = select(passkeys).where(passkeys.c.credential_id == credential_id)
    row = connection.execute(found).first()
    if row is None:
        raise PasskeyError("no account has this passkey")
    return _passkey(row), user_handle(connection, row.account_id, secret=secret)


def add_passkey(
    connection: Connection, credential: Credential, *, by: Actor, name: str, now_ms: int
) -> None:
    """Give the account that acts a passkey.

    Raises:
        AccountSuspendedError, KeyNameError.
        PasskeyError: an account has it.
        PasskeyLimitError: the account has ten.
    """
    account = acting_account(connection, by)
    name = require_name(name)
    known = select(func.count()).where(passkeys.c.credential_id == credential.id)
    if connection.execute(known).scalar_one():
        raise PasskeyError("an account has this passkey")
    if len(list_passkeys(connection, account.id)) >= MOST_PASSKEYS:
        raise PasskeyLimitError(f"an account has at most {MOST_PASSKEYS} passkeys")
    connection.execute(
        insert(passkeys).values(
            account_id=account.id,
            credential_id=credential.id,
            public_key=credential.public_key,
            sign_count=credential.sign_count,
            name=name,
            created_at_ms=now_ms,
        )
    )
    detail = name_detail(name)
    record(connection, "add passkey", by=by, account_id=account.id, now_ms=now_ms, detail=detail)


def note_use(connection: Connection, passkey: Passkey, *, sign_count: int, now_ms: int) -> Account:
    """Write down that a passkey was used, and return its account.

    Raises:
        PasskeyError: it was removed or used meanwhile: of two answers with one count, one is good.
    """
    used = connection.execute(
        update(passkeys)
        .where(passkeys.c.id == passkey.id, passkeys.c.sign_count == passkey.credential.sign_count)
        .values(sign_count=sign_count, last_used_at_ms=now_ms)
    )
    if used.rowcount == 0:
        raise PasskeyError("the passkey was removed, or used a moment ago")
    return account_with_id(connection, passkey.account_id)


def remove_passkey(connection: Connection, passkey_id: int, *, by: Actor, now_ms: int) -> str:
    """Take a passkey from the account that acts, with the sessions it began; return its name.

    Raises:
        AccountSuspendedError.
        PasskeyNotFoundError: nobody's, or another account's.
    """
    account = acting_account(connection, by)
    removing = (
        delete(passkeys)
        .where(passkeys.c.id == passkey_id, passkeys.c.account_id == account.id)
        .returning(passkeys.c.name, passkeys.c.credential_id)
    )
    removed = connection.execute(removing).first()
    if removed is None:
        raise PasskeyNotFoundError(f"you have no passkey with the id {passkey_id}")
    name: str = removed.name
    ending = begun("passkey", by_passkey(removed.credential_id))
    end_begun(connection, account, ending=ending, now_ms=now_ms)
    detail = name_detail(name)
    record(connection, "remove passkey", by=by, account_id=account.id, now_ms=now_ms, detail=detail)
    return name


def forget_passkeys(connection: Connection, email: str, *, now_ms: int) -> int:
    """Take every passkey and recovery code from an account; return how many passkeys it had.

    The sessions that they began end. It is for who runs the service: an administrator who lost all
    of them comes in by a link again.

    Raises:
        EmailFormatError, AccountNotFoundError.
    """
    account = find_account(connection, email)
    hold_account(connection, account.id)
    owned = passkeys.c.account_id == account.id
    connection.execute(delete(recovery_codes).where(recovery_codes.c.account_id == account.id))
    removed = connection.execute(delete(passkeys).where(owned)).rowcount
    end_begun(connection, account, ending=BY_PASSKEY_OR_CODE, now_ms=now_ms)
    record(connection, "forget passkeys", by=COMMAND_LINE, account_id=account.id, now_ms=now_ms)
    return removed


def _passkey(row: Row[tuple[object, ...]]) -> Passkey:
    return Passkey(
        row.id,
        row.account_id,
        row.name,
        row.created_at_ms,
        row.last_used_at_ms,
        Credential(row.credential_id, row.public_key, row.sign_count),
    )
