"""POST /sheets: a PDF with a key."""

import io
import re
from typing import Any

import pikepdf
import pytest

from nonet import engine
from nonet.i18n.catalogue import Catalogue
from refusals import Refusal, refusal
from samples import EMPTY, PDF, UNIQUE, outcome, page_count, variants
from service import Service

pytestmark = pytest.mark.shared

MANY = variants(27) * 8


def sheets(service: Service, **fields: Any) -> Any:
    return service.post("/sheets", {"puzzles": [UNIQUE], **fields})


def test_a_sheet_is_a_pdf_that_is_not_cached(service: Service) -> None:
    answer = sheets(service)

    assert outcome(answer) == PDF
    assert page_count(answer.content) == 2
    assert answer.headers["Cache-Control"] == "no-store"
    name = "sudoku-1-puzzle-with-answers-a4.pdf"
    assert answer.headers["Content-Disposition"] == f'attachment; filename="{name}"'
    assert answer.headers["RateLimit"].startswith('"account";r=')


@pytest.mark.english
def test_a_sheet_has_the_requested_layout(service: Service) -> None:
    header = {"className": "5 b", "date": "21 November", "blanks": False, "firstNumber": 41}
    spec = {"layout": 4, "answers": "12", "paper": "letter", "candidates": True, "header": header}

    answer = sheets(service, puzzles=variants(8), title="Monday", **spec)

    assert page_count(answer.content) == 3
    assert answer.content.count(b"/S/Table/") == 16
    assert answer.content.count(b"/MediaBox[0 0 612 792]") == 3
    assert b"(Monday)" in answer.content
    assert b"(Play Sudoku 48 online)" in answer.content


@pytest.mark.english
def test_hints_and_paths_follow_the_answers(service: Service) -> None:
    spec = {"layout": 4, "answers": "4", "level": "rating", "technique": True, "lines": "bold"}

    answer = sheets(service, puzzles=variants(4), hints=True, path=True, codes=False, **spec)
    puzzles = sheets(service, puzzles=variants(4), hints=True, path=True, part="puzzles", **spec)

    assert page_count(answer.content) == 1 + 1 + 1 + 4
    assert page_count(puzzles.content) == 2


def test_paths_that_fill_too_many_pages_are_rejected(unlimited_service: Service) -> None:
    hardest = "8..........36......7..9.2...5...7.......457.....1...3...1....68..85...1..9....4.."

    answer = sheets(unlimited_service, puzzles=[hardest] * 60, path=True)

    assert refusal(answer) == Refusal(400, "INVALID_REQUEST", ["path"])


def test_the_most_puzzles_of_a_body_are_printed(unlimited_service: Service) -> None:
    answer = sheets(unlimited_service, puzzles=MANY[:190], layout=9, answers="none")

    assert outcome(answer) == PDF
    assert page_count(answer.content) == 22


@pytest.mark.parametrize(
    ("fields", "path"),
    [
        ({"puzzles": []}, "puzzles"),
        ({"puzzles": ["."]}, "puzzles[0]"),
        ({"layout": 3}, "layout"),
        ({"layout": True}, "layout"),
        ({"layout": "4"}, "layout"),
        ({"answers": True}, "answers"),
        ({"paper": "a3"}, "paper"),
        ({"title": "t" * 81}, "title"),
        ({"title": "☃"}, "title"),
        ({"title": "a\nb"}, "title"),
        ({"header": {"date": "☃"}}, "header.date"),
        ({"header": {"className": "c" * 81}}, "header.className"),
        ({"header": {"firstNumber": 0}}, "header.firstNumber"),
        ({"header": {"logo": ""}}, "header.logo"),
        ({"header": None}, "header"),
        ({"candidates": 1}, "candidates"),
        ({"hints": 1}, "hints"),
        ({"path": "full"}, "path"),
        ({"level": "stars"}, "level"),
        ({"lines": "heavy"}, "lines"),
        ({"part": "answers", "answers": "none"}, "part"),
        ({"language": "xx"}, "language"),
        ({"language": "../en"}, "language"),
        ({"layout": 9, "candidates": True}, "candidates"),
        ({"layout": 6, "answers": "below"}, "answers"),
        ({"layout": 2, "largePrint": True}, "largePrint"),
    ],
)
def test_invalid_fields_are_named(
    unlimited_service: Service, fields: dict[str, object], path: str
) -> None:
    answer = sheets(unlimited_service, **fields)

    assert refusal(answer) == Refusal(400, "INVALID_REQUEST", [path])
    assert "☃" not in answer.text


@pytest.mark.parametrize("language", ["ar", "ja"])
def test_a_sheet_is_in_the_requested_language_and_its_font(
    unlimited_service: Service, language: str
) -> None:
    font = Catalogue().words(language).font
    assert font is not None

    with pikepdf.open(io.BytesIO(sheets(unlimited_service, language=language).content)) as pdf:
        used = {
            str(one["/BaseFont"]) for page in pdf.pages for one in page.resources["/Font"].values()
        }
        assert str(pdf.Root["/Lang"]) == language

    assert any(font.family.replace(" ", "") in name for name in used)


def test_191_puzzles_exceed_the_body(unlimited_service: Service) -> None:
    answer = sheets(unlimited_service, puzzles=MANY[:200])

    assert refusal(answer) == Refusal(413, "BODY_TOO_LARGE")


def test_one_ambiguous_puzzle_rejects_the_sheet(unlimited_service: Service) -> None:
    answer = sheets(unlimited_service, puzzles=[UNIQUE, EMPTY, UNIQUE])

    assert refusal(answer) == Refusal(422, "NOT_UNIQUE", ["puzzles[1]"])


def test_without_a_key_the_body_is_not_judged(service: Service) -> None:
    answer = service.client.post("/api/v1/sheets", json={"layout": 3})

    assert refusal(answer) == Refusal(401, "UNAUTHORIZED")


@pytest.mark.english
def test_one_call_prints_puzzles_of_several_levels(service: Service) -> None:
    spec = {"layout": 4, "answers": "none"}

    answer = service.post("/sheets", {"levels": {"hard": 1, "beginner": 2, "medium": 1}, **spec})

    assert outcome(answer) == PDF
    assert page_count(answer.content) == 1
    assert answer.content.count(b"/S/Table/") == 4
    with pikepdf.open(io.BytesIO(answer.content)) as opened:
        links = [str(link.A.URI) for link in opened.pages[0].Annots]
    grids = re.findall("/puzzles/v1-([0-9]{81})", " ".join(links))
    shown = [engine.label_of(grid) for grid in dict.fromkeys(grids)]
    assert shown == ["beginner", "beginner", "medium", "hard"]


@pytest.mark.parametrize(
    ("fields", "path"),
    [
        ({}, ""),
        ({"levels": {}}, ""),
        ({"levels": None}, ""),
        ({"puzzles": [UNIQUE], "levels": {"easy": 1}}, ""),
        ({"levels": {"easy": 15, "hard": 6}}, "levels"),
        ({"levels": {"easy": 0}}, "levels"),
        ({"levels": {"extreme": 1}}, "levels"),
    ],
)
def test_puzzles_have_one_source_and_at_most_twenty_are_new(
    unlimited_service: Service, fields: dict[str, object], path: str
) -> None:
    answer = unlimited_service.post("/sheets", fields)

    assert refusal(answer) == Refusal(400, "INVALID_REQUEST", [path])
