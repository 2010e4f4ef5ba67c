"""Strips for newspapers: puzzles of a day and yesterday's answers, in black alone."""

import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from datetime import date, timedelta
from pathlib import Path
from typing import Any, Literal, NamedTuple

from nonet import engine
from nonet.errors import LayoutError
from nonet.i18n.catalogue import words_in
from nonet.printing.document import pips_of, said
from nonet.printing.typesetting import Source, compile_picture, compile_plain
from nonet.printing.worksheet import Sheet

StripFormat = Literal["svg", "pdf"]
FEWEST_GRIDS, MOST_GRIDS_IN_A_STRIP = 2, 3
_PT_IN_A_MM = 72 / 25.4
# The shortest side of a strip, and the longest.
STRIP_SIDES_MM = (40.0, 600.0)
_SIZE = re.compile(r"(\d{2,3}(?:\.\d{1,2})?)x(\d{2,3}(?:\.\d{1,2})?)(?:mm)?")
_TEMPLATE = "strip.typ"
HEAD, FOOT, CAPTION, GAP = 22.0, 12.0, 15.0, 12.0
# Of a grid's side, the size of its digits; none of an answer is below seven points, none that is
# to be solved below nine.
_DIGIT, _FRAME = 16 / 243, 3.0
_LEAST_ANSWER, _LEAST_PUZZLE = 7.0 / _DIGIT + _FRAME, 9.0 / _DIGIT + _FRAME
# An answer is at most so much of a puzzle wide.
_OF_A_PUZZLE = 0.72
_TYPST_SIZE = re.compile(rb'width="[\d.]+pt" height="[\d.]+pt"')


class StripSize(NamedTuple):
    """How wide and high a strip is, in millimetres."""

    width: float
    height: float


class Placed(NamedTuple):
    """Where a grid stands: left and top of its caption, and the side of the grid, in points."""

    left: float
    top: float
    side: float


@dataclass(frozen=True, slots=True, kw_only=True)
class Strip:
    """Puzzles of a day, with their solutions, and those of the day before, whose answers it has.

    Raises:
        LayoutError: there are too few or too many.
    """

    day: date
    puzzles: tuple[Sheet, ...]
    yesterday: tuple[Sheet, ...]
    credit: str
    size: StripSize
    form: StripFormat = "pdf"
    title: str = ""
    language: Path | None = None

    def __post_init__(self) -> None:
        if not FEWEST_GRIDS <= len(self.puzzles) <= MOST_GRIDS_IN_A_STRIP:
            raise LayoutError(
                f"{len(self.puzzles)} puzzles in a strip; expected {FEWEST_GRIDS} or "
                f"{MOST_GRIDS_IN_A_STRIP}",
                option="difficulty",
            )

    @property
    def count(self) -> int:
        """How many grids are drawn."""
        return len(self.puzzles) + len(self.yesterday)


def read_size(text: str) -> StripSize:
    """Read a size such as `286x90mm`.

    Raises:
        LayoutError: it is none, or a side is too short or too long.
    """
    found = _SIZE.fullmatch(text)
    sides = [float(side) for side in found.groups()] if found else [0.0, 0.0]
    least, most = STRIP_SIDES_MM
    if not all(least <= side <= most for side in sides):
        raise LayoutError(
            f"found the size {text[:40]!r}; expected millimetres such as 286x130, each "
            f"{least:.0f} to {most:.0f}",
            option="size",
        )
    return StripSize(*sides)


def draw_strip(strip: Strip) -> bytes:
    """Draw a strip as large as it says; the same strip gives the same bytes.

    An SVG has outlines alone, a PDF is PDF/X-1a:2003.

    Raises:
        LayoutError: the grids would be too small to solve or to read.
    """
    if strip.form == "svg":
        drawn = compile_picture(_source(strip, for_press=False), "svg", ppi=72)
        width, height = strip.size
        return _TYPST_SIZE.sub(f'width="{width:g}mm" height="{height:g}mm"'.encode(), drawn, 1)
    # What a PDF for the press needs is slow to import.
    from nonet.printing.binding import (  # noqa: PLC0415
        PRINT_SHOP,
        bind,
        exchange,
    )

    pdf = compile_plain(_source(strip, for_press=True), version="1.4")
    return bind([pdf], PRINT_SHOP, conform=exchange(bleed=0, made=strip.day))


def preview_strip(strip: Strip) -> bytes:
    """Draw a strip as a PNG.

    Raises:
        LayoutError: see `draw_strip`.
    """
    return compile_picture(_source(strip, for_press=False))


def _source(strip: Strip, *, for_press: bool) -> Source:
    texts = (strip.title, strip.credit, *_words(strip).values())
    return Source.of(_TEMPLATE, _describe(strip, for_press=for_press), texts)


def place_grids(size: StripSize, count: int) -> tuple[list[Placed], list[Placed]]:
    """Return where puzzles and answers stand: of all ways the one with the largest puzzles.

    Raises:
        LayoutError: even there they are too small.
    """
    width, height = (side * _PT_IN_A_MM for side in size)
    ways = list(_ways(width, height - HEAD - FOOT, count))
    best = max(ways, key=lambda way: way[0][0].side, default=None)
    if best is None or best[0][0].side < _LEAST_PUZZLE:
        raise LayoutError(
            f"{count} puzzles and as many answers have no room to be read on "
            f"{size.width:g} x {size.height:g} mm: take a larger size or fewer puzzles",
            option="size",
        )
    return best


def _ways(width: float, height: float, count: int) -> Iterator[tuple[list[Placed], list[Placed]]]:
    """Yield ways to stand below the head: answers at the right of the puzzles, or below them."""
    for columns in range(1, count + 1):
        for across in range(1, count + 1):
            yield from _beside(width, height, count, columns, across)
            yield from _below(width, height, count, columns, across)


def _beside(
    width: float, height: float, count: int, columns: int, across: int
) -> Iterator[tuple[list[Placed], list[Placed]]]:
    rows, down = -(-count // columns), -(-count // across)
    tallest = height / down - CAPTION
    if tallest < _LEAST_ANSWER:
        return
    room = width - _row(_LEAST_ANSWER, across) - 2 * GAP
    side = _side(room, height, columns, rows)
    widest = (width - _row(side, columns) - 2 * GAP - (across - 1) * GAP) / across
    answer = max(_LEAST_ANSWER, min(tallest, widest, _OF_A_PUZZLE * side))
    left = width - _row(answer, across)
    puzzles = _raster(0, HEAD, side, columns, count, width=left - 2 * GAP)
    yield puzzles, _raster(left, HEAD, answer, across, count, width=width - left)


def _below(
    width: float, height: float, count: int, columns: int, across: int
) -> Iterator[tuple[list[Placed], list[Placed]]]:
    rows, down = -(-count // columns), -(-count // across)
    widest = (width - (across - 1) * GAP) / across
    if widest < _LEAST_ANSWER:
        return
    room = height - down * (_LEAST_ANSWER + CAPTION) - GAP
    side = _side(width, room, columns, rows)
    top = rows * (side + CAPTION) + GAP
    tallest = (height - top) / down - CAPTION
    answer = max(_LEAST_ANSWER, min(tallest, widest, _OF_A_PUZZLE * side))
    puzzles = _raster(0, HEAD, side, columns, count, width=width)
    yield puzzles, _raster(0, HEAD + top, answer, across, count, width=width)


def _row(side: float, columns: int) -> float:
    return columns * side + (columns - 1) * GAP


def _side(width: float, height: float, columns: int, rows: int) -> float:
    return min((width - (columns - 1) * GAP) / columns, height / rows - CAPTION)


def _raster(  # noqa: PLR0913 - a raster is as many numbers
    left: float, top: float, side: float, columns: int, count: int, *, width: float
) -> list[Placed]:
    step = (width - side) / (columns - 1) if columns > 1 else 0.0
    first = left if columns > 1 else left + (width - side) / 2
    return [
        Placed(first + index % columns * step, top + index // columns * (side + CAPTION), side)
        for index in range(count)
    ]


def _words(strip: Strip) -> dict[str, str]:
    words = words_in(strip.language)
    return {
        "title": said(strip.title or words("sheet-sudoku"), words),
        "yesterday": words("sheet-yesterday"),
    }


def _describe(strip: Strip, *, for_press: bool) -> dict[str, Any]:
    words, shown = words_in(strip.language), _words(strip)
    puzzles, answers = place_grids(strip.size, len(strip.puzzles))
    width, height = (side * _PT_IN_A_MM for side in strip.size)
    return {
        "paper": {"width": width, "height": height},
        "language": words.locale,
        "direction": words.direction,
        "tall": words.font is not None,
        "title": strip.title or words("sheet-sudoku"),
        "author": strip.credit,
        "credit": said(strip.credit, words),
        "layout": {"weight": "normal", "large": False},
        "print": True,
        "inks": {"ink": "#000000", "line": "#000000", "paper": None, "for-press": for_press},
        "words": shown,
        "caption": CAPTION,
        "puzzles": [
            {
                "place": place,
                "number": str(number),
                "label": sheet.label and words(f"sheet-label-{sheet.label}"),
                "pips": pips_of(sheet.label),
                "puzzle": sheet.puzzle,
                "candidates": None,
            }
            for number, (place, sheet) in enumerate(zip(puzzles, strip.puzzles, strict=True), 1)
        ],
        "answers": [
            {
                "place": place,
                "number": str(number),
                "puzzle": sheet.puzzle,
                "solution": sheet.solution,
            }
            for number, (place, sheet) in enumerate(zip(answers, strip.yesterday, strict=True), 1)
        ],
    }


@dataclass(frozen=True, slots=True)
class StripPuzzle:
    """A puzzle of a strip, and the line by which it is made again."""

    sheet: Sheet
    reference: str


@dataclass(frozen=True, slots=True)
class StripDay:
    """A day, its puzzles, and those of the day before."""

    day: date
    puzzles: tuple[StripPuzzle, ...]
    yesterday: tuple[StripPuzzle, ...]

    def strip(self, **looks: Any) -> Strip:
        """Return the strip of the day, with what else a strip has."""
        return Strip(
            day=self.day,
            puzzles=tuple(each.sheet for each in self.puzzles),
            yesterday=tuple(each.sheet for each in self.yesterday),
            **looks,
        )


def strip_days(
    labels: Sequence[engine.Label], first: date, count: int, *, seed: int, budget: int
) -> Iterator[StripDay]:
    """Yield so many days, each with a puzzle to each label.

    No puzzle comes twice, not even turned, shuffled or relabelled.

    Raises:
        GenerationLimitError: the budget of one of them ended.
    """
    known: set[str] = set()
    before = _puzzles_of(first - timedelta(days=1), labels, known, seed=seed, budget=budget)
    for step in range(count):
        day = first + timedelta(days=step)
        made = _puzzles_of(day, labels, known, seed=seed, budget=budget)
        yield StripDay(day, made, before)
        before = made


def _puzzles_of(
    day: date, labels: Sequence[engine.Label], known: set[str], *, seed: int, budget: int
) -> tuple[StripPuzzle, ...]:
    return tuple(
        _puzzle(label, day.toordinal() * len(labels) + place, known, seed=seed, budget=budget)
        for place, label in enumerate(labels)
    )


def _puzzle(
    label: engine.Label, index: int, known: set[str], *, seed: int, budget: int
) -> StripPuzzle:
    """Make the puzzle of an index; where it is known, one of another seed, always the same."""
    spec, own = engine.PuzzleSpec(label), seed
    made = engine.generate(spec, seed=own, index=index, budget=budget)
    while (form := engine.canonical(made.puzzle)) in known:
        own = (own + 1) % 2**engine.SEED_BITS
        made = engine.generate(spec, seed=own, index=index, budget=budget)
    known.add(form)
    sheet = Sheet(puzzle=made.puzzle, solution=made.solution, playable_url="", label=label)
    return StripPuzzle(sheet, engine.reference_of(spec, seed=own, index=index))
