"""What is taken away while a request is under way ends that request too."""

from functools import partial
from random import Random

import pytest

from nonet.access import Secret
from nonet.accounts import (
    Account,
    Actor,
    Passkey,
    add_passkey,
    begin_session,
    come_in,
    create_account,
    end_own_sessions,
    find_passkey,
    list_sessions,
    make_trial_key,
    prove_by_passkey,
    remove_passkey,
)
from nonet.database import Database
from nonet.errors import AccountNotFoundError, PasskeyError
from nonet.passkeys import Credential

DEVICE = Credential(b"device", b"key", 3)


@pytest.fixture
def ada(database: Database) -> Account:
    return database.run_now(create_account, "ada@example.com", now_ms=0)


def test_a_session_that_was_ended_meanwhile_does_nothing_more(
    database: Database, ada: Account
) -> None:
    database.run_now(begin_session, ada.id, way="link", agent="", random=Random(1), now_ms=0)
    (session,) = database.run_now(list_sessions, ada.id, now_ms=0)
    thief = Actor(ada.id, session_id=session.id)
    database.run_now(end_own_sessions, by=Actor(ada.id), now_ms=1)

    with pytest.raises(AccountNotFoundError):
        database.run_now(add_passkey, DEVICE, by=thief, name="more", now_ms=1)
    with pytest.raises(AccountNotFoundError):
        database.run_now(make_trial_key, by=thief, random=Random(2), now_ms=1)


def found(database: Database, ada: Account) -> Passkey:
    database.run_now(add_passkey, DEVICE, by=Actor(ada.id), name="phone", now_ms=0)
    return database.run_now(find_passkey, DEVICE.id, secret=Secret(b"any"))[0]


def come_in_by(database: Database, passkey: Passkey, *, count: int) -> None:
    prove = partial(prove_by_passkey, passkey=passkey, sign_count=count, now_ms=1)
    random = Random(count)
    database.run_now(come_in, prove, by=Actor(), agent="", held="", random=random, now_ms=1)


def test_of_two_answers_to_one_count_one_lets_in(database: Database, ada: Account) -> None:
    passkey = found(database, ada)
    come_in_by(database, passkey, count=4)

    with pytest.raises(PasskeyError):
        come_in_by(database, passkey, count=5)
    assert len(database.run_now(list_sessions, ada.id, now_ms=1)) == 1


def test_a_passkey_that_was_removed_meanwhile_begins_no_session(
    database: Database, ada: Account
) -> None:
    passkey = found(database, ada)
    database.run_now(remove_passkey, passkey.id, by=Actor(ada.id), now_ms=1)

    with pytest.raises(PasskeyError):
        come_in_by(database, passkey, count=4)
    assert database.run_now(list_sessions, ada.id, now_ms=1) == []
