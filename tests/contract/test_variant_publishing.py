"""Variants as links, collections and PDFs, also together with classic puzzles."""

import io
from typing import Any

import pikepdf
import pytest

from nonet import engine
from samples import (
    ATTRIBUTION,
    EMPTY,
    PDF,
    PUZZLE,
    PUZZLE_ID,
    SOLUTION,
    UNIQUE,
    VARIANT,
    VARIANT_ID,
    outcome,
    page_count,
)
from service import Service

pytestmark = pytest.mark.shared

MIXED = {"puzzles": [VARIANT, UNIQUE]}
SEVERAL = {"size": 4, "rules": []}


def text_of(pdf: bytes) -> bytes:
    with pikepdf.open(io.BytesIO(pdf)) as opened:
        written = io.BytesIO()
        opened.save(written, object_stream_mode=pikepdf.ObjectStreamMode.disable)
    return written.getvalue()


def with_true_rules(count: int) -> dict[str, Any]:
    """Return a puzzle with so many rules that follow from the others."""
    row = {"type": "extra-region", "cells": list(range(9))}
    return {"size": 9, "givens": SOLUTION[:80] + "-", "rules": [row] * count}


def publish(service: Service, body: Any = MIXED) -> dict[str, Any]:
    answer = service.post("/variants/publish", body)
    assert answer.status_code == 200, answer.text
    found: dict[str, Any] = answer.json()
    return found


def test_a_collection_mixes_variants_and_grids(service: Service) -> None:
    published = publish(service)

    assert published["engineVersion"] == engine.VERSION
    assert published["attribution"] == ATTRIBUTION
    killer, classic = published["puzzles"]
    assert killer == {
        "attribution": ATTRIBUTION,
        "puzzle": {**VARIANT, "regions": None},
        "id": VARIANT_ID,
        "playableUrl": f"https://nonet.example/variants/{VARIANT_ID}",
    }
    assert classic == {
        "attribution": ATTRIBUTION,
        "puzzle": {"size": 9, "givens": PUZZLE, "regions": None, "rules": []},
        "id": PUZZLE_ID,
        "playableUrl": f"https://nonet.example/puzzles/{PUZZLE_ID}",
    }


def test_only_grids_make_the_classic_collection(service: Service) -> None:
    body = {"puzzles": [UNIQUE, UNIQUE]}

    assert (
        publish(service, body)["collectionId"]
        == service.post("/publish", body).json()["collectionId"]
    )


def test_a_collection_has_a_page_json_and_a_pdf(service: Service) -> None:
    published = publish(service)
    path = published["collectionUrl"].removeprefix("https://nonet.example")

    page, data, pdf = (service.client.get(path + end) for end in ("", ".json", ".pdf"))

    assert f"/variants/{VARIANT_ID}" in page.text
    assert f"/puzzles/{PUZZLE_ID}" in page.text
    assert data.json() == published
    assert outcome(pdf) == PDF
    assert page_count(pdf.content) == 2
    assert service.client.get(f"{path}/preview.png").status_code == 200


def test_a_puzzle_has_json_and_a_pdf(service: Service) -> None:
    path = f"/variants/{VARIANT_ID}"

    assert service.client.get(f"{path}.json").json()["id"] == VARIANT_ID
    assert outcome(service.client.get(f"{path}.pdf")) == PDF


@pytest.mark.parametrize("path", ["/variants/publish", "/variants/sheets"])
def test_a_puzzle_without_one_solution_is_named(service: Service, path: str) -> None:
    for wrong in (SEVERAL, EMPTY):
        answer = service.post(path, {"puzzles": [VARIANT, wrong]})

        assert answer.status_code == 422
        assert answer.json()["error"]["code"] == "NOT_UNIQUE"
        assert answer.json()["error"]["issues"][0]["path"] == "puzzles[1]"


@pytest.mark.parametrize(
    ("puzzle", "path"),
    [
        ({"size": 4, "rules": [{"type": "sumo"}]}, "puzzles[0].rules[0].type"),
        ("12", "puzzles[0]"),
        ({"size": 5}, "puzzles[0].size"),
    ],
)
def test_the_path_of_a_fault_is_returned(service: Service, puzzle: Any, path: str) -> None:
    answer = service.post("/variants/publish", {"puzzles": [puzzle]})

    assert answer.status_code == 400
    assert path in {issue["path"] for issue in answer.json()["error"]["issues"]}


def test_a_puzzle_with_too_long_an_identifier_is_rejected(service: Service) -> None:
    answer = service.post("/variants/publish", {"puzzles": [with_true_rules(200)]})

    assert answer.status_code == 400
    (issue,) = answer.json()["error"]["issues"]
    assert issue["path"] == "puzzles[0]"
    assert "identifier of at most 1500 characters" in issue["message"]


@pytest.mark.parametrize("layout", [1, 2, 4])
def test_a_sheet_has_puzzles_then_answers(service: Service, layout: int) -> None:
    body = {**MIXED, "layout": layout, "answers": "12", "title": "Mixed"}

    answer = service.post("/variants/sheets", body)

    assert outcome(answer) == PDF
    assert page_count(answer.content) == (3 if layout == 1 else 2)


@pytest.mark.english
def test_a_sheet_describes_marks_for_screen_readers(service: Service) -> None:
    answer = service.post("/variants/sheets", {"puzzles": [VARIANT], "answers": "none"})

    assert b"cage of 9: r1c2, r2c2 and r3c2" in text_of(answer.content)


def test_a_sheet_is_black_only(service: Service) -> None:
    answer = service.post("/variants/sheets", {"puzzles": [VARIANT], "codes": False})

    assert b"/DeviceRGB" not in answer.content


def test_a_long_identifier_has_a_line_instead_of_a_code(service: Service) -> None:
    short, long = with_true_rules(0), with_true_rules(60)

    plain, coded = (
        service.post("/variants/sheets", {"puzzles": [puzzle], "answers": "none"})
        for puzzle in (long, short)
    )

    assert plain.content.count(b"/Subtype/Image") == 0
    assert coded.content.count(b"/Subtype/Image") == 1
