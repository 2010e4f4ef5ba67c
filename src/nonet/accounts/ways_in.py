"""All that can let somebody in to an account: one list, and one function that ends what was begun.

Each table is in one of three groups, and a test finds any that is in none. What was begun lets in
for a while and is shown nowhere, so it ends with whatever it may have been begun by. What stays is
shown to its owner, who takes it away one by one. The rest lets nobody in.
"""

from sqlalchemy import ColumnElement, Connection, Table, delete, false, or_, true, update

from nonet.accounts.account import Account
from nonet.accounts.email import spellings
from nonet.accounts.key import TRIAL
from nonet.accounts.session import Way
from nonet.accounts.token import bytes_hash
from nonet.database.tables import (
    accounts,
    api_keys,
    api_requests,
    audit_log,
    email_changes,
    identity_joins,
    kept_suspensions,
    letter_windows,
    oauth_codes,
    oauth_tokens,
    oidc_identities,
    passkey_challenges,
    passkeys,
    quota_windows,
    recovery_codes,
    sessions,
    sign_in_links,
    usage_days,
)

# In this order, with sessions between: what begins one goes before it, and what one begins after
# it, so that nothing is left of a request that was under way meanwhile.
_BEGINS_SESSIONS = (sign_in_links, identity_joins)
_BEGUN_BY_SESSIONS = (email_changes, passkey_challenges, oauth_codes)
BEGUN = (*_BEGINS_SESSIONS, sessions, *_BEGUN_BY_SESSIONS)
# Of the keys those that a page made for ten minutes are begun by a session, and end like it.
STAYING = (passkeys, recovery_codes, oidc_identities, api_keys, oauth_tokens)
HARMLESS = (
    accounts,
    api_requests,
    audit_log,
    kept_suspensions,
    letter_windows,
    quota_windows,
    usage_days,
)

# Which sessions end.
EVERY: ColumnElement[bool] = true()
NONE: ColumnElement[bool] = false()
BY_PASSKEY_OR_CODE = sessions.c.way.in_(("passkey", "recovery code"))
# A letter that joined an identity signed in as well.
BY_ANY_IDENTITY = (sessions.c.way == "provider") | (
    (sessions.c.way == "link") & sessions.c.begun_by.is_not(None)
)


def end_begun(
    connection: Connection, account: Account, *, ending: ColumnElement[bool], now_ms: int
) -> None:
    """End all that was begun for an account, and those of its sessions that are `ending`."""
    for table in _BEGINS_SESSIONS:
        connection.execute(delete(table).where(_is_of(table, account)))
    connection.execute(delete(sessions).where(sessions.c.account_id == account.id, ending))
    for table in _BEGUN_BY_SESSIONS:
        connection.execute(delete(table).where(_is_of(table, account)))
    end_trial_keys(connection, account.id, now_ms=now_ms)


def end_trial_keys(connection: Connection, account_id: int, *, now_ms: int) -> None:
    """Refuse the keys that pages made for an account to try requests with."""
    keys = api_keys.c
    connection.execute(
        update(api_keys)
        .where(keys.account_id == account_id, keys.kind == TRIAL, keys.revoked_at_ms.is_(None))
        .values(revoked_at_ms=now_ms)
    )


def by_passkey(credential_id: bytes) -> bytes:
    """Return what a session that a passkey began is known by."""
    return bytes_hash(b"passkey " + credential_id)


def by_identity(issuer: str, subject: str) -> bytes:
    """Return what a session that an identity at a provider began is known by."""
    return bytes_hash(f"identity {issuer}\0{subject}".encode())


def begun(way: Way, by: bytes) -> ColumnElement[bool]:
    """Find the sessions that one passkey or identity began.

    Those of the same way from before that was kept are among them: any of them may be one.
    """
    unknown = (sessions.c.way == way) & sessions.c.begun_by.is_(None)
    return or_(sessions.c.begun_by == by, unknown)


def _is_of(table: Table, account: Account) -> ColumnElement[bool]:
    """Find the rows of an account; a link belongs to an address, which may have none yet.

    An account from before has its address as it was typed, and its links have the one spelling.
    """
    if table is sign_in_links:
        return sign_in_links.c.email.in_(spellings(account.email))
    return table.c.account_id == account.id
