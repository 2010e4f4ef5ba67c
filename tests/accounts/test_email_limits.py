"""Each mailbox has limits of emails, separately for each lane."""

import pytest

from nonet.accounts.access.keys import Secret
from nonet.accounts.email import EmailLimits, admit_emails, mailbox_name
from nonet.accounts.personal_data import delete_expired
from nonet.database.connection import Database
from nonet.errors import EmailLimitError

LIMITS = EmailLimits(per_hour=10, per_day=20)
MINUTE_MS, HOUR_MS, DAY_MS = 60_000, 3_600_000, 86_400_000


def wait_for(database: Database, *emails: str, now_ms: int, lane: str = "sign-in") -> int:
    """Request an email; return the seconds to wait, 0 if it was admitted."""
    names = [mailbox_name(email, lane=lane, secret=Secret(b"s")) for email in emails]
    try:
        database.run_now(admit_emails, names, LIMITS, now_ms=now_ms)
    except EmailLimitError as refusal:
        return refusal.retry_after_s
    return 0


def test_a_mailbox_gets_one_email_a_minute(database: Database) -> None:
    waits = [wait_for(database, "a@b.c", now_ms=now_ms) for now_ms in (0, 1, 59_999, 60_000)]

    assert waits == [0, 60, 1, 0]


def test_a_mailbox_gets_ten_an_hour_and_twenty_a_day(database: Database) -> None:
    first = [wait_for(database, "a@b.c", now_ms=n * MINUTE_MS) for n in range(11)]
    second = [wait_for(database, "a@b.c", now_ms=HOUR_MS + n * MINUTE_MS) for n in range(11)]
    third = wait_for(database, "a@b.c", now_ms=3 * HOUR_MS)

    assert first == [0] * 10 + [50 * 60]
    assert second == [0] * 10 + [22 * 3600 + 50 * 60]
    assert third == 21 * 3600
    assert wait_for(database, "a@b.c", now_ms=DAY_MS) == 0


@pytest.mark.parametrize(
    ("one", "other", "are_one"),
    [
        ("ada@example.com", "ada+1@example.com", True),
        ("ada+1@example.com", "ada+2+3@example.com", True),
        ("a.d.a@gmail.com", "ada@gmail.com", True),
        ("ada+x@googlemail.com", "a.da@gmail.com", True),
        ("a.da@example.com", "ada@example.com", False),
        ("ada@example.com", "ada@example.org", False),
        ("+1@example.com", "+2@example.com", False),
    ],
)
def test_address_variations_count_as_one_mailbox(
    database: Database, one: str, other: str, *, are_one: bool
) -> None:
    wait_for(database, one, now_ms=0)

    assert bool(wait_for(database, other, now_ms=1)) == are_one


def test_lanes_are_counted_separately(database: Database) -> None:
    wait_for(database, "a@b.c", now_ms=0)

    assert wait_for(database, "a@b.c", now_ms=0, lane="known") == 0


def test_no_email_is_counted_if_one_is_rejected(database: Database) -> None:
    wait_for(database, "full@b.c", now_ms=0)
    both = wait_for(database, "full@b.c", "free@b.c", now_ms=1)

    assert (both, wait_for(database, "free@b.c", now_ms=1)) == (60, 0)


def test_setting_the_clock_back_locks_nobody_out(database: Database) -> None:
    wait_for(database, "a@b.c", now_ms=DAY_MS)

    assert wait_for(database, "a@b.c", now_ms=MINUTE_MS) == 0


def test_a_full_day_in_the_future_is_ignored(database: Database) -> None:
    """Until the clock had come there again it took 47 hours."""
    began_ms = 10 * DAY_MS
    for number in range(20):
        wait_for(database, "a@b.c", now_ms=began_ms + number * 10 * MINUTE_MS)
    now_ms = began_ms - DAY_MS

    waits = [wait_for(database, "a@b.c", now_ms=now_ms + number) for number in (0, 1)]

    assert waits == [0, 60]


def test_a_mailbox_is_forgotten_after_a_day(database: Database) -> None:
    wait_for(database, "a@b.c", now_ms=0)
    wait_for(database, "d@e.f", now_ms=1)
    database.run_now(delete_expired, now_ms=DAY_MS)

    left = database.run_now(
        lambda connection: connection.exec_driver_sql("SELECT last_at_ms FROM letter_windows").all()
    )
    assert [tuple(row) for row in left] == [(1,)]
