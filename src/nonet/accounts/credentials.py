"""Everything that can grant access to an account, and the function that ends what is temporary.

Each table is in one of three groups, and a test finds any that is in none. What was begun grants
access for a while and is listed nowhere, so it ends with whatever may have started it. What stays
is listed for its owner, who revokes it one by one. The rest grants no access.
"""

from sqlalchemy import ColumnElement, Table, delete, false, or_, true

from nonet.accounts.access.keys import bytes_hash
from nonet.accounts.account import Account
from nonet.accounts.email import spellings
from nonet.accounts.key import end_trial_keys
from nonet.accounts.session import Way
from nonet.accounts.work import UnitOfWork
from nonet.database import tables

# Deleted in this order: what starts sessions, then sessions, then what sessions start, so that a
# concurrent request leaves nothing behind.
_BEGINS_SESSIONS = (tables.sign_in_links, tables.identity_joins)
_BEGUN_BY_SESSIONS = (tables.email_changes, tables.passkey_challenges, tables.oauth_codes)
BEGUN = (*_BEGINS_SESSIONS, tables.sessions, *_BEGUN_BY_SESSIONS)
# Except for the keys that a page makes for ten minutes, which are begun by a session.
STAYING = (
    tables.passkeys,
    tables.recovery_codes,
    tables.oidc_identities,
    tables.api_keys,
    tables.oauth_tokens,
)
HARMLESS = (
    tables.accounts,
    tables.api_requests,
    tables.audit_log,
    tables.kept_suspensions,
    tables.letter_windows,
    tables.quota_windows,
    tables.usage_days,
)

# Which sessions end.
EVERY: ColumnElement[bool] = true()
NONE: ColumnElement[bool] = false()
BY_PASSKEY_OR_CODE = tables.sessions.c.way.in_(("passkey", "recovery code"))
# The link that joined an identity signed in as well.
BY_ANY_IDENTITY = (tables.sessions.c.way == "provider") | (
    (tables.sessions.c.way == "link") & tables.sessions.c.begun_by.is_not(None)
)


def cancel_pending(work: UnitOfWork, account: Account, *, ending: ColumnElement[bool]) -> None:
    """End all that was begun for an account, and those of its sessions that match `ending`."""
    for table in _BEGINS_SESSIONS:
        work.connection.execute(delete(table).where(_is_of(table, account)))
    work.connection.execute(
        delete(tables.sessions).where(tables.sessions.c.account_id == account.id, ending)
    )
    for table in _BEGUN_BY_SESSIONS:
        work.connection.execute(delete(table).where(_is_of(table, account)))
    end_trial_keys(work, account.id)


def by_passkey(credential_id: bytes) -> bytes:
    """Return the mark of sessions that a passkey began, as stored in `begun_by`."""
    return bytes_hash(b"passkey " + credential_id)


def by_identity(issuer: str, subject: str) -> bytes:
    """Return the mark of sessions that an identity at a provider began."""
    return bytes_hash(f"identity {issuer}\0{subject}".encode())


def begun(way: Way, by: bytes) -> ColumnElement[bool]:
    """Match the sessions that one passkey or identity began.

    Older ones of the same way, for which this was not recorded, match too: any may be one of them.
    """
    unknown = (tables.sessions.c.way == way) & tables.sessions.c.begun_by.is_(None)
    return or_(tables.sessions.c.begun_by == by, unknown)


def _is_of(table: Table, account: Account) -> ColumnElement[bool]:
    """Match the rows of an account; a link belongs to an address, which may have none yet.

    An older account has its address as it was typed; its links have the canonical spelling.
    """
    if table is tables.sign_in_links:
        return tables.sign_in_links.c.email.in_(spellings(account.email))
    return table.c.account_id == account.id
