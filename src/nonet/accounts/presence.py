"""People coming and going, written down."""

from dataclasses import dataclass
from random import Random

from sqlalchemy import Connection, exists, select

from nonet.accounts.account import hold_account
from nonet.accounts.actor import Actor
from nonet.accounts.audit import record
from nonet.accounts.audit_detail import Detail
from nonet.accounts.proof import Proof, Prove
from nonet.accounts.session import (
    begin_session,
    end_session,
    end_session_of,
    find_session,
)
from nonet.accounts.ways_in import EVERY, NONE, end_begun, end_trial_keys
from nonet.database.tables import audit_log


@dataclass(frozen=True, slots=True)
class Arrival:
    """What a browser gets that signed in, and whether the account ever did before."""

    proof: Proof
    token: str
    is_first: bool


def come_in(  # noqa: PLR0913 - the connection is the sixth
    connection: Connection,
    prove: Prove,
    *,
    by: Actor,
    agent: str,
    held: str,
    random: Random,
    now_ms: int,
) -> Arrival:
    """Begin a session for whoever can `prove` whose it is; the one `held` before ends.

    The proof is part of the transaction: what was taken away meanwhile begins nothing.
    """
    proof = prove(connection)
    account_id = proof.account.id
    was_here = select(
        exists().where(audit_log.c.actor_id == account_id, audit_log.c.action == "sign in")
    )
    is_first = not connection.execute(was_here).scalar_one()
    end_session_of(connection, held)
    token = begin_session(
        connection,
        account_id,
        way=proof.way,
        begun_by=proof.begun_by,
        agent=agent,
        random=random,
        now_ms=now_ms,
    )
    deed = by.as_account(account_id)
    provider = proof.told if proof.way == "provider" else ""
    detail: Detail = {
        "kind": "sign-in",
        "way": proof.way.replace(" ", "-"),
        "provider": provider,
    }
    record(connection, "sign in", by=deed, account_id=account_id, now_ms=now_ms, detail=detail)
    return Arrival(proof, token, is_first)


def sign_out(connection: Connection, token: str, *, by: Actor, now_ms: int) -> None:
    """End the session of a token, if it is one, and the keys of pages that were open in it."""
    found = find_session(connection, token, now_ms=now_ms)
    end_session_of(connection, token)
    if found is not None:
        deed = by.as_account(found[1].id)
        end_trial_keys(connection, found[1].id, now_ms=now_ms)
        record(connection, "sign out", by=deed, account_id=deed.account_id, now_ms=now_ms)


def end_own_session(connection: Connection, session_id: int, *, by: Actor, now_ms: int) -> None:
    """End one session of the account that acts, and what was begun; another account's stays."""
    account = hold_account(connection, by.account_id or 0)
    if account is not None and end_session(connection, account.id, session_id):
        end_begun(connection, account, ending=NONE, now_ms=now_ms)
        record(
            connection,
            "end session",
            by=by,
            account_id=account.id,
            now_ms=now_ms,
            detail={"kind": "session", "id": session_id},
        )


def end_own_sessions(connection: Connection, *, by: Actor, now_ms: int) -> None:
    """Sign the account that acts out everywhere, and end what was begun."""
    account = hold_account(connection, by.account_id or 0)
    if account is not None:
        end_begun(connection, account, ending=EVERY, now_ms=now_ms)
        record(connection, "end all sessions", by=by, account_id=account.id, now_ms=now_ms)
