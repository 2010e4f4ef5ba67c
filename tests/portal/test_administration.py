"""Administrators look after all accounts; for everyone else those pages are not there."""

import re
from pathlib import Path

import pytest

from command_line import CommandLine
from mail_server import Mailbox
from nonet.accounts.account import find_account
from nonet.accounts.api_keys import list_keys
from nonet.accounts.audit import list_audit
from postgres import on_each_database
from service import EMAIL, Service
from site_client import SiteClient, administrator

HOME = "/developers/administration"
NOTHING = "\N{EN DASH}"


@pytest.fixture
def grace(service: Service, mailbox: Mailbox) -> SiteClient:
    """Open a browser that an administrator is signed in with."""
    return administrator(service, mailbox, "grace@example.com")


def ada_id(service: Service) -> int:
    return service.database.run_now(find_account, EMAIL).id


def test_for_others_there_is_nothing(service: Service, ada: SiteClient) -> None:
    path = f"{HOME}/accounts/{ada_id(service)}"
    answers = [
        ada.get(HOME),
        ada.get(f"{HOME}/audit"),
        ada.get(path),
        ada.post(f"{path}/suspend"),
        ada.get(f"{path}/limits?requests=9"),
        ada.post(f"{path}/limits", requests="9"),
        ada.post(f"{HOME}/keys/1/revoke"),
    ]

    assert [answer.status_code for answer in answers] == [404] * 7
    assert HOME not in ada.get("/developers").text
    assert SiteClient(service).get(HOME).headers["location"] == "/developers/sign-in"
    assert service.ask() == 200


@on_each_database
def test_accounts_are_searched_suspended_and_restored(service: Service, grace: SiteClient) -> None:
    path = f"{HOME}/accounts/{ada_id(service)}"
    found = grace.get(f"{HOME}?q=ADA").text
    missed = grace.get(f"{HOME}?q=nobody").text
    grace.post(f"{path}/suspend")
    suspended = service.ask()
    shown = grace.get(path).text
    grace.post(f"{path}/restore")

    assert (path in found, path in missed) == (True, False)
    assert [suspended, service.ask()] == [403, 200]
    assert f'action="{path}/restore"' in shown


@pytest.mark.english
@on_each_database
def test_a_key_is_revoked_and_every_deed_is_in_the_log(service: Service, grace: SiteClient) -> None:
    (key,) = service.database.run_now(list_keys, EMAIL)
    grace.post(f"{HOME}/keys/{key.id}/revoke")
    grace.post(f"{HOME}/accounts/{ada_id(service)}/suspend")

    entries = service.database.run_now(list_audit)[:2]

    assert [(e.actor_email, e.action, e.account_email) for e in entries] == [
        ("grace@example.com", "suspend", EMAIL),
        ("grace@example.com", "revoke key", EMAIL),
    ]
    page = grace.get(f"{HOME}/audit").text
    assert all(word in page for word in ("suspend", "revoke key", "promote", "command line"))
    assert "suspend" not in grace.get(f"{HOME}/audit?before={entries[1].id}").text
    assert service.ask() == 403


@pytest.mark.english
def test_the_audit_log_names_the_command_line(
    tmp_path: Path, service: Service, grace: SiteClient
) -> None:
    nonet, email = CommandLine(tmp_path, data_dir=tmp_path), "bob@example.com"
    nonet("accounts", "create", email)
    nonet("keys", "create", email, "--name", "laptop")
    (key,) = service.database.run_now(list_keys, email)
    nonet("keys", "revoke", str(key.id))
    for action in ("suspend", "restore", "promote", "demote"):
        nonet("accounts", action, email)
    bob = service.database.run_now(find_account, email).id
    pages = [grace.get(path).text for path in (f"{HOME}/audit", f"{HOME}/accounts/{bob}")]
    nonet("accounts", "delete", email)

    for page in pages:
        assert actions_by("command line", page, of=email) == [
            ("demote", ""),
            ("promote", ""),
            ("restore", ""),
            ("suspend", ""),
            ("revoke key", f"key {key.id} (laptop)"),
            ("create key", f"key {key.id} (laptop)"),
            ("create account", ""),
        ]
    after = grace.get(f"{HOME}/audit").text
    assert actions_by("command line", after, of=f"deleted account {bob}")[0] == (
        "delete account",
        "",
    )
    assert email not in after


def actions_by(actor: str, page: str, *, of: str) -> list[tuple[str, str]]:
    rows = re.findall("<tr>" + "<td[^>]*>([^<]*)</td>" * 7 + "</tr>", page)
    return [
        (action, detail.strip(NOTHING))
        for _, by, action, account, detail, *_ in rows
        if (by, account) == (actor, of)
    ]


def test_to_suspend_and_to_revoke_are_asked_first(service: Service, grace: SiteClient) -> None:
    (key,) = service.database.run_now(list_keys, EMAIL)
    account = f"{HOME}/accounts/{ada_id(service)}"
    shown = grace.get(account).text
    paths = [f"{account}/suspend", f"{HOME}/keys/{key.id}/revoke"]
    asked = [grace.get(path).text for path in paths]

    assert all(f'href="{path}"' in shown for path in paths)
    assert not any(f'action="{path}"' in shown for path in paths)
    assert all(f'action="{path}"' in page for path, page in zip(paths, asked, strict=True))
    assert service.ask() == 200


@pytest.mark.english
@on_each_database
def test_account_limits_are_confirmed_applied_and_shown(
    service: Service, grace: SiteClient, mailbox: Mailbox
) -> None:
    account = f"{HOME}/accounts/{ada_id(service)}"
    asked = grace.get(f"{account}/limits?requests=2&keys=").text
    untouched = [service.ask() for _ in range(3)]
    service.clock.advance(60)
    done = grace.post(f"{account}/limits", requests="2", keys="")
    held = [service.ask() for _ in range(3)]
    shown = grace.get(account).text

    assert f'action="{account}/limits"' in asked
    assert untouched == [200] * 3
    assert (done.status_code, done.headers["location"]) == (303, account)
    assert held == [200, 200, 429]
    assert 'name="requests"' in shown
    assert 'value="2"' in shown
    assert "requests a minute: 2, keys: -" in shown
    owner = SiteClient(service)
    owner.sign_in(mailbox, EMAIL)
    usage = owner.get("/developers/usage").text
    assert "its own limits: 2 requests a minute, 50 keys" in usage
    assert "set limits" in owner.get("/developers/journal").text


@pytest.mark.parametrize("typed", ["requests=0&keys=5", "requests=many", "keys=9999"])
def test_an_invalid_limit_is_rejected_in_its_form(
    service: Service, grace: SiteClient, typed: str
) -> None:
    account = f"{HOME}/accounts/{ada_id(service)}"

    answer = grace.get(f"{account}/limits?{typed}")

    assert answer.status_code == 400
    assert f'action="{account}/limits"' in answer.text
    assert 'aria-invalid="true"' in answer.text
    assert f'value="{typed.partition("=")[2].partition("&")[0]}"' in answer.text
    assert grace.post(f"{account}/limits", requests="-1").status_code == 400


def test_nobody_suspends_themselves(service: Service, grace: SiteClient) -> None:
    own = service.database.run_now(find_account, "grace@example.com").id

    assert grace.post(f"{HOME}/accounts/{own}/suspend").status_code == 409
    assert grace.get(HOME).status_code == 200


@on_each_database
@pytest.mark.parametrize("number", ["999999", "99999999999", "9" * 4400])
def test_an_account_that_nobody_has_gets_a_page(grace: SiteClient, number: str) -> None:
    assert grace.get(f"{HOME}/accounts/{number}").status_code == 404
    assert grace.post(f"{HOME}/keys/{number}/revoke").status_code == 404
    assert grace.get(f"{HOME}/audit?before={number}").status_code == 200
