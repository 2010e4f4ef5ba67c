"""Passkeys in the database, and their challenges.

A challenge is valid once, for five minutes: to register a passkey for one account, or to sign in.
"""

import hmac
from dataclasses import dataclass

from sqlalchemy import ColumnElement, Connection, Row, delete, not_, select

from nonet import errors
from nonet.accounts.access.keys import TOKEN_BYTES, Secret, bytes_hash
from nonet.accounts.account import (
    Account,
    account_with_id,
    acting_account,
    find_account,
    hold_account,
)
from nonet.accounts.api_keys import require_name
from nonet.accounts.audit import name_detail
from nonet.accounts.sessions import BY_PASSKEY_OR_CODE, begun, by_passkey, cancel_pending
from nonet.accounts.work import UnitOfWork
from nonet.database.queries import delete_rows, has_row, insert_row, is_valid, update_rows
from nonet.database.tables import accounts, passkey_challenges, passkeys, recovery_codes

CHALLENGE_LIFETIME_MS = 5 * 60 * 1000
MOST_PASSKEYS = 10


@dataclass(frozen=True, slots=True)
class Credential:
    """The stored part of a passkey: id, public key, and the device's count of its uses.

    Devices that synchronize passkeys always report a count of 0.
    """

    id: bytes
    public_key: bytes
    sign_count: int


@dataclass(frozen=True, slots=True)
class Passkey:
    """A passkey of an account; times are milliseconds since 1970 in UTC."""

    id: int
    account_id: int
    name: str
    created_at_ms: int
    last_used_at_ms: int | None
    credential: Credential


def make_challenge(work: UnitOfWork, *, account_id: int | None) -> bytes:
    """Create a challenge: to register a passkey for an account, or with None to sign in."""
    challenge = work.random.randbytes(TOKEN_BYTES)
    delete_challenges(work.connection, now_ms=work.now_ms)
    insert_row(
        work.connection,
        passkey_challenges,
        hash=bytes_hash(challenge),
        account_id=account_id,
        expires_at_ms=work.now_ms + CHALLENGE_LIFETIME_MS,
    )
    return challenge


def use_challenge(work: UnitOfWork, challenge: bytes, *, account_id: int | None) -> None:
    """Use a challenge, even if its response turns out to be invalid.

    Raises:
        PasskeyError: the challenge is unknown, for another purpose, used, or too old.
    """
    used = delete_rows(
        work.connection,
        passkey_challenges,
        passkey_challenges.c.hash == bytes_hash(challenge),
        passkey_challenges.c.account_id.is_not_distinct_from(account_id),
        _is_valid(work.now_ms),
    )
    if used == 0:
        raise errors.PasskeyError("the challenge was used, or is too old")


def delete_challenges(connection: Connection, *, now_ms: int) -> None:
    """Delete expired challenges."""
    delete_rows(connection, passkey_challenges, not_(_is_valid(now_ms)))


def _is_valid(now_ms: int) -> ColumnElement[bool]:
    end_ms = passkey_challenges.c.expires_at_ms
    return is_valid(end_ms, CHALLENGE_LIFETIME_MS, now_ms=now_ms)


def user_handle(connection: Connection, account_id: int, *, secret: Secret) -> bytes:
    """Return the account's WebAuthn user handle, which never changes and contains no address.

    It is stored at the first call, so a new secret doesn't change it. Earlier versions derived it
    from the secret of their time, which is the oldest one.
    """
    oldest = (secret.current, *secret.previous)[-1]
    derived = hmac.digest(oldest, b"passkey of %d" % account_id, "sha256")
    own = accounts.c.id == account_id
    update_rows(connection, accounts, own, accounts.c.user_handle.is_(None), user_handle=derived)
    handle: bytes = connection.execute(select(accounts.c.user_handle).where(own)).scalar_one()
    return handle


def list_passkeys(connection: Connection, account_id: int) -> list[Passkey]:
    """Return an account's passkeys, oldest first."""
    found = select(passkeys).where(passkeys.c.account_id == account_id).order_by(passkeys.c.id)
    return [_passkey(row) for row in connection.execute(found)]


def find_passkey(
    connection: Connection, credential_id: bytes, *, secret: Secret
) -> tuple[Passkey, bytes]:
    """Return the passkey with a credential id, and its account's user handle.

    Raises:
        PasskeyError: no account has it.
    """
    found = select(passkeys).where(passkeys.c.credential_id == credential_id)
    row = connection.execute(found).first()
    if row is None:
        raise errors.PasskeyError("no account has this passkey")
    return _passkey(row), user_handle(connection, row.account_id, secret=secret)


def add_passkey(work: UnitOfWork, credential: Credential, *, name: str) -> None:
    """Add a passkey to the caller's account.

    Raises:
        AccountSuspendedError, KeyNameError.
        PasskeyError: an account already has it.
        PasskeyLimitError: the account has ten passkeys.
    """
    account = acting_account(work)
    name = require_name(name)
    if has_row(work.connection, passkeys, passkeys.c.credential_id == credential.id):
        raise errors.PasskeyError("an account has this passkey")
    if len(list_passkeys(work.connection, account.id)) >= MOST_PASSKEYS:
        raise errors.PasskeyLimitError(f"an account has at most {MOST_PASSKEYS} passkeys")
    insert_row(
        work.connection,
        passkeys,
        account_id=account.id,
        credential_id=credential.id,
        public_key=credential.public_key,
        sign_count=credential.sign_count,
        name=name,
        created_at_ms=work.now_ms,
    )
    work.record("add passkey", account.id, name_detail(name))


def note_use(work: UnitOfWork, passkey: Passkey, *, sign_count: int) -> Account:
    """Store the use of a passkey, and return its account.

    Raises:
        PasskeyError: the passkey was removed or used since. Of two responses with the same count,
            only one is valid.
    """
    used = update_rows(
        work.connection,
        passkeys,
        passkeys.c.id == passkey.id,
        passkeys.c.sign_count == passkey.credential.sign_count,
        sign_count=sign_count,
        last_used_at_ms=work.now_ms,
    )
    if used == 0:
        raise errors.PasskeyError("the passkey was removed, or used a moment ago")
    return account_with_id(work.connection, passkey.account_id)


def remove_passkey(work: UnitOfWork, passkey_id: int) -> str:
    """Remove a passkey from the caller's account, end the sessions it began; return its name.

    Raises:
        AccountSuspendedError.
        PasskeyNotFoundError: the passkey doesn't exist, or belongs to another account.
    """
    account = acting_account(work)
    removing = (
        delete(passkeys)
        .where(passkeys.c.id == passkey_id, passkeys.c.account_id == account.id)
        .returning(passkeys.c.name, passkeys.c.credential_id)
    )
    removed = work.connection.execute(removing).first()
    if removed is None:
        raise errors.PasskeyNotFoundError(f"you have no passkey with the id {passkey_id}")
    name: str = removed.name
    cancel_pending(work, account, ending=begun("passkey", by_passkey(removed.credential_id)))
    work.record("remove passkey", account.id, name_detail(name))
    return name


def remove_passkeys(work: UnitOfWork, email: str) -> int:
    """Remove all passkeys and recovery codes of an account, for its operator.

    The sessions that they began end. An administrator who has lost them all can then sign in by a
    link again. Return the number of passkeys.

    Raises:
        EmailFormatError, AccountNotFoundError.
    """
    account = find_account(work.connection, email)
    hold_account(work.connection, account.id)
    delete_rows(work.connection, recovery_codes, recovery_codes.c.account_id == account.id)
    removed = delete_rows(work.connection, passkeys, passkeys.c.account_id == account.id)
    cancel_pending(work, account, ending=BY_PASSKEY_OR_CODE)
    work.record("forget passkeys", account.id)
    return removed


def _passkey(row: Row[tuple[object, ...]]) -> Passkey:
    credential = Credential(row.credential_id, row.public_key, row.sign_count)
    used_at_ms = row.last_used_at_ms
    return Passkey(row.id, row.account_id, row.name, row.created_at_ms, used_at_ms, credential)
