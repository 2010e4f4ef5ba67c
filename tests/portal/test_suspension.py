"""Nobody lifts their own suspension."""

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from acting import act
from command_line import CommandLine
from mail_server import Mailbox
from nonet.accounts.access.keys import Secret
from nonet.accounts.access.principal import COMMAND_LINE
from nonet.accounts.account import find_account, list_accounts
from nonet.accounts.administration import (
    delete_account,
    restore_account,
    restore_deleted_account,
    suspend_account,
)
from nonet.accounts.personal_data import delete_expired
from nonet.errors import AccountNotFoundError
from postgres import on_each_database
from service import EMAIL, Service
from site_client import SiteClient

SECRET = "a secret that the tests know"  # noqa: S105 - used only by the tests
YEAR_S = 365 * 86_400


@pytest.fixture
def service(request: pytest.FixtureRequest, tmp_path: Path, mailbox: Mailbox) -> Iterator[Service]:
    """Start a service whose secret is known."""
    options: dict[str, Any] = {"smtp_url": mailbox.url, "secret": SECRET}
    if getattr(request, "param", "sqlite") == "postgresql":
        options["database_url"] = request.getfixturevalue("postgresql").new_database()
    with Service(tmp_path, **options) as fresh:
        yield fresh


def suspend_ada(service: Service) -> None:
    act(service.database, suspend_account, EMAIL, by=COMMAND_LINE, now_ms=service.now_ms)


def come_in_suspended(ada: SiteClient, mailbox: Mailbox) -> None:
    suspend_ada(ada.service)
    ada.sign_in(mailbox, EMAIL)


def remove_ada(service: Service) -> None:
    act(
        service.database,
        delete_account,
        EMAIL,
        by=COMMAND_LINE,
        secret=Secret(SECRET.encode()),
        now_ms=service.now_ms,
    )


@on_each_database
def test_a_suspended_person_cannot_delete_the_account(
    service: Service, ada: SiteClient, mailbox: Mailbox
) -> None:
    come_in_suspended(ada, mailbox)
    answer = ada.post("/developers/account/delete", email=EMAIL)

    assert answer.status_code == 403
    assert [account.email for account in service.database.run_now(list_accounts)] == [EMAIL]


def test_a_suspended_person_cannot_change_the_address(ada: SiteClient, mailbox: Mailbox) -> None:
    come_in_suspended(ada, mailbox)
    answer = ada.post("/developers/account/email", email="other@example.com")

    assert answer.status_code == 403
    assert mailbox.is_empty


@on_each_database
@pytest.mark.parametrize("email", [EMAIL, "ADA+again@example.com"])
def test_a_suspension_outlives_the_account(
    service: Service, visitor: SiteClient, mailbox: Mailbox, email: str
) -> None:
    suspend_ada(service)
    remove_ada(service)
    visitor.sign_in(mailbox, email)
    made = visitor.post("/developers/keys", name="laptop")

    assert made.status_code == 403
    assert service.database.run_now(find_account, email).status == "suspended"


@pytest.mark.english
def test_suspended_users_see_how_to_object(ada: SiteClient, mailbox: Mailbox) -> None:
    come_in_suspended(ada, mailbox)

    assert "To appeal, write to nonet@nonet.example." in ada.get("/developers").text


def test_a_kept_suspension_holds_no_address(service: Service) -> None:
    suspend_ada(service)
    remove_ada(service)
    stored = service.database.run_now(
        lambda connection: connection.exec_driver_sql("SELECT * FROM kept_suspensions").one()
    )
    assert stored.suspended_at_ms == service.now_ms
    assert EMAIL.encode() not in b"".join(value for value in stored if isinstance(value, bytes))
    assert service.database.run_now(list_accounts) == []


def test_a_kept_suspension_ends_after_a_year(
    service: Service, visitor: SiteClient, mailbox: Mailbox
) -> None:
    suspend_ada(service)
    remove_ada(service)
    service.clock.advance(YEAR_S)
    service.database.run_now(delete_expired, now_ms=service.now_ms)
    visitor.sign_in(mailbox, EMAIL)

    assert service.database.run_now(find_account, EMAIL).status == "active"


@on_each_database
def test_a_restored_person_who_deletes_the_account_is_not_suspended_again(
    service: Service, visitor: SiteClient, mailbox: Mailbox
) -> None:
    suspend_ada(service)
    act(
        service.database,
        restore_account,
        EMAIL,
        by=COMMAND_LINE,
        secret=Secret(SECRET.encode()),
        now_ms=service.now_ms,
    )
    remove_ada(service)
    visitor.sign_in(mailbox, EMAIL)

    assert service.database.run_now(find_account, EMAIL).status == "active"


def test_the_suspension_of_a_deleted_account_can_be_lifted(service: Service) -> None:
    suspend_ada(service)
    remove_ada(service)
    options: dict[str, Any] = {"secret": Secret(SECRET.encode()), "now_ms": service.now_ms}
    lifted = act(service.database, restore_deleted_account, EMAIL.upper(), **options)

    assert lifted == EMAIL
    with pytest.raises(AccountNotFoundError):
        act(service.database, restore_deleted_account, EMAIL, **options)


def test_the_command_line_knows_kept_suspensions(tmp_path: Path) -> None:
    nonet = CommandLine(tmp_path, data_dir=tmp_path)
    nonet("db", "upgrade")
    nonet("accounts", "create", EMAIL)
    nonet("accounts", "suspend", EMAIL)
    nonet("accounts", "delete", EMAIL)
    refused = nonet("accounts", "create", EMAIL)
    lifted = nonet("accounts", "restore", EMAIL)
    made = nonet("accounts", "create", EMAIL)

    assert [refused.status, lifted.status, made.status] == [1, 0, 0]


def test_a_suspended_address_is_rejected_as_a_new_address(
    service: Service, visitor: SiteClient, mailbox: Mailbox
) -> None:
    suspend_ada(service)
    remove_ada(service)
    visitor.sign_in(mailbox, "eve@example.com")
    visitor.post("/developers/account/email", email=EMAIL)
    paths = [mailbox.next_path(), mailbox.next_path()]
    answers = [visitor.post(path).status_code for path in paths]

    assert answers == [200, 409]
