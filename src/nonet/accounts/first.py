"""The first account of a fresh service, so that it can be tried at once."""

from random import Random

from sqlalchemy import Connection, func, select

from nonet.access.keys import ApiKey
from nonet.accounts.account import create_account
from nonet.accounts.actor import COMMAND_LINE
from nonet.accounts.administration import make_key
from nonet.accounts.audit import record
from nonet.database.tables import accounts


def create_first_key(
    connection: Connection, email: str, *, name: str, random: Random, now_ms: int
) -> ApiKey | None:
    """Make an account with a key and return the key; None where there is an account already.

    Raises:
        EmailFormatError, KeyNameError.
    """
    if connection.execute(select(func.count()).select_from(accounts)).scalar_one():
        return None
    account = create_account(connection, email, now_ms=now_ms)
    record(connection, "make account", by=COMMAND_LINE, account_id=account.id, now_ms=now_ms)
    return make_key(connection, email, name=name, random=random, now_ms=now_ms)[0]
