from acting import add_account
from nonet.accounts.usage import UsageCounter, UsageRow, list_usage, write_usage
from nonet.database.connection import Database

DAY_S = 86_400


def test_counts_are_gathered_by_account_day_endpoint_and_status() -> None:
    now = [10 * DAY_S - 1.0]
    counter = UsageCounter(lambda: now[0])
    counter.note(1, "/check", 200)
    counter.note(1, "/check", 200)
    now[0] += 1
    counter.note(1, "/check", 200)
    counter.note(2, "/hint", 429)

    taken = counter.take()

    assert taken == {
        (1, 9, "/check", 200): 2,
        (1, 10, "/check", 200): 1,
        (2, 10, "/hint", 429): 1,
    }
    assert counter.take() == {}


def test_unwritten_counts_are_added_again() -> None:
    counter = UsageCounter(lambda: 0.0)
    counter.note(1, "/check", 200)
    lost = counter.take()
    counter.note(1, "/check", 200)
    counter.give_back(lost)

    assert counter.take() == {(1, 0, "/check", 200): 2}


def test_written_counts_add_up_and_statuses_become_outcomes(database: Database) -> None:
    ada = add_account(database, "ada@example.com", now_ms=0).id
    bob = add_account(database, "bob@example.com", now_ms=0).id
    statuses = {200: 5, 304: 2, 400: 1, 403: 2, 422: 1, 429: 7, 500: 1, 503: 2}
    database.run_now(write_usage, {(ada, 3, "/check", s): n for s, n in statuses.items()})
    database.run_now(write_usage, {(ada, 3, "/check", 200): 2, (ada, 4, "/hint", 200): 1})
    database.run_now(write_usage, {(bob, 4, "/hint", 200): 10})

    assert database.run_now(list_usage, since_day=0, account_id=ada) == [
        UsageRow(4, "/hint", "ok", 1),
        UsageRow(3, "/check", "failed", 3),
        UsageRow(3, "/check", "limited", 7),
        UsageRow(3, "/check", "ok", 9),
        UsageRow(3, "/check", "refused", 4),
    ]
    assert database.run_now(list_usage, since_day=4) == [UsageRow(4, "/hint", "ok", 11)]


def test_counts_of_a_deleted_account_are_dropped_and_the_others_kept(database: Database) -> None:
    ada = add_account(database, "ada@example.com", now_ms=0).id
    database.run_now(write_usage, {(ada + 1, 1, "/check", 200): 3, (ada, 1, "/check", 200): 4})

    assert database.run_now(list_usage, since_day=0) == [UsageRow(1, "/check", "ok", 4)]
