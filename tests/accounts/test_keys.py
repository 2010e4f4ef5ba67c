from dataclasses import replace
from random import Random

import pytest

from acting import act, add_account
from nonet.accounts.administration import make_key
from nonet.accounts.api_keys import KeyRecord, list_keys, revoke_key
from nonet.database.connection import Database
from nonet.errors import AccountNotFoundError, KeyNotFoundError

ADA, BOB = "ada@example.com", "bob@example.com"


def test_a_key_is_returned_once_and_recorded_without_itself(database: Database) -> None:
    account = add_account(database, ADA, now_ms=1)

    key, record = act(
        database, make_key, ADA, name=" laptop ", random=Random(1), now_ms=5, expires_at_ms=9
    )

    assert record == KeyRecord(
        id=record.id,
        account_id=account.id,
        name="laptop",
        prefix=key[:15],
        last_four=key[-4:],
        created_at_ms=5,
        last_used_at_ms=None,
        expires_at_ms=9,
        revoked_at_ms=None,
    )
    assert database.run_now(list_keys, ADA) == [record]


def test_keys_are_listed_per_account_from_the_oldest_on(database: Database) -> None:
    for email in (ADA, BOB):
        add_account(database, email, now_ms=1)
    random = Random(1)
    for email, name in ((ADA, "one"), (BOB, "other"), (ADA, "two")):
        act(database, make_key, email, name=name, random=random, now_ms=1)

    assert [record.name for record in database.run_now(list_keys, ADA)] == ["one", "two"]


def test_a_revoked_key_keeps_its_first_time(database: Database) -> None:
    add_account(database, ADA, now_ms=1)
    _, record = act(database, make_key, ADA, name="n", random=Random(1), now_ms=1)

    first = act(database, revoke_key, record.id, now_ms=2)
    again = act(database, revoke_key, record.id, now_ms=3)

    assert first == again == replace(record, revoked_at_ms=2)
    assert database.run_now(list_keys, ADA) == [first]


@pytest.mark.parametrize("key_id", [-1, 0, 99, 2**31, 2**63, 10**30])
def test_unknown_key_ids_are_rejected_on_every_database(database: Database, key_id: int) -> None:
    with pytest.raises(KeyNotFoundError):
        act(database, revoke_key, key_id, now_ms=1)


def test_a_key_needs_an_account(database: Database) -> None:
    with pytest.raises(AccountNotFoundError):
        act(database, make_key, ADA, name="n", random=Random(1), now_ms=1)
