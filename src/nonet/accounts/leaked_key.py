"""Keys that somebody found where they should not be end, whoever tells of them."""

from collections.abc import Iterable

from sqlalchemy import Connection, select, update

from nonet.access.keys import fingerprint, is_well_formed
from nonet.accounts.actor import Actor
from nonet.accounts.administration import record_key
from nonet.accounts.key import KeyRecord, find_key
from nonet.database.tables import accounts, api_keys


def revoke_leaked_keys(
    connection: Connection, keys: Iterable[str], *, by: Actor, now_ms: int
) -> list[tuple[KeyRecord, str]]:
    """Refuse keys from now on; return the record of each and its owner's address, once.

    What is no key, nobody's, or revoked already, is passed over.
    """
    ended = (_revoke(connection, key, by=by, now_ms=now_ms) for key in keys)
    return [one for one in ended if one is not None]


def _revoke(
    connection: Connection, key: str, *, by: Actor, now_ms: int
) -> tuple[KeyRecord, str] | None:
    hashed = fingerprint(key) if is_well_formed(key) else b""
    revoking = (
        update(api_keys)
        .where(api_keys.c.hash == hashed, api_keys.c.revoked_at_ms.is_(None))
        .values(revoked_at_ms=now_ms)
        .returning(api_keys.c.id)
    )
    key_id = connection.execute(revoking).scalar_one_or_none()
    record = None if key_id is None else find_key(connection, key_id)
    if record is None:
        return None
    record_key(connection, "revoke leaked key", record, by=by, now_ms=now_ms)
    owner = select(accounts.c.email).where(accounts.c.id == record.account_id)
    return record, connection.execute(owner).scalar_one()
