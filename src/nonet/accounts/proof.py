"""Proofs of whose an account is, each a part of the transaction that begins a session."""

from collections.abc import Callable
from dataclasses import dataclass

from sqlalchemy import Connection

from nonet.access import Secret
from nonet.accounts.account import Account
from nonet.accounts.actor import Actor
from nonet.accounts.identity import account_of_identity, confirm_join
from nonet.accounts.passkey import Passkey, note_use
from nonet.accounts.recovery import use_recovery_code
from nonet.accounts.session import Way
from nonet.accounts.sign_in_link import use_sign_in_link
from nonet.accounts.ways_in import by_identity, by_passkey
from nonet.oidc import Identity


@dataclass(frozen=True, slots=True)
class Proof:
    """Whose account it is, and how somebody proved that: by which passkey or identity."""

    account: Account
    way: Way
    begun_by: bytes | None = None
    told: str = ""  # the name of the provider, or the issuer that a letter joined


Prove = Callable[[Connection], Proof]


def prove_by_link(  # noqa: PLR0913 - the connection is the sixth
    connection: Connection,
    token: str,
    *,
    by: Actor,
    secret: Secret,
    now_ms: int,
    have_passkeys: bool,
) -> Proof:
    """Use a sign-in link up.

    Raises:
        LinkExpiredError, PasskeyRequiredError.
    """
    account = use_sign_in_link(
        connection, token, by=by, secret=secret, now_ms=now_ms, have_passkeys=have_passkeys
    )
    return Proof(account, "link")


def prove_by_join(connection: Connection, token: str, *, by: Actor, now_ms: int) -> Proof:
    """Join the identity that a letter is about.

    Raises:
        LinkExpiredError, AdministratorIdentityError, AccountSuspendedError.
    """
    joined = confirm_join(connection, token, by=by, now_ms=now_ms)
    begun_by = by_identity(joined.issuer, joined.subject)
    return Proof(joined.account, "link", begun_by, joined.issuer)


def prove_by_identity(connection: Connection, identity: Identity, *, provider: str) -> Proof:
    """Take a provider's word for who it is.

    Raises:
        IdentityNotFoundError, AdministratorIdentityError.
    """
    account = account_of_identity(connection, identity)
    begun_by = by_identity(identity.issuer, identity.subject)
    return Proof(account, "provider", begun_by, provider)


def prove_by_passkey(
    connection: Connection, passkey: Passkey, *, sign_count: int, now_ms: int
) -> Proof:
    """Note the use of a passkey whose answer was verified.

    Raises:
        PasskeyError: it was removed or used meanwhile.
    """
    account = note_use(connection, passkey, sign_count=sign_count, now_ms=now_ms)
    return Proof(account, "passkey", by_passkey(passkey.credential.id))


def prove_by_code(connection: Connection, email: str, code: str) -> Proof:
    """Use a recovery code up.

    Raises:
        RecoveryCodeError.
    """
    return Proof(use_recovery_code(connection, email, code), "recovery code")
