"""Sign-in at a real OpenID Connect provider that the tests start."""

import json
import re
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx2
import pytest

from acting import act
from identity_providers import LocalProvider, identity_provider
from mail_server import Mailbox
from nonet.accounts.account import list_accounts
from nonet.accounts.administration import promote_account
from service import EMAIL, Service
from site_client import SiteClient

DEPARTURE = "/developers/sign-in/provider/1"


@pytest.fixture(scope="module")
def provider() -> Iterator[LocalProvider]:
    """Start a provider in a process of its own."""
    with identity_provider() as started:
        yield started


@pytest.fixture
def service(tmp_path: Path, provider: LocalProvider, mailbox: Mailbox) -> Iterator[Service]:
    """Start a service that is registered at the provider; its clock is the world's."""
    options: dict[str, Any] = {"oidc_providers": [provider.registration]}
    options["smtp_url"] = mailbox.url
    with Service(tmp_path, **options) as fresh:
        fresh.clock.now = time.time()
        yield fresh


def come_back(visitor: SiteClient, provider: LocalProvider, subject: str) -> httpx2.Response:
    departed = visitor.get(DEPARTURE)
    back = provider.approve(departed.headers["location"], subject)
    return visitor.get(back.removeprefix("https://nonet.example"))


@pytest.mark.english
def test_an_existing_account_is_asked_once_by_email(
    service: Service, provider: LocalProvider, mailbox: Mailbox
) -> None:
    provider.know("s1", email=EMAIL, email_verified=True)
    visitor = SiteClient(service)
    asked = come_back(visitor, provider, "s1")
    before = visitor.is_signed_in
    path = mailbox.next_path()
    opened = visitor.get(path)
    visitor.post(path)
    said = mailbox.next()
    again = SiteClient(service)
    come_back(again, provider, "s1")

    assert "Continue with Example ID" in SiteClient(service).get("/developers/sign-in").text
    assert (asked.status_code, before, opened.status_code) == (200, False, 200)
    assert EMAIL in visitor.get("/developers/account").text
    assert provider.issuer in said.get_content()
    assert again.is_signed_in
    assert sorted(visitor.cookies) == ["__Host-nonet-known", "__Host-nonet-session"]
    assert SiteClient(service).post(path).status_code == 410


def test_an_owner_who_does_not_answer_keeps_the_account_to_herself(
    service: Service, provider: LocalProvider, mailbox: Mailbox
) -> None:
    provider.know("s6", email=EMAIL, email_verified=True)
    visitor = SiteClient(service)
    come_back(visitor, provider, "s6")
    path = mailbox.next_path()
    service.clock.advance(15 * 60)

    assert (visitor.get(path).status_code, visitor.post(path).status_code) == (410, 410)
    assert not visitor.is_signed_in


def test_an_administrator_never_comes_in_by_a_provider_s_word(
    service: Service, provider: LocalProvider, mailbox: Mailbox
) -> None:
    provider.know("s7", email="grace@example.com", email_verified=True)
    come_back(SiteClient(service), provider, "s7")
    act(service.database, promote_account, "grace@example.com", now_ms=service.now_ms)
    provider.know("s8", email="grace@example.com", email_verified=True)
    visitor = SiteClient(service)
    known, new = come_back(visitor, provider, "s7"), come_back(visitor, provider, "s8")

    assert (known.status_code, new.status_code) == (403, 403)
    assert not visitor.is_signed_in
    assert mailbox.is_empty


@pytest.mark.english
def test_an_owner_sees_and_removes_identities(
    service: Service, provider: LocalProvider, mailbox: Mailbox
) -> None:
    provider.know("s9", email="new@example.com", email_verified=True)
    visitor, other = SiteClient(service), SiteClient(service)
    come_back(visitor, provider, "s9")
    shown = visitor.get("/developers/account").text
    fields = {"issuer": provider.issuer, "subject": "s9"}
    other.sign_in(mailbox, EMAIL)
    theirs = other.post("/developers/account/identities/remove", **fields)
    removed = visitor.post("/developers/account/identities/remove", **fields)
    letter = mailbox.next()
    come_back(SiteClient(service), provider, "s9")

    assert provider.issuer in shown
    assert (theirs.status_code, removed.status_code) == (404, 303)
    assert "was removed" in letter["Subject"]
    assert provider.issuer not in visitor.get("/developers/account").text
    assert mailbox.next_link()  # the owner is asked again


def test_a_verified_address_without_an_account_gets_one(
    service: Service, provider: LocalProvider
) -> None:
    provider.know("s2", email="New@example.com", email_verified=True)
    visitor = SiteClient(service)
    come_back(visitor, provider, "s2")

    assert visitor.is_signed_in
    emails = [account.email for account in service.database.run_now(list_accounts)]
    assert emails == [EMAIL, "new@example.com"]


@pytest.mark.parametrize("claims", [{"email_verified": False}, {}, {"email_verified": "true"}])
def test_an_address_that_is_not_verified_lets_nobody_in(
    service: Service, provider: LocalProvider, claims: dict[str, Any]
) -> None:
    provider.know("s3", email=EMAIL, **claims)
    visitor = SiteClient(service)
    answer = come_back(visitor, provider, "s3")

    assert answer.status_code == 403
    assert not visitor.is_signed_in


def test_an_answer_is_good_only_in_the_browser_that_asked(
    service: Service, provider: LocalProvider
) -> None:
    provider.know("s4", email=EMAIL, email_verified=True)
    attacker, victim = SiteClient(service), SiteClient(service)
    back = provider.approve(attacker.get(DEPARTURE).headers["location"], "s4")
    path = back.removeprefix("https://nonet.example")
    without = victim.get(path)
    victim.get(DEPARTURE)
    other_state = victim.get(path)

    assert (without.status_code, other_state.status_code) == (502, 502)
    assert not victim.is_signed_in


def test_an_answer_is_good_once(service: Service, provider: LocalProvider) -> None:
    provider.know("s5", email="new@example.com", email_verified=True)
    visitor = SiteClient(service)
    back = provider.approve(visitor.get(DEPARTURE).headers["location"], "s5")
    path = back.removeprefix("https://nonet.example")
    departure = visitor.cookies
    first = visitor.get(path)
    thief = SiteClient(service)
    for name, value in departure.items():
        thief.client.cookies.set(name, value, domain="nonet.example", path="/")

    assert first.status_code == 303
    assert thief.get(path).status_code == 502
    assert not thief.is_signed_in


def test_the_way_there_carries_state_nonce_and_a_challenge(service: Service) -> None:
    address = SiteClient(service).get(DEPARTURE).headers["location"]
    again = SiteClient(service).get(DEPARTURE).headers["location"]
    query = dict(httpx2.URL(address).params)

    assert query["code_challenge_method"] == "S256"
    assert query["redirect_uri"] == f"https://nonet.example{DEPARTURE}/return"
    assert {"state", "nonce", "code_challenge"} <= set(query)
    assert query["state"] != dict(httpx2.URL(again).params)["state"]
    assert not re.search("not.telling", address)


def test_a_refusal_or_a_forged_departure_signs_nobody_in(service: Service) -> None:
    visitor = SiteClient(service)
    visitor.get(DEPARTURE)
    (name,) = visitor.cookies
    refused = visitor.get(f"{DEPARTURE}/return?error=access_denied")
    visitor.client.cookies.set(
        name, json.dumps([1, "s", "n", "v"]), domain="nonet.example", path="/"
    )
    forged = visitor.get(f"{DEPARTURE}/return?code=x&state=s")

    assert (refused.status_code, forged.status_code) == (502, 502)
    assert visitor.get("/developers/sign-in/provider/2").status_code == 404


@pytest.mark.english
def test_an_unreachable_provider_is_reported(tmp_path: Path) -> None:
    nobody = {
        "name": "Nobody",
        "issuer": "http://127.0.0.1:9",
        "client_id": "x",
        "client_secret": "y",
    }
    with Service(tmp_path, oidc_providers=[nobody]) as service:
        answer = SiteClient(service).get(DEPARTURE)

        assert answer.status_code == 502
        assert "did not confirm your identity" in answer.text
