"""Owners see their requests of the last seven days, one by one, but not their contents."""

import csv
import io
import json
import re
from pathlib import Path

import pytest

from nonet.accounts.account import find_account
from nonet.accounts.api_keys import list_keys
from nonet.accounts.personal_data import delete_expired
from nonet.accounts.usage import (
    MOST_GATHERED,
    RequestDetails,
    RequestFilter,
    RequestNotes,
    list_requests,
    write_requests,
)
from postgres import on_each_database
from samples import UNIQUE
from service import EMAIL, Clock, Service
from site_client import SiteClient

PATH = "/developers/requests"
WEEK_S = 7 * 86_400


def note(service: Service, email: str, *asked: tuple[str, int, str]) -> None:
    log = RequestNotes(service.clock, service.clock.elapsed)
    account_id = service.database.run_now(find_account, email).id
    key_id = service.database.run_now(list_keys, email)[0].id
    for number, (endpoint, status, code) in enumerate(asked):
        known = RequestDetails(f"request{number}", log.begin() - 0.012, key_id, code)
        log.note(account_id, endpoint, status, known)
    service.database.run_now(write_requests, log.take())


def rows(visitor: SiteClient, query: str = "") -> list[dict[str, str]]:
    return list(csv.DictReader(io.StringIO(visitor.get(f"{PATH}.csv{query}").text)))


def test_every_request_is_noted_with_its_id_code_and_key(tmp_path: Path) -> None:
    with Service(tmp_path) as service:
        answers = [
            service.post("/check", {"puzzle": UNIQUE}),
            service.post("/check", {"puzzle": "too short"}),
            service.post("/publish", {"puzzles": ["." * 81]}),
            service.post("/check", {"puzzle": UNIQUE}, key="nonsense"),
        ]
    account_id = service.database.run_now(find_account, EMAIL).id
    (key,) = service.database.run_now(list_keys, EMAIL)
    found = service.database.run_now(list_requests, account_id, RequestFilter())
    service.database.close_now()

    ids = [answer.headers["x-request-id"] for answer in answers]
    assert [(row.endpoint, row.status, row.code, row.request_id, row.key_id) for row in found] == [
        ("/publish", 422, "NOT_UNIQUE", ids[2], key.id),
        ("/check", 400, "INVALID_REQUEST", ids[1], key.id),
        ("/check", 200, "", ids[0], key.id),
    ]


@pytest.mark.english
@on_each_database
def test_owners_see_filter_and_take_along_their_own(service: Service, ada: SiteClient) -> None:
    service.new_account("bob@example.com")
    note(service, EMAIL, ("/check", 200, ""), ("/hint", 422, "NOT_UNIQUE"), ("/check", 429, "X"))
    note(service, "bob@example.com", ("/generate", 200, ""))
    page = ada.get(f"{PATH}?status=422").text
    everything, checks = rows(ada), rows(ada, "?endpoint=/check")

    assert ("NOT_UNIQUE" in page, "12 ms" in page, "/generate" in page) == (True, True, False)
    assert "request2" not in page
    assert [row["endpoint"] for row in everything] == ["/check", "/hint", "/check"]
    assert [row["request"] for row in checks] == ["request2", "request0"]
    assert (everything[1]["code"], everything[1]["milliseconds"]) == ("NOT_UNIQUE", "12")
    assert everything[0]["time"].endswith("+00:00")


@on_each_database
def test_they_are_forgotten_after_seven_days(service: Service) -> None:
    note(service, EMAIL, ("/check", 200, ""))
    account_id = service.database.run_now(find_account, EMAIL).id
    counts = []
    for _ in range(2):
        service.database.run_now(delete_expired, now_ms=service.now_ms)
        found = service.database.run_now(list_requests, account_id, RequestFilter())
        counts.append(len(found))
        service.clock.advance(WEEK_S)

    assert counts == [1, 0]


def test_only_fields_and_rules_of_an_invalid_request_are_kept_for_a_day(
    tmp_path: Path,
) -> None:
    with Service(tmp_path) as service:
        service.post("/generate", {"count": 51, "difficulty": "Hard", "myOwn.Secret": "53535353"})
        service.post("/check", {"puzzle": UNIQUE})
    account_id = service.database.run_now(find_account, EMAIL).id
    kept = service.database.run_now(list_requests, account_id, RequestFilter())
    service.clock.advance(86_400)
    service.database.run_now(delete_expired, now_ms=service.now_ms)
    later = service.database.run_now(list_requests, account_id, RequestFilter())
    service.database.close_now()
    rules = json.loads(kept[1].broken_rules or "")

    assert {rule["path"] for rule in rules} == {"count", "difficulty", ""}
    assert {"path": "count", "expected": "at most 20"} in rules
    assert not re.search("51|Hard|myOwn|Secret|5353", kept[1].broken_rules or "")
    assert kept[0].broken_rules is None
    assert [row.broken_rules for row in later] == [None, None]


def test_an_id_of_ones_own_explains_its_request_and_nobody_elses(
    service: Service, ada: SiteClient
) -> None:
    service.new_account("bob@example.com")
    log = RequestNotes(service.clock, service.clock.elapsed)
    broken = '[{"path": "count", "expected": "at most 20"}]'
    for email, name in ((EMAIL, "a" * 16), ("bob@example.com", "b" * 16)):
        account_id = service.database.run_now(find_account, email).id
        asked = RequestDetails(name, log.begin(), None, "INVALID_REQUEST", broken)
        log.note(account_id, "/generate", 400, asked)
    service.database.run_now(write_requests, log.take())
    led = ada.get(f"{PATH}/look-up?id=%20{'A' * 16}%20")
    page = ada.get(led.headers["location"]).text

    assert led.headers["location"] == f"{PATH}/{'a' * 16}"
    assert "<code>count</code> expected at most 20" in page
    assert '/developers/docs/errors/INVALID_REQUEST"' in page
    assert ada.get(f"{PATH}/{'b' * 16}").status_code == 404
    assert ada.get(f"{PATH}/look-up?id=nonsense").status_code == 404
    assert 'action="/developers/requests/look-up"' in ada.get("/developers/account").text


@pytest.mark.parametrize("query", ["?status=no", "?before=99999999999", "?key=-1&status=%0A"])
def test_invalid_filters_are_ignored(ada: SiteClient, query: str) -> None:
    assert ada.get(f"{PATH}{query}").status_code == 200


def test_a_flood_leaves_a_bounded_memory() -> None:
    clock = Clock()
    log = RequestNotes(clock, clock.elapsed)
    for _ in range(MOST_GATHERED + 5):
        log.note(1, "/check", 429, RequestDetails(None, log.begin()))
    noted = log.take()
    log.note(1, "/check", 200, RequestDetails(None, log.begin()))
    log.give_back(noted)

    assert len(noted) == MOST_GATHERED
    assert log.take() == noted
