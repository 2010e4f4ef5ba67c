"""Draw a page of every layout as `sheet-*.png` beside this file.

Run it with `.venv/bin/python docs/pictures/draw_sheets.py`; it needs pdftoppm, of poppler-utils,
and the fonts of fonts-noto-core and fonts-noto-cjk.
"""
# ruff: noqa: INP001, RUF001, S603, S607 - a script in no package, which runs an outside tool; Greek

import subprocess
import tempfile
from dataclasses import replace
from pathlib import Path
from random import Random

from nonet import engine
from nonet.catalogue import english
from nonet.puzzles import Verified, tell_sheet
from nonet.puzzles.class_set import nest
from nonet.worksheets import (
    ClassSet,
    Header,
    Layout,
    PupilSheet,
    Sheet,
    Worksheet,
    render,
    render_class_set,
)
from nonet.worksheets.books import Book, Chapter, print_book

HERE = Path(__file__).parent
RESOLUTION = "60"
LABELS = ("easy", "medium", "hard", "expert")
TITLES = {
    "german": Header(title="Übung für Größe 5", class_name="Klasse 5 b", date="21. November"),
    "greek": Header(title="Σουντόκου για την Παρασκευή", class_name="Τάξη Ε΄", date="21 Νοεμβρίου"),
    "japanese": Header(title="金曜日の数独パズル", class_name="五年二組", date="11月21日"),
    "arabic": Header(title="سودوكو ليوم الجمعة", class_name="الصف الخامس", date="٢١ نوفمبر"),
}
FRIDAY = Header(title="Sudoku for Friday", class_name="5 b")


def made(label: engine.Label, index: int) -> Sheet:
    """Make a puzzle of a label; the same index gives the same."""
    puzzle = engine.generate(label, seed=7, index=index)
    address = f"https://nonet.example/puzzles/v1-{puzzle.puzzle.replace('-', '0')}"
    return Sheet(
        puzzle=puzzle.puzzle, solution=puzzle.solution, playable_url=address, label=puzzle.label
    )


def worksheet(count: int, layout: Layout, header: Header = FRIDAY) -> Worksheet:
    """Lay out puzzles of several labels."""
    return Worksheet(
        service_name="Nonet",
        credit="Created with Nonet · nonet.example",
        sheets=tuple(made(LABELS[index % 4], index) for index in range(count)),
        layout=layout,
        header=header,
    )


def with_words(sheets: Worksheet) -> Worksheet:
    """Give every sheet what its layout asks for, in English."""
    told = tuple(tell_sheet(sheet, sheets.layout, english()) for sheet in sheets.sheets)
    return replace(sheets, sheets=told)


def class_set() -> ClassSet:
    """Make a class set of three levels."""
    chance, nested = Random(1), []  # noqa: S311 - the same set every time
    for index in range(20):
        puzzle = engine.generate("medium", seed=7, index=index)
        levels = nest(Verified(puzzle.puzzle, puzzle.solution), "medium", chance)
        nested += [levels] if levels else []
    sheets = tuple(
        PupilSheet(
            tuple(
                Sheet(puzzle=each.puzzle.puzzle, solution=each.puzzle.solution, playable_url="")
                for each in (nested[0][level], nested[1][level])
            ),
            nested[0][level].label,
        )
        for level in range(3)
    )
    return ClassSet(worksheet=replace(worksheet(1, Layout()), sheets=()), sheets=sheets)


def book() -> Book:
    """Make a short book."""
    return Book(
        title="Exactly One Solution",
        subtitle="From the first single to the X-wing",
        chapters=(Chapter(puzzles=tuple(made("hard", i) for i in range(12)), label="hard"),),
        credit="Created with Nonet · nonet.example",
    )


def draw(pdf: bytes, page: int, name: str) -> None:
    """Draw a page of a PDF in grey."""
    with tempfile.TemporaryDirectory() as folder:
        file = Path(folder, "sheet.pdf")
        file.write_bytes(pdf)
        pages = ("-f", str(page), "-l", str(page), "-singlefile")
        target = str(HERE / f"sheet-{name}")
        subprocess.run(
            ["pdftoppm", "-png", "-gray", "-r", RESOLUTION, *pages, str(file), target], check=True
        )


def main() -> None:
    """Draw all."""
    draw(render(worksheet(2, Layout(per_page=2, answers="below"))), 1, "2")
    draw(render(worksheet(4, Layout(per_page=4))), 1, "4")
    draw(render(worksheet(4, Layout(per_page=4, candidates=True, codes=False))), 1, "candidates")
    draw(render(worksheet(6, Layout(per_page=6))), 1, "6")
    draw(render(worksheet(9, Layout(per_page=9))), 1, "9")
    draw(render(worksheet(12, Layout(per_page=4, answers="12"))), 4, "answers")
    draw(render(worksheet(1, Layout(large_print=True))), 1, "large")
    wordy = Layout(per_page=4, answers="none", technique=True, hints=True, path=True, codes=False)
    told = render(with_words(worksheet(4, wordy)))
    draw(told, 1, "techniques")
    draw(told, 2, "hints")
    draw(told, 3, "path")
    for name, header in TITLES.items():
        sheets = replace(worksheet(4, Layout(per_page=4), header), paper="letter")
        draw(render(sheets), 1, name)
    levels = render_class_set(class_set())
    draw(levels, 1, "class")
    draw(levels, 4, "class-key")
    printed = print_book(book())
    draw(printed, 1, "book-title")
    draw(printed, 6, "book-puzzle")


if __name__ == "__main__":
    main()
