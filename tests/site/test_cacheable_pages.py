"""Public pages have nothing personal in them, so that caches may give one visitor another's."""

from typing import Any

import pytest

from samples import COLLECTION_ID, PUZZLE_ID
from service import Service

PAGES = (
    "/",
    f"/puzzles/{PUZZLE_ID}",
    f"/puzzles/{PUZZLE_ID}?collection={COLLECTION_ID}&number=1",
    f"/collections/{COLLECTION_ID}",
    "/techniques",
    "/techniques/x-wing",
    "/techniques/x-wing/practice?position=3",
    "/daily",
    "/import",
    "/play",
    "/play?level=hard",
    "/play/hard",
    "/statistics",
    "/games",
    "/games/review",
    "/games/course",
    "/offline",
    "/developers/terms",
)
ONE = {"Cookie": "__Host-nonet=one; theme=dark", "User-Agent": "One", "Accept-Language": "de"}
OTHER = {"User-Agent": "Other", "Referer": "https://elsewhere.example/", "DNT": "1"}


def kept(headers: Any) -> dict[str, str]:
    """Return the headers of an answer that a cache keeps."""
    return {name: value for name, value in headers.items() if name != "x-request-id"}


@pytest.mark.parametrize("path", PAGES)
def test_two_visitors_are_sent_the_same_bytes(service: Service, path: str) -> None:
    one, other = (service.client.get(path, headers=visitor) for visitor in (ONE, OTHER))

    assert one.status_code == 200
    assert one.content == other.content
    assert kept(one.headers) == kept(other.headers)
    assert "set-cookie" not in one.headers
    assert one.headers["cache-control"] == "public, max-age=0, s-maxage=60, must-revalidate"
    assert one.headers["vary"] == "accept-encoding"


@pytest.mark.parametrize("path", PAGES)
def test_a_page_that_a_visitor_holds_is_not_sent_again(service: Service, path: str) -> None:
    page = service.client.get(path)

    again = service.client.get(path, headers={"If-None-Match": page.headers["etag"]})
    changed = service.client.get(path, headers={"If-None-Match": 'W/"of-another-version"'})

    assert (again.status_code, again.content) == (304, b"")
    for name in ("etag", "cache-control", "vary", "content-security-policy"):
        assert again.headers[name] == page.headers[name]
    assert changed.content == page.content


@pytest.mark.parametrize("coding", ["gzip", "identity"])
def test_a_page_is_the_same_one_in_each_encoding(service: Service, coding: str) -> None:
    page = service.client.get("/techniques/x-wing", headers={"Accept-Encoding": coding})
    plain = service.client.get("/techniques/x-wing", headers={"Accept-Encoding": "identity"})

    assert page.headers.get("content-encoding", "identity") == coding
    assert page.headers["etag"] == plain.headers["etag"]
    assert page.text == plain.text


def test_a_new_puzzle_is_given_to_only_one_visitor(service: Service) -> None:
    one, other = (service.client.get("/play/new", follow_redirects=False) for _ in range(2))

    assert one.headers["location"] != other.headers["location"]
    assert one.headers["cache-control"] == "no-store"
    assert "etag" not in one.headers


def test_error_pages_are_not_cached(service: Service) -> None:
    refused = service.client.get(f"/puzzles/v1-{'0' * 81}")

    assert (refused.status_code, refused.headers["cache-control"]) == (422, "no-store")
