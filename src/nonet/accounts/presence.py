"""People coming and going, written down."""

from dataclasses import dataclass
from random import Random

from sqlalchemy import Connection, exists, select

from nonet.accounts.actor import Actor
from nonet.accounts.audit import record
from nonet.accounts.audit_detail import Detail
from nonet.accounts.session import (
    Way,
    begin_session,
    end_all_sessions,
    end_session,
    end_session_of,
    find_session,
)
from nonet.database.tables import audit_log


@dataclass(frozen=True, slots=True)
class Arrival:
    """What a browser gets that signed in, and whether the account ever did before."""

    token: str
    is_first: bool


def come_in(  # noqa: PLR0913 - who, how, with what, when
    connection: Connection,
    account_id: int,
    *,
    by: Actor,
    way: Way,
    agent: str,
    held: str,
    random: Random,
    now_ms: int,
    provider: str = "",
) -> Arrival:
    """Begin a session; the one that the browser `held` before ends."""
    was_here = select(
        exists().where(audit_log.c.actor_id == account_id, audit_log.c.action == "sign in")
    )
    is_first = not connection.execute(was_here).scalar_one()
    end_session_of(connection, held)
    token = begin_session(
        connection, account_id, way=way, agent=agent, random=random, now_ms=now_ms
    )
    deed = by.as_account(account_id)
    detail: Detail = {"kind": "sign-in", "way": way.replace(" ", "-"), "provider": provider}
    record(connection, "sign in", by=deed, account_id=account_id, now_ms=now_ms, detail=detail)
    return Arrival(token, is_first)


def sign_out(connection: Connection, token: str, *, by: Actor, now_ms: int) -> None:
    """End the session of a token, if it is one."""
    found = find_session(connection, token, now_ms=now_ms)
    end_session_of(connection, token)
    if found is not None:
        deed = by.as_account(found[1].id)
        record(connection, "sign out", by=deed, account_id=deed.account_id, now_ms=now_ms)


def end_own_session(connection: Connection, session_id: int, *, by: Actor, now_ms: int) -> None:
    """End one session of the account that acts; another account's stays."""
    if by.account_id is not None and end_session(connection, by.account_id, session_id):
        record(
            connection,
            "end session",
            by=by,
            account_id=by.account_id,
            now_ms=now_ms,
            detail={"kind": "session", "id": session_id},
        )


def end_own_sessions(connection: Connection, *, by: Actor, now_ms: int) -> None:
    """Sign the account that acts out everywhere."""
    if by.account_id is not None:
        end_all_sessions(connection, by.account_id)
        record(connection, "end all sessions", by=by, account_id=by.account_id, now_ms=now_ms)
