"""A leaked key revokes itself: finders may report it, and learn nothing."""

import asyncio
import json
from base64 import b64encode
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any

import pytest
from cryptography.hazmat.primitives.asymmetric.ec import (
    ECDSA,
    SECP256R1,
    EllipticCurvePrivateKey,
    generate_private_key,
)
from cryptography.hazmat.primitives.hashes import SHA256
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat
from httpx2 import Response

from identity_providers import MisbehavingProvider, misbehaving_provider
from mail_server import Mailbox
from nonet.accounts.access.keys import make_key
from nonet.accounts.audit import list_audit
from nonet.server.portal.github_signatures import GitHubSignatures
from nonet.server.portal.leaked_keys import MOST_KEYS
from postgres import on_each_database
from service import EMAIL, Service

PATH = "/developers/leaked-keys"


@pytest.fixture
def github() -> Iterator[MisbehavingProvider]:
    """Start a server that publishes keys."""
    with misbehaving_provider() as started:
        yield started


@pytest.fixture
def service(
    request: pytest.FixtureRequest, tmp_path: Path, mailbox: Mailbox, github: MisbehavingProvider
) -> Iterator[Service]:
    """Start a service that takes GitHub's keys from the tests' own server."""
    options: dict[str, Any] = {"smtp_url": mailbox.url, "leaked_keys_per_hour": 5}
    options["secret_scanning_keys_url"] = f"{github.issuer}/github-keys"
    if getattr(request, "param", "sqlite") == "postgresql":
        options["database_url"] = request.getfixturevalue("postgresql").new_database()
    with Service(tmp_path, **options) as fresh:
        yield fresh


def report(service: Service, key: Any) -> Response:
    return service.client.post(PATH, json={"key": key})


@on_each_database
def test_a_reported_key_is_revoked_and_its_owner_is_notified(
    service: Service, mailbox: Mailbox
) -> None:
    answer = report(service, service.key)
    letter = mailbox.next()
    entry = service.database.run_now(list_audit)[0]

    assert answer.status_code == 202
    assert service.ask() == 403
    assert (letter["To"], service.key in letter.get_content()) == (EMAIL, False)
    assert service.key[-4:] in letter.get_content()
    assert (entry.action, entry.account_email) == ("revoke leaked key", EMAIL)
    assert entry.request_id == answer.headers["x-request-id"]


def test_known_unknown_and_ended_keys_get_the_same_answer(
    service: Service, mailbox: Mailbox
) -> None:
    keys = [service.key, service.key, make_key(service.random), "no key at all"]
    answers = [report(service, key) for key in keys]
    mailbox.next()

    shown = [
        (answer.status_code, answer.content, {*answer.headers} - {"x-request-id"})
        for answer in answers
    ]
    assert shown == [shown[0]] * 4
    assert shown[0][0] == 202
    assert mailbox.is_empty


def test_no_reported_key_is_logged(service: Service, capsys: pytest.CaptureFixture[str]) -> None:
    unknown = make_key(service.random)
    for key in (service.key, unknown):
        report(service, key)
    log = capsys.readouterr()

    assert not any(key in log.out + log.err for key in (service.key, unknown))


def test_reports_of_one_address_are_bounded(service: Service) -> None:
    statuses = [report(service, f"guess {number}").status_code for number in range(6)]

    assert statuses == [202] * 5 + [429]


@pytest.mark.parametrize("body", ["", "[]", '{"key": 7}', '{"key": "\u00e9"}', "{"])
def test_malformed_reports_are_rejected(service: Service, body: str) -> None:
    headers = {"Content-Type": "application/json"}
    answer = service.client.post(PATH, content=body, headers=headers)

    assert (answer.status_code, answer.json()["error"]["code"]) == (400, "INVALID_REQUEST")


def publish(github: MisbehavingProvider) -> EllipticCurvePrivateKey:
    """Make a key pair and publish its public half, as GitHub does."""
    pair = generate_private_key(SECP256R1())
    public = pair.public_key().public_bytes(Encoding.PEM, PublicFormat.SubjectPublicKeyInfo)
    one = {"key_identifier": "id1", "key": public.decode(), "is_current": True}
    github.answers["/github-keys"] = {"public_keys": [one]}
    return pair


def scan(
    service: Service,
    pair: EllipticCurvePrivateKey,
    *,
    tokens: Sequence[str] = (),
    signed: bytes | None = None,
    **changed: str,
) -> Response:
    found = [
        {
            "token": token,
            "type": "nonet_api_key",
            "url": f"https://github.com/{'x' * 100}/blob/{'0' * 40}/settings.py",
            "source": "content",
        }
        for token in tokens or [service.key]
    ]
    body = json.dumps(found).encode()
    signature = pair.sign(signed or body, ECDSA(SHA256()))
    headers = {
        "Content-Type": "application/json",
        "Github-Public-Key-Identifier": "id1",
        "Github-Public-Key-Signature": b64encode(signature).decode(),
        **{name.replace("_", "-"): value for name, value in changed.items()},
    }
    return service.client.post(f"{PATH}/github", content=body, headers=headers)


def test_github_s_secret_scanning_revokes_the_keys_it_found(
    service: Service, mailbox: Mailbox, github: MisbehavingProvider
) -> None:
    answer = scan(service, publish(github))

    assert answer.status_code == 202
    assert service.ask() == 403
    assert mailbox.next()["To"] == EMAIL


def test_a_mass_leak_is_taken_from_one_address(
    service: Service, github: MisbehavingProvider
) -> None:
    """GitHub reports from few addresses; a stranger's may send at most five reports an hour."""
    pair = publish(github)
    tokens = [make_key(service.random)]

    statuses = {scan(service, pair, tokens=tokens).status_code for _ in range(50)}

    assert statuses == {202}
    assert scan(service, pair).status_code == 202
    assert service.ask() == 403


def test_verified_reports_have_a_bound_of_their_own(
    tmp_path: Path, github: MisbehavingProvider
) -> None:
    keys_url = f"{github.issuer}/github-keys"
    with Service(
        tmp_path / "other", secret_scanning_keys_url=keys_url, signed_reports_per_hour=3
    ) as other:
        pair = publish(github)
        statuses = [scan(other, pair).status_code for _ in range(4)]

    assert statuses == [202] * 3 + [429]


def test_an_address_has_so_many_signatures_looked_at(
    tmp_path: Path, github: MisbehavingProvider
) -> None:
    keys_url = f"{github.issuer}/github-keys"
    with Service(
        tmp_path / "other", secret_scanning_keys_url=keys_url, page_requests_per_minute=3
    ) as other:
        pair = publish(github)
        statuses = [scan(other, pair).status_code for _ in range(4)]

    assert statuses == [202] * 3 + [429]


def test_unsigned_reports_are_bounded_per_address(
    service: Service, github: MisbehavingProvider
) -> None:
    pair = publish(github)
    forged = generate_private_key(SECP256R1())
    statuses = [scan(service, forged).status_code for _ in range(7)]

    assert statuses == [401] * 5 + [429] * 2
    assert service.ask() == 200
    assert scan(service, pair).status_code == 202


def test_without_github_s_signature_nothing_is_read(
    service: Service, github: MisbehavingProvider
) -> None:
    pair = publish(github)
    statuses = [
        scan(service, generate_private_key(SECP256R1())).status_code,
        scan(service, pair, signed=b"another body").status_code,
        scan(service, pair, Github_Public_Key_Identifier="id2").status_code,
        scan(service, pair, Github_Public_Key_Signature="!").status_code,
        scan(service, pair, Github_Public_Key_Identifier="").status_code,
    ]

    assert statuses == [401] * 5
    assert service.ask() == 200


def test_keys_that_cannot_be_had_are_a_fault_of_the_publisher(
    service: Service, github: MisbehavingProvider
) -> None:
    pair = publish(github)
    github.status = 500

    assert scan(service, pair).status_code == 502
    assert service.ask() == 200


def test_a_report_of_as_many_keys_as_are_taken_is_read(
    service: Service, mailbox: Mailbox, github: MisbehavingProvider
) -> None:
    tokens = [make_key(service.random) for _ in range(MOST_KEYS - 1)]

    assert scan(service, publish(github), tokens=[*tokens, service.key]).status_code == 202
    assert mailbox.next()["To"] == EMAIL


def test_a_fault_among_reported_keys_leaves_all_of_them_for_the_next_report(
    service: Service, mailbox: Mailbox, github: MisbehavingProvider
) -> None:
    """Else the owner of the first would never hear of it."""
    second = service.new_account("bob@example.com")
    pair = publish(github)
    service.execute(
        "CREATE TRIGGER fault BEFORE UPDATE ON api_keys WHEN OLD.account_id ="
        " (SELECT id FROM accounts WHERE email = 'bob@example.com')"
        " BEGIN SELECT RAISE(ABORT, 'fault'); END"
    )
    assert scan(service, pair, tokens=[service.key, second]).status_code == 500
    service.execute("DROP TRIGGER fault")

    assert service.ask() == 200
    assert scan(service, pair, tokens=[service.key, second]).status_code == 202
    assert {mailbox.next()["To"], mailbox.next()["To"]} == {EMAIL, "bob@example.com"}


def test_reports_that_come_while_keys_are_fetched_wait_for_them(
    github: MisbehavingProvider,
) -> None:
    pair = publish(github)
    body = b"[]"
    signed = {
        "github-public-key-identifier": "id1",
        "github-public-key-signature": b64encode(pair.sign(body, ECDSA(SHA256()))).decode(),
    }

    async def verify_all() -> list[bool]:
        signatures = GitHubSignatures(f"{github.issuer}/github-keys", clock=lambda: 0.0)
        return await asyncio.gather(*(signatures.are_on(signed, body) for _ in range(3)))

    assert asyncio.run(verify_all()) == [True] * 3


def test_a_report_after_keys_could_not_be_had_is_to_be_sent_again(
    service: Service, github: MisbehavingProvider
) -> None:
    pair = publish(github)
    github.status = 500
    first, second = scan(service, pair).status_code, scan(service, pair).status_code
    github.status = 200
    service.clock.advance(60)

    assert [first, second, scan(service, pair).status_code] == [502, 502, 202]
