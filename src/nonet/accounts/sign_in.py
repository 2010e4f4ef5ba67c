"""Signing in and out: sign-in links, proofs of an account's owner, and the sessions they begin.

A link is valid once, for 15 minutes, for an address that may have no account yet. Creating one
doesn't look up the address, so strangers can't learn from responses or their timing whether it
has an account.
"""

from collections.abc import Callable
from dataclasses import dataclass

from sqlalchemy import ColumnElement, Connection, delete, not_, select

from nonet.accounts import sessions
from nonet.accounts.access.keys import Secret, make_token, token_hash
from nonet.accounts.account import Account, account_of, hold_account
from nonet.accounts.api_keys import end_trial_keys
from nonet.accounts.email import canonical_email, spellings
from nonet.accounts.identity import Identity, account_of_identity, confirm_join
from nonet.accounts.passkeys.credentials import Passkey, note_use
from nonet.accounts.passkeys.recovery_codes import use_recovery_code
from nonet.accounts.work import UnitOfWork
from nonet.database.queries import delete_rows, has_row, insert_row, is_valid
from nonet.database.tables import audit_log, passkeys, sign_in_links
from nonet.errors import LinkExpiredError, PasskeyRequiredError

LIFETIME_MS = 15 * 60 * 1000


@dataclass(frozen=True, slots=True)
class Proof:
    """An account, and how its owner was proved: the method, and the passkey or identity."""

    account: Account
    way: sessions.Way
    begun_by: bytes | None = None
    source: str = ""  # the name of the provider, or the issuer that a link joined


@dataclass(frozen=True, slots=True)
class SignInResult:
    """A new session's proof and token, and whether it is the account's first sign-in."""

    proof: Proof
    token: str
    is_first: bool


Prove = Callable[[UnitOfWork], Proof]


def prove_by_link(work: UnitOfWork, token: str, *, secret: Secret, have_passkeys: bool) -> Proof:
    """Use a sign-in link.

    Raises:
        LinkExpiredError, PasskeyRequiredError.
    """
    account = use_sign_in_link(work, token, secret=secret, have_passkeys=have_passkeys)
    return Proof(account, "link")


def prove_by_join(work: UnitOfWork, token: str) -> Proof:
    """Join the identity of an emailed link to its account.

    Raises:
        LinkExpiredError, AdministratorIdentityError, AccountSuspendedError.
    """
    joined = confirm_join(work, token)
    begun_by = sessions.by_identity(joined.issuer, joined.subject)
    return Proof(joined.account, "link", begun_by, joined.issuer)


def prove_by_identity(work: UnitOfWork, identity: Identity, *, provider: str) -> Proof:
    """Accept an identity that a provider verified.

    Raises:
        IdentityNotFoundError, AdministratorIdentityError.
    """
    account = account_of_identity(work.connection, identity)
    begun_by = sessions.by_identity(identity.issuer, identity.subject)
    return Proof(account, "provider", begun_by, provider)


def prove_by_passkey(work: UnitOfWork, passkey: Passkey, *, sign_count: int) -> Proof:
    """Store the use of a passkey whose response was verified.

    Raises:
        PasskeyError: the passkey was removed or used since.
    """
    account = note_use(work, passkey, sign_count=sign_count)
    return Proof(account, "passkey", sessions.by_passkey(passkey.credential.id))


def prove_by_code(work: UnitOfWork, email: str, code: str) -> Proof:
    """Use a recovery code.

    Raises:
        RecoveryCodeError.
    """
    return Proof(use_recovery_code(work.connection, email, code), "recovery code")


def sign_in(work: UnitOfWork, prove: Prove, *, agent: str, held: str) -> SignInResult:
    """Begin a session for the account that `prove` returns, and end the session of token `held`.

    The proof is part of the transaction, so a credential removed since begins no session.
    """
    proof = prove(work)
    account_id = proof.account.id
    log = audit_log.c
    earlier = (log.actor_id == account_id) & (log.action == "sign in")
    is_first = not has_row(work.connection, audit_log, earlier)
    sessions.end_session_of(work.connection, held)
    token = sessions.begin_session(
        work, account_id, way=proof.way, agent=agent, begun_by=proof.begun_by
    )
    way, provider = proof.way.replace(" ", "-"), proof.source if proof.way == "provider" else ""
    detail = {"kind": "sign-in", "way": way, "provider": provider}
    work.as_account(account_id).record("sign in", account_id, {**detail})
    return SignInResult(proof, token, is_first)


def sign_out(work: UnitOfWork, token: str) -> None:
    """End the session of a token, if there is one, and the account's trial keys."""
    found = sessions.find_session(work.connection, token, now_ms=work.now_ms)
    sessions.end_session_of(work.connection, token)
    if found is not None:
        account_id = found[1].id
        end_trial_keys(work, account_id)
        work.as_account(account_id).record("sign out", account_id)


def end_own_session(work: UnitOfWork, session_id: int) -> None:
    """End one of the caller's sessions, and delete the account's pending credentials."""
    account = hold_account(work.connection, work.by.account_id or 0)
    if account is not None and sessions.end_session(work.connection, account.id, session_id):
        sessions.cancel_pending(work, account, ending=sessions.NONE)
        work.record("end session", account.id, {"kind": "session", "id": session_id})


def end_own_sessions(work: UnitOfWork) -> None:
    """End all of the caller's sessions, and delete the account's pending credentials."""
    account = hold_account(work.connection, work.by.account_id or 0)
    if account is not None:
        sessions.cancel_pending(work, account, ending=sessions.EVERY)
        work.record("end all sessions", account.id)


def make_sign_in_link(work: UnitOfWork, email: str) -> str:
    """Create the token of a link for an address.

    Raises:
        EmailFormatError.
    """
    return insert_sign_in_link(work, canonical_email(email))


def insert_sign_in_link(work: UnitOfWork, address: str) -> str:
    """Create the token of a link for an address that isn't checked; delete expired links."""
    token = make_token(work.random)
    delete_rows(work.connection, sign_in_links, not_(_is_valid(work.now_ms)))
    end_ms = work.now_ms + LIFETIME_MS
    hashed = token_hash(token)
    insert_row(work.connection, sign_in_links, email=address, hash=hashed, expires_at_ms=end_ms)
    return token


def read_sign_in_link(connection: Connection, token: str, *, now_ms: int) -> str:
    """Return the address of a link without using it.

    Raises:
        LinkExpiredError: the link doesn't exist, was used, or is too old.
    """
    found = select(sign_in_links.c.email).where(_is_link(token, now_ms))
    email: str | None = connection.scalar(found)
    if email is None:
        raise LinkExpiredError
    return email


def use_sign_in_link(
    work: UnitOfWork, token: str, *, secret: Secret, have_passkeys: bool
) -> Account:
    """Use a link and return its account, which is created if needed.

    The address's other links are deleted. If the site supports passkeys (`have_passkeys`), an
    administrator with a passkey can't use a link.

    Raises:
        LinkExpiredError: the link doesn't exist, was used, or is too old.
        PasskeyRequiredError: the link stays valid.
    """
    # If two requests use the link at the same time, only one deletes it.
    using = delete(sign_in_links).where(_is_link(token, work.now_ms))
    email = work.connection.scalar(using.returning(sign_in_links.c.email))
    if email is None:
        raise LinkExpiredError
    delete_rows(work.connection, sign_in_links, sign_in_links.c.email.in_(spellings(email)))
    account = account_of(work, email, secret=secret)
    own = passkeys.c.account_id == account.id
    # A passkey protects administrators from people who can read their emails.
    if have_passkeys and account.is_administrator and has_row(work.connection, passkeys, own):
        raise PasskeyRequiredError("administrators sign in by their passkey")
    return account


def _is_valid(now_ms: int) -> ColumnElement[bool]:
    return is_valid(sign_in_links.c.expires_at_ms, LIFETIME_MS, now_ms=now_ms)


def _is_link(token: str, now_ms: int) -> ColumnElement[bool]:
    return (sign_in_links.c.hash == token_hash(token)) & _is_valid(now_ms)
