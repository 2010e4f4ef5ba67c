"""Sign-in links work once, for 15 minutes, and don't reveal whether an account exists."""

from random import Random

import pytest
from sqlalchemy import Connection, event, text

from acting import act, add_account
from nonet.accounts.access.keys import Secret
from nonet.accounts.access.principal import Principal
from nonet.accounts.account import Account, list_accounts
from nonet.accounts.sign_in import make_sign_in_link, read_sign_in_link, use_sign_in_link
from nonet.accounts.work import UnitOfWork
from nonet.database.connection import Database
from nonet.errors import EmailFormatError, LinkExpiredError

EMAIL = "ada@example.com"
QUARTER_OF_AN_HOUR_MS = 15 * 60 * 1000


def use(database: Database, token: str, *, now_ms: int) -> Account:
    return act(
        database,
        use_sign_in_link,
        token,
        by=Principal(),
        secret=Secret(b""),
        now_ms=now_ms,
        have_passkeys=True,
    )


def make(database: Database, email: str = EMAIL, *, seed: int = 1, now_ms: int = 0) -> str:
    return act(database, make_sign_in_link, email, random=Random(seed), now_ms=now_ms)


def test_the_first_use_makes_the_account(database: Database) -> None:
    token = make(database, " Ada@Example.com ")
    before = database.run_now(list_accounts)

    account = use(database, token, now_ms=5)

    assert before == []
    assert (account.email, account.created_at_ms) == (EMAIL, 5)
    assert database.run_now(list_accounts) == [account]


def test_a_later_use_finds_the_account(database: Database) -> None:
    made = add_account(database, EMAIL, now_ms=1)

    assert use(database, make(database), now_ms=2) == made


def test_opening_a_link_does_not_use_it(database: Database) -> None:
    token = make(database)

    read = [database.run_now(read_sign_in_link, token, now_ms=1) for _ in range(3)]

    assert read == [EMAIL] * 3
    assert use(database, token, now_ms=1).email == EMAIL


def test_using_a_link_invalidates_all_links_of_its_address(database: Database) -> None:
    first, second = make(database, seed=1), make(database, seed=2)
    others = make(database, "bob@example.com", seed=3)
    use(database, first, now_ms=1)

    for token in (first, second):
        with pytest.raises(LinkExpiredError):
            use(database, token, now_ms=1)
    assert use(database, others, now_ms=1).email == "bob@example.com"


def test_a_link_is_valid_for_15_minutes(database: Database) -> None:
    token = make(database)

    assert database.run_now(read_sign_in_link, token, now_ms=QUARTER_OF_AN_HOUR_MS - 1) == EMAIL
    with pytest.raises(LinkExpiredError):
        database.run_now(read_sign_in_link, token, now_ms=QUARTER_OF_AN_HOUR_MS)
    with pytest.raises(LinkExpiredError):
        use(database, token, now_ms=QUARTER_OF_AN_HOUR_MS)


def test_expired_links_are_deleted(database: Database) -> None:
    make(database, seed=1)
    make(database, seed=2, now_ms=QUARTER_OF_AN_HOUR_MS)

    assert database.run_now(count_links) == 1


def test_a_token_is_stored_only_as_a_hash(database: Database) -> None:
    token = make(database)

    stored = database.run_now(
        lambda connection: connection.execute(text("SELECT * FROM sign_in_links")).one()
    )

    assert token not in repr(tuple(stored))


def test_making_a_link_runs_the_same_statements_for_known_and_unknown_addresses(
    database: Database,
) -> None:
    add_account(database, EMAIL, now_ms=1)

    assert statements(database, EMAIL) == statements(database, "stranger@example.com")


@pytest.mark.parametrize(
    "email", ["ada@example.com\r\nBcc: eve@example.com", "a@b,c@d", "ada@example.com>", "", "ada"]
)
def test_invalid_addresses_get_no_link(database: Database, email: str) -> None:
    with pytest.raises(EmailFormatError):
        make(database, email)

    assert database.run_now(count_links) == 0


def count_links(connection: Connection) -> int:
    count: int = connection.execute(text("SELECT count(*) FROM sign_in_links")).scalar_one()
    return count


def statements(database: Database, email: str) -> list[str]:
    run: list[str] = []

    def noted(work: UnitOfWork) -> None:
        def note(_c: object, _cursor: object, statement: str, *_rest: object) -> None:
            run.append(statement)

        event.listen(work.connection, "before_cursor_execute", note)
        make_sign_in_link(work, email)
        event.remove(work.connection, "before_cursor_execute", note)

    act(database, noted, random=Random(len(email)), now_ms=1)
    return run
