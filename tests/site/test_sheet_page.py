"""The page of a sheet: its code gives it again, to play and, for teachers, to print."""

import re
from collections.abc import Callable
from html import unescape
from itertools import chain
from urllib.parse import unquote

import pytest

from nonet import engine
from nonet.engine import small
from nonet.printing.layout import Header, Layout
from nonet.printing.sheet_code import SheetRecord, code_of, read_code
from nonet.puzzles.links.identifiers import MAX_GRIDS
from samples import PUZZLE, PUZZLE_ID, page_count
from site_client import SiteClient

SHEET = {"source": "new", "difficulty": "easy", "count": "3", "seed": "5", "title": "Für Freitag"}
SMALL = small.generate(6, "medium", seed=1)
LOOKS = {"per-page": "4", "answers": "12", "codes": "sheet", "class": "5 b", "blanks": "1"}


def shared(visitor: SiteClient, **fields: str) -> str:
    """Return the path of a sheet's page."""
    answer = visitor.post("/s", **{**SHEET, **LOOKS, **fields})
    assert answer.status_code == 303, answer.text
    return answer.headers["location"]


def form_of(page: str) -> dict[str, str]:
    """Return the fields of the form that prints a sheet again, as they are filled in."""
    form = page.partition('<form method="post"')[2].partition("</form>")[0]
    hidden = re.findall(r'type="hidden" name="([^"]+)" value="([^"]*)"', form)
    chosen = re.findall(r'type="radio" name="([^"]+)" value="([^"]*)" checked', form)
    return {name: unescape(value) for name, value in (*hidden, *chosen)}


def path_of(count: int) -> str:
    """Return the path of the page of a sheet with so many puzzles."""
    grids = (engine.normalize(PUZZLE),) * count
    record = SheetRecord(grids=grids, paper="a4", layout=Layout(), header=Header())
    return f"/s/{code_of(record)}"


def links_to_pages(page: str) -> list[str]:
    """Return the addresses that the links to the pages of a sheet lead to."""
    links = page.partition('<nav class="pages"')[2].partition("</nav>")[0]
    return re.findall(r'<a href="([^"]+)"', links)


@pytest.mark.parametrize("written", [str.lower, str.upper])
def test_a_sheet_comes_back_with_its_puzzles_and_words_but_no_solution(
    visitor: SiteClient, written: Callable[[str], str]
) -> None:
    path = shared(visitor)

    page = visitor.get(written(path))

    grids = read_code(path.rpartition("/")[2]).grids
    assert page.status_code == 200
    assert "Für Freitag" in page.text
    assert "5 b" in page.text
    assert len(grids) == 3
    for grid in grids:
        assert f"/puzzles/v1-{grid.replace('-', '0')}" in page.text
        assert (engine.solve(grid) or "none") not in page.text


def pupils_path(page: str) -> str:
    """Return the path of the page for pupils, which a teacher's page names."""
    found = re.search(r'id="link" readonly value="https://nonet.example([^"]+)"', page)
    assert found
    return found[1]


def places_in(page: str) -> list[str]:
    """Return the sheet and the number that the link of each puzzle names, or nothing."""
    links = re.findall(r'<li data-progress="[^"]+"><a href="([^"]+)"', page)
    return [unescape(link).partition("?")[2] for link in links]


def test_the_puzzles_of_a_sheet_know_it_and_are_handed_in_together(visitor: SiteClient) -> None:
    path = shared(visitor)

    page = visitor.get(path).text

    code = path.rpartition("/")[2]
    assert places_in(page) == [f"sheet={code}&number={number}" for number in (1, 2, 3)]
    assert "data-hand-in" in page


def neighbours_in(page: str) -> list[str]:
    """Return the sheet, and the previous and the next puzzle, that a puzzle's page leads to."""
    links = page.partition('<div class="title">')[2].partition('<div class="clock">')[0]
    return [unescape(link) for link in re.findall(r'<a href="([^"]+)"', links)]


def test_a_puzzle_leads_to_its_sheet_and_to_its_neighbours_there(visitor: SiteClient) -> None:
    path = shared(visitor)
    links = re.findall(r'<li data-progress="[^"]+"><a href="([^"]+)"', visitor.get(path).text)
    first, second, third = map(unescape, links)

    pages = [visitor.get(link).text for link in (first, second, third)]

    assert [neighbours_in(page) for page in pages] == [
        [path, second],
        [first, path, third],
        [second, path],
    ]


@pytest.mark.parametrize("query", ["sheet=abc&number=1", "sheet={code}&number=9", "sheet={code}"])
def test_a_wrong_place_on_a_sheet_gives_the_puzzle_without_neighbours(
    visitor: SiteClient, query: str
) -> None:
    code = shared(visitor).rpartition("/")[2]

    page = visitor.get(f"/puzzles/{PUZZLE_ID}?{query.format(code=code)}")

    assert page.status_code == 200
    assert neighbours_in(page.text) == []


@pytest.mark.parametrize("limit", ["", "0", "3"])
@pytest.mark.parametrize("kind", ["sheet", "versions"])
def test_the_page_for_pupils_has_no_answers_and_no_printing_but_the_limit_of_hints(
    visitor: SiteClient, limit: str, kind: str
) -> None:
    own = shared(visitor, kind=kind, **{"hint-limit": limit})
    path = pupils_path(visitor.get(own).text)

    page = visitor.get(path).text

    assert read_code(path.rpartition("/")[2]).grids == read_code(own.rpartition("/")[2]).grids
    assert "<form" not in page.partition('class="card hand-in"')[0]
    assert '"/print' not in page
    assert own not in page
    assert {place.partition("hints=")[2] for place in places_in(page)} == {limit or "any"}
    assert "hints=" not in "".join(places_in(visitor.get(own).text))
    # Nor is it printed by its code.
    code = path.rpartition("/")[2]
    assert visitor.post("/print", source="sheet", sheet=code).status_code == 400
    for query in ("sheet", "like"):
        assert code not in visitor.get(f"/print?{query}={code}").text


def test_small_puzzles_of_pupils_have_their_marks_and_limit(visitor: SiteClient) -> None:
    own = shared(visitor, size="6", marks="shapes", **{"hint-limit": "1"})

    path = pupils_path(visitor.get(own).text)

    code = path.rpartition("/")[2]
    assert places_in(visitor.get(path).text) == [
        f"marks=shapes&sheet={code}&number={number}&hints=1" for number in (1, 2, 3)
    ]


@pytest.mark.parametrize("codes", ["", "1", "sheet"])
@pytest.mark.parametrize("limit", ["", "3"])
def test_a_sheet_is_printed_again_with_its_own_codes_and_limit(
    visitor: SiteClient, codes: str, limit: str
) -> None:
    chosen = {**SHEET, **LOOKS, "codes": codes, "hint-limit": limit}
    first = visitor.post("/print", **chosen)
    page = visitor.get(shared(visitor, **chosen)).text

    again = visitor.post("/print", **form_of(page))

    assert again.content == first.content


def test_the_key_of_a_class_set_opens_the_page_to_print_it_and_sheets_those_for_pupils(
    visitor: SiteClient,
) -> None:
    chosen = {"kind": "levels", "count": "2", "difficulty": "medium", "hint-limit": "1"}
    printed = visitor.post("/print", **{**SHEET, **LOOKS, **chosen}).content

    links = re.findall(rb"/URI\(https://nonet.example/S/(\w+)", printed, re.IGNORECASE)
    records = [read_code(link.decode()) for link in links]

    assert [(each.letter, each.for_pupils, each.hint_limit) for each in records] == [
        ("A", True, 1),
        ("B", True, 1),
        ("C", True, 1),
        ("", False, 1),
    ]


def test_each_letter_of_a_class_set_is_a_sheet_of_its_own(visitor: SiteClient) -> None:
    path = shared(visitor, kind="versions", versions="2", count="2")

    page = visitor.get(path).text

    code = path.rpartition("/")[2]
    assert places_in(page) == [f"sheet={code}&number={number}" for number in (1, 2, 3, 4)]
    links = re.findall(r'<li data-progress="[^"]+"><a href="([^"]+)"', page)
    first, second, third, _ = map(unescape, links)
    assert neighbours_in(visitor.get(second).text) == [first, path]
    assert neighbours_in(visitor.get(third).text)[0] == path
    assert "data-hand-in" not in page


def test_small_puzzles_are_not_handed_in(visitor: SiteClient) -> None:
    puzzles = f"{PUZZLE}\n{SMALL.puzzle}"

    path = shared(visitor, source="own", puzzles=puzzles)
    page = visitor.get(path).text

    code = path.rpartition("/")[2]
    assert places_in(page) == [f"sheet={code}&number={number}" for number in (1, 2)]
    assert "data-hand-in" not in page


def test_a_sheet_of_more_puzzles_than_are_handed_in_together_offers_nothing(
    visitor: SiteClient,
) -> None:
    path = shared(visitor, count=str(MAX_GRIDS + 1))
    pages = [visitor.get(path).text, visitor.get(f"{path}?page=2").text]

    assert [places_in(page) for page in pages] == [[""] * MAX_GRIDS, [""]]
    assert not any("data-hand-in" in page for page in pages)


@pytest.mark.sample("de")
@pytest.mark.parametrize("home", ["", "/de"])
def test_a_long_sheet_has_pages_that_link_to_each_other(visitor: SiteClient, home: str) -> None:
    path = home + path_of(190)
    addresses = [path, *(f"{path}?page={number}" for number in range(2, 11))]

    pages = [visitor.get(address) for address in addresses]

    numbers = [re.findall(r"<b>\D*(\d+)</b>", page.text) for page in pages]
    assert [page.status_code for page in pages] == [200] * 10
    assert list(chain(*numbers)) == [str(number) for number in range(1, 191)]
    for page in pages:
        assert links_to_pages(page.text) == addresses
        assert form_of(page.text)["sheet"] == path.rpartition("/")[2]


def test_a_sheet_of_one_page_has_no_links_to_pages(visitor: SiteClient) -> None:
    assert links_to_pages(visitor.get(path_of(20)).text) == []


@pytest.mark.parametrize("page", ["0", "11", "-1", "01", "a", ""])
def test_a_page_that_a_sheet_does_not_have_is_not_found(visitor: SiteClient, page: str) -> None:
    assert visitor.get(f"{path_of(190)}?page={page}").status_code == 404


def test_a_sheet_too_long_for_a_code_is_shared_by_its_link(visitor: SiteClient) -> None:
    path = path_of(190)

    page = visitor.get(path)
    pictures = [visitor.get(f"{path}/{name}") for name in ("qr.svg", "slide.png")]
    preview = visitor.post("/print/preview", **form_of(page.text) | {"codes": "sheet"})

    assert read_code(pupils_path(page.text).rpartition("/")[2]).for_pupils
    assert "qr.svg" not in page.text
    assert "slide.png" not in page.text
    assert [picture.status_code for picture in pictures] == [404, 404]
    # Its link doesn't fit on a page either.
    assert preview.status_code == 400


def test_a_teacher_prints_the_same_sheet_again_with_its_key(visitor: SiteClient) -> None:
    first = visitor.post("/print", **SHEET, **LOOKS)
    page = visitor.get(shared(visitor)).text

    again = visitor.post("/print", **form_of(page))

    assert again.status_code == 200
    assert page_count(again.content) == page_count(first.content) == 2
    assert again.content == first.content


def test_the_next_week_has_the_same_looks_and_other_puzzles(visitor: SiteClient) -> None:
    path = shared(visitor, date="24. November")
    code = path.rpartition("/")[2]

    form = visitor.get(f"/print?like={code}&difficulty=hard").text

    assert 'value="Für Freitag"' in form
    assert 'name="source" value="new" checked' in form
    assert '<option value="hard" selected>' in form
    assert 'name="per-page" value="4" checked' in form
    assert 'id="count" name="count" type="number" min="1" max="40" value="3"' in form
    assert "24. November" not in form
    assert 'name="seed" value=""' in form


@pytest.mark.parametrize(
    ("fields", "levels", "chosen"),
    [
        ({}, engine.LABELS, "easy"),
        ({"size": "4"}, small.LEVELS, "easy"),
        ({"size": "6", "difficulty": "beginner"}, small.LEVELS, "beginner"),
    ],
)
def test_the_next_week_is_offered_at_the_levels_of_its_size(
    visitor: SiteClient, fields: dict[str, str], levels: tuple[str, ...], chosen: str
) -> None:
    page = visitor.get(shared(visitor, **fields)).text

    options = re.findall(r'<option value="(\w+)"( selected)?>', page)

    assert tuple(level for level, _chosen in options) == levels
    assert [level for level, is_chosen in options if is_chosen] == [chosen]


def test_a_form_that_is_opened_again_has_the_choices_of_its_address(visitor: SiteClient) -> None:
    form = visitor.get("/print?source=new&kind=versions&count=2&seed=77&codes=&title=x").text

    assert 'name="kind" value="versions" checked' in form
    assert 'name="seed" value="77"' in form
    assert 'name="codes" value="" checked' in form
    assert not re.search(r'name="blanks" value="1" checked', form)


@pytest.mark.sample("fields0")
@pytest.mark.parametrize(
    ("fields", "pages"),
    [
        ({"kind": "levels", "count": "2", "difficulty": "medium"}, 4),
        ({"kind": "levels", "count": "2", "difficulty": "easy", "mark": "symbols"}, 4),
        ({"kind": "versions", "versions": "3", "count": "1"}, 4),
    ],
)
def test_a_class_set_is_printed_shown_and_comes_back_with_its_key(
    visitor: SiteClient, fields: dict[str, str], pages: int
) -> None:
    asked = {**SHEET, **LOOKS, **fields}

    printed = visitor.post("/print", **asked)
    looked_at = visitor.post("/print/preview", **asked, page=str(pages))
    page = visitor.get(shared(visitor, **fields)).text
    again = visitor.post("/print", **form_of(page))

    assert page_count(printed.content) == pages
    assert (looked_at.status_code, looked_at.headers["x-pages"]) == (200, str(pages))
    assert page_count(again.content) == pages
    assert ">Puzzle B1<" in page


def test_several_levels_stand_on_one_sheet_in_order(visitor: SiteClient) -> None:
    path = shared(visitor, **{"difficulty": "beginner", "up-to": "hard", "count": "4"})

    labels = [engine.label_of(grid) for grid in read_code(path.rpartition("/")[2]).grids]

    assert labels == ["beginner", "easy", "medium", "hard"]


@pytest.mark.parametrize("wrong", ["x", "abc123", "%C3%A4"])
def test_invalid_codes_are_explained(visitor: SiteClient, wrong: str) -> None:
    path = shared(visitor)

    assert visitor.get(f"/s/{wrong}").status_code == 404
    assert visitor.get(path[:-1]).status_code == 404


def test_a_sheet_is_shared_by_a_code_and_by_a_picture_for_a_slide(visitor: SiteClient) -> None:
    path = shared(visitor)

    code, slide = visitor.get(f"{path}/qr.svg"), visitor.get(f"{path}/slide.png")

    assert (code.status_code, code.headers["content-type"]) == (200, "image/svg+xml")
    assert (slide.status_code, slide.headers["content-type"]) == (200, "image/png")
    assert int.from_bytes(slide.content[16:20]) == 1920


@pytest.mark.parametrize(
    ("fields", "name"),
    [
        ({}, "Für Freitag - Sheet + Answers - easy - 2026-11-20.pdf"),
        ({"answers": "none", "up-to": "hard"}, "Für Freitag - Sheet - easy-hard - 2026-11-20.pdf"),
        (
            {"title": "", "date": "24/11: a"},
            "Sudoku - Sheet + Answers - easy - 24-11- a.pdf",
        ),
        ({"source": "daily"}, "Für Freitag - Sheet + Answers - 2026-11-20.pdf"),
        (
            {"kind": "versions", "versions": "3", "count": "1"},
            "Für Freitag - Versions A-C - easy - 2026-11-20.pdf",
        ),
        ({"kind": "book", "count": "1"}, "Für Freitag - Book - easy - 2026-11-20.pdf"),
        (
            {"kind": "book", "part": "cover", "count": "1"},
            "Für Freitag - Cover - easy - 2026-11-20.pdf",
        ),
    ],
)
def test_a_download_is_named_by_title_kind_level_and_date(
    visitor: SiteClient, fields: dict[str, str], name: str
) -> None:
    answer = visitor.post("/print", **{**SHEET, **LOOKS, **fields, "save": "1"})

    told = answer.headers["content-disposition"]
    assert told.startswith("attachment; ")
    assert unquote(told.partition("UTF-8''")[2]).startswith(name)
