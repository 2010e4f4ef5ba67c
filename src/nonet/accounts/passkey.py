"""Passkeys: signing in without email, so that nobody who reads it can sign in.

A challenge is good once, for five minutes: to make a passkey for one account, or to sign in. For
who has lost every passkey there are recovery codes: ten ways in that are good once.
"""

import hmac
from dataclasses import dataclass

from sqlalchemy import ColumnElement, Connection, Row, delete, func, insert, not_, select, update

from nonet.accounts.access.keys import TOKEN_BYTES, Secret, bytes_hash, token_hash
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
from nonet.database.queries import is_valid
from nonet.database.tables import accounts, passkey_challenges, passkeys, recovery_codes, sessions
from nonet.errors import (
    AccountNotFoundError,
    EmailFormatError,
    PasskeyError,
    PasskeyLimitError,
    PasskeyNotFoundError,
    RecoveryCodeError,
)

CHALLENGE_LIFETIME_MS = 5 * 60 * 1000
MOST_PASSKEYS = 10
CODES = 10
# Letters and digits that nobody mistakes for one another; 16 of them are 80 bits.
ALPHABET = "0123456789abcdefghjkmnpqrstvwxyz"
LENGTH = 16
_GROUP = 4


@dataclass(frozen=True, slots=True)
class Credential:
    """A passkey as the site keeps it: its public half, and how often its device says it was used.

    Devices that share a passkey count nothing and say 0.
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
    """Make a challenge: to make a passkey for an account, or without one to sign in."""
    challenge = work.random.randbytes(TOKEN_BYTES)
    delete_challenges(work.connection, now_ms=work.now_ms)
    work.connection.execute(
        insert(passkey_challenges).values(
            hash=bytes_hash(challenge),
            account_id=account_id,
            expires_at_ms=work.now_ms + CHALLENGE_LIFETIME_MS,
        )
    )
    return challenge


def use_challenge(work: UnitOfWork, challenge: bytes, *, account_id: int | None) -> None:
    """Use a challenge up, whatever comes of it.

    Raises:
        PasskeyError: nobody's, for something else, used, or too old.
    """
    using = delete(passkey_challenges).where(
        passkey_challenges.c.hash == bytes_hash(challenge),
        passkey_challenges.c.account_id.is_not_distinct_from(account_id),
        _is_valid(work.now_ms),
    )
    if work.connection.execute(using).rowcount == 0:
        raise PasskeyError("the challenge was used, or is too old")


def delete_challenges(connection: Connection, *, now_ms: int) -> None:
    """Delete the challenges that ran out."""
    connection.execute(delete(passkey_challenges).where(not_(_is_valid(now_ms))))


def _is_valid(now_ms: int) -> ColumnElement[bool]:
    ends_at_ms = passkey_challenges.c.expires_at_ms
    return is_valid(ends_at_ms, CHALLENGE_LIFETIME_MS, now_ms=now_ms)


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


def add_passkey(work: UnitOfWork, credential: Credential, *, name: str) -> None:
    """Give the account that acts a passkey.

    Raises:
        AccountSuspendedError, KeyNameError.
        PasskeyError: an account has it.
        PasskeyLimitError: the account has ten.
    """
    account = acting_account(work)
    name = require_name(name)
    known = select(func.count()).where(passkeys.c.credential_id == credential.id)
    if work.connection.execute(known).scalar_one():
        raise PasskeyError("an account has this passkey")
    if len(list_passkeys(work.connection, account.id)) >= MOST_PASSKEYS:
        raise PasskeyLimitError(f"an account has at most {MOST_PASSKEYS} passkeys")
    work.connection.execute(
        insert(passkeys).values(
            account_id=account.id,
            credential_id=credential.id,
            public_key=credential.public_key,
            sign_count=credential.sign_count,
            name=name,
            created_at_ms=work.now_ms,
        )
    )
    work.record("add passkey", account.id, name_detail(name))


def note_use(work: UnitOfWork, passkey: Passkey, *, sign_count: int) -> Account:
    """Write down that a passkey was used, and return its account.

    Raises:
        PasskeyError: it was removed or used meanwhile: of two answers with one count, one is good.
    """
    used = work.connection.execute(
        update(passkeys)
        .where(passkeys.c.id == passkey.id, passkeys.c.sign_count == passkey.credential.sign_count)
        .values(sign_count=sign_count, last_used_at_ms=work.now_ms)
    )
    if used.rowcount == 0:
        raise PasskeyError("the passkey was removed, or used a moment ago")
    return account_with_id(work.connection, passkey.account_id)


def remove_passkey(work: UnitOfWork, passkey_id: int) -> str:
    """Take a passkey from the account that acts, with the sessions it began; return its name.

    Raises:
        AccountSuspendedError.
        PasskeyNotFoundError: nobody's, or another account's.
    """
    account = acting_account(work)
    removing = (
        delete(passkeys)
        .where(passkeys.c.id == passkey_id, passkeys.c.account_id == account.id)
        .returning(passkeys.c.name, passkeys.c.credential_id)
    )
    removed = work.connection.execute(removing).first()
    if removed is None:
        raise PasskeyNotFoundError(f"you have no passkey with the id {passkey_id}")
    name: str = removed.name
    cancel_pending(work, account, ending=begun("passkey", by_passkey(removed.credential_id)))
    work.record("remove passkey", account.id, name_detail(name))
    return name


def remove_passkeys(work: UnitOfWork, email: str) -> int:
    """Take every passkey and recovery code from an account; return how many passkeys it had.

    The sessions that they began end. It is for who runs the service: an administrator who lost all
    of them comes in by a link again.

    Raises:
        EmailFormatError, AccountNotFoundError.
    """
    account = find_account(work.connection, email)
    hold_account(work.connection, account.id)
    codes, owned = recovery_codes.c.account_id, passkeys.c.account_id == account.id
    work.connection.execute(delete(recovery_codes).where(codes == account.id))
    removed = work.connection.execute(delete(passkeys).where(owned)).rowcount
    cancel_pending(work, account, ending=BY_PASSKEY_OR_CODE)
    work.record("forget passkeys", account.id)
    return removed


def make_recovery_codes(work: UnitOfWork) -> list[str]:
    """Make ten codes for the account that acts; those from before are worth nothing.

    Nor is any other session that one of them began.

    Raises:
        AccountSuspendedError.
    """
    account, own = acting_account(work), recovery_codes.c.account_id
    codes = ["".join(work.random.choice(ALPHABET) for _ in range(LENGTH)) for _ in range(CODES)]
    work.connection.execute(delete(recovery_codes).where(own == account.id))
    others = (sessions.c.way == "recovery code") & (sessions.c.id != (work.by.session_id or 0))
    cancel_pending(work, account, ending=others)
    known = {"account_id": account.id, "created_at_ms": work.now_ms}
    work.connection.execute(
        insert(recovery_codes), [{"hash": token_hash(code), **known} for code in codes]
    )
    work.record("make recovery codes", account.id)
    return [
        "-".join(code[start : start + _GROUP] for start in range(0, LENGTH, _GROUP))
        for code in codes
    ]


def use_recovery_code(connection: Connection, email: str, code: str) -> Account:
    """Use a code up and return its account; blanks, hyphens and large letters do not matter.

    Raises:
        RecoveryCodeError: not this address's, used, or replaced: which of them is not told.
    """
    try:
        account = find_account(connection, email)
    except (AccountNotFoundError, EmailFormatError):
        raise RecoveryCodeError("no such code") from None
    plain = "".join(code.lower().replace("-", " ").split())
    using = delete(recovery_codes).where(
        recovery_codes.c.hash == token_hash(plain), recovery_codes.c.account_id == account.id
    )
    if connection.execute(using).rowcount == 0:
        raise RecoveryCodeError("no such code")
    return account


def count_recovery_codes(connection: Connection, account_id: int) -> int:
    """Return how many of an account's codes are left."""
    left = select(func.count()).where(recovery_codes.c.account_id == account_id)
    return connection.execute(left).scalar_one()


def _passkey(row: Row[tuple[object, ...]]) -> Passkey:
    return Passkey(
        row.id,
        row.account_id,
        row.name,
        row.created_at_ms,
        row.last_used_at_ms,
        Credential(row.credential_id, row.public_key, row.sign_count),
    )
