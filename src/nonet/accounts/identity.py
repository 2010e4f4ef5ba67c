"""Accounts by another provider's word (OpenID Connect)."""

from sqlalchemy import Connection, insert, select

from nonet.accounts.account import Account
from nonet.accounts.actor import Actor
from nonet.accounts.administration import account_with_id
from nonet.accounts.audit import record
from nonet.accounts.sign_in_link import account_of
from nonet.database.tables import oidc_identities
from nonet.errors import EmailUnverifiedError
from nonet.oidc import Identity


def sign_in_by_identity(
    connection: Connection, identity: Identity, *, by: Actor, secret: bytes, now_ms: int
) -> Account:
    """Return the account of a provider's subject.

    A subject that is new here is joined to the account of its address, which is made if there is
    none, but only when the provider says that the address is verified.

    Raises:
        EmailUnverifiedError: a new subject without a verified address.
        EmailFormatError: the provider's address is none.
    """
    known = select(oidc_identities.c.account_id).where(
        oidc_identities.c.issuer == identity.issuer,
        oidc_identities.c.subject == identity.subject,
    )
    account_id = connection.execute(known).scalar_one_or_none()
    if account_id is not None:
        return account_with_id(connection, account_id)
    if identity.verified_email is None:
        raise EmailUnverifiedError("the provider does not say that the address is verified")
    account = account_of(connection, identity.verified_email, by=by, secret=secret, now_ms=now_ms)
    connection.execute(
        insert(oidc_identities).values(
            issuer=identity.issuer,
            subject=identity.subject,
            account_id=account.id,
            created_at_ms=now_ms,
        )
    )
    deed = by.as_account(account.id)
    record(connection, "join identity", by=deed, account_id=account.id, now_ms=now_ms)
    return account
