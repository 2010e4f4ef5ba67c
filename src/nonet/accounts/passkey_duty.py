"""Administrators who have a passkey come in by it: whoever reads their letters does not."""

from sqlalchemy import Connection, exists, select

from nonet.accounts.account import Account
from nonet.database.tables import passkeys
from nonet.errors import PasskeyRequiredError


def require_no_passkey(connection: Connection, account: Account) -> None:
    """Refuse an administrator who has a passkey to come in without it.

    Raises:
        PasskeyRequiredError.
    """
    has_one = select(exists().where(passkeys.c.account_id == account.id))
    if account.is_administrator and connection.execute(has_one).scalar_one():
        raise PasskeyRequiredError("administrators sign in by their passkey")
