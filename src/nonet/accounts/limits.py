"""Limits that administrators set for one account alone; it is told of them on its usage page."""

from dataclasses import dataclass

from sqlalchemy import Connection, update

from nonet.accounts.account import Account, find_account
from nonet.accounts.actor import Actor
from nonet.accounts.audit import record
from nonet.accounts.audit_detail import Detail
from nonet.database.tables import accounts
from nonet.errors import AccountLimitError

MOST_REQUESTS = 100_000
MOST_KEYS = 1_000


@dataclass(frozen=True, slots=True)
class AccountLimits:
    """Requests a minute, and keys at a time; None: as all accounts have."""

    requests_per_minute: int | None = None
    max_keys: int | None = None

    @classmethod
    def of(cls, account: Account) -> "AccountLimits":
        """Return the limits that are an account's own."""
        return cls(account.requests_per_minute, account.max_keys)

    @classmethod
    def read(cls, requests: str, keys: str) -> "AccountLimits":
        """Read what somebody typed; nothing means as all have.

        Raises:
            AccountLimitError.
        """
        return cls(_number(requests, most=MOST_REQUESTS), _number(keys, most=MOST_KEYS))

    def detail(self) -> Detail:
        """Return what the audit log keeps of them."""
        return {"kind": "limits", "requests": self.requests_per_minute, "keys": self.max_keys}


def limit_account(
    connection: Connection, email: str, limits: AccountLimits, *, by: Actor, now_ms: int
) -> Account:
    """Give an account limits of its own, from the next request on; what it has of keys it keeps.

    Raises:
        EmailFormatError, AccountNotFoundError.
    """
    account = find_account(connection, email)
    connection.execute(
        update(accounts)
        .where(accounts.c.id == account.id)
        .values(requests_per_minute=limits.requests_per_minute, max_keys=limits.max_keys)
    )
    detail = limits.detail()
    record(connection, "limit", by=by, account_id=account.id, now_ms=now_ms, detail=detail)
    return find_account(connection, email)


def _number(typed: str, *, most: int) -> int | None:
    text = typed.strip()
    if not text:
        return None
    is_number = text.isascii() and text.isdigit() and len(text) <= len(str(most))
    if not is_number or not 1 <= int(text) <= most:
        raise AccountLimitError(f"expected a number from 1 to {most}, or nothing")
    return int(text)
