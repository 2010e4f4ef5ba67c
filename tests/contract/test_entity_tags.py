"""A representation that a client holds is not sent again, and a download not even printed."""

import os
import re
import signal
from collections.abc import Callable
from pathlib import Path

import pytest
from httpx2 import Response

from processes import children_of
from samples import (
    EMPTY,
    OTHER,
    UNIQUE,
    bearer,
    digits_of,
    export,
    grant_of,
    outcome,
    path_of,
    with_grant,
)
from service import Service

OPENAPI = "/api/v1/openapi.json"
TAG = re.compile(r'"[0-9a-f]{32}"')


def worksheet(*grids: str, **options: str) -> str:
    query = "&".join(f"{name}={value}" for name, value in options.items())
    return f"/api/v1/worksheets/v1-{digits_of(grids)}?{query}"


def download(service: Service, url: str, *, held: str | None = None) -> Response:
    headers = {} if held is None else {"If-None-Match": held}
    return service.client.get(url, headers=bearer(service.key) | headers)


def test_the_same_pdf_has_the_same_tag_on_every_host(
    unlimited_service: Service, tmp_path: Path
) -> None:
    url = worksheet(UNIQUE, OTHER)
    with Service(tmp_path) as elsewhere:
        answers = [
            download(unlimited_service, url),
            download(unlimited_service, url),
            download(elsewhere, url),
        ]

    assert TAG.fullmatch(answers[0].headers["ETag"])
    assert len({answer.headers["ETag"] for answer in answers}) == 1
    assert len({answer.content for answer in answers}) == 1


def test_another_pdf_has_another_tag(unlimited_service: Service, tmp_path: Path) -> None:
    urls = [
        worksheet(UNIQUE),
        worksheet(OTHER),
        worksheet(UNIQUE, OTHER),
        worksheet(OTHER, UNIQUE),
        worksheet(UNIQUE, answers="0"),
        worksheet(UNIQUE, paper="letter"),
    ]
    answers = [download(unlimited_service, url) for url in urls]
    with Service(tmp_path / "named", service_name="Another") as other:
        answers.append(download(other, worksheet(UNIQUE)))
    with Service(tmp_path / "moved", site_url="https://another.example") as other:
        answers.append(download(other, worksheet(UNIQUE)))

    assert [answer.status_code for answer in answers] == [200] * 8
    assert len({answer.headers["ETag"] for answer in answers}) == 8
    assert len({answer.content for answer in answers}) == 8


@pytest.mark.parametrize("spelling", ["{}", "W/{}", '"other", {}', "*", '"a","b" ,W/{} , "c"'])
def test_a_matching_tag_gets_not_modified(unlimited_service: Service, spelling: str) -> None:
    first = download(unlimited_service, worksheet(UNIQUE))
    again = download(
        unlimited_service, worksheet(UNIQUE), held=spelling.format(first.headers["ETag"])
    )

    kept = ("ETag", "Cache-Control", "Referrer-Policy", "RateLimit-Policy")
    assert (again.status_code, again.content) == (304, b"")
    assert [again.headers[name] for name in kept] == [first.headers[name] for name in kept]
    assert again.headers["Cache-Control"] == "private, no-store"
    assert not {"Content-Type", "Content-Length", "Content-Disposition"} & {
        name.title() for name in again.headers
    }


@pytest.mark.parametrize("held", ['"other"', "", "W/", '"', "{}x", "{} {}"])
def test_a_tag_that_does_not_match_gets_the_pdf(unlimited_service: Service, held: str) -> None:
    tag = download(unlimited_service, worksheet(UNIQUE)).headers["ETag"]

    assert (
        download(unlimited_service, worksheet(UNIQUE), held=held.format(tag, tag)).status_code
        == 200
    )


def test_a_link_and_head_compare_tags_too(unlimited_service: Service) -> None:
    url = export(unlimited_service)["pdfUrl"]
    held = {"If-None-Match": unlimited_service.client.get(url).headers["ETag"]}

    answers = [
        unlimited_service.client.get(url, headers=held),
        unlimited_service.client.head(url, headers=held),
    ]

    assert [answer.status_code for answer in answers] == [304, 304]


def test_a_matching_pdf_is_not_printed(unlimited_service: Service, tmp_path: Path) -> None:
    tag = download(unlimited_service, worksheet(UNIQUE)).headers["ETag"]
    before = children_of(os.getpid())
    with Service(tmp_path, print_on_demand=False) as service:
        (printer,) = children_of(os.getpid()) - before
        # A request that waits for it now gets a fault in the end.
        os.kill(printer, signal.SIGSTOP)
        answer = download(service, worksheet(UNIQUE), held=tag)
        os.kill(printer, signal.SIGCONT)

    assert answer.status_code == 304


def revoked(service: Service, url: str) -> str:
    service.execute("UPDATE api_keys SET revoked_at_ms = 1")
    return url


def expired(service: Service, url: str) -> str:
    service.clock.advance(24 * 60 * 60)
    return url


def spent(service: Service, url: str) -> str:
    for _ in range(60):
        service.client.head(url, headers={"If-None-Match": "*"})
    return url


@pytest.mark.parametrize(
    ("spoil", "expected"),
    [
        (lambda _, url: path_of(url), (401, "UNAUTHORIZED")),
        (lambda _, url: with_grant(url, "garbage"), (401, "INVALID_GRANT")),
        (revoked, (403, "KEY_REVOKED")),
        (expired, (403, "GRANT_EXPIRED")),
        (spent, (429, "RATE_LIMITED")),
        (lambda _, url: url + "&paper=a5", (400, "INVALID_REQUEST")),
        (
            lambda _, url: f"{path_of(url)}?answers=0&download={grant_of(url)}",
            (403, "GRANT_MISMATCH"),
        ),
        (lambda _, url: path_of(url) + "0", (404, "NOT_FOUND")),
    ],
)
def test_unauthorized_callers_never_get_not_modified(
    service: Service, spoil: Callable[[Service, str], str], expected: tuple[int, str]
) -> None:
    url = spoil(service, export(service)["pdfUrl"])

    answer = service.client.get(url, headers={"If-None-Match": "*"})

    assert outcome(answer) == expected


def test_an_ambiguous_grid_outranks_a_matching_tag(
    unlimited_service: Service,
) -> None:
    answer = download(unlimited_service, worksheet(EMPTY), held="*")

    assert outcome(answer) == (422, "NOT_UNIQUE")


def test_the_document_has_a_tag(unlimited_service: Service) -> None:
    first = unlimited_service.client.get(OPENAPI)
    held = {"If-None-Match": first.headers["ETag"]}
    again = [
        unlimited_service.client.get(OPENAPI, headers=held),
        unlimited_service.client.head(OPENAPI, headers=held),
    ]

    assert [(answer.status_code, answer.content) for answer in again] == [(304, b"")] * 2
    assert {answer.headers["ETag"] for answer in again} == {first.headers["ETag"]}
    assert first.headers["Cache-Control"] == "no-cache"


def test_the_document_has_a_tag_for_each_encoding(
    unlimited_service: Service, tmp_path: Path
) -> None:
    with Service(tmp_path, service_name="Another") as other:
        answers = [
            service.client.get(OPENAPI, headers={"Accept-Encoding": coding})
            for service in (unlimited_service, other)
            for coding in ("gzip", "identity")
        ]

    assert len({answer.headers["ETag"] for answer in answers}) == 4
    assert {answer.headers["Vary"].lower() for answer in answers} == {"accept-encoding"}
