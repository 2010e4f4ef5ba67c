"""Sheets of 4x4 and 6x6 on the print page, and class sets of three sizes."""

import re
from dataclasses import replace

import pytest

from nonet.engine import small
from nonet.printing.sheet_code import code_of, read_code
from nonet.puzzles.links.identifiers import small_puzzle_id
from samples import page_count
from site_client import SiteClient

NEW = {"source": "new", "seed": "7", "difficulty": "easy"}
SET = {**NEW, "kind": "levels", "size": "all", "count": "2", "codes": "sheet"}


def links_of(visitor: SiteClient, **fields: str) -> list[str]:
    """Print a sheet, and return where it leads."""
    answer = visitor.post("/print", **{**NEW, **fields})
    assert (answer.status_code, answer.headers["content-type"]) == (200, "application/pdf")
    return re.findall(r"/URI\((.*?)\)", answer.content.decode("latin-1"))


def drawn_in(pdf: bytes) -> list[str]:
    """Return the small puzzles of a PDF by the links to their pages, with their marks."""
    return re.findall(r"/puzzles/(s[46][^)]*)\)", pdf.decode("latin-1"))


@pytest.mark.parametrize("per_page", ["1", "2", "4"])
@pytest.mark.parametrize("size", small.SIZES)
def test_a_sheet_of_new_small_puzzles_links_to_each_page(
    visitor: SiteClient, size: small.Size, per_page: str
) -> None:
    fields = {"size": str(size), "count": "3", "marks": "both", "codes": "1"}

    links = links_of(visitor, **fields, **{"per-page": per_page})

    made = [small.generate(size, "easy", seed=7, index=index).puzzle for index in range(3)]
    ids = [small_puzzle_id(grid) for grid in made]
    ends = [link.rpartition("/puzzles/")[2] for link in links if "/puzzles/" in link]
    assert ends == [ids[0], f"{ids[1]}?marks=shapes", ids[2]]


def test_a_sheet_of_small_puzzles_comes_back_by_its_code_to_play_and_with_its_key(
    visitor: SiteClient,
) -> None:
    (link,) = {
        each
        for each in links_of(visitor, size="6", count="6", codes="sheet", **{"per-page": "6"})
        if "/S/" in each.upper()
    }
    code = link.rpartition("/")[2].lower()
    record = read_code(code)
    own = code_of(replace(record, for_pupils=False))

    page = visitor.get(f"/s/{code}")
    answer = visitor.post(
        "/print", source="sheet", sheet=own, codes="sheet", **{"per-page": "6", "answers": "12"}
    )

    assert {small.size_of(grid) for grid in record.grids} == {6}
    assert len(record.grids) == 6
    assert page.status_code == 200
    hrefs = [
        f'href="/puzzles/{small_puzzle_id(grid)}?sheet={code}&amp;number={number}&amp;hints=any"'
        for number, grid in enumerate(record.grids, 1)
    ]
    assert all(href in page.text for href in hrefs)
    assert not any(small.solve(grid) in page.text for grid in record.grids)
    assert (answer.status_code, page_count(answer.content)) == (200, 2)


def test_a_class_set_of_three_sizes_comes_back_by_its_code_with_the_key(
    visitor: SiteClient,
) -> None:
    links = links_of(visitor, **SET)
    codes = {link.rpartition("/")[2].lower() for link in links if "/S/" in link.upper()}
    whole = max(codes, key=len)
    record = read_code(whole)

    page = visitor.get(f"/s/{whole}")
    again = visitor.post("/print", source="sheet", sheet=whole, codes="sheet")

    assert (record.kind, record.letters) == ("levels", 3)
    assert [len(grid) for grid in record.grids] == [16, 16, 36, 36, 81, 81]
    assert page.status_code == 200
    assert page.text.count("data-progress") == 6
    assert (again.status_code, page_count(again.content)) == (200, 4)
    # Sheets that pupils scan have only one size.
    others = [read_code(code) for code in codes - {whole}]
    assert sorted({len(grid) for grid in one.grids}.pop() for one in others) == [16, 36, 81]


@pytest.mark.sample("both-fields1|shapes-fields0")
@pytest.mark.parametrize(
    "fields", [{"size": "4", "count": "4", "codes": "sheet", "per-page": "4"}, SET]
)
@pytest.mark.parametrize("marks", ["digits", "shapes", "both"])
def test_a_sheet_comes_back_with_the_marks_that_were_printed(
    visitor: SiteClient, fields: dict[str, str], marks: str
) -> None:
    asked = {**NEW, **fields, "marks": marks}
    printed = visitor.post("/print", **asked)
    (path,) = re.findall("/s/[0-9a-z]+", visitor.post("/s", **asked).headers["location"])
    code = path.rpartition("/")[2]
    record = read_code(code)

    page = visitor.get(path).text
    looks = {name: fields.get(name, "1") for name in ("codes", "per-page")}
    again = visitor.post("/print", source="sheet", sheet=code, answers="none", **looks)
    next_week = visitor.get(f"/print?like={code}").text

    little = [place for place, grid in enumerate(record.grids) if small.is_grid(grid)]
    own = [place % 2 if "kind" in fields else place for place in little]
    expected = {"digits": set(), "shapes": set(little)}.get(
        marks, {place for place, at in zip(little, own, strict=True) if at % 2}
    )
    assert record.shapes == expected
    for place in little:
        address = f"/puzzles/{small_puzzle_id(record.grids[place])}"
        marks_part = "marks=shapes&amp;" if place in expected else ""
        href = f"{address}?{marks_part}sheet={code}&amp;number={place + 1}"
        assert f'href="{href}"' in page
    assert drawn_in(again.content) == drawn_in(printed.content)
    assert f'name="marks" value="{marks}" checked' in next_week


def test_next_weeks_set_has_the_same_sizes(visitor: SiteClient) -> None:
    links = links_of(visitor, **SET)
    whole = max((link.rpartition("/")[2].lower() for link in links), key=len)

    form = visitor.get(f"/print?like={whole}").text

    assert 'name="size" value="all" checked' in form
    assert 'name="kind" value="levels" checked' in form


def test_symbols_without_rank_hide_which_sheet_is_the_easiest(visitor: SiteClient) -> None:
    orders = set()
    for seed in range(1, 9):
        links = links_of(visitor, **{**SET, "mark": "symbols", "seed": str(seed)})
        whole = max((link.rpartition("/")[2].lower() for link in links), key=len)
        orders.add(tuple(len(grid) for grid in read_code(whole).grids))

    assert len(orders) > 1


@pytest.mark.sample("fields3")
@pytest.mark.parametrize(
    "fields",
    [
        {"size": "4", "answers": "below", "hints": "1", "path": "1", "per-page": "4"},
        {"size": "6", "answers": "full", "large": "1", "per-page": "1"},
        {"size": "4", "answers": "12", "per-page": "9"},
        {"size": "6", "answers": "12", "candidates": "1", "per-page": "6", "marks": "shapes"},
    ],
)
def test_a_small_sheet_is_printed_and_looked_at_in_every_layout(
    visitor: SiteClient, fields: dict[str, str]
) -> None:
    wish = {**NEW, "count": "9", **fields}

    answer = visitor.post("/print", **wish)
    shown = visitor.post("/print/preview", **wish, page="1")

    assert (answer.status_code, answer.headers["content-type"]) == (200, "application/pdf")
    assert (shown.status_code, shown.headers["content-type"]) == (200, "image/png")


def test_an_unknown_size_is_explained_in_the_form(visitor: SiteClient) -> None:
    answer = visitor.post("/print", **NEW, size="5")

    assert answer.status_code == 400


@pytest.mark.parametrize("kind", ["versions", "book"])
def test_kinds_without_small_grids_are_printed_in_9x9(visitor: SiteClient, kind: str) -> None:
    answer = visitor.post("/print", **NEW, kind=kind, size="4", count="1", versions="2")

    assert answer.status_code == 200
