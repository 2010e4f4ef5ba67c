"""GET and HEAD /worksheets/{id}: who may download, and what comes."""

from collections.abc import Iterator

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


@pytest.fixture(scope="module")
def generous(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Service]:
    folder = tmp_path_factory.mktemp("download")
    with Service(folder, rate_limit_per_minute=10_000) as service:
        yield service


def test_a_link_opens_without_a_key(generous: Service) -> None:
    answer = generous.client.get(export(generous)["pdfUrl"])

    assert outcome(answer) == PDF
    assert answer.content.startswith(b"%PDF-")
    assert answer.content.rstrip().endswith(b"%%EOF")


def test_a_download_is_a_named_private_attachment(generous: Service) -> None:
    answer = generous.client.get(export(generous, puzzles=[UNIQUE, OTHER])["pdfUrl"])

    name = 'attachment; filename="sudoku-2-puzzles-with-answers-a4.pdf"'
    assert answer.headers["Content-Disposition"] == name
    assert answer.headers["Cache-Control"] == "private, no-store"
    assert answer.headers["Referrer-Policy"] == "no-referrer"
    assert answer.headers["Content-Length"] == str(len(answer.content))
    assert len(answer.headers["X-Request-Id"]) == 16


def test_the_file_name_tells_what_is_inside(generous: Service) -> None:
    body = export(generous, includeAnswers=False, paper="letter")

    answer = generous.client.get(body["pdfUrl"])

    name = 'attachment; filename="sudoku-1-puzzle-without-answers-letter.pdf"'
    assert answer.headers["Content-Disposition"] == name


@pytest.mark.parametrize("count", [1, 20])
@pytest.mark.parametrize("answers", [False, True])
def test_every_puzzle_has_its_page_and_its_answer_page_if_wanted(
    generous: Service, count: int, *, answers: bool
) -> None:
    body = export(generous, puzzles=variants(count), includeAnswers=answers)

    answer = generous.client.get(body["pdfUrl"])

    assert outcome(answer) == PDF
    assert page_count(answer.content) == count * (1 + answers)


def test_the_same_request_gives_the_same_bytes(generous: Service) -> None:
    puzzles = [UNIQUE, OTHER, UNIQUE]
    first, second = (export(generous, puzzles=puzzles)["pdfUrl"] for _ in range(2))

    downloads = [generous.client.get(url).content for url in (first, first, second)]
    by_key = generous.client.get(path_of(first), headers=bearer(generous.key))

    assert set(downloads) == {by_key.content}


def test_head_answers_as_get_does_but_sends_nothing(generous: Service) -> None:
    url = export(generous)["pdfUrl"]

    got, head = generous.client.get(url), generous.client.head(url)

    assert head.status_code == 200
    assert head.content == b""
    # Only what counts requests and names them differs.
    differing = {name for name in got.headers if got.headers[name] != head.headers[name]}
    assert list(head.headers) == list(got.headers)
    assert differing == {"x-request-id", "ratelimit"}


@pytest.mark.parametrize("method", ["POST", "PUT", "PATCH", "DELETE", "OPTIONS"])
def test_other_methods_are_refused_before_the_credential(generous: Service, method: str) -> None:
    address = path_of(export(generous)["pdfUrl"])

    answer = generous.client.request(method, address, headers=bearer("nobody"))

    assert outcome(answer) == (405, "METHOD_NOT_ALLOWED")
    assert answer.headers["Allow"] == "GET, HEAD"


def test_defaults_are_answers_on_a4(generous: Service) -> None:
    body = export(generous)
    bare = f"{path_of(body['pdfUrl'])}?download={grant_of(body['pdfUrl'])}"

    by_grant = generous.client.get(bare)
    by_key = generous.client.get(path_of(body["pdfUrl"]), headers=bearer(generous.key))

    assert by_grant.content == by_key.content == generous.client.get(body["pdfUrl"]).content


def test_any_good_key_may_download_any_collection(service: Service) -> None:
    from_ada = export(service)["pdfUrl"]
    grace = service.new_account("grace@example.com")

    answer = service.client.get(
        path_of(from_ada) + "?answers=0&paper=letter", headers=bearer(grace)
    )

    assert outcome(answer) == PDF
    assert page_count(answer.content) == 1


def test_a_key_needs_no_export_before(generous: Service) -> None:
    address = f"/api/v1/worksheets/v1-{OTHER.replace('.', '0')}"

    assert outcome(generous.client.get(address, headers=bearer(generous.key))) == PDF


def test_a_good_key_outweighs_a_bad_grant(generous: Service) -> None:
    url = export(generous)["pdfUrl"]
    foreign = grant_of(export(generous, puzzles=[OTHER], paper="letter")["pdfUrl"])

    for grant in ("garbage", foreign):
        answer = generous.client.get(with_grant(url, grant), headers=bearer(generous.key))
        assert outcome(answer) == PDF


def test_a_bad_key_outweighs_a_good_grant(generous: Service) -> None:
    url = export(generous)["pdfUrl"]

    for header in ("Bearer nobody", "Bearer ", "", "Basic YTpi", f"Basic {generous.key}"):
        answer = generous.client.get(url, headers={"Authorization": header})
        assert outcome(answer) == (401, "UNAUTHORIZED")
        assert answer.headers["WWW-Authenticate"] == "Bearer"


def test_a_key_sent_twice_is_no_key(generous: Service) -> None:
    headers = [("Authorization", f"Bearer {generous.key}")] * 2

    answer = generous.client.get(export(generous)["pdfUrl"], headers=headers)

    assert outcome(answer) == (401, "UNAUTHORIZED")
