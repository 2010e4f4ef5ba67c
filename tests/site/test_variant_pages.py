"""The pages of variant puzzles, and their pictures."""

import io
from xml.etree import ElementTree as ET

import pytest
from PIL import Image

from nonet.engine import variants
from nonet.engine.variants import VariantPuzzle
from samples import PUZZLE_ID, VARIANT, VARIANT_ID, VARIANT_SOLUTION
from service import Service

PATH = f"/variants/{VARIANT_ID}"
SVG = "{http://www.w3.org/2000/svg}"


def texts_of(svg: bytes | str) -> list[str]:
    return [text.text or "" for text in ET.fromstring(svg).iter(f"{SVG}text")]  # noqa: S314 - ours


@pytest.mark.english
def test_a_page_shows_the_board_and_its_rules_in_words(service: Service) -> None:
    page = service.client.get(PATH)

    assert page.status_code == 200
    assert "<h1>Sudoku: Killer</h1>" in page.text
    assert "add up to the number in its corner" in page.text
    assert "cage of 9: r1c2, r2c2 and r3c2" in page.text
    assert "row 1: empty, 4, empty, empty" in page.text
    assert VARIANT_SOLUTION not in page.text


def test_pages_are_in_every_language(service: Service) -> None:
    pages = {service.client.get(f"/{tag}{PATH}").text for tag in ("de", "ja", "ar", "pl")}

    assert len(pages) == 4
    assert not any("cage of 9" in page for page in pages)


def test_a_picture_shows_givens_and_sums_and_has_a_credit(service: Service) -> None:
    picture = service.client.get(f"{PATH}.svg?size=256")

    assert picture.headers["content-type"] == "image/svg+xml"
    assert picture.headers["access-control-allow-origin"] == "*"
    shown = texts_of(picture.content)
    assert sorted(shown[:-1]) == ["3", "4", "4", "6", "7", "7", "9"]
    assert shown[-1] == "41"
    assert "nonet.example" in picture.text


@pytest.mark.parametrize("file", ["picture.png", "qr.svg", "picture.svg"])
def test_other_pictures_are_served(service: Service, file: str) -> None:
    assert service.client.get(f"{PATH}/{file}").status_code == 200


def test_pixels_are_as_wide_as_requested(service: Service) -> None:
    picture = Image.open(io.BytesIO(service.client.get(f"{PATH}.png?size=256").content))

    assert picture.width == 256


def test_a_picture_has_room_for_labels_beside_the_grid() -> None:
    rules = [{"type": "sandwich", "row": 0, "sum": 2}, {"type": "sandwich", "column": 3, "sum": 0}]

    left, above, right, below = VariantPuzzle({"size": 4, "rules": rules}).drawing["margins"]

    assert min(left, above) >= 100
    assert (right, below) == (0, 0)


def test_labels_of_different_rules_have_their_own_places() -> None:
    kinds = ["sandwich", "little-killer"]
    drawing = variants.generate(kinds, 6, "easy", seed=3).puzzle.drawing

    places = [tuple(mark["at"]) for mark in drawing["over"] if mark["kind"] == "text"]

    assert len(places) == len(set(places))


def test_marks_on_the_same_border_have_their_own_places() -> None:
    rules = [
        {"type": "kropki", "white": [[0, 1]]},
        {"type": "xv", "v": [[0, 1]]},
        {"type": "kropki", "black": [[0, 1]]},
    ]

    drawing = VariantPuzzle({"size": 4, "rules": rules}).drawing

    assert len({tuple(mark["at"]) for mark in drawing["over"]}) == 3


def test_a_cage_is_one_closed_line_inside_its_cells() -> None:
    cage = {"type": "killer", "cells": [0, 1, 4], "sum": 6}

    line, _ = VariantPuzzle({"size": 4, "rules": [cage]}).drawing["over"]

    assert line["closed"]
    assert line["dashed"]
    assert sorted(line["points"]) == [[8, 8], [8, 192], [92, 92], [92, 192], [192, 8], [192, 92]]


def test_walls_follow_the_regions() -> None:
    rows = VariantPuzzle({"size": 4, "regions": "AAAABBBBCCCCDDDD"}).drawing

    assert rows["jigsaw"]
    assert rows["walls"] == [[[0, border], [4, border]] for border in (1, 2, 3)]


@pytest.mark.parametrize("name", ["x1-", PUZZLE_ID, "x1-AAAA", f"{VARIANT_ID}A"])
def test_other_names_are_not_found(service: Service, name: str) -> None:
    assert service.client.get(f"/variants/{name}").status_code == 404


def test_a_puzzle_with_several_solutions_has_no_page(service: Service) -> None:
    several = VariantPuzzle(VARIANT | {"rules": []})

    assert service.client.get(f"/variants/{several.id}").status_code == 422
