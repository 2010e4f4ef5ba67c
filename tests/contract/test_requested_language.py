"""Explanations, grades and sheets come in the requested language, else in English."""

import json
import re
from collections.abc import Iterator
from typing import Any

import pytest

from nonet.i18n.catalogue import Catalogue
from pseudo_language import PLAIN, write_pseudo_language
from samples import PUZZLE
from service import Service

pytestmark = pytest.mark.shared

LINES = {"Accept": "application/x-ndjson"}
BODIES: dict[str, dict[str, Any]] = {
    "explain": {"puzzle": PUZZLE, "progress": PUZZLE},
    "grade": {"puzzle": PUZZLE},
    "grade/batch": {"puzzles": [PUZZLE]},
}


@pytest.fixture(scope="module")
def service(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Service]:
    """Start a service that has a further language."""
    folder = tmp_path_factory.mktemp("told")
    write_pseudo_language(folder / "languages", "qps")
    with Service(folder, languages_dir=folder / "languages") as started:
        yield started


def told(answer: dict[str, Any]) -> str:
    one = answer["results"][0] if "results" in answer else answer
    return str(one["explanation"])


@pytest.mark.parametrize("name", BODIES)
def test_an_explanation_is_in_the_requested_language(service: Service, name: str) -> None:
    plain = service.post(f"/{name}", BODIES[name]).json()
    english = service.post(f"/{name}", BODIES[name] | {"language": "en"}).json()
    other = service.post(f"/{name}", BODIES[name] | {"language": "qps"}).json()

    assert told(english) == told(plain)
    assert told(other).startswith("[")
    assert told(other) != told(plain)


@pytest.mark.parametrize("name", BODIES)
@pytest.mark.parametrize(("language", "letters"), [("ar", "ء-ي"), ("ja", "ぁ-ヶ一-龥")])
def test_an_explanation_can_be_in_another_script(
    service: Service, name: str, language: str, letters: str
) -> None:
    explanation = told(service.post(f"/{name}", BODIES[name] | {"language": language}).json())

    assert len(re.findall(f"[{letters}]", explanation)) > len(explanation) / 3
    assert PLAIN.findall(explanation) == []


@pytest.mark.parametrize("accept", ["application/json", "application/x-ndjson"])
@pytest.mark.parametrize("name", BODIES)
def test_an_unknown_language_is_rejected_with_the_known_ones(
    service: Service, name: str, accept: str
) -> None:
    body = BODIES[name] | {"language": "tlh"}

    answer = service.send(f"/{name}", json.dumps(body).encode(), headers={"Accept": accept})

    (issue,) = answer.json()["error"]["issues"]
    assert (answer.status_code, issue["path"]) == (400, "language")
    assert f"{', '.join(Catalogue().tags)}, qps" in issue["message"]


def test_lines_steps_and_pictures_are_in_the_requested_language(service: Service) -> None:
    body = BODIES["explain"] | {"language": "qps", "until": {"steps": 2}, "picture": "svg"}

    whole = service.post("/explain", body).json()
    lines = service.send("/explain", json.dumps(body).encode(), headers=LINES).text

    assert all(step["explanation"].startswith("[") for step in whole["steps"])
    assert "<title" in whole["step"]["picture"]
    assert ">[" in whole["step"]["picture"]
    steps = [json.loads(line) for line in lines.splitlines()[1:]]
    assert [one["explanation"][0] for one in steps] == ["["] * 3


def test_the_nine_endpoints_have_no_language(service: Service) -> None:
    answer = service.post("/hint", {"puzzle": PUZZLE, "progress": PUZZLE, "language": "qps"})

    assert answer.status_code == 400


def test_the_document_lists_the_installed_languages(service: Service) -> None:
    schemas = service.client.get("/api/v1/openapi.json").json()["components"]["schemas"]

    assert schemas["Language"]["enum"] == [*Catalogue().tags, "qps"]
    for name in ("ExplainRequest", "GradeRequest", "GradeBatchRequest", "SheetsRequest"):
        assert schemas[name]["properties"]["language"]["default"] == "en"
