"""Error messages name the cause; status and code stay the same."""

import codecs
import json
from collections.abc import Iterator
from random import Random

import pytest
from httpx2 import Response

from nonet.accounts.access.keys import make_key
from refusals import Refusal, refusal
from samples import REQUESTS, UNIQUE, export
from service import Service

GOOD = json.dumps({"puzzle": UNIQUE})
UNKNOWN = Refusal(401, "UNAUTHORIZED")


@pytest.fixture(scope="module")
def patient(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Service]:
    folder = tmp_path_factory.mktemp("causes")
    with Service(
        folder, rate_limit_per_minute=1_000_000, failed_credentials_per_minute=1_000_000
    ) as service:
        yield service


def message(answer: Response) -> str:
    text: str = answer.json()["error"]["message"]
    return text


def issue(answer: Response) -> str:
    """Return the words of the only issue."""
    (only,) = answer.json()["error"]["issues"]
    text: str = only["message"]
    return text


@pytest.mark.parametrize(
    ("headers", "word"),
    [
        ({"Content-Encoding": "gzip"}, "Content-Encoding"),
        ({"Content-Type": "application/json; charset=latin-1"}, "another charset"),
        ({"Content-Type": "application/json; charset=utf-16"}, "another charset"),
        ({"Content-Type": "application/json; version=2"}, "a parameter"),
        ({"Content-Type": "text/plain"}, "another type"),
        ({"Content-Type": "text/plain; charset=utf-8"}, "another type"),
    ],
)
def test_an_unsupported_body_gets_an_explanation(
    patient: Service, headers: dict[str, str], word: str
) -> None:
    answer = patient.send("/check", GOOD.encode(), headers=headers)

    assert refusal(answer) == Refusal(415, "UNSUPPORTED_MEDIA_TYPE")
    assert word in message(answer)


@pytest.mark.parametrize(
    ("body", "word"),
    [
        (b"", "an empty body"),
        (b" \r\n", "white space"),
        (codecs.BOM_UTF8 + GOOD.encode(), "byte order mark"),
        (codecs.BOM_UTF8, "byte order mark"),
        (GOOD.encode("utf-16"), "UTF-16"),
        (GOOD.encode("utf-16-le"), "UTF-16"),
        (GOOD.encode("utf-16-be"), "UTF-16"),
        (GOOD.encode("utf-32"), "UTF-32"),
        (GOOD.encode("utf-32-be"), "UTF-32"),
        (b'{"puzzle": "\xff"}', "not UTF-8 at byte 13"),
        (GOOD.encode() + b"\0", "malformed JSON at character 96"),
    ],
)
def test_an_unreadable_body_gets_an_explanation(patient: Service, body: bytes, word: str) -> None:
    answer = patient.send("/check", body)

    assert refusal(answer) == Refusal(400, "INVALID_REQUEST", [""])
    assert word in issue(answer)


@pytest.mark.parametrize(
    ("name", "meant"),
    [
        ("include_answers", "includeAnswers"),
        ("IncludeAnswers", "includeAnswers"),
        ("include-answers", "includeAnswers"),
        ("includeAnswer", "includeAnswers"),
        ("incldueAnswers", "includeAnswers"),
        ("answers", "includeAnswers"),
        ("papr", "paper"),
        ("puzzle", "puzzles"),
    ],
)
def test_a_similar_field_is_suggested(patient: Service, name: str, meant: str) -> None:
    answer = patient.post("/worksheets", {"puzzles": [UNIQUE], name: True})

    assert refusal(answer) == Refusal(400, "INVALID_REQUEST", [name])
    assert f"did you mean `{meant}`?" in issue(answer)


@pytest.mark.parametrize(
    ("path", "body", "place", "meant"),
    [
        (
            "/explain",
            {"puzzle": UNIQUE, "progress": UNIQUE, "eliminated": [{"indx": 1, "value": 2}]},
            "eliminated[0].indx",
            "index",
        ),
        (
            "/sheets",
            {"puzzles": [UNIQUE], "header": {"clasName": ""}},
            "header.clasName",
            "className",
        ),
    ],
)
def test_a_similar_field_of_a_nested_object_is_suggested(
    patient: Service, path: str, body: dict[str, object], place: str, meant: str
) -> None:
    issues = {
        found["path"]: found["message"]
        for found in patient.post(path, body).json()["error"]["issues"]
    }

    assert issues[place] == f"expected no such field; did you mean `{meant}`?"


@pytest.mark.parametrize("name", ["", "seed", "xyz", "x" * 10_000, "includeAnswers" * 100, "🧩"])
def test_dissimilar_fields_get_no_suggestion(patient: Service, name: str) -> None:
    answer = patient.post("/worksheets", {"puzzles": [UNIQUE], name: True})

    assert refusal(answer)[:2] == (400, "INVALID_REQUEST")
    assert issue(answer) == "expected no such field"


def test_few_of_thousands_of_unknown_fields_get_a_suggestion(patient: Service) -> None:
    body = {**REQUESTS["/check"], **{f"puzzle{number}": 1 for number in range(1000)}}

    issues = patient.post("/check", body).json()["error"]["issues"]

    assert len(issues) == 1000
    assert sum("did you mean" in found["message"] for found in issues) == 3


def test_a_similar_option_of_a_download_is_suggested(patient: Service) -> None:
    url = export(patient)["pdfUrl"]

    answer = patient.client.get(f"{url}&includeAnswers=1")

    assert refusal(answer) == Refusal(400, "INVALID_REQUEST", ["includeAnswers"])
    assert "did you mean `answers`?" in issue(answer)


KEY = make_key(Random(7))
MISTYPED = KEY[:20] + ("a" if KEY[20] != "a" else "b") + KEY[21:]


@pytest.mark.parametrize(
    ("authorization", "word"),
    [
        (f"Bearer {KEY}", "No account has this API key"),
        (f"Bearer {MISTYPED}", "mistyped or cut"),
        (f"Bearer {KEY[:-1]}!", "mistyped or cut"),
        (f"Bearer {KEY[:-1]}", "cut: expected 47 characters, found 46"),
        (f"Bearer {KEY}0", "too long: expected 47 characters, found 48"),
        (f"Bearer {KEY[11:]}", "begins with `nonet_live_`"),
        ("Bearer sk-something", "begins with `nonet_live_`"),
        (KEY, "The word `Bearer`"),
        ("Bearer", "Send a valid API key as `Authorization: Bearer <API_KEY>`."),
        ("Basic YTpi", "Send a valid API key as `Authorization: Bearer <API_KEY>`."),
    ],
)
@pytest.mark.parametrize("path", ["/api/v1/check", "/mcp"])
def test_an_invalid_key_gets_an_explanation(
    patient: Service, path: str, authorization: str, word: str
) -> None:
    headers = {"Authorization": authorization, "Host": "nonet.example"}

    answer = patient.client.post(path, json={"puzzle": UNIQUE}, headers=headers)

    assert refusal(answer) == UNKNOWN
    assert word in message(answer)
    assert answer.headers["WWW-Authenticate"].split()[0] == "Bearer"
    assert not any(key in answer.text for key in (KEY[11:], MISTYPED[11:], "sk-something"))


@pytest.mark.parametrize(
    ("query", "headers", "word"),
    [
        ("", {}, "Send a valid API key as `Authorization: Bearer <API_KEY>`."),
        (f"?key={KEY}", {}, "A key in the URL is ignored"),
        ("", {"X-API-Key": KEY}, "The key is in the wrong header."),
    ],
)
def test_a_misplaced_key_gets_an_explanation(
    patient: Service, query: str, headers: dict[str, str], word: str
) -> None:
    answer = patient.client.post(f"/api/v1/check{query}", json={}, headers=headers)

    assert refusal(answer) == UNKNOWN
    assert word in message(answer)
    assert KEY not in answer.text


def test_two_credentials_get_an_explanation(patient: Service) -> None:
    bearer = ("Authorization", f"Bearer {patient.key}")

    answer = patient.client.post("/api/v1/check", json={}, headers=[bearer, bearer])

    assert refusal(answer) == UNKNOWN
    assert "more than one `Authorization` header" in message(answer)


@pytest.mark.parametrize(
    ("path", "field", "value", "words"),
    [
        ("/sheets", "layout", "99", "expected 1, 2, 4, 6 or 9, found 99"),
        ("/sheets", "layout", "2.5", "expected 1, 2, 4, 6 or 9, found 2.5"),
        ("/sheets", "layout", "true", "expected 1, 2, 4, 6 or 9, found a boolean"),
        ("/sheets", "layout", '"9"', "expected 1, 2, 4, 6 or 9, found another string"),
        (
            "/sheets",
            "layout",
            f"1{'0' * 400}",
            "expected an integer of 64 bits, found a number of 401 digits",
        ),
        ("/generate", "count", "21", "expected at most 20, found 21"),
        ("/generate", "count", "2.5", "expected an integer, found 2.5"),
        ("/generate", "count", "false", "expected an integer, found a boolean"),
        ("/generate", "count", "1e400", "expected an integer, found a number above 1.8e308"),
        (
            "/generate/custom",
            "maxRating",
            f"1{'0' * 400}",
            "expected a number up to 1.8e308, found a number of 401 digits",
        ),
        (
            "/generate/custom",
            "minRating",
            "-1e400",
            "expected at least 1.0, found a number below -1.8e308",
        ),
        ("/generate/custom", "seed", "7", "expected a string, found 7"),
        (
            "/check",
            "puzzle",
            r'"\ud800"',
            (
                "expected a string without U+0000 and without half of a surrogate pair, "
                "found one of these"
            ),
        ),
    ],
)
def test_an_invalid_value_is_explained_by_the_expected_and_the_found_value(
    patient: Service, path: str, field: str, value: str, words: str
) -> None:
    puzzles = f'"puzzles": ["{UNIQUE}"], ' if path == "/sheets" else ""

    answer = patient.send(path, f'{{{puzzles}"{field}": {value}}}'.encode())

    assert refusal(answer) == Refusal(400, "INVALID_REQUEST", [field])
    assert issue(answer) == words
