"""Grids of 4x4 and 6x6 that come from elsewhere, and on pages elsewhere."""

import re

import pytest

from nonet.engine import small
from nonet.printing.sheet_code import read_code
from nonet.puzzles.links.identifiers import small_puzzle_id
from samples import PUZZLE, page_count
from service import Service
from site_client import SiteClient

SITE = "https://nonet.example"
FOUR = small.generate(4, "easy", seed=1).puzzle
SIX = small.generate(6, "easy", seed=1).puzzle
ID = small_puzzle_id(SIX)
OWN = {"source": "own", "codes": "1", "per-page": "4"}


def test_a_pasted_small_grid_is_played_and_several_are_a_sheet(visitor: SiteClient) -> None:
    one = visitor.post("/import", puzzle=FOUR)
    several = visitor.post("/import", puzzle=f"{FOUR}\n{SIX}\n{PUZZLE}")

    assert (one.status_code, one.headers["location"]) == (
        303,
        f"/puzzles/{small_puzzle_id(FOUR)}",
    )
    path, _, code = several.headers["location"].rpartition("/")
    assert (several.status_code, path) == (303, "/s")
    assert read_code(code).grids == (FOUR, SIX, PUZZLE)


@pytest.mark.parametrize("grid", ["-" * 16, "11" + "-" * 34])
def test_an_invalid_small_grid_is_explained_in_the_import_form(
    visitor: SiteClient, grid: str
) -> None:
    imported = visitor.post("/import", puzzle=grid)
    printed = visitor.post("/print", **OWN, puzzles=f"{PUZZLE}\n{FOUR}\n{grid}")

    assert imported.status_code == 422
    assert "data-wrong" in imported.text
    assert printed.status_code == 400
    assert "Puzzle 3 does not have exactly one" in printed.text


def test_pasted_small_grids_are_printed_with_others_and_come_back(visitor: SiteClient) -> None:
    asked = {**OWN, "puzzles": f"{FOUR}\n{SIX}\n{PUZZLE}", "answers": "12"}

    printed = visitor.post("/print", **asked)
    looked_at = visitor.post("/print/preview", **asked, page="2")
    shared = visitor.post("/s", **{**asked, "codes": "sheet"})

    links = re.findall(r"/URI\((.*?)\)", printed.content.decode("latin-1"))
    ids = [link.rpartition("/")[2] for link in links if "/puzzles/" in link]
    assert ids[:2] == [small_puzzle_id(FOUR), small_puzzle_id(SIX)]
    assert (page_count(printed.content), looked_at.headers["x-pages"]) == (2, "2")
    assert read_code(shared.headers["location"].rpartition("/")[2]).grids == (FOUR, SIX, PUZZLE)


@pytest.mark.parametrize("kind", ["levels", "versions"])
def test_a_class_set_is_not_made_of_pasted_small_grids(visitor: SiteClient, kind: str) -> None:
    answer = visitor.post("/print", **OWN, kind=kind, puzzles=f"{FOUR}\n{SIX}")

    assert answer.status_code == 400
    assert "need new puzzles" in answer.text


@pytest.mark.parametrize("size", [None, 64, 1024])
def test_a_small_grid_is_a_picture_of_pixels_in_the_sizes_of_others(
    service: Service, size: int | None
) -> None:
    query = "" if size is None else f"?size={size}"

    drawn = service.client.get(f"/puzzles/{ID}.png{query}")

    side = (size or 512).to_bytes(4)
    assert (drawn.status_code, drawn.headers["content-type"]) == (200, "image/png")
    assert drawn.content[16:24] == side + side
    tag = {"If-None-Match": drawn.headers["etag"]}
    assert service.client.get(f"/puzzles/{ID}.png{query}", headers=tag).status_code == 304


def test_a_picture_has_shapes_if_requested(service: Service) -> None:
    digits, shapes = (
        service.client.get(f"/puzzles/{ID}.svg?marks={marks}") for marks in ("digits", "shapes")
    )

    filled = sum(digit in "456" for digit in SIX)
    assert shapes.text.count('fill="#') - digits.text.count('fill="#') == filled
    assert digits.headers["etag"] != shapes.headers["etag"]


@pytest.mark.parametrize("query", ["size=500", "marks=colours", "step=1"])
@pytest.mark.parametrize("ending", ["png", "svg"])
def test_unsupported_pictures_are_rejected(service: Service, ending: str, query: str) -> None:
    assert service.client.get(f"/puzzles/{ID}.{ending}?{query}").status_code == 400


@pytest.mark.parametrize(
    ("link", "frame"),
    [
        (f"/puzzles/{ID}", f"/embed/puzzles/{ID}?theme=light"),
        (f"/puzzles/{ID}?marks=shapes", f"/embed/puzzles/{ID}?marks=shapes&amp;theme=light"),
        (f"/embed/puzzles/{ID}?help=where", f"/embed/puzzles/{ID}?help=where&amp;theme=light"),
    ],
)
def test_a_link_to_a_small_grid_becomes_a_frame(service: Service, link: str, frame: str) -> None:
    answer = service.client.get("/oembed", params={"url": f"{SITE}{link}"})

    assert answer.status_code == 200
    assert f'src="{SITE}{frame}"' in answer.json()["html"]


@pytest.mark.parametrize("name", ["s4-1", "s5-" + "1" * 25, "s4-" + "0" * 16])
def test_invalid_small_puzzles_are_not_embedded(service: Service, name: str) -> None:
    asked = {"url": f"{SITE}/puzzles/{name}"}

    assert service.client.get("/oembed", params=asked).status_code == 404
    assert service.client.get(f"/embed/puzzles/{name}").status_code in (404, 422)


def test_a_small_board_may_be_framed_and_credits_the_site(
    service: Service,
) -> None:
    page = service.client.get(f"/embed/puzzles/{ID}?help=technique&theme=dark&colour=336699")
    own = service.client.get(f"/puzzles/{ID}").text

    assert "frame-ancestors *" in page.headers["content-security-policy"]
    assert 'data-deepest="2"' in page.text
    assert 'data-theme="dark"' in page.text
    assert f'<a href="{SITE}/puzzles/{ID}" target="_blank"' in page.text
    assert small.solve(SIX) not in page.text
    assert own.count("+oembed") == 2
