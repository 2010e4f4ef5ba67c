"""Sign-in links: single use, a quarter of an hour, for an address that may have no account yet.

Making one never asks whether the address has an account, so nothing that a stranger can see or
time depends on it.
"""

from random import Random

from sqlalchemy import Connection, delete, insert, not_, select

from nonet.access import Secret
from nonet.accounts.account import Account, create_account, find_account
from nonet.accounts.actor import Actor
from nonet.accounts.audit import record
from nonet.accounts.email import canonical_email, spellings
from nonet.accounts.passkey_duty import require_no_passkey
from nonet.accounts.suspension import kept_suspension
from nonet.accounts.token import make_token, token_hash
from nonet.database.tables import sign_in_links
from nonet.database.times import holds, span_of
from nonet.errors import AccountNotFoundError, LinkExpiredError

LIFETIME_MS = span_of(sign_in_links.c.expires_at_ms)


def make_sign_in_link(connection: Connection, email: str, *, random: Random, now_ms: int) -> str:
    """Make a link's token for an address and forget the links that ran out.

    Raises:
        EmailFormatError.
    """
    return insert_sign_in_link(connection, canonical_email(email), random=random, now_ms=now_ms)


def insert_sign_in_link(
    connection: Connection, address: str, *, random: Random, now_ms: int
) -> str:
    """Do the same for an address that is good, or that an account has from before."""
    token = make_token(random)
    connection.execute(
        delete(sign_in_links).where(not_(holds(sign_in_links.c.expires_at_ms, now_ms)))
    )
    connection.execute(
        insert(sign_in_links).values(
            email=address, hash=token_hash(token), expires_at_ms=now_ms + LIFETIME_MS
        )
    )
    return token


def read_sign_in_link(connection: Connection, token: str, *, now_ms: int) -> str:
    """Return the address that a link is for, without using it up.

    Raises:
        LinkExpiredError: nobody's link, used, or too old.
    """
    found = select(sign_in_links.c.email).where(
        sign_in_links.c.hash == token_hash(token), holds(sign_in_links.c.expires_at_ms, now_ms)
    )
    email: str | None = connection.execute(found).scalar_one_or_none()
    if email is None:
        raise LinkExpiredError
    return email


def use_sign_in_link(  # noqa: PLR0913 - the connection is the sixth
    connection: Connection,
    token: str,
    *,
    by: Actor,
    secret: Secret,
    now_ms: int,
    have_passkeys: bool,
) -> Account:
    """Use a link up and return its account, made now if the address has none.

    The address's other links go with it. Where the site can `have_passkeys`, an administrator who
    has one does not come in by a link, and the link stays as it was.

    Raises:
        LinkExpiredError: nobody's link, used, or too old.
        PasskeyRequiredError.
    """
    # Of two that use a link at the same moment, the deletion serves one.
    using = (
        delete(sign_in_links)
        .where(
            sign_in_links.c.hash == token_hash(token), holds(sign_in_links.c.expires_at_ms, now_ms)
        )
        .returning(sign_in_links.c.email)
    )
    email = connection.execute(using).scalar_one_or_none()
    if email is None:
        raise LinkExpiredError
    forget_links(connection, email)
    account = account_of(connection, email, by=by, secret=secret, now_ms=now_ms)
    if have_passkeys:
        require_no_passkey(connection, account)
    return account


def forget_links(connection: Connection, email: str) -> None:
    """Make every link of an address worthless."""
    connection.execute(delete(sign_in_links).where(sign_in_links.c.email.in_(spellings(email))))


def account_of(
    connection: Connection, email: str, *, by: Actor, secret: Secret, now_ms: int
) -> Account:
    """Return the account of a proven address, made now if it has none.

    It is suspended if the one that the address had was suspended when it was deleted.
    """
    try:
        return find_account(connection, email)
    except AccountNotFoundError:
        since_ms = kept_suspension(connection, email, secret=secret, now_ms=now_ms)
    account = create_account(connection, email, now_ms=now_ms, suspended_at_ms=since_ms)
    deed = by.as_account(account.id)
    record(connection, "sign up", by=deed, account_id=account.id, now_ms=now_ms)
    return account
