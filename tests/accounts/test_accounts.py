from dataclasses import replace
from random import Random

import pytest
from sqlalchemy import Connection, text

from nonet.accounts import (
    Account,
    create_account,
    create_key,
    delete_account,
    find_account,
    list_accounts,
    restore_account,
    suspend_account,
)
from nonet.database import Database
from nonet.errors import AccountExistsError, AccountNotFoundError

ADA, BOB = "ada@example.com", "bob@example.com"


def rows_of(connection: Connection, table: str) -> int:
    count = text(f"SELECT count(*) FROM {table}")  # noqa: S608
    rows: int = connection.execute(count).scalar_one()
    return rows


def test_an_account_is_found_by_its_address_in_any_spelling(database: Database) -> None:
    made = database.run_now(create_account, " Ada@Example.COM ", now_ms=7)

    found = database.run_now(find_account, "ADA@example.com")

    assert found == made == Account(made.id, ADA, 7, None)


def test_accounts_are_listed_from_the_oldest_on(database: Database) -> None:
    made = [database.run_now(create_account, email, now_ms=1) for email in (BOB, ADA)]

    assert database.run_now(list_accounts) == made
    assert len(database.run_now(list_accounts)) == 2


def test_a_second_account_for_an_address_is_refused_and_changes_nothing(
    database: Database,
) -> None:
    made = database.run_now(create_account, ADA, now_ms=1)

    with pytest.raises(AccountExistsError):
        database.run_now(create_account, ADA.upper(), now_ms=2)

    assert database.run_now(list_accounts) == [made]


def test_a_suspension_keeps_its_first_time_until_it_ends(database: Database) -> None:
    made = database.run_now(create_account, ADA, now_ms=1)

    first = database.run_now(suspend_account, ADA, now_ms=2)
    again = database.run_now(suspend_account, ADA, now_ms=3)
    restored = database.run_now(restore_account, ADA)

    assert first == again == replace(made, suspended_at_ms=2)
    assert (first.status, restored.status) == ("suspended", "active")
    assert restored == made


def test_a_deleted_account_leaves_no_row_behind(database: Database) -> None:
    made = database.run_now(create_account, ADA, now_ms=1)
    database.run_now(create_key, ADA, name="n", random=Random(1), now_ms=1)
    window = f"INSERT INTO quota_windows VALUES ({made.id}, 'api', 1, 1, 1, 60)"  # noqa: S608
    database.run_now(lambda connection: connection.execute(text(window)))

    deleted = database.run_now(delete_account, ADA)

    assert deleted == made
    for table in ("accounts", "api_keys", "quota_windows"):
        assert database.run_now(rows_of, table) == 0


def test_an_id_is_never_given_twice(database: Database) -> None:
    first = database.run_now(create_account, ADA, now_ms=1)
    database.run_now(delete_account, ADA)

    second = database.run_now(create_account, ADA, now_ms=2)

    assert second.id > first.id


def test_nobody_is_not_found(database: Database) -> None:
    for action in (find_account, restore_account, delete_account):
        with pytest.raises(AccountNotFoundError):
            database.run_now(action, ADA)
