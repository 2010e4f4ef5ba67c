"""Accounts of other providers' identities (OpenID Connect).

A provider's word is enough for a new account. An existing account belongs to its owner, who is
asked once by email whether the identity may sign in. Administrators can't sign in this way.
"""

from dataclasses import dataclass

from sqlalchemy import ColumnElement, Connection, delete, not_, select

from nonet import errors
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
from nonet.database.queries import columns_for, delete_rows, fetch_all, insert_row, is_valid
from nonet.database.tables import identity_joins, oidc_identities

LIFETIME_MS = 15 * 60 * 1000
_OWN, _JOINS = oidc_identities.c, identity_joins.c


@dataclass(frozen=True, slots=True)
class Identity:
    """A person at a provider; `verified_email` is None unless the provider verified the address."""

    issuer: str
    subject: str
    verified_email: str | None


@dataclass(frozen=True, slots=True)
class KnownIdentity:
    """An identity of an account; the time is milliseconds since 1970 in UTC."""

    issuer: str
    subject: str
    created_at_ms: int


@dataclass(frozen=True, slots=True)
class JoinRequest:
    """A request to join an unknown identity to the account that has its address."""

    account: Account
    issuer: str
    subject: str
    token: str


def sign_in_by_identity(
    work: UnitOfWork, identity: Identity, *, secret: Secret
) -> Account | JoinRequest:
    """Return the account of an identity, or a request to join it to an existing account.

    An unknown identity gets a new account if its address is verified and has no account yet.

    Raises:
        EmailUnverifiedError: an unknown identity without a verified address.
        EmailFormatError: the provider's address is invalid or misspelled.
        AdministratorIdentityError.
    """
    known = _account_of(work.connection, identity)
    if known is not None:
        return known
    if identity.verified_email is None:
        raise errors.EmailUnverifiedError("the provider hasn't verified the address")
    email = canonical_email(identity.verified_email)
    try:
        account = _no_administrator(find_account(work.connection, email))
    except errors.AccountNotFoundError:
        account = account_of(work, email, secret=secret)
        _join(work, account, identity.issuer, identity.subject)
        return account
    return _join_request(work, account, identity)


def account_of_identity(connection: Connection, identity: Identity) -> Account:
    """Return the account of an identity.

    Raises:
        IdentityNotFoundError: there is no account, or the identity was removed from it.
        AdministratorIdentityError.
    """
    account = _account_of(connection, identity)
    if account is None:
        raise errors.IdentityNotFoundError("no account has this identity")
    return account


def read_join_request(connection: Connection, token: str, *, now_ms: int) -> Account:
    """Return the account of a link that joins an identity, without using it.

    Raises:
        LinkExpiredError: the link doesn't exist, was used, or is too old.
    """
    found = select(_JOINS.account_id).where(_JOINS.hash == token_hash(token), _is_valid(now_ms))
    account_id = connection.execute(found).scalar_one_or_none()
    if account_id is None:
        raise errors.LinkExpiredError
    return account_with_id(connection, account_id)


def confirm_join(work: UnitOfWork, token: str) -> JoinRequest:
    """Join the identity of an emailed link to its account, and return what was joined.

    Raises:
        LinkExpiredError: the link doesn't exist, was used, or is too old.
        AdministratorIdentityError, AccountSuspendedError.
    """
    using = (
        delete(identity_joins)
        .where(_JOINS.hash == token_hash(token), _is_valid(work.now_ms))
        .returning(_JOINS.account_id, _JOINS.issuer, _JOINS.subject)
    )
    row = work.connection.execute(using).first()
    if row is None:
        raise errors.LinkExpiredError
    account = _no_administrator(acting_account(work.as_account(row.account_id)))
    _remove_from_other_account(work, row.issuer, row.subject)
    _join(work, account, row.issuer, row.subject)
    return JoinRequest(account, row.issuer, row.subject, token)


def list_identities(connection: Connection, account_id: int) -> list[KnownIdentity]:
    """Return an account's identities, oldest first."""
    found = select(*columns_for(KnownIdentity, oidc_identities)).where(
        _OWN.account_id == account_id
    )
    ordered = found.order_by(_OWN.created_at_ms, _OWN.issuer, _OWN.subject)
    return fetch_all(connection, ordered, KnownIdentity)


def remove_identity(work: UnitOfWork, issuer: str, subject: str) -> Account:
    """Remove an identity from the caller's account, and end the sessions that it began.

    Raises:
        AccountNotFoundError, AccountSuspendedError.
        IdentityNotFoundError: the identity belongs to no account, or to another one.
    """
    account = acting_account(work)
    own = _is(issuer, subject) & (_OWN.account_id == account.id)
    if delete_rows(work.connection, oidc_identities, own) == 0:
        raise errors.IdentityNotFoundError("your account doesn't have this identity")
    cancel_pending(work, account, ending=begun("provider", by_identity(issuer, subject)))
    work.record("remove identity", account.id, name_detail(issuer))
    return account


def _account_of(connection: Connection, identity: Identity) -> Account | None:
    # Locked until a session has begun, so that removing the identity ends that session too.
    known = select(_OWN.account_id).where(_is(identity.issuer, identity.subject)).with_for_update()
    account_id = connection.execute(known).scalar_one_or_none()
    if account_id is None:
        return None
    return _no_administrator(account_with_id(connection, account_id))


def _no_administrator(account: Account) -> Account:
    if account.promoted_at_ms is not None:
        raise errors.AdministratorIdentityError("administrators sign in by a link")
    return account


def _join_request(work: UnitOfWork, account: Account, identity: Identity) -> JoinRequest:
    token = make_token(work.random)
    delete_joins(work.connection, now_ms=work.now_ms)
    insert_row(
        work.connection,
        identity_joins,
        hash=token_hash(token),
        account_id=account.id,
        issuer=identity.issuer,
        subject=identity.subject,
        expires_at_ms=work.now_ms + LIFETIME_MS,
    )
    return JoinRequest(account, identity.issuer, identity.subject, token)


def delete_joins(connection: Connection, *, now_ms: int) -> None:
    """Delete expired requests to join an identity."""
    delete_rows(connection, identity_joins, not_(_is_valid(now_ms)))


def _is(issuer: str, subject: str) -> ColumnElement[bool]:
    return (_OWN.issuer == issuer) & (_OWN.subject == subject)


def _is_valid(now_ms: int) -> ColumnElement[bool]:
    return is_valid(_JOINS.expires_at_ms, LIFETIME_MS, now_ms=now_ms)


def _join(work: UnitOfWork, account: Account, issuer: str, subject: str) -> None:
    values = {"issuer": issuer, "subject": subject, "created_at_ms": work.now_ms}
    insert_row(work.connection, oidc_identities, account_id=account.id, **values)
    work.as_account(account.id).record("join identity", account.id, name_detail(issuer))


def _remove_from_other_account(work: UnitOfWork, issuer: str, subject: str) -> None:
    """Remove an identity from an account that it was joined to by another link."""
    removing = delete(oidc_identities).where(_is(issuer, subject)).returning(_OWN.account_id)
    for account_id in work.connection.execute(removing).scalars().all():
        account = account_with_id(work.connection, account_id)
        cancel_pending(work, account, ending=begun("provider", by_identity(issuer, subject)))
