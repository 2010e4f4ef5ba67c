"""Passkeys: made, used, removed; answers that don't prove one are refused."""

import re
from collections.abc import Callable
from pathlib import Path

import pytest

from acting import act
from command_line import CommandLine
from mail_server import Mailbox
from nonet.accounts.access.principal import Principal
from nonet.accounts.account import find_account
from nonet.accounts.administration import promote_account
from nonet.accounts.audit import list_audit
from nonet.accounts.passkeys.credentials import list_passkeys
from passkey_device import PRESENT, Authenticator
from postgres import on_each_database
from service import EMAIL, Service
from site_client import PASSKEYS, WAY_IN, SiteClient, add_passkey, come_in

ACCOUNT = "/developers/account"
ADMINISTRATION = "/developers/administration"
RECOVERY = "/developers/sign-in/recovery"


def names(service: Service) -> list[str]:
    account = service.database.run_now(find_account, EMAIL)
    return [passkey.name for passkey in service.database.run_now(list_passkeys, account.id)]


@on_each_database
def test_a_passkey_signs_in_and_is_announced_to_its_owner(
    service: Service, ada: SiteClient, mailbox: Mailbox
) -> None:
    device = add_passkey(ada, "phone")
    letter = mailbox.next()
    elsewhere = SiteClient(service)
    status = come_in(elsewhere, device)
    service.clock.advance(60)
    again = come_in(SiteClient(service), device)

    assert "“phone”" in letter.get_content()
    assert (status, again) == (303, 303)
    assert EMAIL in elsewhere.get(ACCOUNT).text
    assert "phone" in ada.get(ACCOUNT).text
    entries = service.database.run_now(list_audit)
    ways = [entry.detail["way"] for entry in entries if entry.action == "sign in"]
    assert ways[:2] == ["passkey", "passkey"]


def test_an_account_with_a_passkey_is_exported(service: Service, ada: SiteClient) -> None:
    device, elsewhere = add_passkey(ada, "phone"), SiteClient(service)
    come_in(elsewhere, device)

    exported = elsewhere.get(f"{ACCOUNT}/export").json()

    assert [passkey["name"] for passkey in exported["passkeys"]] == ["phone"]
    assert [session["way"] for session in exported["sessions"]] == ["link", "passkey"]


def lie_about_origin(device: Authenticator) -> None:
    device.origin = "https://nonet.example.evil.example"


def lie_about_site(device: Authenticator) -> None:
    device.site = "evil.example"


def verify_nobody(device: Authenticator) -> None:
    device.flags = PRESENT


def take_another_key(device: Authenticator) -> None:
    device.key = Authenticator().key


def count_back(device: Authenticator) -> None:
    device.used = 0


def call_its_owner_otherwise(device: Authenticator) -> None:
    device.user = bytes(32)


def call_its_owner_nothing(device: Authenticator) -> None:
    device.user = b""


@pytest.mark.parametrize("lie", [lie_about_origin, lie_about_site, verify_nobody])
def test_an_invalid_new_passkey_is_rejected(
    service: Service, ada: SiteClient, lie: Callable[[Authenticator], None]
) -> None:
    device = Authenticator()
    lie(device)
    options = ada.post(f"{PASSKEYS}/options").json()
    answer = ada.post(PASSKEYS, name="phone", credential=device.make(options))

    assert answer.status_code == 400
    assert names(service) == []


@pytest.mark.parametrize(
    "lie",
    [
        lie_about_origin,
        lie_about_site,
        verify_nobody,
        take_another_key,
        count_back,
        call_its_owner_otherwise,
        call_its_owner_nothing,
    ],
)
def test_an_answer_that_does_not_hold_lets_nobody_in(
    service: Service, ada: SiteClient, lie: Callable[[Authenticator], None]
) -> None:
    device = add_passkey(ada)
    come_in(SiteClient(service), device)
    come_in(SiteClient(service), device)
    lie(device)
    visitor = SiteClient(service)

    assert come_in(visitor, device) == 400
    assert not visitor.is_signed_in


def test_a_challenge_is_good_once_and_for_five_minutes(service: Service, ada: SiteClient) -> None:
    device, visitor = add_passkey(ada), SiteClient(service)
    options = visitor.post(f"{WAY_IN}/options").json()
    first = visitor.post(WAY_IN, credential=device.answer(options)).status_code
    second = SiteClient(service).post(WAY_IN, credential=device.answer(options)).status_code
    late = visitor.post(f"{WAY_IN}/options").json()
    service.clock.advance(301)
    third = SiteClient(service).post(WAY_IN, credential=device.answer(late)).status_code
    for_new = ada.post(f"{PASSKEYS}/options").json()
    mixed = SiteClient(service).post(WAY_IN, credential=device.answer(for_new)).status_code

    assert [first, second, third, mixed] == [303, 400, 400, 400]


@pytest.mark.parametrize("credential", ["", "{}", "[]", "null", "nothing", '{"id": 1}'])
def test_malformed_passkey_responses_are_rejected(ada: SiteClient, credential: str) -> None:
    stranger = SiteClient(ada.service)

    assert ada.post(PASSKEYS, name="phone", credential=credential).status_code == 400
    assert stranger.post(WAY_IN, credential=credential).status_code == 400


def test_a_passkey_wants_a_name_and_an_account_has_ten(service: Service, ada: SiteClient) -> None:
    options = ada.post(f"{PASSKEYS}/options").json()
    unnamed = ada.post(PASSKEYS, name=" ", credential=Authenticator().make(options))
    for number in range(10):
        add_passkey(ada, f"device {number}")
    options = ada.post(f"{PASSKEYS}/options").json()
    eleventh = ada.post(PASSKEYS, name="eleventh", credential=Authenticator().make(options))

    assert (unnamed.status_code, eleventh.status_code) == (400, 409)
    assert len(options["excludeCredentials"]) == len(names(service)) == 10


@pytest.mark.english
def test_only_its_owner_removes_a_passkey(
    service: Service, ada: SiteClient, mailbox: Mailbox
) -> None:
    device = add_passkey(ada, "phone")
    mailbox.next()
    eve = SiteClient(service)
    eve.sign_in(mailbox, "eve@example.com")
    stolen = eve.post(f"{PASSKEYS}/1/remove")
    removed = ada.post(f"{PASSKEYS}/1/remove")
    letter = mailbox.next()

    assert (stolen.status_code, removed.status_code) == (404, 303)
    assert "can no longer sign in" in letter.get_content()
    assert come_in(SiteClient(service), device) == 400


def test_passkeys_want_a_sign_in_a_moment_ago(service: Service, ada: SiteClient) -> None:
    service.clock.advance(601)

    assert ada.post(f"{PASSKEYS}/options").status_code == 403
    assert ada.post("/developers/account/recovery-codes").status_code == 403


@pytest.mark.english
def test_a_recovery_code_lets_in_once(service: Service, ada: SiteClient, mailbox: Mailbox) -> None:
    page = ada.post("/developers/account/recovery-codes").text
    codes = re.findall(r"\b(?:[0-9a-z]{4}-){3}[0-9a-z]{4}\b", page)
    visitor, again = SiteClient(service), SiteClient(service)
    sent = visitor.post(RECOVERY, email=EMAIL, code=codes[0].upper().replace("-", " "))
    used = again.post(RECOVERY, email=EMAIL, code=codes[0])
    foreign = again.post(RECOVERY, email="eve@example.com", code=codes[1])

    assert len(set(codes)) == 10
    assert (sent.status_code, used.status_code, foreign.status_code) == (303, 403, 403)
    assert visitor.is_signed_in
    assert "one of its recovery codes" in mailbox.next().get_content()
    assert "9 are left" in ada.get(ACCOUNT).text


def test_new_codes_replace_those_from_before(service: Service, ada: SiteClient) -> None:
    pages = [ada.post("/developers/account/recovery-codes").text for _ in range(2)]
    old, new = (re.findall(r"\b(?:[0-9a-z]{4}-){3}[0-9a-z]{4}\b", page)[0] for page in pages)

    assert SiteClient(service).post(RECOVERY, email=EMAIL, code=old).status_code == 403
    assert SiteClient(service).post(RECOVERY, email=EMAIL, code=new).status_code == 303


@pytest.mark.english
@on_each_database
def test_administrators_come_in_by_a_passkey(
    service: Service, ada: SiteClient, mailbox: Mailbox
) -> None:
    act(service.database, promote_account, EMAIL, now_ms=service.now_ms)
    without = ada.get(ADMINISTRATION)
    device = add_passkey(ada)
    mailbox.next()
    before = ada.get(ADMINISTRATION)
    by_link = SiteClient(service).sign_in(mailbox, EMAIL)
    visitor = SiteClient(service)
    come_in(visitor, device)

    assert (without.status_code, before.status_code, by_link.status_code) == (403, 403, 403)
    assert "Create one on your account page" in without.text
    assert visitor.get(ADMINISTRATION).status_code == 200


def test_a_command_lets_an_administrator_in_who_lost_every_passkey(
    service: Service, ada: SiteClient, mailbox: Mailbox, tmp_path: Path
) -> None:
    add_passkey(ada)
    mailbox.next()
    act(service.database, promote_account, EMAIL, now_ms=service.now_ms)
    shown = CommandLine(tmp_path, data_dir=tmp_path)("accounts", "forget-passkeys", EMAIL).output
    visitor = SiteClient(service)
    by_link = visitor.sign_in(mailbox, EMAIL)

    assert shown == f"{EMAIL}: deleted 1 passkeys; the owner can sign in with a link\n"
    assert by_link.status_code == 303
    entry = service.database.run_now(list_audit)[1]
    assert (entry.action, entry.actor_id) == ("forget passkeys", Principal().account_id)


@pytest.mark.english
@pytest.mark.parametrize("service_options", [{"site_url": "http://127.0.0.1:8000"}])
def test_where_browsers_make_none_the_page_says_so_and_a_link_serves(
    service: Service, mailbox: Mailbox, service_options: dict[str, str]
) -> None:
    visitor = SiteClient(service, site=service_options["site_url"])
    visitor.sign_in(mailbox, EMAIL)
    act(service.database, promote_account, EMAIL, now_ms=service.now_ms)

    assert "This one has neither" in visitor.get(ACCOUNT).text
    assert visitor.post(f"{PASSKEYS}/options").status_code == 404
    assert visitor.get(ADMINISTRATION).status_code == 200
