from random import Random

import pytest

from acting import act, add_account
from nonet.accounts.access.keys import Secret
from nonet.accounts.access.principal import Principal
from nonet.accounts.account import Account, account_with_id
from nonet.accounts.email_change import (
    EmailChange,
    begin_email_change,
    cancel_email_change,
    confirm_email_change,
    email_change_of,
    read_email_change,
)
from nonet.accounts.sign_in import make_sign_in_link, use_sign_in_link
from nonet.database.connection import Database
from nonet.errors import AccountExistsError, LinkExpiredError

OLD, NEW = "ada@example.com", "countess@example.com"


@pytest.fixture
def ada(database: Database) -> Account:
    return add_account(database, OLD, now_ms=0)


def begin(database: Database, account: Account, *, seed: int = 1) -> tuple[str, str]:
    return act(database, begin_email_change, NEW, by=Principal(account.id), random=Random(seed))


def confirm(database: Database, token: str, *, now_ms: int) -> EmailChange:
    return act(
        database, confirm_email_change, token, by=Principal(), secret=Secret(b""), now_ms=now_ms
    )


def address(database: Database, account: Account) -> str:
    return database.run_now(account_with_id, account.id).email


@pytest.mark.parametrize("order", [(0, 1), (1, 0)], ids=["old first", "new first"])
def test_the_address_changes_when_both_confirmed(
    database: Database, ada: Account, order: tuple[int, int]
) -> None:
    tokens = begin(database, ada)
    addresses = []
    for index in order:
        confirm(database, tokens[index], now_ms=1)
        addresses.append(address(database, ada))

    assert addresses == [OLD, NEW]
    assert database.run_now(email_change_of, ada.id, now_ms=1) is None


def test_each_address_confirms_once_and_only_for_itself(database: Database, ada: Account) -> None:
    old_token, _ = begin(database, ada)
    confirm(database, old_token, now_ms=1)

    with pytest.raises(LinkExpiredError):
        confirm(database, old_token, now_ms=1)
    assert address(database, ada) == OLD


def test_opening_a_link_confirms_nothing(database: Database, ada: Account) -> None:
    for token in begin(database, ada):
        change = database.run_now(read_email_change, token, now_ms=1)

        assert (change.old_email, change.new_email, change.is_confirmed) == (OLD, NEW, False)
    assert address(database, ada) == OLD


def test_a_change_is_valid_for_an_hour(database: Database, ada: Account) -> None:
    token, _ = begin(database, ada)

    with pytest.raises(LinkExpiredError):
        confirm(database, token, now_ms=3_600_000)


def test_a_new_change_replaces_a_pending_one(database: Database, ada: Account) -> None:
    first, _ = begin(database, ada, seed=1)
    second, _ = begin(database, ada, seed=2)

    with pytest.raises(LinkExpiredError):
        database.run_now(read_email_change, first, now_ms=1)
    act(database, cancel_email_change, by=Principal(ada.id))
    with pytest.raises(LinkExpiredError):
        database.run_now(read_email_change, second, now_ms=1)


def test_an_address_that_has_an_account_since_is_rejected(database: Database, ada: Account) -> None:
    old_token, new_token = begin(database, ada)
    add_account(database, NEW, now_ms=1)
    confirm(database, old_token, now_ms=2)

    with pytest.raises(AccountExistsError):
        confirm(database, new_token, now_ms=2)
    assert address(database, ada) == OLD


def test_a_change_invalidates_links_in_the_old_mailbox(database: Database, ada: Account) -> None:
    waiting = act(database, make_sign_in_link, OLD, random=Random(9))
    for token in begin(database, ada):
        confirm(database, token, now_ms=1)

    with pytest.raises(LinkExpiredError):
        act(
            database,
            use_sign_in_link,
            waiting,
            by=Principal(),
            secret=Secret(b""),
            now_ms=1,
            have_passkeys=True,
        )
