"""GET and HEAD /worksheets/{id}: permission to download, and the answer."""

import pytest

from samples import (
    OTHER,
    PDF,
    UNIQUE,
    bearer,
    export,
    grant_of,
    outcome,
    page_count,
    path_of,
    variants,
    with_grant,
)
from service import Service


def test_a_link_opens_without_a_key(unlimited_service: Service) -> None:
    answer = unlimited_service.client.get(export(unlimited_service)["pdfUrl"])

    assert outcome(answer) == PDF
    assert answer.content.startswith(b"%PDF-")
    assert answer.content.rstrip().endswith(b"%%EOF")


def test_a_download_is_a_named_private_attachment(unlimited_service: Service) -> None:
    answer = unlimited_service.client.get(
        export(unlimited_service, puzzles=[UNIQUE, OTHER])["pdfUrl"]
    )

    name = 'attachment; filename="sudoku-2-puzzles-with-answers-a4.pdf"'
    assert answer.headers["Content-Disposition"] == name
    assert answer.headers["Cache-Control"] == "private, no-store"
    assert answer.headers["Referrer-Policy"] == "no-referrer"
    assert answer.headers["Content-Length"] == str(len(answer.content))
    assert len(answer.headers["X-Request-Id"]) == 16


def test_the_file_name_describes_the_content(unlimited_service: Service) -> None:
    body = export(unlimited_service, includeAnswers=False, paper="letter")

    answer = unlimited_service.client.get(body["pdfUrl"])

    name = 'attachment; filename="sudoku-1-puzzle-without-answers-letter.pdf"'
    assert answer.headers["Content-Disposition"] == name


@pytest.mark.parametrize("count", [1, 20])
@pytest.mark.parametrize("answers", [False, True])
def test_every_puzzle_has_its_page_and_on_request_an_answer_page(
    unlimited_service: Service, count: int, *, answers: bool
) -> None:
    body = export(unlimited_service, puzzles=variants(count), includeAnswers=answers)

    answer = unlimited_service.client.get(body["pdfUrl"])

    assert outcome(answer) == PDF
    assert page_count(answer.content) == count * (1 + answers)


def test_the_same_request_gives_the_same_bytes(unlimited_service: Service) -> None:
    puzzles = [UNIQUE, OTHER, UNIQUE]
    first, second = (export(unlimited_service, puzzles=puzzles)["pdfUrl"] for _ in range(2))

    downloads = [unlimited_service.client.get(url).content for url in (first, first, second)]
    by_key = unlimited_service.client.get(path_of(first), headers=bearer(unlimited_service.key))

    assert set(downloads) == {by_key.content}


def test_head_answers_like_get_without_a_body(unlimited_service: Service) -> None:
    url = export(unlimited_service)["pdfUrl"]

    got, head = unlimited_service.client.get(url), unlimited_service.client.head(url)

    assert head.status_code == 200
    assert head.content == b""
    # Only headers that count or name requests differ.
    differing = {name for name in got.headers if got.headers[name] != head.headers[name]}
    assert list(head.headers) == list(got.headers)
    assert differing == {"x-request-id", "ratelimit"}


@pytest.mark.parametrize("method", ["POST", "PUT", "PATCH", "DELETE", "OPTIONS"])
def test_other_methods_are_rejected_before_the_credential(
    unlimited_service: Service, method: str
) -> None:
    address = path_of(export(unlimited_service)["pdfUrl"])

    answer = unlimited_service.client.request(method, address, headers=bearer("nobody"))

    assert outcome(answer) == (405, "METHOD_NOT_ALLOWED")
    assert answer.headers["Allow"] == "GET, HEAD"


def test_defaults_are_answers_on_a4(unlimited_service: Service) -> None:
    body = export(unlimited_service)
    bare = f"{path_of(body['pdfUrl'])}?download={grant_of(body['pdfUrl'])}"

    by_grant = unlimited_service.client.get(bare)
    by_key = unlimited_service.client.get(
        path_of(body["pdfUrl"]), headers=bearer(unlimited_service.key)
    )

    assert (
        by_grant.content == by_key.content == unlimited_service.client.get(body["pdfUrl"]).content
    )


def test_any_valid_key_may_download_any_collection(service: Service) -> None:
    from_ada = export(service)["pdfUrl"]
    grace = service.new_account("grace@example.com")

    answer = service.client.get(
        path_of(from_ada) + "?answers=0&paper=letter", headers=bearer(grace)
    )

    assert outcome(answer) == PDF
    assert page_count(answer.content) == 1


def test_a_key_needs_no_previous_export(unlimited_service: Service) -> None:
    address = f"/api/v1/worksheets/v1-{OTHER.replace('.', '0')}"

    assert (
        outcome(unlimited_service.client.get(address, headers=bearer(unlimited_service.key))) == PDF
    )


def test_a_valid_key_outranks_an_invalid_grant(unlimited_service: Service) -> None:
    url = export(unlimited_service)["pdfUrl"]
    foreign = grant_of(export(unlimited_service, puzzles=[OTHER], paper="letter")["pdfUrl"])

    for grant in ("garbage", foreign):
        answer = unlimited_service.client.get(
            with_grant(url, grant), headers=bearer(unlimited_service.key)
        )
        assert outcome(answer) == PDF


def test_an_invalid_key_outranks_a_valid_grant(unlimited_service: Service) -> None:
    url = export(unlimited_service)["pdfUrl"]

    for header in ("Bearer nobody", "Bearer ", "", "Basic YTpi", f"Basic {unlimited_service.key}"):
        answer = unlimited_service.client.get(url, headers={"Authorization": header})
        assert outcome(answer) == (401, "UNAUTHORIZED")
        assert answer.headers["WWW-Authenticate"] == "Bearer"


def test_a_repeated_authorization_header_is_rejected(unlimited_service: Service) -> None:
    headers = [("Authorization", f"Bearer {unlimited_service.key}")] * 2

    answer = unlimited_service.client.get(export(unlimited_service)["pdfUrl"], headers=headers)

    assert outcome(answer) == (401, "UNAUTHORIZED")
