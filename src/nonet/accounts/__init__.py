"""People: their accounts and their keys.

Every function takes a `Connection` and does one short transaction's work; the clock's reading
comes in as `now_ms`.
"""

from nonet.accounts.account import (
    Account,
    create_account,
    delete_account,
    find_account,
    list_accounts,
    restore_account,
    suspend_account,
)
from nonet.accounts.first import create_first_key
from nonet.accounts.key import KeyRecord, create_key, list_keys, revoke_key

__all__ = [
    "Account",
    "KeyRecord",
    "create_account",
    "create_first_key",
    "create_key",
    "delete_account",
    "find_account",
    "list_accounts",
    "list_keys",
    "restore_account",
    "revoke_key",
    "suspend_account",
]
