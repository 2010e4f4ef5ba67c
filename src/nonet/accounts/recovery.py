"""Recovery codes: ten ways in that are good once, for who has lost every passkey."""

from random import Random

from sqlalchemy import Connection, delete, func, insert, select

from nonet.accounts.account import Account, find_account
from nonet.accounts.actor import Actor
from nonet.accounts.audit import record
from nonet.accounts.ownership import acting_account
from nonet.accounts.token import token_hash
from nonet.accounts.ways_in import end_begun
from nonet.database.tables import recovery_codes, sessions
from nonet.errors import AccountNotFoundError, EmailFormatError, RecoveryCodeError

CODES = 10
# Letters and digits that nobody mistakes for one another; 16 of them are 80 bits.
ALPHABET = "0123456789abcdefghjkmnpqrstvwxyz"
LENGTH = 16
_GROUP = 4


def make_recovery_codes(
    connection: Connection, *, by: Actor, random: Random, now_ms: int
) -> list[str]:
    """Make ten codes for the account that acts; those from before are worth nothing.

    Nor is any other session that one of them began.

    Raises:
        AccountSuspendedError.
    """
    account = acting_account(connection, by)
    codes = ["".join(random.choice(ALPHABET) for _ in range(LENGTH)) for _ in range(CODES)]
    connection.execute(delete(recovery_codes).where(recovery_codes.c.account_id == account.id))
    others = (sessions.c.way == "recovery code") & (sessions.c.id != (by.session_id or 0))
    end_begun(connection, account, ending=others, now_ms=now_ms)
    connection.execute(
        insert(recovery_codes),
        [
            {"hash": token_hash(code), "account_id": account.id, "created_at_ms": now_ms}
            for code in codes
        ],
    )
    record(connection, "make recovery codes", by=by, account_id=account.id, now_ms=now_ms)
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
