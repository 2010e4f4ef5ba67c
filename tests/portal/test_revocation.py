"""Removing a credential ends the sessions, emailed links and page keys that depend on it."""

import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx2
import pytest

from acting import act
from command_line import CommandLine
from identity_providers import LocalProvider, identity_provider
from mail_server import Mailbox
from nonet.accounts.administration import promote_account
from passkey_device import Authenticator
from postgres import on_each_database
from samples import UNIQUE
from service import EMAIL, Service
from site_client import PASSKEYS, SiteClient, add_passkey, come_in

ADMINISTRATION = "/developers/administration"
IDENTITIES = "/developers/account/identities/remove"
NEW = "countess@example.com"
DEPARTURE = "/developers/sign-in/provider/1"


@pytest.fixture(scope="module")
def provider() -> Iterator[LocalProvider]:
    """Start a provider in a process of its own."""
    with identity_provider() as started:
        yield started


@pytest.fixture
def service(
    request: pytest.FixtureRequest, tmp_path: Path, provider: LocalProvider, mailbox: Mailbox
) -> Iterator[Service]:
    """Start a service that is registered at the provider; its clock is the world's."""
    options: dict[str, Any] = {"oidc_providers": [provider.registration], "smtp_url": mailbox.url}
    if getattr(request, "param", "sqlite") == "postgresql":
        options["database_url"] = request.getfixturevalue("postgresql").new_database()
    with Service(tmp_path, **options) as fresh:
        fresh.clock.set(time.time())
        yield fresh


def come_back(visitor: SiteClient, provider: LocalProvider, subject: str) -> httpx2.Response:
    provider.know(subject, email=EMAIL, email_verified=True)
    departed = visitor.get(DEPARTURE)
    back = provider.approve(departed.headers["location"], subject)
    return visitor.get(back.removeprefix("https://nonet.example"))


def ask(visitor: SiteClient, key: str) -> int:
    headers = {"Authorization": f"Bearer {key}"}
    return visitor.client.post(
        "/api/v1/check", json={"puzzle": UNIQUE}, headers=headers
    ).status_code


def change_address(ada: SiteClient, mailbox: Mailbox, *, old: SiteClient, new: SiteClient) -> None:
    ada.service.clock.advance(60)
    ada.post("/developers/account/email", email=NEW)
    paths = [mailbox.next_path(), mailbox.next_path()]
    new.post(paths[1])
    old.post(paths[0])


def test_a_letter_that_joins_a_provider_does_not_outlive_a_change_of_address(
    service: Service, ada: SiteClient, mailbox: Mailbox, provider: LocalProvider
) -> None:
    mallory = SiteClient(service)
    come_back(mallory, provider, "mallory 1")
    letter = mailbox.next_path()
    change_address(ada, mailbox, old=ada, new=ada)
    opened = mallory.post(letter)

    assert opened.status_code == 410
    assert not mallory.is_signed_in
    assert provider.issuer not in ada.get("/developers/account").text


@on_each_database
def test_a_reader_of_the_old_mailbox_keeps_no_session_by_confirming_last(
    service: Service, ada: SiteClient, mailbox: Mailbox
) -> None:
    mallory = SiteClient(service)
    mallory.sign_in(mailbox, EMAIL)
    mailbox.next()  # a browser that is new
    change_address(ada, mailbox, old=mallory, new=ada)

    assert (ada.is_signed_in, mallory.is_signed_in) == (True, False)


def test_a_session_that_goes_on_after_a_change_of_address_is_no_longer_fresh(
    ada: SiteClient, mailbox: Mailbox
) -> None:
    change_address(ada, mailbox, old=ada, new=ada)

    assert ada.is_signed_in
    assert ada.post("/developers/keys", name="laptop").status_code == 403


@on_each_database
def test_a_session_that_a_removed_passkey_began_ends_and_adds_none(
    service: Service, ada: SiteClient
) -> None:
    stolen, own = add_passkey(ada, "stolen"), add_passkey(ada, "own")
    thief, phone = SiteClient(service), SiteClient(service)
    come_in(thief, stolen)
    come_in(phone, own)
    options = thief.post(f"{PASSKEYS}/options").json()
    ada.post(f"{PASSKEYS}/1/remove")
    added = thief.post(PASSKEYS, name="more", credential=Authenticator().make(options))

    assert added.headers["location"] == "/developers/sign-in"
    assert [one.is_signed_in for one in (ada, thief, phone)] == [True, False, True]


@on_each_database
def test_forgotten_passkeys_leave_no_session_to_an_administrator(
    service: Service, ada: SiteClient, tmp_path: Path
) -> None:
    device, thief = add_passkey(ada), SiteClient(service)
    act(service.database, promote_account, EMAIL, now_ms=service.now_ms)
    come_in(thief, device)
    before = thief.get(ADMINISTRATION).status_code
    options: dict[str, Any] = {"data_dir": tmp_path}
    if not service.database.is_local_file:
        options["database_url"] = service.settings.storage.database_address
    CommandLine(tmp_path, **options)("accounts", "forget-passkeys", EMAIL)

    assert before == 200
    assert thief.get(ADMINISTRATION).status_code == 303


def test_a_removed_identity_takes_its_sessions_along_and_that_of_the_letter_that_joined_it(
    service: Service, ada: SiteClient, mailbox: Mailbox, provider: LocalProvider
) -> None:
    joining, later, unconfirmed = SiteClient(service), SiteClient(service), SiteClient(service)
    service.clock.advance(60)
    come_back(joining, provider, "mallory 2")
    joining.post(mailbox.next_path())
    come_back(later, provider, "mallory 2")
    service.clock.advance(60)
    come_back(unconfirmed, provider, "mallory 3")
    letter = mailbox.next_path()
    were_in = [one.is_signed_in for one in (joining, later)]
    ada.sign_in(mailbox, EMAIL)
    ada.post(IDENTITIES, issuer=provider.issuer, subject="mallory 2")

    assert were_in == [True, True]
    assert [one.is_signed_in for one in (ada, joining, later)] == [True, False, False]
    assert unconfirmed.post(letter).status_code == 410


def test_signing_out_everywhere_ends_the_keys_of_pages_and_the_links_in_letters(
    service: Service, ada: SiteClient, mailbox: Mailbox
) -> None:
    key = ada.post("/developers/try/key").json()["key"]
    service.clock.advance(60)
    SiteClient(service).post("/developers/sign-in", email=EMAIL)
    link = mailbox.next_path()
    before = ask(ada, key)
    ada.post("/developers/sessions/end-all")

    assert (before, ask(ada, key)) == (200, 403)
    assert SiteClient(service).post(link).status_code == 410


def test_signing_out_ends_the_keys_of_pages_and_keeps_letters_good(
    service: Service, ada: SiteClient, mailbox: Mailbox
) -> None:
    key = ada.post("/developers/try/key").json()["key"]
    service.clock.advance(60)
    SiteClient(service).post("/developers/sign-in", email=EMAIL)
    link = mailbox.next_path()
    ada.post("/developers/sign-out")

    assert ask(ada, key) == 403
    assert SiteClient(service).post(link).status_code == 303


def test_a_suspended_person_is_signed_out_and_comes_in_to_read_and_object(
    ada: SiteClient, mailbox: Mailbox, tmp_path: Path
) -> None:
    CommandLine(tmp_path, data_dir=tmp_path)("accounts", "suspend", EMAIL)
    before = ada.is_signed_in
    ada.sign_in(mailbox, EMAIL)

    assert not before
    assert ada.get("/developers/account/export").status_code == 200


@pytest.mark.parametrize("way", ["provider", "letter"])
def test_a_promotion_ends_the_session_that_a_provider_began(
    service: Service, ada: SiteClient, mailbox: Mailbox, provider: LocalProvider, way: str
) -> None:
    visitor = SiteClient(service)
    service.clock.advance(60)
    come_back(visitor, provider, f"grace {way}")
    visitor.post(mailbox.next_path())
    if way == "provider":
        come_back(visitor, provider, f"grace {way}")
    act(service.database, promote_account, EMAIL, now_ms=service.now_ms)

    assert (ada.is_signed_in, visitor.is_signed_in) == (True, False)
