"""Words of other languages are longer; they move and wrap, and print nothing upon anything."""

import shutil
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from nonet import i18n
from nonet.printing.class_set import ClassSet, PupilSheet, render_class_set
from nonet.printing.layout import PAPERS, Header, Layout, Paper
from nonet.printing.rendering import render
from nonet.printing.worksheet import Worksheet

Word = tuple[str, float, float, float, float]
Words = Callable[[bytes, int], list[Word]]
Collisions = Callable[[bytes, int], list[str]]

_GERMAN = """
sheet-answer = Lösung
sheet-answers = Lösungen
sheet-of = { $number } von { $total }
sheet-name = Vor- und Nachname
sheet-date = Datum
sheet-time = Benötigte Zeit
sheet-notes = Notizen und Nebenrechnungen
sheet-instruction =
    Fülle jede Zeile, jede Spalte und jeden der neun Blöcke aus neun Feldern so aus,
    dass die Ziffern 1 bis 9 darin genau einmal vorkommen.
sheet-answer-on = Die Lösung steht auf der Seite { $page }
sheet-puzzle-on = Das Rätsel steht auf der Seite { $page }
sheet-page = Seite { $page } von { $pages }
sheet-play = Dieses Rätsel im Browser weiterspielen
sheet-scan = Code einscannen oder anklicken
sheet-given = Vorgegeben
sheet-filled = Eingetragen
sheet-bold-given = Fett gedruckte Ziffern waren vorgegeben.
sheet-label-beginner = Anfängerinnen und Anfänger
sheet-before = Bevor du mit dem Ausfüllen beginnst
sheet-first-step = Mein erster Schritt und die Begründung dafür:
sheet-hardest-step = Der schwierigste Schritt, und wie ich ihn gefunden habe:
"""
_LAYOUTS: dict[str, dict[str, Any]] = {
    **{f"{n} a page": {"per_page": n} for n in (1, 2, 4, 6, 9)},
    **{f"{n} a page, answers below": {"per_page": n, "answers": "below"} for n in (1, 2, 4)},
    "large print": {"large_print": True},
}
_HEADERS = {
    "no head": Header(),
    "a head": Header(title="Übungen für zu Hause", class_name="Klasse 5b", date="21. November"),
}


@pytest.fixture(scope="session")
def german(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Return a catalogue whose sheets speak German."""
    folder = tmp_path_factory.mktemp("languages") / "de"
    shutil.copytree(Path(i18n.__file__).parent / "en", folder)
    sheets = folder / "sheets.ftl"
    written = {line.split(" =")[0] for line in _GERMAN.splitlines() if " =" in line}
    kept = [
        line
        for line in sheets.read_text("utf-8").splitlines()
        if line.split(" =")[0] not in written
    ]
    sheets.write_text("\n".join(kept) + _GERMAN, encoding="utf-8")
    return folder


@pytest.mark.sample("(4 a page|large print), a head-a4$")
@pytest.mark.parametrize(
    "options",
    [
        pytest.param(
            {"layout": layout, "header": header, "paper": paper}, id=f"{name}, {head}-{paper}"
        )
        for name, layout in _LAYOUTS.items()
        for head, header in _HEADERS.items()
        for paper in PAPERS
    ],
)
def test_longer_words_overlap_nothing(
    make_worksheet: Callable[..., Worksheet],
    collisions: Collisions,
    german: Path,
    options: dict[str, Any],
) -> None:
    layout = Layout(**options["layout"])
    worksheet = make_worksheet(2, **(options | {"layout": layout}), language=german)

    pdf = render(worksheet)

    pages = range(1, layout.puzzle_pages(2) + layout.answer_pages(2) + 1)
    assert {page: found for page in pages if (found := collisions(pdf, page))} == {}


@pytest.mark.parametrize("count", [1, 2])
def test_longer_words_overlap_nothing_in_class_sets(
    make_worksheet: Callable[..., Worksheet], collisions: Collisions, german: Path, count: int
) -> None:
    worksheet = make_worksheet(count, header=_HEADERS["a head"], language=german)
    sheets = tuple(
        PupilSheet(puzzles=worksheet.sheets, label=label)
        for label in ("beginner", "easy", "medium")
    )

    pdf = render_class_set(ClassSet(worksheet=worksheet, sheets=sheets))

    assert [collisions(pdf, page) for page in (1, 2, 3, 4)] == [[], [], [], []]


@pytest.mark.sample("a4")
@pytest.mark.parametrize("paper", PAPERS)
def test_large_print_has_its_title_above_the_grid_and_a_line_for_a_name(
    make_worksheet: Callable[..., Worksheet], page_words: Words, paper: Paper
) -> None:
    header = Header(title="Exercises", class_name="Class 5 b", date="today")
    worksheet = make_worksheet(1, layout=Layout(large_print=True), header=header, paper=paper)

    words = {word[0]: word for word in page_words(render(worksheet), 1)}

    first_digit = min(top for text, _, top, _, _ in words.values() if text in "123456789")
    assert words["Exercises"][4] < first_digit
    assert "Name" in words
