"""Callers of every version of the contract that was ever given out are still served."""

import copy
import json
import re
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from compatibility import broken
from nonet.catalogue import english
from service import Service

VERSIONS = sorted((Path(__file__).parents[2] / "docs/contract").glob("*.json"))


@pytest.fixture(scope="module")
def document(tmp_path_factory: pytest.TempPathFactory) -> Any:
    service = Service(tmp_path_factory.mktemp("compatibility"))
    return service.client.get("/api/v1/openapi.json").json()


def test_every_version_is_kept_and_the_changelog_tells_of_it() -> None:
    changelog = (english().documents / "changelog.md").read_text("utf-8")
    dates = re.findall(r"^## .*: ([0-9-]+)$", changelog, re.MULTILINE)

    assert [version.stem for version in VERSIONS] == ["1.0.0", *sorted(dates)[1:]]


@pytest.mark.parametrize("version", VERSIONS, ids=lambda version: version.stem)
def test_nothing_breaks_for_callers_of_a_version(version: Path, document: Any) -> None:
    assert list(broken(json.loads(version.read_text("utf-8")), document)) == []


def schema(document: Any, name: str) -> Any:
    return document["components"]["schemas"][name]


@pytest.mark.parametrize(
    ("change", "told"),
    [
        (lambda new: new["paths"].pop("/hint"), "POST /hint is gone"),
        (
            lambda new: schema(new, "CheckResponse")["properties"].pop("nodes"),
            "POST /check gives no nodes any more",
        ),
        (
            lambda new: schema(new, "GenerateRequest")["properties"]["count"].update(maximum=10),
            "POST /generate takes count: maximum has shrunk",
        ),
        (
            lambda new: schema(new, "GenerateRequest")["properties"]["difficulty"]["enum"].pop(),
            "POST /generate takes difficulty: other values",
        ),
        (
            lambda new: schema(new, "GenerateRequest").update(required=["count"]),
            "POST /generate takes count: whether it has to be there has changed",
        ),
        (
            lambda new: schema(new, "TechniqueCounts")["properties"]["nakedSingles"].update(
                type="string"
            ),
            "POST /analyze gives techniques nakedSingles: of another type",
        ),
        (
            lambda new: new["paths"]["/worksheets/{id}"]["get"]["parameters"].pop(),
            "GET /worksheets/{id} no longer takes download",
        ),
    ],
)
def test_what_would_break_callers_is_found(
    document: Any, change: Callable[[Any], object], told: str
) -> None:
    new = copy.deepcopy(document)
    change(new)

    assert told in broken(document, new)


def test_what_is_added_breaks_nobody(document: Any) -> None:
    new = copy.deepcopy(document)
    new["paths"]["/more"] = {}
    schema(new, "CheckResponse")["properties"]["more"] = {"type": "string"}
    schema(new, "CheckRequest")["properties"]["more"] = {"type": "string"}

    assert list(broken(document, new)) == []
