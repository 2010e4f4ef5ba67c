"""A provider may answer anything: nobody gets in by it, and nothing breaks."""

import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from joserfc import jwt
from joserfc.jwk import OctKey, RSAKey

from identity_providers import EMAIL, MisbehavingProvider, misbehaving_provider
from nonet.accounts.account import list_accounts
from service import EMAIL as ADA, Service
from site_client import SiteClient

DEPARTURE = "/developers/sign-in/provider/1"
CONFIGURATION = "/.well-known/openid-configuration"
Change = Callable[[MisbehavingProvider], None]


@pytest.fixture
def provider() -> Iterator[MisbehavingProvider]:
    """Start a provider."""
    with misbehaving_provider() as started:
        yield started


@pytest.fixture
def service(tmp_path: Path, provider: MisbehavingProvider) -> Iterator[Service]:
    """Start a service that is registered at the provider; its clock is the world's."""
    with Service(tmp_path, oidc_providers=[provider.registration]) as fresh:
        fresh.clock.now = time.time()
        yield fresh


def claims(**changed: Any) -> Change:
    return lambda provider: provider.claims.update(changed)


def answers(path: str, body: Any) -> Change:
    return lambda provider: provider.answers.update({path: body})


def without_signature(provider: MisbehavingProvider) -> None:
    provider.sign = lambda content: jwt.encode({"alg": "none"}, content, None)  # type: ignore[arg-type]


def signed_by_another(provider: MisbehavingProvider) -> None:
    other = RSAKey.generate_key(2048, {"kid": "one"})
    provider.sign = lambda content: jwt.encode({"alg": "RS256", "kid": "one"}, content, other)


def signed_by_the_client_secret(provider: MisbehavingProvider) -> None:
    secret = OctKey.import_key(provider.registration["client_secret"])
    provider.sign = lambda content: jwt.encode({"alg": "HS256"}, content, secret)


def cut_token(provider: MisbehavingProvider) -> None:
    provider.sign = lambda content: provider.sign_well(content)[:-20]


def without_endpoints(provider: MisbehavingProvider) -> None:
    provider.answers[CONFIGURATION] = {"issuer": provider.issuer, "token_endpoint": 7}


def failing(provider: MisbehavingProvider) -> None:
    provider.status = 500


MISBEHAVIOURS: dict[str, Change] = {
    "an address that is a list": claims(email=[EMAIL]),
    "an address that is a number": claims(email=7),
    "an address that is an object": claims(email={"value": EMAIL}),
    "an address that is true": claims(email=True),
    "a subject that is a number": claims(sub=7),
    "a subject that is empty": claims(sub=""),
    "a subject that is too long": claims(sub="s" * 256),
    "no subject": claims(sub=...),
    "another nonce": claims(nonce="another"),
    "no nonce": claims(nonce=...),
    "another issuer": claims(iss="https://evil.example"),
    "another client": claims(aud="another"),
    "a token that ran out": claims(exp=1),
    "a token without an end": claims(exp=...),
    "a token of the future": claims(iat=4_000_000_000, nbf=4_000_000_000),
    "no signature": without_signature,
    "another's signature": signed_by_another,
    "a signature by the shared secret": signed_by_the_client_secret,
    "a token that is cut": cut_token,
    "keys that are a list": answers("/keys", []),
    "keys that are no JSON": answers("/keys", b"<html>"),
    "keys of no kind": answers("/keys", {"keys": [7]}),
    "no key": answers("/keys", {"keys": []}),
    "a token answer that is a list": answers("/token", [1]),
    "a token answer without a token": answers("/token", {"access_token": "a"}),
    "a token that is a number": answers("/token", {"access_token": "a", "id_token": 7}),
    "an error in the token's place": answers("/token", {"error": "invalid_grant"}),
}


@pytest.mark.parametrize("change", MISBEHAVIOURS.values(), ids=MISBEHAVIOURS)
def test_nobody_gets_in_and_nothing_breaks(
    service: Service, provider: MisbehavingProvider, change: Change
) -> None:
    visitor = SiteClient(service)
    address = visitor.get(DEPARTURE).headers["location"]
    back = provider.come_back(address)
    change(provider)
    answer = visitor.get(back)

    assert answer.status_code == 502
    assert not visitor.is_signed_in
    assert [account.email for account in service.database.run_now(list_accounts)] == [ADA]


@pytest.mark.parametrize(
    "change",
    [
        answers(CONFIGURATION, []),
        answers(CONFIGURATION, b"\xff"),
        answers(CONFIGURATION, {"issuer": "https://evil.example"}),
        without_endpoints,
        failing,
    ],
    ids=["a list", "no text", "another name", "no way to go", "a fault"],
)
def test_a_provider_that_does_not_say_who_it_is_is_not_gone_to(
    service: Service, provider: MisbehavingProvider, change: Change
) -> None:
    change(provider)

    assert SiteClient(service).get(DEPARTURE).status_code == 502


def test_one_that_behaves_lets_people_in(service: Service, provider: MisbehavingProvider) -> None:
    """So the others fail because of their changes, and not because of these tests."""
    visitor = SiteClient(service)
    visitor.get(provider.come_back(visitor.get(DEPARTURE).headers["location"]))

    assert visitor.is_signed_in


def test_a_provider_that_moves_is_followed_within_a_day(
    service: Service, provider: MisbehavingProvider
) -> None:
    def way() -> str:
        return SiteClient(service).get(DEPARTURE).headers["location"].partition("?")[0]

    before, there = way(), f"{provider.issuer}/moved"
    endpoints = ("authorization_endpoint", "token_endpoint", "jwks_uri")
    moved = {"issuer": provider.issuer, **dict.fromkeys(endpoints, there)}
    provider.answers[CONFIGURATION] = moved
    soon = way()
    service.clock.advance(24 * 60 * 60)

    assert (soon, way()) == (before, there)
