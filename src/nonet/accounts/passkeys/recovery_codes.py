"""Ten recovery codes for people who have lost all passkeys; each is valid once."""

from sqlalchemy import Connection, func, insert, select

from nonet import errors
from nonet.accounts.access.keys import token_hash
from nonet.accounts.account import (
    Account,
    acting_account,
    find_account,
)
from nonet.accounts.sessions import cancel_pending
from nonet.accounts.work import UnitOfWork
from nonet.database.queries import delete_rows
from nonet.database.tables import recovery_codes, sessions

CODES = 10
# Letters and digits that can't be confused; 16 of them have 80 bits.
ALPHABET = "0123456789abcdefghjkmnpqrstvwxyz"
LENGTH = 16
_GROUP = 4


def make_recovery_codes(work: UnitOfWork) -> list[str]:
    """Create ten codes for the caller's account; previous codes become invalid.

    Other sessions that began with a recovery code end.

    Raises:
        AccountSuspendedError.
    """
    account = acting_account(work)
    codes = ["".join(work.random.choice(ALPHABET) for _ in range(LENGTH)) for _ in range(CODES)]
    delete_rows(work.connection, recovery_codes, recovery_codes.c.account_id == account.id)
    others = (sessions.c.way == "recovery code") & (sessions.c.id != (work.by.session_id or 0))
    cancel_pending(work, account, ending=others)
    shared = {"account_id": account.id, "created_at_ms": work.now_ms}
    rows = [{"hash": token_hash(code), **shared} for code in codes]
    work.connection.execute(insert(recovery_codes), rows)
    work.record("make recovery codes", account.id)
    return [
        "-".join(code[start : start + _GROUP] for start in range(0, LENGTH, _GROUP))
        for code in codes
    ]


def use_recovery_code(connection: Connection, email: str, code: str) -> Account:
    """Use a code and return its account; blanks, hyphens and case don't matter.

    Raises:
        RecoveryCodeError: the code isn't this address's, was used, or was replaced.
    """
    try:
        account = find_account(connection, email)
    except (errors.AccountNotFoundError, errors.EmailFormatError):
        raise errors.RecoveryCodeError("no such code") from None
    hashed = token_hash("".join(code.lower().replace("-", " ").split()))
    own = (recovery_codes.c.hash == hashed) & (recovery_codes.c.account_id == account.id)
    if delete_rows(connection, recovery_codes, own) == 0:
        raise errors.RecoveryCodeError("no such code")
    return account


def count_recovery_codes(connection: Connection, account_id: int) -> int:
    """Return the number of an account's unused codes."""
    left = select(func.count()).where(recovery_codes.c.account_id == account_id)
    return connection.execute(left).scalar_one()
