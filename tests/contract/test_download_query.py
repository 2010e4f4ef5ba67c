"""The options of a download, and the grant that must fit them."""

from collections.abc import Iterator
from typing import Any

import pytest

from samples import (
    OTHER,
    PDF,
    UNIQUE,
    bearer,
    export,
    grant_of,
    outcome,
    path_of,
)
from service import Service

# What is wrong with a query, and the option that the refusal names.
FAULTY = {
    "unknown=1": ["unknown"],
    "Answers=1": ["Answers"],
    "PAPER=a4": ["PAPER"],
    "=1": [""],
    "answers%00=1": ["answers\x00"],
    "answers": ["answers"],
    "answers=": ["answers"],
    "answers=2": ["answers"],
    "answers=01": ["answers"],
    "answers=true": ["answers"],
    "answers=1%20": ["answers"],
    "answers=%D9%A1": ["answers"],
    "paper=": ["paper"],
    "paper=A4": ["paper"],
    "paper=a5": ["paper"],
    "paper=a4+": ["paper"],
    "answers=1&answers=1": ["answers"],
    "paper=a4&answers=0&paper=letter": ["paper"],
    "download=": ["download"],
    "download=x&download=x": ["download"],
    "zebra=1&answers=2&paper=b5": ["zebra", "answers", "paper"],
}


@pytest.fixture(scope="module")
def generous(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Service]:
    folder = tmp_path_factory.mktemp("query")
    with Service(folder, rate_limit_per_minute=10_000) as service:
        yield service


@pytest.mark.parametrize(("query", "options"), FAULTY.items())
def test_a_faulty_query_is_refused_by_its_options(
    generous: Service, query: str, options: list[str]
) -> None:
    address = path_of(export(generous)["pdfUrl"])

    answer = generous.client.get(f"{address}?{query}", headers=bearer(generous.key))

    assert outcome(answer) == (400, "INVALID_REQUEST")
    assert [issue["path"] for issue in answer.json()["error"]["issues"]] == options


@pytest.mark.parametrize("query", [query for query in FAULTY if "download" not in query])
def test_a_grant_does_not_excuse_a_faulty_query(generous: Service, query: str) -> None:
    url = export(generous)["pdfUrl"]

    first = generous.client.get(f"{path_of(url)}?download={grant_of(url)}&{query}")
    last = generous.client.get(f"{path_of(url)}?{query}&download={grant_of(url)}")

    assert outcome(first) == (400, "INVALID_REQUEST")
    assert outcome(last) == (400, "INVALID_REQUEST")


def test_a_grant_is_given_once(generous: Service) -> None:
    url = export(generous)["pdfUrl"]

    answers = [
        generous.client.get(f"{url}&download={grant_of(url)}"),
        generous.client.get(f"{url}&download="),
        generous.client.get(f"{url}&download=garbage"),
    ]

    assert [outcome(answer) for answer in answers] == [(400, "INVALID_REQUEST")] * 3


def test_a_refused_query_has_the_whole_error_object(generous: Service) -> None:
    address = path_of(export(generous)["pdfUrl"])

    answer = generous.client.get(
        f"{address}?paper=a5&answers=1&answers=0&sheets=2", headers=bearer(generous.key)
    )

    assert answer.json() == {
        "error": {
            "code": "INVALID_REQUEST",
            "message": "The query is not valid.",
            "issues": [
                {"path": "answers", "message": "expected the option once, found it 2 times"},
                {"path": "sheets", "message": "expected no such option"},
                {"path": "paper", "message": "expected a4 or letter, found another value"},
            ],
        }
    }


def test_the_order_of_options_is_free(generous: Service) -> None:
    url = export(generous)["pdfUrl"]
    options = url.partition("?")[2].split("&")

    answer = generous.client.get(f"{path_of(url)}?{'&'.join(reversed(options))}")

    assert outcome(answer) == PDF


@pytest.mark.parametrize("query", ["answers=0", "paper=letter", "answers=0&paper=letter"])
def test_a_grant_is_for_its_own_options_alone(generous: Service, query: str) -> None:
    url = export(generous)["pdfUrl"]

    answer = generous.client.get(f"{path_of(url)}?{query}&download={grant_of(url)}")

    assert outcome(answer) == (403, "GRANT_MISMATCH")
    assert answer.json()["error"].keys() == {"code", "message"}


@pytest.mark.parametrize(
    "options", [{"includeAnswers": False}, {"paper": "letter"}], ids=["answers", "paper"]
)
def test_an_option_left_out_is_its_default_and_may_mismatch(
    generous: Service, options: dict[str, Any]
) -> None:
    url = export(generous, **options)["pdfUrl"]

    left_out = generous.client.get(f"{path_of(url)}?download={grant_of(url)}")

    assert outcome(left_out) == (403, "GRANT_MISMATCH")
    assert outcome(generous.client.get(url)) == PDF


@pytest.mark.parametrize(
    "puzzles", [[OTHER], [UNIQUE, UNIQUE], [OTHER, UNIQUE]], ids=["other", "doubled", "reordered"]
)
def test_a_grant_is_for_its_own_collection_alone(generous: Service, puzzles: list[str]) -> None:
    grant = grant_of(export(generous, puzzles=[UNIQUE, OTHER])["pdfUrl"])
    address = path_of(export(generous, puzzles=puzzles)["pdfUrl"])

    answer = generous.client.get(f"{address}?download={grant}")

    assert outcome(answer) == (403, "GRANT_MISMATCH")


def test_a_mismatch_comes_before_the_work(generous: Service) -> None:
    grant = grant_of(export(generous)["pdfUrl"])

    answer = generous.client.get(f"/api/v1/worksheets/v1-{'0' * 81}?download={grant}")

    assert outcome(answer) == (403, "GRANT_MISMATCH")
