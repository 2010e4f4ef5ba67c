"""Accounts by another provider's word (OpenID Connect).

A provider may say whose address it is, but an account that is there belongs to its owner: whether
the provider lets anybody in to it is asked by an email, once. Administrators are never asked.
"""

from dataclasses import dataclass

from sqlalchemy import ColumnElement, Connection, delete, insert, not_, select

from nonet.accounts.access.keys import Secret, make_token, token_hash
from nonet.accounts.account import (
    Account,
    account_of,
    account_with_id,
    acting_account,
    find_account,
)
from nonet.accounts.audit import name_detail
from nonet.accounts.email import canonical_email
from nonet.accounts.sessions import begun, by_identity, cancel_pending
from nonet.accounts.work import UnitOfWork
from nonet.database.queries import columns_for, is_valid
from nonet.database.tables import identity_joins, oidc_identities
from nonet.errors import (
    AccountNotFoundError,
    AdministratorIdentityError,
    EmailUnverifiedError,
    IdentityNotFoundError,
    LinkExpiredError,
)

LIFETIME_MS = 15 * 60 * 1000


@dataclass(frozen=True, slots=True)
class Identity:
    """Who came back; `verified_email` is None unless the provider vouches for the address."""

    issuer: str
    subject: str
    verified_email: str | None


@dataclass(frozen=True, slots=True)
class KnownIdentity:
    """A way to sign in at another provider; the time is milliseconds since 1970 in UTC."""

    issuer: str
    subject: str
    created_at_ms: int


@dataclass(frozen=True, slots=True)
class JoinRequest:
    """Somebody with an account's address came from a provider that it does not know."""

    account: Account
    issuer: str
    subject: str
    token: str


def sign_in_by_identity(
    work: UnitOfWork, identity: Identity, *, secret: Secret
) -> Account | JoinRequest:
    """Return the account of a provider's subject, or the wish to join it to one that is there.

    A subject that is new here gets an account of its own when the provider says that the address
    is verified, and nobody has it yet.

    Raises:
        EmailUnverifiedError: a new subject without a verified address.
        EmailFormatError: the provider's address is none, or spelled as no mailbox is.
        AdministratorIdentityError.
    """
    known = _account_of(work.connection, identity)
    if known is not None:
        return known
    if identity.verified_email is None:
        raise EmailUnverifiedError("the provider does not say that the address is verified")
    email = canonical_email(identity.verified_email)
    try:
        account = _no_administrator(find_account(work.connection, email))
    except AccountNotFoundError:
        account = account_of(work, email, secret=secret)
        _join(work, account, identity.issuer, identity.subject)
        return account
    return _join_request(work, account, identity)


def account_of_identity(connection: Connection, identity: Identity) -> Account:
    """Return the account that an identity leads to.

    Raises:
        IdentityNotFoundError: to none, or it was removed a moment ago.
        AdministratorIdentityError.
    """
    account = _account_of(connection, identity)
    if account is None:
        raise IdentityNotFoundError("no account has this identity")
    return account


def read_join_request(connection: Connection, token: str, *, now_ms: int) -> Account:
    """Return the account that an email's link would join an identity to, without doing so.

    Raises:
        LinkExpiredError: nobody's link, used, or too old.
    """
    found = select(identity_joins.c.account_id).where(
        identity_joins.c.hash == token_hash(token), _is_valid(now_ms)
    )
    account_id = connection.execute(found).scalar_one_or_none()
    if account_id is None:
        raise LinkExpiredError
    return account_with_id(connection, account_id)


def confirm_join(work: UnitOfWork, token: str) -> JoinRequest:
    """Join the identity that an email's link is for, and return what was joined.

    Raises:
        LinkExpiredError: nobody's link, used, or too old.
        AdministratorIdentityError, AccountSuspendedError.
    """
    joins = identity_joins.c
    using = (
        delete(identity_joins)
        .where(joins.hash == token_hash(token), _is_valid(work.now_ms))
        .returning(joins.account_id, joins.issuer, joins.subject)
    )
    row = work.connection.execute(using).first()
    if row is None:
        raise LinkExpiredError
    account = _no_administrator(acting_account(work.as_account(row.account_id)))
    _take_over(work, row.issuer, row.subject)
    _join(work, account, row.issuer, row.subject)
    return JoinRequest(account, row.issuer, row.subject, token)


def list_identities(connection: Connection, account_id: int) -> list[KnownIdentity]:
    """Return an account's ways to sign in at other providers, the oldest first."""
    own = oidc_identities.c
    rows = connection.execute(
        select(*columns_for(KnownIdentity, oidc_identities))
        .where(own.account_id == account_id)
        .order_by(own.created_at_ms, own.issuer, own.subject)
    )
    return [KnownIdentity(*row) for row in rows]


def remove_identity(work: UnitOfWork, issuer: str, subject: str) -> Account:
    """Take a way to sign in from the account that acts, with the sessions that it began.

    Raises:
        AccountNotFoundError, AccountSuspendedError.
        IdentityNotFoundError: nobody's, or another account's: which of them is not told.
    """
    account = acting_account(work)
    own = oidc_identities.c
    removing = delete(oidc_identities).where(
        own.issuer == issuer, own.subject == subject, own.account_id == account.id
    )
    if work.connection.execute(removing).rowcount == 0:
        raise IdentityNotFoundError("you have no such way to sign in")
    cancel_pending(work, account, ending=begun("provider", by_identity(issuer, subject)))
    work.record("remove identity", account.id, name_detail(issuer))
    return account


def _account_of(connection: Connection, identity: Identity) -> Account | None:
    own = oidc_identities.c
    # Held until a session has begun: whoever removes it meanwhile waits, and ends that too.
    known = (
        select(own.account_id)
        .where(own.issuer == identity.issuer, own.subject == identity.subject)
        .with_for_update()
    )
    account_id = connection.execute(known).scalar_one_or_none()
    return (
        None if account_id is None else _no_administrator(account_with_id(connection, account_id))
    )


def _no_administrator(account: Account) -> Account:
    if account.promoted_at_ms is not None:
        raise AdministratorIdentityError("administrators sign in by a link")
    return account


def _join_request(work: UnitOfWork, account: Account, identity: Identity) -> JoinRequest:
    token = make_token(work.random)
    delete_joins(work.connection, now_ms=work.now_ms)
    work.connection.execute(
        insert(identity_joins).values(
            hash=token_hash(token),
            account_id=account.id,
            issuer=identity.issuer,
            subject=identity.subject,
            expires_at_ms=work.now_ms + LIFETIME_MS,
        )
    )
    return JoinRequest(account, identity.issuer, identity.subject, token)


def delete_joins(connection: Connection, *, now_ms: int) -> None:
    """Delete the wishes that nobody confirmed in time."""
    connection.execute(delete(identity_joins).where(not_(_is_valid(now_ms))))


def _is_valid(now_ms: int) -> ColumnElement[bool]:
    return is_valid(identity_joins.c.expires_at_ms, LIFETIME_MS, now_ms=now_ms)


def _join(work: UnitOfWork, account: Account, issuer: str, subject: str) -> None:
    known = {"issuer": issuer, "subject": subject, "created_at_ms": work.now_ms}
    work.connection.execute(insert(oidc_identities).values(account_id=account.id, **known))
    work.as_account(account.id).record("join identity", account.id, name_detail(issuer))


def _take_over(work: UnitOfWork, issuer: str, subject: str) -> None:
    """Take an identity from the account that has it: two emails may have asked for the same."""
    own = oidc_identities.c
    taking = (
        delete(oidc_identities)
        .where(own.issuer == issuer, own.subject == subject)
        .returning(own.account_id)
    )
    for account_id in work.connection.execute(taking).scalars().all():
        account = account_with_id(work.connection, account_id)
        cancel_pending(work, account, ending=begun("provider", by_identity(issuer, subject)))
