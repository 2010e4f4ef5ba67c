"""The picture of a puzzle for other sites."""

from typing import Any
from xml.etree import ElementTree as ET

import pytest

from nonet import engine
from nonet.puzzles.links.identifiers import puzzle_id
from samples import EMPTY, SOLUTION, UNIQUE
from service import Service

SVG = "{http://www.w3.org/2000/svg}"

PATH = "/puzzles/v1-" + UNIQUE.replace(".", "0") + ".svg"


def test_the_picture_has_only_the_givens_and_the_credit(service: Service) -> None:
    answer = service.client.get(PATH, params={"size": "128"})

    assert (answer.status_code, answer.headers["content-type"]) == (200, "image/svg+xml")
    assert answer.headers["access-control-allow-origin"] == "*"
    assert answer.headers["cache-control"] == "public, max-age=3600, must-revalidate"
    assert 'width="128"' in answer.text
    assert "<desc>Created with Nonet · nonet.example</desc>" in answer.text
    assert answer.text.count("scale(.8)") == 81 - UNIQUE.count(".")


def test_a_picture_that_is_held_is_not_sent_again(service: Service) -> None:
    tag = service.client.get(PATH).headers["etag"]

    again = service.client.get(PATH, headers={"If-None-Match": tag})

    assert (again.status_code, again.content) == (304, b"")


@pytest.mark.parametrize("query", ["size=100", "size=64&size=64", "colour=red"])
def test_options_are_from_closed_lists(service: Service, query: str) -> None:
    assert service.client.get(f"{PATH}?{query}").status_code == 400


def test_an_invalid_grid_has_no_picture(service: Service) -> None:
    path = "/puzzles/v1-" + EMPTY.replace(".", "0") + ".svg"

    assert service.client.get(path).status_code == 422


@pytest.mark.parametrize("label", ["easy", "extreme"])
def test_the_first_step_is_drawn_on_the_givens_and_no_digit_with_it(
    service: Service, label: Any
) -> None:
    puzzle = engine.generate(label, seed=3).puzzle

    answer = service.client.get(f"/puzzles/{puzzle_id(puzzle)}.svg?step=1&size=256")

    assert (answer.status_code, answer.headers["content-type"]) == (200, "image/svg+xml")
    root = ET.fromstring(answer.text)  # noqa: S314 - a picture of our own
    written = {text.get("class"): text.text for text in root.iter(f"{SVG}text")}
    assert written["given"] == puzzle.replace("-", "")
    assert {"entry", "answer"}.isdisjoint(written)
    first = engine.next_step(puzzle)
    assert first is not None
    rings = [one for one in root.iter(f"{SVG}circle") if one.get("class") == "ring"]
    assert len(rings) == len(first.placements) > 0
    assert root.findtext(f"{SVG}desc") == "Created with Nonet · nonet.example"
    assert str(first.placements[0][1]) not in str(root.findtext(f"{SVG}title"))


@pytest.mark.parametrize("query", ["step=2", "step=", "step=1&step=1"])
def test_only_the_first_step_is_drawn(service: Service, query: str) -> None:
    assert service.client.get(f"{PATH}?{query}").status_code == 400
    assert service.client.get(f"{PATH.replace('.svg', '.png')}?step=1").status_code == 400


def test_a_full_grid_is_drawn_without_a_step(service: Service) -> None:
    answer = service.client.get(f"/puzzles/{puzzle_id(SOLUTION)}.svg?step=1")

    assert answer.status_code == 200
    assert "ring" not in answer.text.partition("</style>")[2]


def test_the_policy_lets_the_style_of_a_drawn_step_in_and_nothing_else(service: Service) -> None:
    policy = service.client.get(f"{PATH}?step=1").headers["content-security-policy"]

    assert policy == "default-src 'none'; style-src 'unsafe-inline'"
