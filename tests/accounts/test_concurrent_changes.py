"""Access that is revoked during a request ends that request too."""

from functools import partial
from random import Random

import pytest

from acting import act, add_account
from nonet.accounts.access.keys import Secret
from nonet.accounts.access.principal import Principal
from nonet.accounts.account import Account
from nonet.accounts.api_keys import make_trial_key
from nonet.accounts.passkeys.credentials import (
    Credential,
    Passkey,
    add_passkey,
    find_passkey,
    remove_passkey,
)
from nonet.accounts.sessions import begin_session, list_sessions
from nonet.accounts.sign_in import end_own_sessions, prove_by_passkey, sign_in
from nonet.database.connection import Database
from nonet.errors import AccountNotFoundError, PasskeyError

DEVICE = Credential(b"device", b"key", 3)


@pytest.fixture
def ada(database: Database) -> Account:
    return add_account(database, "ada@example.com", now_ms=0)


def test_an_ended_session_can_change_nothing(database: Database, ada: Account) -> None:
    act(database, begin_session, ada.id, way="link", agent="", random=Random(1))
    (session,) = database.run_now(list_sessions, ada.id, now_ms=0)
    thief = Principal(ada.id, session_id=session.id)
    act(database, end_own_sessions, by=Principal(ada.id), now_ms=1)

    with pytest.raises(AccountNotFoundError):
        act(database, add_passkey, DEVICE, by=thief, name="more", now_ms=1)
    with pytest.raises(AccountNotFoundError):
        act(database, make_trial_key, by=thief, random=Random(2), now_ms=1)


def found(database: Database, ada: Account) -> Passkey:
    act(database, add_passkey, DEVICE, by=Principal(ada.id), name="phone")
    return database.run_now(find_passkey, DEVICE.id, secret=Secret(b"any"))[0]


def come_in_by(database: Database, passkey: Passkey, *, count: int) -> None:
    prove = partial(prove_by_passkey, passkey=passkey, sign_count=count)
    random = Random(count)
    act(database, sign_in, prove, by=Principal(), agent="", held="", random=random, now_ms=1)


def test_two_responses_with_one_count_sign_in_once(database: Database, ada: Account) -> None:
    passkey = found(database, ada)
    come_in_by(database, passkey, count=4)

    with pytest.raises(PasskeyError):
        come_in_by(database, passkey, count=5)
    assert len(database.run_now(list_sessions, ada.id, now_ms=1)) == 1


def test_a_removed_passkey_begins_no_session(database: Database, ada: Account) -> None:
    passkey = found(database, ada)
    act(database, remove_passkey, passkey.id, by=Principal(ada.id), now_ms=1)

    with pytest.raises(PasskeyError):
        come_in_by(database, passkey, count=4)
    assert database.run_now(list_sessions, ada.id, now_ms=1) == []
