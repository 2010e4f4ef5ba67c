"""Limits of a key: its permitted requests and origins; and its rotation."""

from typing import Any

import pytest
from httpx2 import Response
from starlette.testclient import TestClient

from mail_server import Mailbox
from nonet.accounts.access.permissions import SCOPES
from nonet.accounts.api_keys import KeyRecord, list_keys
from nonet.i18n.catalogue import english
from nonet.server.api.endpoints.table import ENDPOINTS
from postgres import on_each_database
from samples import UNIQUE
from service import EMAIL, Service
from site_client import KEY, SiteClient

CALLS: dict[str, dict[str, Any]] = {
    "/check": {"puzzle": UNIQUE},
    "/hint": {"puzzle": UNIQUE, "progress": UNIQUE},
    "/generate": {},
    "/publish": {"puzzles": [UNIQUE]},
    "/worksheets": {"puzzles": [UNIQUE]},
}


def make(ada: SiteClient, **fields: str) -> str:
    answer = ada.post("/developers/keys", name="narrow", **fields)
    found = KEY.search(answer.text)
    assert found, answer.text
    return found[0]


def newest(service: Service) -> KeyRecord:
    return service.database.run_now(list_keys, EMAIL)[-1]


def code(answer: Response) -> str | None:
    found: str | None = answer.json().get("error", {}).get("code")
    return found


@on_each_database
@pytest.mark.parametrize(
    ("scope", "reached"),
    [
        ("all", {"/check", "/hint", "/generate", "/publish", "/worksheets"}),
        ("content", {"/check", "/hint", "/generate"}),
        ("publish", {"/publish", "/worksheets"}),
        ("read", {"/check", "/hint"}),
        ("publish read", {"/check", "/hint", "/publish", "/worksheets"}),
        ("content publish", {"/check", "/hint", "/generate", "/publish", "/worksheets"}),
    ],
)
def test_a_scope_allows_only_its_endpoints(
    service: Service, ada: SiteClient, scope: str, reached: set[str]
) -> None:
    key = make(ada, scope=scope)
    answers = {path: service.post(path, body, key=key) for path, body in CALLS.items()}

    assert {path for path, answer in answers.items() if answer.status_code == 200} == reached
    refused = [answer for path, answer in answers.items() if path not in reached]
    assert {(answer.status_code, code(answer)) for answer in refused} <= {(403, "KEY_SCOPE")}


def test_the_error_names_the_required_scope_and_the_key_s(
    service: Service, ada: SiteClient
) -> None:
    key = make(ada, scope="publish read")
    answer = service.post("/generate", {}, key=key).json()

    assert answer["error"]["message"] == (
        "The scope of this API key is `publish read`. This needs `all` or `content`."
    )


def test_a_key_with_several_scopes_is_listed_with_each(ada: SiteClient) -> None:
    make(ada, scope="publish read")

    listed = ada.get("/developers")

    assert listed.status_code == 200
    for scope in ("publish", "read"):
        assert english()(f"developers-key-scope-{scope}") in listed.text


def test_requests_outside_the_scope_are_not_counted(service: Service, ada: SiteClient) -> None:
    key = make(ada, scope="read")
    for _ in range(5):
        service.post("/generate", {}, key=key)
    answer = service.post("/check", {"puzzle": UNIQUE}, key=key)

    assert "r=59" in answer.headers["ratelimit"]


def test_a_narrow_key_is_rate_limited_too(service: Service, ada: SiteClient) -> None:
    key = make(ada, scope="read")
    statuses = [service.ask(key=key) for _ in range(61)]

    assert statuses == [200] * 60 + [429]
    assert service.post("/generate", {}, key=key).status_code == 403


@on_each_database
@pytest.mark.parametrize(
    ("allowed", "address", "status"),
    [
        ("203.0.113.7", "203.0.113.7", 200),
        ("203.0.113.7", "203.0.113.8", 403),
        ("203.0.113.0/24, 2001:db8::/48", "203.0.113.200", 200),
        ("203.0.113.0/24, 2001:db8::/48", "2001:db8:0:5::1", 200),
        ("203.0.113.0/24, 2001:db8::/48", "2001:db8:1::1", 403),
        ("203.0.113.7", "::ffff:203.0.113.7", 200),
        ("203.0.113.7", "no address", 403),
    ],
)
def test_a_key_is_accepted_only_from_its_addresses(
    service: Service, ada: SiteClient, allowed: str, address: str, status: int
) -> None:
    key = make(ada, addresses=allowed)
    client = TestClient(service.client.app, client=(address, 50000))
    client.portal = service.client.portal
    headers = {"Authorization": f"Bearer {key}"}
    answer = client.post("/api/v1/check", json={"puzzle": UNIQUE}, headers=headers)

    assert answer.status_code == status
    assert code(answer) == (None if status == 200 else "KEY_ADDRESS")


@pytest.mark.parametrize(
    "fields",
    [
        {"scope": "root"},
        {"addresses": "example.com"},
        {"addresses": "203.0.113.7/40"},
        {"addresses": " ".join(f"203.0.113.{number}" for number in range(21))},
    ],
)
def test_invalid_permissions_are_rejected(ada: SiteClient, fields: dict[str, str]) -> None:
    answer = ada.post("/developers/keys", name="narrow", **fields)

    assert answer.status_code == 400
    assert KEY.search(answer.text) is None


@on_each_database
def test_a_key_is_renamed_and_narrowed_from_the_next_request_on(
    service: Service, ada: SiteClient
) -> None:
    key = ada.make_key("old name")
    path = f"/developers/keys/{newest(service).id}"
    before = service.post("/generate", {}, key=key).status_code
    ada.post(path, name="new name", scope="read", addresses="")
    listed = ada.get("/developers").text

    assert (before, service.post("/generate", {}, key=key).status_code) == (200, 403)
    assert ("new name" in listed, "old name" in listed) == (True, False)
    assert ada.post(path, name=" ", scope="read").status_code == 400


@on_each_database
def test_rotation_leaves_the_old_key_good_for_the_overlap(
    service: Service, ada: SiteClient
) -> None:
    old = make(ada, scope="read", days="90")
    record = newest(service)
    page = ada.post(f"/developers/keys/{record.id}/rotate", hours="24").text
    found = KEY.search(page)
    assert found
    service.clock.advance(24 * 3600 - 1)
    during = [service.ask(key=key) for key in (old, found[0])]
    service.clock.advance(1)
    after = [service.ask(key=key) for key in (old, found[0])]
    new = newest(service)

    assert (during, after) == ([200, 200], [403, 200])
    assert (new.name, new.scope) == (record.name, "read")
    assert new.expires_at_ms is not None
    assert new.expires_at_ms - new.created_at_ms == 90 * 86_400_000


def test_without_an_overlap_the_old_key_ends_at_once(service: Service, ada: SiteClient) -> None:
    old = ada.make_key()
    path = f"/developers/keys/{newest(service).id}/rotate"
    ada.post(path, hours="0")

    assert service.ask(key=old) == 403
    assert ada.post(path, hours="24").status_code == 404


def test_a_rotation_with_an_overlap_that_is_not_offered_does_nothing(
    service: Service, ada: SiteClient
) -> None:
    ada.make_key()
    before = service.database.run_now(list_keys, EMAIL)
    answer = ada.post(f"/developers/keys/{newest(service).id}/rotate", hours="99999")

    assert answer.status_code == 400
    assert service.database.run_now(list_keys, EMAIL) == before


def test_nobody_changes_or_rotates_another_s_key(
    service: Service, ada: SiteClient, mailbox: Mailbox
) -> None:
    ada.make_key("of ada")
    path = f"/developers/keys/{newest(service).id}"
    eve = SiteClient(service)
    eve.sign_in(mailbox, "eve@example.com")
    answers = [
        eve.get(path),
        eve.post(path, name="mine", scope="all"),
        eve.post(f"{path}/rotate", hours="0"),
    ]

    assert [answer.status_code for answer in answers] == [404] * 3
    assert newest(service).name == "of ada"


def test_every_endpoint_has_a_scope_that_somebody_chose() -> None:
    assert {endpoint.scope for endpoint in ENDPOINTS} == set(SCOPES) - {"all"}
