"""All spellings of a mailbox share one account, and older accounts stay reachable."""

from html import unescape
from pathlib import Path

import pytest

from acting import act
from command_line import CommandLine
from mail_server import Mailbox
from nonet.accounts.access.keys import Secret
from nonet.accounts.access.principal import COMMAND_LINE
from nonet.accounts.account import list_accounts
from nonet.accounts.administration import create_account, delete_account, suspend_account
from nonet.accounts.identity import Identity, sign_in_by_identity
from nonet.errors import AccountSuspendedError, EmailFormatError
from service import EMAIL, Service
from site_client import SiteClient

WIDE = "ada@\uff45xample.com"
HERE, ASCII = "jo@m\u00fcnchen.example", "jo@xn--mnchen-3ya.example"


def emails_of(service: Service) -> list[str]:
    return [account.email for account in service.database.run_now(list_accounts)]


def store(service: Service, email: str) -> None:
    """Make an account as versions before made it."""
    service.execute(f"INSERT INTO accounts (email, created_at_ms) VALUES ('{email}', 0)")  # noqa: S608 - of the test


@pytest.mark.english
@pytest.mark.parametrize(
    "typed",
    [
        WIDE,
        "ada@example\u3002com",
        "ada@ex\u00adample.com",
        "ada@example.com.",
        "\uff41da@example.com",
    ],
)
def test_another_spelling_gets_no_email_and_a_suggestion(
    service: Service, visitor: SiteClient, mailbox: Mailbox, typed: str
) -> None:
    answer = visitor.post("/developers/sign-in", email=typed)

    assert answer.status_code == 400
    assert "It should be ada@example.com." in unescape(answer.text)
    assert mailbox.is_empty
    assert emails_of(service) == [EMAIL]


@pytest.mark.parametrize("typed", ["ada@[127.0.0.1]", "ada@localhost", "ada.@example.com"])
def test_undeliverable_addresses_are_rejected(
    visitor: SiteClient, mailbox: Mailbox, typed: str
) -> None:
    assert visitor.post("/developers/sign-in", email=typed).status_code == 400
    assert mailbox.is_empty


def test_a_name_beyond_ascii_is_served_where_the_mail_server_does(
    service: Service, visitor: SiteClient, mailbox: Mailbox
) -> None:
    visitor.sign_in(mailbox, "j\u00f6rg@example.com")

    assert mailbox.recipients == ["j\u00f6rg@example.com"]
    assert emails_of(service) == [EMAIL, "j\u00f6rg@example.com"]


@pytest.mark.english
def test_and_is_refused_with_the_reason_where_it_does_not(tmp_path: Path) -> None:
    with Mailbox(speaks_utf8=False) as mailbox, Service(tmp_path, smtp_url=mailbox.url) as service:
        answer = SiteClient(service).post("/developers/sign-in", email="j\u00f6rg@example.com")
        other = SiteClient(service).post("/developers/sign-in", email=HERE)

    assert (answer.status_code, other.status_code) == (400, 200)
    assert "cannot send to addresses with such letters" in answer.text


def test_unicode_and_ascii_spellings_of_a_domain_are_the_same(
    service: Service, mailbox: Mailbox
) -> None:
    for typed in (HERE, ASCII):
        SiteClient(service).sign_in(mailbox, typed)

    assert emails_of(service) == [EMAIL, ASCII]


def test_an_account_from_before_is_found_in_either_form(service: Service, mailbox: Mailbox) -> None:
    store(service, HERE)
    for typed in (HERE, ASCII):
        SiteClient(service).sign_in(mailbox, typed)

    assert emails_of(service) == [EMAIL, HERE]


def test_an_old_spelling_is_accepted_only_from_the_command_line(
    service: Service, visitor: SiteClient
) -> None:
    store(service, WIDE)

    asked = visitor.post("/developers/sign-in", email=WIDE)
    act(service.database, suspend_account, WIDE, by=COMMAND_LINE, now_ms=service.now_ms)

    assert asked.status_code == 400
    assert [account.status for account in service.database.run_now(list_accounts)] == [
        "active",
        "suspended",
    ]


def test_a_suspended_mailbox_comes_back_suspended_in_either_form(service: Service) -> None:
    secret = Secret(b"of the tests")
    store(service, HERE)
    act(service.database, suspend_account, HERE, by=COMMAND_LINE, now_ms=service.now_ms)
    act(
        service.database,
        delete_account,
        ASCII,
        by=COMMAND_LINE,
        secret=secret,
        now_ms=service.now_ms,
    )

    with pytest.raises(AccountSuspendedError):
        act(service.database, create_account, ASCII, secret=secret, now_ms=service.now_ms)


@pytest.mark.english
def test_nobody_changes_to_another_spelling(ada: SiteClient, mailbox: Mailbox) -> None:
    answer = ada.post("/developers/account/email", email="grace@\uff45xample.com")

    assert answer.status_code == 400
    assert "It should be grace@example.com." in unescape(answer.text)
    assert mailbox.is_empty


def test_nobody_changes_to_an_address_that_is_known_in_another_form(
    service: Service, ada: SiteClient, mailbox: Mailbox
) -> None:
    store(service, HERE)
    ada.post("/developers/account/email", email=ASCII)
    answers = [ada.post(mailbox.next_path()).status_code for _ in range(2)]

    assert answers == [200, 409]


@pytest.mark.parametrize("email", [WIDE, "ada@localhost", "ada@[127.0.0.1]"])
def test_no_provider_s_word_makes_another_spelling(service: Service, email: str) -> None:
    identity = Identity("https://id.example", "1", email)

    with pytest.raises(EmailFormatError):
        act(
            service.database,
            sign_in_by_identity,
            identity,
            by=COMMAND_LINE,
            secret=Secret(b"of the tests"),
            random=service.random,
            now_ms=service.now_ms,
        )

    assert emails_of(service) == [EMAIL]


@pytest.mark.parametrize(
    ("email", "shown"),
    [
        (WIDE, "this address is spelled ada@example.com"),
        ("ada@[127.0.0.1]", "expected a domain after the @, such as example.com"),
        ("ada@intranet", "expected a domain after the @, such as example.com"),
    ],
)
def test_the_command_line_makes_no_other_spelling(tmp_path: Path, email: str, shown: str) -> None:
    command = CommandLine(tmp_path)
    command("db", "upgrade")
    refused = command("accounts", "create", email)

    assert refused.status != 0
    assert shown in refused.errors
    assert command("accounts", "create", "developer@localhost").status == 0
