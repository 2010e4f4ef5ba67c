"""Accounts by another provider's word (OpenID Connect).

A provider may say whose address it is, but an account that is there belongs to its owner: whether
the provider lets anybody in to it is asked by a letter, once. Administrators are never asked.
"""

from dataclasses import dataclass
from random import Random

from sqlalchemy import Connection, delete, insert, not_, select

from nonet.access import Secret
from nonet.accounts.account import Account, find_account
from nonet.accounts.actor import Actor
from nonet.accounts.administration import account_with_id
from nonet.accounts.audit import record
from nonet.accounts.audit_detail import name_detail
from nonet.accounts.email import canonical_email
from nonet.accounts.ownership import acting_account
from nonet.accounts.sign_in_link import account_of
from nonet.accounts.token import make_token, token_hash
from nonet.accounts.ways_in import begun, by_identity, end_begun
from nonet.database.tables import identity_joins, oidc_identities
from nonet.database.times import holds, span_of
from nonet.errors import (
    AccountNotFoundError,
    AdministratorIdentityError,
    EmailUnverifiedError,
    IdentityNotFoundError,
    LinkExpiredError,
)
from nonet.oidc import Identity

LIFETIME_MS = span_of(identity_joins.c.expires_at_ms)


@dataclass(frozen=True, slots=True)
class KnownIdentity:
    """A way to sign in at another provider; the time is milliseconds since 1970 in UTC."""

    issuer: str
    subject: str
    created_at_ms: int


@dataclass(frozen=True, slots=True)
class JoinWish:
    """Somebody with an account's address came from a provider that it does not know."""

    account: Account
    issuer: str
    subject: str
    token: str


def sign_in_by_identity(  # noqa: PLR0913 - who, from where, when
    connection: Connection,
    identity: Identity,
    *,
    by: Actor,
    secret: Secret,
    random: Random,
    now_ms: int,
) -> Account | JoinWish:
    """Return the account of a provider's subject, or the wish to join it to one that is there.

    A subject that is new here gets an account of its own when the provider says that the address
    is verified, and nobody has it yet.

    Raises:
        EmailUnverifiedError: a new subject without a verified address.
        EmailFormatError: the provider's address is none, or spelled as no mailbox is.
        AdministratorIdentityError.
    """
    known = _account_of(connection, identity)
    if known is not None:
        return known
    if identity.verified_email is None:
        raise EmailUnverifiedError("the provider does not say that the address is verified")
    email = canonical_email(identity.verified_email)
    try:
        account = _no_administrator(find_account(connection, email))
    except AccountNotFoundError:
        account = account_of(connection, email, by=by, secret=secret, now_ms=now_ms)
        _join(connection, account, identity.issuer, identity.subject, by=by, now_ms=now_ms)
        return account
    return _wish(connection, account, identity, random=random, now_ms=now_ms)


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


def read_join_wish(connection: Connection, token: str, *, now_ms: int) -> Account:
    """Return the account that a letter's link would join an identity to, without doing so.

    Raises:
        LinkExpiredError: nobody's link, used, or too old.
    """
    found = select(identity_joins.c.account_id).where(
        identity_joins.c.hash == token_hash(token), holds(identity_joins.c.expires_at_ms, now_ms)
    )
    account_id = connection.execute(found).scalar_one_or_none()
    if account_id is None:
        raise LinkExpiredError
    return account_with_id(connection, account_id)


def confirm_join(connection: Connection, token: str, *, by: Actor, now_ms: int) -> JoinWish:
    """Join the identity that a letter's link is for, and return what was joined.

    Raises:
        LinkExpiredError: nobody's link, used, or too old.
        AdministratorIdentityError, AccountSuspendedError.
    """
    using = (
        delete(identity_joins)
        .where(
            identity_joins.c.hash == token_hash(token),
            holds(identity_joins.c.expires_at_ms, now_ms),
        )
        .returning(identity_joins.c.account_id, identity_joins.c.issuer, identity_joins.c.subject)
    )
    row = connection.execute(using).first()
    if row is None:
        raise LinkExpiredError
    account = _no_administrator(acting_account(connection, by.as_account(row.account_id)))
    _take_over(connection, row.issuer, row.subject, now_ms=now_ms)
    _join(connection, account, row.issuer, row.subject, by=by, now_ms=now_ms)
    return JoinWish(account, row.issuer, row.subject, token)


def list_identities(connection: Connection, account_id: int) -> list[KnownIdentity]:
    """Return an account's ways to sign in at other providers, the oldest first."""
    own = oidc_identities.c
    rows = connection.execute(
        select(own.issuer, own.subject, own.created_at_ms)
        .where(own.account_id == account_id)
        .order_by(own.created_at_ms, own.issuer, own.subject)
    )
    return [KnownIdentity(*row) for row in rows]


def remove_identity(
    connection: Connection, issuer: str, subject: str, *, by: Actor, now_ms: int
) -> Account:
    """Take a way to sign in from the account that acts, with the sessions that it began.

    Raises:
        AccountNotFoundError, AccountSuspendedError.
        IdentityNotFoundError: nobody's, or another account's: which of them is not told.
    """
    account = acting_account(connection, by)
    own = oidc_identities.c
    removing = delete(oidc_identities).where(
        own.issuer == issuer, own.subject == subject, own.account_id == account.id
    )
    if connection.execute(removing).rowcount == 0:
        raise IdentityNotFoundError("you have no such way to sign in")
    ending = begun("provider", by_identity(issuer, subject))
    end_begun(connection, account, ending=ending, now_ms=now_ms)
    record(
        connection,
        "remove identity",
        by=by,
        account_id=account.id,
        now_ms=now_ms,
        detail=name_detail(issuer),
    )
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


def _wish(
    connection: Connection, account: Account, identity: Identity, *, random: Random, now_ms: int
) -> JoinWish:
    token = make_token(random)
    connection.execute(
        delete(identity_joins).where(not_(holds(identity_joins.c.expires_at_ms, now_ms)))
    )
    connection.execute(
        insert(identity_joins).values(
            hash=token_hash(token),
            account_id=account.id,
            issuer=identity.issuer,
            subject=identity.subject,
            expires_at_ms=now_ms + LIFETIME_MS,
        )
    )
    return JoinWish(account, identity.issuer, identity.subject, token)


def _join(  # noqa: PLR0913 - the connection is the sixth
    connection: Connection, account: Account, issuer: str, subject: str, *, by: Actor, now_ms: int
) -> None:
    connection.execute(
        insert(oidc_identities).values(
            issuer=issuer, subject=subject, account_id=account.id, created_at_ms=now_ms
        )
    )
    deed = by.as_account(account.id)
    record(
        connection,
        "join identity",
        by=deed,
        account_id=account.id,
        now_ms=now_ms,
        detail=name_detail(issuer),
    )


def _take_over(connection: Connection, issuer: str, subject: str, *, now_ms: int) -> None:
    """Take an identity from the account that has it: two letters may have asked for the same."""
    own = oidc_identities.c
    taking = (
        delete(oidc_identities)
        .where(own.issuer == issuer, own.subject == subject)
        .returning(own.account_id)
    )
    for account_id in connection.execute(taking).scalars().all():
        ending = begun("provider", by_identity(issuer, subject))
        end_begun(connection, account_with_id(connection, account_id), ending=ending, now_ms=now_ms)
