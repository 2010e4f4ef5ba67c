"""Administrators find any account among many."""

from acting import act, add_account
from nonet.accounts.account import ACCOUNTS_A_PAGE, DirectoryQuery, list_directory
from nonet.accounts.administration import promote_account, suspend_account
from nonet.accounts.usage import write_usage
from nonet.database.connection import Database


def addresses(database: Database, **query: object) -> list[str]:
    found, _ = database.run_now(list_directory, DirectoryQuery(**query), since_day=10)  # type: ignore[arg-type]
    return [listed.account.email for listed in found]


def test_accounts_are_filtered_by_standing_and_text(database: Database) -> None:
    for name in ("ada", "bob", "eve"):
        add_account(database, f"{name}@example.com", now_ms=0)
    act(database, suspend_account, "bob@example.com", now_ms=1)
    act(database, promote_account, "eve@example.com", now_ms=1)

    assert addresses(database, standing="suspended") == ["bob@example.com"]
    assert addresses(database, standing="active") == ["ada@example.com", "eve@example.com"]
    assert addresses(database, standing="administrator") == ["eve@example.com"]
    assert addresses(database, order="newest", text="E") == [
        "eve@example.com",
        "bob@example.com",
        "ada@example.com",
    ]


def test_accounts_are_sorted_by_requests(database: Database) -> None:
    made = [
        add_account(database, f"{name}@example.com", now_ms=0).id for name in ("ada", "bob", "eve")
    ]
    counts = {
        (made[0], 9, "/check", 200): 50,
        (made[1], 10, "/check", 200): 3,
        (made[1], 11, "/hint", 429): 4,
        (made[2], 12, "/check", 200): 5,
    }
    database.run_now(write_usage, counts)
    found, has_more = database.run_now(
        list_directory, DirectoryQuery(order="requests"), since_day=10
    )

    assert [listed.requests for listed in found] == [7, 5, 0]
    assert not has_more


def test_many_accounts_are_paginated(database: Database) -> None:
    for number in range(ACCOUNTS_A_PAGE + 1):
        add_account(database, f"a{number:03}@example.com", now_ms=0)
    pages = [
        database.run_now(list_directory, DirectoryQuery(page=page), since_day=0)
        for page in range(3)
    ]

    assert [(len(found), has_more) for found, has_more in pages] == [
        (ACCOUNTS_A_PAGE, True),
        (1, False),
        (0, False),
    ]
    assert pages[1][0][0].account.email == "a050@example.com"
