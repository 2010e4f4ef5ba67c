"""People coming and going: proofs of whose an account is, and the sessions that they begin."""

from collections.abc import Callable
from dataclasses import dataclass

from sqlalchemy import ColumnElement, Connection, and_, delete, exists, insert, not_, select

from nonet.accounts.access.keys import Secret, make_token, token_hash
from nonet.accounts.account import (
    Account,
    account_of,
    hold_account,
)
from nonet.accounts.api_keys import end_trial_keys
from nonet.accounts.email import canonical_email, spellings
from nonet.accounts.identity import Identity, account_of_identity, confirm_join
from nonet.accounts.passkey import Passkey, note_use, use_recovery_code
from nonet.accounts.sessions import (
    EVERY,
    NONE,
    Way,
    begin_session,
    by_identity,
    by_passkey,
    cancel_pending,
    end_session,
    end_session_of,
    find_session,
)
from nonet.accounts.work import UnitOfWork
from nonet.database.queries import is_valid
from nonet.database.tables import audit_log, passkeys, sign_in_links
from nonet.errors import LinkExpiredError, PasskeyRequiredError


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
