"""Sign-in links: single use, a quarter of an hour, for an address that may have no account yet.

Making one never asks whether the address has an account, so nothing that a stranger can see or
time depends on it.
"""

from sqlalchemy import ColumnElement, Connection, and_, delete, exists, insert, not_, select

from nonet.accounts.access.keys import Secret, make_token, token_hash
from nonet.accounts.account import Account, find_account, insert_account, kept_suspension
from nonet.accounts.email import canonical_email, spellings
from nonet.accounts.work import UnitOfWork
from nonet.database.queries import is_valid
from nonet.database.tables import passkeys, sign_in_links
from nonet.errors import AccountNotFoundError, LinkExpiredError, PasskeyRequiredError

LIFETIME_MS = 15 * 60 * 1000


def make_sign_in_link(work: UnitOfWork, email: str) -> str:
    """Make a link's token for an address and forget the links that ran out.

    Raises:
        EmailFormatError.
    """
    return insert_sign_in_link(work, canonical_email(email))


def insert_sign_in_link(work: UnitOfWork, address: str) -> str:
    """Do the same for an address that is good, or that an account has from before."""
    token = make_token(work.random)
    work.connection.execute(delete(sign_in_links).where(not_(_is_valid(work.now_ms))))
    work.connection.execute(
        insert(sign_in_links).values(
            email=address, hash=token_hash(token), expires_at_ms=work.now_ms + LIFETIME_MS
        )
    )
    return token


def read_sign_in_link(connection: Connection, token: str, *, now_ms: int) -> str:
    """Return the address that a link is for, without using it up.

    Raises:
        LinkExpiredError: nobody's link, used, or too old.
    """
    email: str | None = connection.scalar(
        select(sign_in_links.c.email).where(_is_good(token, now_ms))
    )
    if email is None:
        raise LinkExpiredError
    return email


def use_sign_in_link(
    work: UnitOfWork, token: str, *, secret: Secret, have_passkeys: bool
) -> Account:
    """Use a link up and return its account, made now if the address has none.

    The address's other links go with it. Where the site can `have_passkeys`, an administrator who
    has one does not come in by a link, and the link stays as it was.

    Raises:
        LinkExpiredError: nobody's link, used, or too old.
        PasskeyRequiredError.
    """
    # Of two that use a link at the same moment, the deletion serves one.
    using = delete(sign_in_links).where(_is_good(token, work.now_ms))
    email = work.connection.scalar(using.returning(sign_in_links.c.email))
    if email is None:
        raise LinkExpiredError
    others = sign_in_links.c.email.in_(spellings(email))
    work.connection.execute(delete(sign_in_links).where(others))
    account = account_of(work, email, secret=secret)
    if have_passkeys:
        _require_no_passkey(work.connection, account)
    return account


def account_of(work: UnitOfWork, email: str, *, secret: Secret) -> Account:
    """Return the account of a proven address, made now if it has none.

    It is suspended if the one that the address had was suspended when it was deleted.
    """
    try:
        return find_account(work.connection, email)
    except AccountNotFoundError:
        since_ms = kept_suspension(work.connection, email, secret=secret, now_ms=work.now_ms)
    account = insert_account(work, email, suspended_at_ms=since_ms)
    work.as_account(account.id).record("sign up", account.id)
    return account


def _require_no_passkey(connection: Connection, account: Account) -> None:
    """Refuse an administrator who has a passkey: whoever reads their emails does not come in.

    Raises:
        PasskeyRequiredError.
    """
    has_one = select(exists().where(passkeys.c.account_id == account.id))
    if account.is_administrator and connection.scalar(has_one):
        raise PasskeyRequiredError("administrators sign in by their passkey")


def _is_valid(now_ms: int) -> ColumnElement[bool]:
    return is_valid(sign_in_links.c.expires_at_ms, LIFETIME_MS, now_ms=now_ms)


def _is_good(token: str, now_ms: int) -> ColumnElement[bool]:
    return and_(sign_in_links.c.hash == token_hash(token), _is_valid(now_ms))
