"""Administrators find any account among many."""

from nonet.accounts import (
    DirectoryWish,
    create_account,
    list_directory,
    promote,
    suspend_account,
    write_usage,
)
from nonet.accounts.directory import PAGE_LENGTH
from nonet.database import Database


def addresses(database: Database, **wish: object) -> list[str]:
    found, _ = database.run_now(list_directory, DirectoryWish(**wish), since_day=10)  # type: ignore[arg-type]
    return [listed.account.email for listed in found]


def test_accounts_are_filtered_by_standing_and_text(database: Database) -> None:
    for name in ("ada", "bob", "eve"):
        database.run_now(create_account, f"{name}@example.com", now_ms=0)
    database.run_now(suspend_account, "bob@example.com", now_ms=1)
    database.run_now(promote, "eve@example.com", now_ms=1)

    assert addresses(database, standing="suspended") == ["bob@example.com"]
    assert addresses(database, standing="active") == ["ada@example.com", "eve@example.com"]
    assert addresses(database, standing="administrator") == ["eve@example.com"]
    assert addresses(database, order="newest", text="E") == [
        "eve@example.com",
        "bob@example.com",
        "ada@example.com",
    ]


def test_those_who_ask_the_most_come_first(database: Database) -> None:
    made = [
        database.run_now(create_account, f"{name}@example.com", now_ms=0).id
        for name in ("ada", "bob", "eve")
    ]
    counts = {
        (made[0], 9, "/check", 200): 50,
        (made[1], 10, "/check", 200): 3,
        (made[1], 11, "/hint", 429): 4,
        (made[2], 12, "/check", 200): 5,
    }
    database.run_now(write_usage, counts)
    found, has_more = database.run_now(
        list_directory, DirectoryWish(order="requests"), since_day=10
    )

    assert [listed.requests for listed in found] == [7, 5, 0]
    assert not has_more


def test_many_accounts_come_page_by_page(database: Database) -> None:
    for number in range(PAGE_LENGTH + 1):
        database.run_now(create_account, f"a{number:03}@example.com", now_ms=0)
    pages = [
        database.run_now(list_directory, DirectoryWish(page=page), since_day=0) for page in range(3)
    ]

    assert [(len(found), has_more) for found, has_more in pages] == [
        (PAGE_LENGTH, True),
        (1, False),
        (0, False),
    ]
    assert pages[1][0][0].account.email == "a050@example.com"
