"""Downloads by grant: 60 per account and minute in a window of their own, and the judging order."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from acting import act
from nonet.accounts.administration import suspend_account
from samples import (
    HELD,
    OTHER,
    UNIQUE,
    bearer,
    export,
    follow,
    grant_of,
    outcome,
    path_of,
    with_grant,
)
from service import EMAIL, Service

LIMIT = 5
MISMATCHED = "answers=0"
RATE_LIMITED = (429, "RATE_LIMITED")


@pytest.fixture
def strict(tmp_path: Path) -> Iterator[Service]:
    """Give a service that grants five requests and five downloads a minute."""
    with Service(tmp_path, rate_limit_per_minute=LIMIT) as service:
        yield service


def mismatched(url: str) -> str:
    """Return an address that counts as a download but costs no printing: 403."""
    return f"{path_of(url)}?{MISMATCHED}&download={grant_of(url)}"


def test_sixty_downloads_a_minute_are_allowed(service: Service) -> None:
    url = mismatched(export(service)["pdfUrl"])

    answers = [outcome(service.client.get(url)) for _ in range(61)]

    assert answers == [(403, "GRANT_MISMATCH")] * 60 + [RATE_LIMITED]


def test_retry_after_is_sufficient_after_a_spent_window(strict: Service) -> None:
    url = export(strict)["pdfUrl"]
    for _ in range(LIMIT):
        assert outcome(follow(strict, url)) == HELD
        strict.clock.advance(1.5)

    refused = strict.client.get(url)
    strict.clock.advance(int(refused.headers["Retry-After"]) - 1)
    still_refused = strict.client.get(url)
    strict.clock.advance(1)
    granted = follow(strict, url)

    assert outcome(refused) == outcome(still_refused) == RATE_LIMITED
    assert refused.headers["Retry-After"] == "53"
    assert outcome(granted) == HELD


def test_the_headers_count_the_window_of_downloads(strict: Service) -> None:
    url = export(strict)["pdfUrl"]

    states = [follow(strict, url).headers["RateLimit"] for _ in range(LIMIT + 1)]
    refused = strict.client.get(url)

    assert states == [f'"download";r={left};t=60' for left in (4, 3, 2, 1, 0, 0)]
    assert refused.headers["RateLimit-Policy"] == f'"download";q={LIMIT};w=60'


def test_all_keys_of_an_account_share_the_window(strict: Service) -> None:
    urls = [export(strict, key=strict.new_key())["pdfUrl"] for _ in range(2)]
    for _ in range(LIMIT):
        strict.client.get(mismatched(urls[0]))

    assert outcome(strict.client.get(urls[1])) == RATE_LIMITED


def test_accounts_do_not_share_the_window(strict: Service) -> None:
    ours = export(strict)["pdfUrl"]
    theirs = export(strict, key=strict.new_account("grace@example.com"))["pdfUrl"]
    for _ in range(LIMIT + 1):
        strict.client.get(mismatched(ours))

    assert outcome(strict.client.get(ours)) == RATE_LIMITED
    assert outcome(follow(strict, theirs)) == HELD


def test_downloads_and_api_requests_do_not_share_a_window(strict: Service) -> None:
    url = export(strict)["pdfUrl"]

    downloads = [strict.client.get(mismatched(url)).status_code for _ in range(LIMIT + 1)]
    requests = [strict.post("/publish", {"puzzles": [UNIQUE]}).status_code for _ in range(LIMIT)]

    assert downloads == [403] * LIMIT + [429]
    assert requests == [200] * (LIMIT - 1) + [429]


def test_a_spent_quota_of_the_api_leaves_the_links(strict: Service) -> None:
    url = export(strict)["pdfUrl"]
    for _ in range(LIMIT):
        strict.post("/publish", {"puzzles": [UNIQUE]})

    assert outcome(follow(strict, url)) == HELD


def test_a_download_by_key_counts_as_a_request_of_the_api(strict: Service) -> None:
    url = export(strict)["pdfUrl"]

    by_key = [
        strict.client.get(f"{url}&unknown=1", headers=bearer(strict.key)) for _ in range(LIMIT)
    ]
    by_grant = follow(strict, url)

    assert [answer.status_code for answer in by_key] == [400] * (LIMIT - 1) + [429]
    assert by_key[0].headers["RateLimit"] == '"account";r=3;t=60'
    assert by_grant.headers["RateLimit"] == '"download";r=4;t=60'


def test_the_rate_limit_outranks_an_invalid_query(strict: Service) -> None:
    url = export(strict)["pdfUrl"]
    for _ in range(LIMIT):
        assert strict.client.get(f"{url}&unknown=1").status_code == 400

    assert outcome(strict.client.get(f"{url}&unknown=1")) == RATE_LIMITED
    assert outcome(strict.client.get(mismatched(url))) == RATE_LIMITED


def test_an_invalid_query_outranks_the_mismatch(strict: Service) -> None:
    url = export(strict)["pdfUrl"]

    assert outcome(strict.client.get(f"{mismatched(url)}&unknown=1")) == (400, "INVALID_REQUEST")


def test_the_signature_outranks_an_invalid_query_and_does_not_count(
    strict: Service,
) -> None:
    url = export(strict)["pdfUrl"]

    forged = [strict.client.get(with_grant(url, "x") + "&unknown=1") for _ in range(LIMIT + 1)]

    assert {outcome(answer) for answer in forged} == {(401, "INVALID_GRANT")}
    assert follow(strict, url).headers["RateLimit"] == f'"download";r={LIMIT - 1};t=60'


def test_an_expired_grant_outranks_the_rate_limit(strict: Service) -> None:
    old = export(strict)["pdfUrl"]
    strict.clock.advance(24 * 3600)
    new = export(strict)["pdfUrl"]
    for _ in range(LIMIT + 1):
        strict.client.get(mismatched(new))

    assert outcome(strict.client.get(new)) == RATE_LIMITED
    assert outcome(strict.client.get(f"{old}&unknown=1")) == (403, "GRANT_EXPIRED")


def test_an_expired_grant_does_not_count(strict: Service) -> None:
    old = export(strict)["pdfUrl"]
    strict.clock.advance(24 * 3600)
    new = export(strict)["pdfUrl"]

    for _ in range(LIMIT + 1):
        assert outcome(strict.client.get(old)) == (403, "GRANT_EXPIRED")

    assert follow(strict, new).headers["RateLimit"] == f'"download";r={LIMIT - 1};t=60'


def test_a_suspended_account_outranks_the_rate_limit(strict: Service) -> None:
    url = export(strict, puzzles=[OTHER])["pdfUrl"]
    for _ in range(LIMIT + 1):
        strict.client.get(mismatched(url))
    assert outcome(strict.client.get(url)) == RATE_LIMITED

    act(strict.database, suspend_account, EMAIL, now_ms=strict.now_ms)

    assert outcome(strict.client.get(url)) == (403, "ACCOUNT_SUSPENDED")


def test_forged_grants_of_an_address_are_throttled_but_valid_ones_pass(tmp_path: Path) -> None:
    with Service(tmp_path, failed_credentials_per_minute=2) as service:
        url = export(service)["pdfUrl"]

        forged = [service.client.get(with_grant(url, "x")) for _ in range(3)]

        assert [outcome(answer) for answer in forged] == [(401, "INVALID_GRANT")] * 2 + [
            RATE_LIMITED
        ]
        assert int(forged[-1].headers["Retry-After"]) >= 1
        assert outcome(follow(service, url)) == HELD
