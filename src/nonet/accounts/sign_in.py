"""People coming and going: proofs of whose an account is, and the sessions that they begin."""

from collections.abc import Callable
from dataclasses import dataclass

from sqlalchemy import exists, select

from nonet.accounts.access.keys import Secret
from nonet.accounts.account import Account, hold_account
from nonet.accounts.credentials import EVERY, NONE, by_identity, by_passkey, cancel_pending
from nonet.accounts.identity import Identity, account_of_identity, confirm_join
from nonet.accounts.key import end_trial_keys
from nonet.accounts.passkey import Passkey, note_use, use_recovery_code
from nonet.accounts.session import (
    Way,
    begin_session,
    end_session,
    end_session_of,
    find_session,
)
from nonet.accounts.sign_in_link import use_sign_in_link
from nonet.accounts.work import UnitOfWork
from nonet.database.tables import audit_log


@dataclass(frozen=True, slots=True)
class Proof:
    """Whose account it is, and how somebody proved that: by which passkey or identity."""

    account: Account
    way: Way
    begun_by: bytes | None = None
    source: str = ""  # the name of the provider, or the issuer that an email joined


@dataclass(frozen=True, slots=True)
class SignInResult:
    """What a browser gets that signed in, and whether the account ever did before."""

    proof: Proof
    token: str
    is_first: bool


Prove = Callable[[UnitOfWork], Proof]


def prove_by_link(work: UnitOfWork, token: str, *, secret: Secret, have_passkeys: bool) -> Proof:
    """Use a sign-in link up.

    Raises:
        LinkExpiredError, PasskeyRequiredError.
    """
    account = use_sign_in_link(work, token, secret=secret, have_passkeys=have_passkeys)
    return Proof(account, "link")


def prove_by_join(work: UnitOfWork, token: str) -> Proof:
    """Join the identity that an email is about.

    Raises:
        LinkExpiredError, AdministratorIdentityError, AccountSuspendedError.
    """
    joined = confirm_join(work, token)
    begun_by = by_identity(joined.issuer, joined.subject)
    return Proof(joined.account, "link", begun_by, joined.issuer)


def prove_by_identity(work: UnitOfWork, identity: Identity, *, provider: str) -> Proof:
    """Take a provider's word for who it is.

    Raises:
        IdentityNotFoundError, AdministratorIdentityError.
    """
    account = account_of_identity(work.connection, identity)
    begun_by = by_identity(identity.issuer, identity.subject)
    return Proof(account, "provider", begun_by, provider)


def prove_by_passkey(work: UnitOfWork, passkey: Passkey, *, sign_count: int) -> Proof:
    """Note the use of a passkey whose answer was verified.

    Raises:
        PasskeyError: it was removed or used meanwhile.
    """
    account = note_use(work, passkey, sign_count=sign_count)
    return Proof(account, "passkey", by_passkey(passkey.credential.id))


def prove_by_code(work: UnitOfWork, email: str, code: str) -> Proof:
    """Use a recovery code up.

    Raises:
        RecoveryCodeError.
    """
    return Proof(use_recovery_code(work.connection, email, code), "recovery code")


def sign_in(work: UnitOfWork, prove: Prove, *, agent: str, held: str) -> SignInResult:
    """Begin a session for whoever can `prove` whose it is; the one `held` before ends.

    The proof is part of the transaction: what was taken away meanwhile begins nothing.
    """
    proof = prove(work)
    account_id = proof.account.id
    was_here = exists().where(audit_log.c.actor_id == account_id, audit_log.c.action == "sign in")
    is_first = not work.connection.scalar(select(was_here))
    end_session_of(work.connection, held)
    token = begin_session(work, account_id, way=proof.way, agent=agent, begun_by=proof.begun_by)
    way, provider = proof.way.replace(" ", "-"), proof.source if proof.way == "provider" else ""
    detail = {"kind": "sign-in", "way": way, "provider": provider}
    work.as_account(account_id).record("sign in", account_id, {**detail})
    return SignInResult(proof, token, is_first)


def sign_out(work: UnitOfWork, token: str) -> None:
    """End the session of a token, if it is one, and the keys of pages that were open in it."""
    found = find_session(work.connection, token, now_ms=work.now_ms)
    end_session_of(work.connection, token)
    if found is not None:
        account_id = found[1].id
        end_trial_keys(work, account_id)
        work.as_account(account_id).record("sign out", account_id)


def end_own_session(work: UnitOfWork, session_id: int) -> None:
    """End one session of the account that acts, and what was begun; another account's stays."""
    account = hold_account(work.connection, work.by.account_id or 0)
    if account is not None and end_session(work.connection, account.id, session_id):
        cancel_pending(work, account, ending=NONE)
        work.record("end session", account.id, {"kind": "session", "id": session_id})


def end_own_sessions(work: UnitOfWork) -> None:
    """Sign the account that acts out everywhere, and end what was begun."""
    account = hold_account(work.connection, work.by.account_id or 0)
    if account is not None:
        cancel_pending(work, account, ending=EVERY)
        work.record("end all sessions", account.id)
