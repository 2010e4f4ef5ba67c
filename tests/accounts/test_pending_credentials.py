"""Everything that can grant access is in one group, and pending credentials end together."""

from collections.abc import Callable
from random import Random
from typing import Any

import pytest
from sqlalchemy import Connection, Table, func, insert, select, update

from acting import act, add_account
from nonet.accounts.access.principal import Principal
from nonet.accounts.account import Account
from nonet.accounts.administration import demote_account, promote_account, suspend_account
from nonet.accounts.api_keys import make_trial_key
from nonet.accounts.passkeys.credentials import remove_passkeys
from nonet.accounts.sessions import BEGUN, HARMLESS, STAYING
from nonet.accounts.sign_in import (
    end_own_session,
    end_own_sessions,
    make_sign_in_link,
    read_sign_in_link,
)
from nonet.accounts.work import UnitOfWork
from nonet.database.connection import Database
from nonet.database.tables import accounts, api_keys, metadata, oauth_clients
from nonet.errors import LinkExpiredError

EMAIL = "ada@example.com"
NAMES = {"account_id", "actor_id", "email", "mailbox_hash", "key_id"}
# Of these no row is anybody's.
OF_NOBODY = {"oauth_clients", "daily_puzzles", "probe", "schema_reach"}
# Values for the columns of every table with temporary credentials.
GIVEN: dict[str, Any] = {
    "email": EMAIL,
    "new_email": "other@example.com",
    "hash": b"h" * 32,
    "old_hash": b"o" * 32,
    "new_hash": b"n" * 32,
    "client_id": "program",
    "way": "passkey",
    "is_stale": 0,
    "is_redirect_named": 0,
}


@pytest.fixture
def ada(database: Database) -> Account:
    return add_account(database, EMAIL, now_ms=0)


def fill(connection: Connection, account: Account) -> None:
    """Put a row of the account into each table of pending credentials, and make a trial key."""
    client = {"id": "program", "name": "P", "redirect_uris": "", "created_at_ms": 0}
    connection.execute(insert(oauth_clients).values(**client))
    for table in BEGUN:
        row = {column.name: value_of(column, account) for column in table.c if must(column)}
        connection.execute(insert(table).values(**row))
    make_trial_key(UnitOfWork(connection, Principal(account.id), 0, Random(1)))


def must(column: Any) -> bool:
    is_wanted = not column.nullable and column.name != "id"
    return bool(is_wanted or column.name == "account_id")


def value_of(column: Any, account: Account) -> Any:
    if column.name == "account_id":
        return account.id
    return GIVEN.get(column.name, 1 if column.name.endswith("_ms") else "text")


def left(connection: Connection) -> dict[str, int]:
    """Count the credentials that are still valid, by table."""
    counts = {
        table.name: connection.execute(select(func.count()).select_from(table)).scalar_one()
        for table in BEGUN
    }
    good = select(func.count()).select_from(api_keys).where(api_keys.c.revoked_at_ms.is_(None))
    return {**counts, "trial keys": connection.execute(good).scalar_one()}


def test_every_table_is_in_one_group() -> None:
    groups = [{table.name for table in group} for group in (BEGUN, STAYING, HARMLESS)]
    listed = groups[0] | groups[1] | groups[2]
    about_people = {
        table.name
        for table in metadata.tables.values()
        if NAMES & set(table.c.keys()) or refers_to_people(table) or "hash" in table.c
    }

    assert sum(map(len, groups)) == len(listed)
    assert about_people <= listed
    assert listed | OF_NOBODY == set(metadata.tables)


def refers_to_people(table: Table) -> bool:
    return any(
        key.column.table is accounts or refers_to_people(key.column.table)
        for key in table.foreign_keys
    )


def demote_promoted(work: UnitOfWork, email: str) -> None:
    promote_account(work, email)
    demote_account(work, email)


@pytest.mark.parametrize(
    "action",
    [
        lambda work, _: end_own_sessions(work.as_account(1)),
        lambda work, _: end_own_session(work.as_account(1), 1),
        suspend_account,
        remove_passkeys,
        demote_promoted,
    ],
    ids=["sign out everywhere", "end a session", "suspend", "forget passkeys", "demote"],
)
def test_ending_access_deletes_all_pending_credentials(
    database: Database, ada: Account, action: Callable[[UnitOfWork, str], Any]
) -> None:
    database.run_now(fill, ada)
    before = set(database.run_now(left).values())
    act(database, action, EMAIL, now_ms=2)

    assert before == {1}
    assert set(database.run_now(left).values()) == {0}


def test_links_of_accounts_with_old_spellings_end_too(database: Database, ada: Account) -> None:
    def spell(work: UnitOfWork) -> str:
        work.connection.execute(update(accounts).values(email="ada@m\u00fcnchen.example"))
        return make_sign_in_link(work, "ada@m\u00fcnchen.example")

    token = act(database, spell)
    act(database, end_own_sessions, by=Principal(ada.id), now_ms=1)

    with pytest.raises(LinkExpiredError):
        database.run_now(read_sign_in_link, token, now_ms=1)


def test_pending_credentials_of_other_accounts_stay(database: Database, ada: Account) -> None:
    database.run_now(fill, ada)
    bob = add_account(database, "bob@example.com", now_ms=0)
    act(database, end_own_sessions, by=Principal(bob.id), now_ms=1)

    assert set(database.run_now(left).values()) == {1}
