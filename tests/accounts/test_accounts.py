from dataclasses import replace
from random import Random

import pytest
from sqlalchemy import Connection, text

from acting import act, add_account
from nonet.accounts.access.keys import Secret
from nonet.accounts.account import Account, find_account, list_accounts
from nonet.accounts.administration import (
    delete_account,
    make_key,
    restore_account,
    suspend_account,
)
from nonet.database.connection import Database
from nonet.errors import AccountExistsError, AccountNotFoundError

ADA, BOB = "ada@example.com", "bob@example.com"


def rows_of(connection: Connection, table: str) -> int:
    count = text(f"SELECT count(*) FROM {table}")  # noqa: S608
    rows: int = connection.execute(count).scalar_one()
    return rows


def test_an_account_is_found_by_its_address_in_any_spelling(database: Database) -> None:
    made = add_account(database, " Ada@Example.COM ", now_ms=7)

    found = database.run_now(find_account, "ADA@example.com")

    assert found == made == Account(made.id, ADA, 7, None)


def test_accounts_are_listed_from_the_oldest_on(database: Database) -> None:
    made = [add_account(database, email, now_ms=1) for email in (BOB, ADA)]

    assert database.run_now(list_accounts) == made
    assert len(database.run_now(list_accounts)) == 2


def test_a_second_account_for_an_address_is_rejected(
    database: Database,
) -> None:
    made = add_account(database, ADA, now_ms=1)

    with pytest.raises(AccountExistsError):
        add_account(database, ADA.upper(), now_ms=2)

    assert database.run_now(list_accounts) == [made]


def test_a_repeated_suspension_keeps_its_time(database: Database) -> None:
    made = add_account(database, ADA, now_ms=1)

    first = act(database, suspend_account, ADA, now_ms=2)
    again = act(database, suspend_account, ADA, now_ms=3)
    restored = act(database, restore_account, ADA, secret=Secret(b"test"))

    assert first == again == replace(made, suspended_at_ms=2)
    assert (first.status, restored.status) == ("suspended", "active")
    assert restored == made


def test_a_deleted_account_leaves_no_row_behind(database: Database) -> None:
    made = add_account(database, ADA, now_ms=1)
    act(database, make_key, ADA, name="n", random=Random(1), now_ms=1)
    window = f"INSERT INTO quota_windows VALUES ({made.id}, 'api', 1, 1, 1, 60)"  # noqa: S608
    database.run_now(lambda connection: connection.execute(text(window)))

    deleted = act(database, delete_account, ADA, secret=Secret(b"test"))

    assert deleted == made
    for table in ("accounts", "api_keys", "quota_windows"):
        assert database.run_now(rows_of, table) == 0


def test_ids_are_never_reused(database: Database) -> None:
    first = add_account(database, ADA, now_ms=1)
    act(database, delete_account, ADA, secret=Secret(b"test"))

    second = add_account(database, ADA, now_ms=2)

    assert second.id > first.id


def test_an_unknown_address_is_not_found(database: Database) -> None:
    with pytest.raises(AccountNotFoundError):
        database.run_now(find_account, ADA)
    for use_case in (restore_account, delete_account):
        with pytest.raises(AccountNotFoundError):
            act(database, use_case, ADA, secret=Secret(b"test"))
