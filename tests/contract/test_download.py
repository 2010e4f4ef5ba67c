"""GET and HEAD /worksheets/{id}: who may download, and what comes."""

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


def test_a_link_opens_without_a_key(tireless: Service) -> None:
    answer = tireless.client.get(export(tireless)["pdfUrl"])

    assert outcome(answer) == PDF
    assert answer.content.startswith(b"%PDF-")
    assert answer.content.rstrip().endswith(b"%%EOF")


def test_a_download_is_a_named_private_attachment(tireless: Service) -> None:
    answer = tireless.client.get(export(tireless, puzzles=[UNIQUE, OTHER])["pdfUrl"])

    name = 'attachment; filename="sudoku-2-puzzles-with-answers-a4.pdf"'
    assert answer.headers["Content-Disposition"] == name
    assert answer.headers["Cache-Control"] == "private, no-store"
    assert answer.headers["Referrer-Policy"] == "no-referrer"
    assert answer.headers["Content-Length"] == str(len(answer.content))
    assert len(answer.headers["X-Request-Id"]) == 16


def test_the_file_name_tells_what_is_inside(tireless: Service) -> None:
    body = export(tireless, includeAnswers=False, paper="letter")

    answer = tireless.client.get(body["pdfUrl"])

    name = 'attachment; filename="sudoku-1-puzzle-without-answers-letter.pdf"'
    assert answer.headers["Content-Disposition"] == name


@pytest.mark.parametrize("count", [1, 20])
@pytest.mark.parametrize("answers", [False, True])
def test_every_puzzle_has_its_page_and_its_answer_page_if_wanted(
    tireless: Service, count: int, *, answers: bool
) -> None:
    body = export(tireless, puzzles=variants(count), includeAnswers=answers)

    answer = tireless.client.get(body["pdfUrl"])

    assert outcome(answer) == PDF
    assert page_count(answer.content) == count * (1 + answers)


def test_the_same_request_gives_the_same_bytes(tireless: Service) -> None:
    puzzles = [UNIQUE, OTHER, UNIQUE]
    first, second = (export(tireless, puzzles=puzzles)["pdfUrl"] for _ in range(2))

    downloads = [tireless.client.get(url).content for url in (first, first, second)]
    by_key = tireless.client.get(path_of(first), headers=bearer(tireless.key))

    assert set(downloads) == {by_key.content}


def test_head_answers_as_get_does_but_sends_nothing(tireless: Service) -> None:
    url = export(tireless)["pdfUrl"]

    got, head = tireless.client.get(url), tireless.client.head(url)

    assert head.status_code == 200
    assert head.content == b""
    # Only what counts requests and names them differs.
    differing = {name for name in got.headers if got.headers[name] != head.headers[name]}
    assert list(head.headers) == list(got.headers)
    assert differing == {"x-request-id", "ratelimit"}


@pytest.mark.parametrize("method", ["POST", "PUT", "PATCH", "DELETE", "OPTIONS"])
def test_other_methods_are_refused_before_the_credential(tireless: Service, method: str) -> None:
    address = path_of(export(tireless)["pdfUrl"])

    answer = tireless.client.request(method, address, headers=bearer("nobody"))

    assert outcome(answer) == (405, "METHOD_NOT_ALLOWED")
    assert answer.headers["Allow"] == "GET, HEAD"


def test_defaults_are_answers_on_a4(tireless: Service) -> None:
    body = export(tireless)
    bare = f"{path_of(body['pdfUrl'])}?download={grant_of(body['pdfUrl'])}"

    by_grant = tireless.client.get(bare)
    by_key = tireless.client.get(path_of(body["pdfUrl"]), headers=bearer(tireless.key))

    assert by_grant.content == by_key.content == tireless.client.get(body["pdfUrl"]).content


def test_any_good_key_may_download_any_collection(service: Service) -> None:
    from_ada = export(service)["pdfUrl"]
    grace = service.new_account("grace@example.com")

    answer = service.client.get(
        path_of(from_ada) + "?answers=0&paper=letter", headers=bearer(grace)
    )

    assert outcome(answer) == PDF
    assert page_count(answer.content) == 1


def test_a_key_needs_no_export_before(tireless: Service) -> None:
    address = f"/api/v1/worksheets/v1-{OTHER.replace('.', '0')}"

    assert outcome(tireless.client.get(address, headers=bearer(tireless.key))) == PDF


def test_a_good_key_outweighs_a_bad_grant(tireless: Service) -> None:
    url = export(tireless)["pdfUrl"]
    foreign = grant_of(export(tireless, puzzles=[OTHER], paper="letter")["pdfUrl"])

    for grant in ("garbage", foreign):
        answer = tireless.client.get(with_grant(url, grant), headers=bearer(tireless.key))
        assert outcome(answer) == PDF


def test_a_bad_key_outweighs_a_good_grant(tireless: Service) -> None:
    url = export(tireless)["pdfUrl"]

    for header in ("Bearer nobody", "Bearer ", "", "Basic YTpi", f"Basic {tireless.key}"):
        answer = tireless.client.get(url, headers={"Authorization": header})
        assert outcome(answer) == (401, "UNAUTHORIZED")
        assert answer.headers["WWW-Authenticate"] == "Bearer"


def test_a_key_sent_twice_is_no_key(tireless: Service) -> None:
    headers = [("Authorization", f"Bearer {tireless.key}")] * 2

    answer = tireless.client.get(export(tireless)["pdfUrl"], headers=headers)

    assert outcome(answer) == (401, "UNAUTHORIZED")
