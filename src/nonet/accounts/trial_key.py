"""Keys that a page makes for whoever tries requests on it: good for ten minutes, shown nowhere.

They stand beside the keys that people make: they are not listed, and none of the fifty. A session
is enough to make one. Whoever has the session can do no more with such a key than ask the API for
ten minutes, within the account's quota.
"""

from random import Random

from sqlalchemy import Connection, delete

from nonet.access.keys import ApiKey
from nonet.accounts.actor import Actor
from nonet.accounts.administration import record_key
from nonet.accounts.key import TRIAL, KeyRecord, insert_key
from nonet.accounts.ownership import acting_account
from nonet.database.tables import api_keys

LIFETIME_MS = 600_000
_NAME = "Try it"


def make_trial_key(
    connection: Connection, *, by: Actor, random: Random, now_ms: int
) -> tuple[ApiKey, KeyRecord]:
    """Make a key for an account that is signed in; those of it that ended are forgotten.

    Raises:
        AccountNotFoundError, AccountSuspendedError.
    """
    account = acting_account(connection, by)
    keys = api_keys.c
    connection.execute(
        delete(api_keys).where(
            keys.account_id == account.id, keys.kind == TRIAL, keys.expires_at_ms <= now_ms
        )
    )
    key, made = insert_key(
        connection,
        random,
        account_id=account.id,
        name=_NAME,
        created_at_ms=now_ms,
        expires_at_ms=now_ms + LIFETIME_MS,
        kind=TRIAL,
    )
    record_key(connection, "make trial key", made, by=by, now_ms=now_ms)
    return key, made
