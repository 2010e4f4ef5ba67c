"""Strips for newspapers: a day's puzzles and yesterday's answers, in black ink only."""

import re
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from datetime import date, timedelta
from pathlib import Path
from typing import Any, Literal, NamedTuple

from nonet import engine
from nonet.errors import LayoutError
from nonet.i18n.catalogue import words_in
from nonet.printing.binding import PRINT_SHOP, bind, exchange
from nonet.printing.document import describe_base, isolate, pips_of
from nonet.printing.typesetting import Source, compile_picture, compile_plain
from nonet.printing.worksheet import Sheet

StripFormat = Literal["svg", "pdf"]
FEWEST_GRIDS, MOST_GRIDS_IN_A_STRIP = 2, 3
_POINTS_PER_MM = 72 / 25.4
# The shortest and the longest side of a strip.
STRIP_SIDES_MM = (40.0, 600.0)
_SIZE = re.compile(r"(\d{2,3}(?:\.\d{1,2})?)x(\d{2,3}(?:\.\d{1,2})?)(?:mm)?")
_TEMPLATE = "strip.typ"
_HEAD, _FOOT, _CAPTION, _GAP = 22.0, 12.0, 15.0, 12.0
# The size of digits as a fraction of the grid's side; at least seven points in answers, and nine in
# puzzles.
_DIGIT, _FRAME = 16 / 243, 3.0
_LEAST_ANSWER, _LEAST_PUZZLE = 7.0 / _DIGIT + _FRAME, 9.0 / _DIGIT + _FRAME
# The largest width of an answer as a fraction of a puzzle's.
_OF_A_PUZZLE = 0.72
_TYPST_SIZE = re.compile(rb'width="[\d.]+pt" height="[\d.]+pt"')


class StripSize(NamedTuple):
    """The width and height of a strip in millimetres."""

    width: float
    height: float


class Placed(NamedTuple):
    """The position of a grid: left and top of its caption, and the side of the grid, in points."""

    left: float
    top: float
    side: float


@dataclass(frozen=True, slots=True, kw_only=True)
class Strip:
    """The puzzles of a day, and those of the day before, whose answers are printed.

    With a `number` for the first puzzle, numbers continue from day to day.

    Raises:
        LayoutError: there are too few or too many puzzles.
    """

    day: date
    puzzles: tuple[Sheet, ...]
    yesterday: tuple[Sheet, ...]
    credit: str
    size: StripSize
    form: StripFormat = "pdf"
    title: str = ""
    dated: bool = True
    number: int | None = None
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
        """The number of grids."""
        return len(self.puzzles) + len(self.yesterday)

    @property
    def number_before(self) -> int:
        """The number of the first answer."""
        number = (self.number or 0) - len(self.yesterday)
        return number if number > 0 else 1


def read_size(text: str) -> StripSize:
    """Read a size such as `286x90mm`.

    Raises:
        LayoutError: it has another form, or a side is too short or too long.
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
    """Draw a strip in its own size; the same strip gives the same bytes.

    An SVG has only outlines; a PDF is PDF/X-1a:2003.

    Raises:
        LayoutError: the grids would be too small to solve or to read.
    """
    if strip.form == "svg":
        drawn = compile_picture(_source(strip, for_press=False), "svg", ppi=72)
        width, height = strip.size
        return _TYPST_SIZE.sub(f'width="{width:g}mm" height="{height:g}mm"'.encode(), drawn, 1)
    pdf = compile_plain(_source(strip, for_press=True), version="1.4")
    return bind([pdf], PRINT_SHOP, conform=exchange(bleed=0, made=strip.day))


def preview_strip(strip: Strip) -> bytes:
    """Draw a strip as a PNG.

    Raises:
        LayoutError: see `draw_strip`.
    """
    return compile_picture(_source(strip, for_press=False))


def _source(strip: Strip, *, for_press: bool) -> Source:
    shown = _describe(strip, for_press=for_press)
    return Source.of(_TEMPLATE, shown, (strip.title, strip.credit, *shown["words"].values()))


def place_grids(size: StripSize, count: int) -> tuple[list[Placed], list[Placed]]:
    """Return the positions of puzzles and answers with the largest possible puzzles.

    Raises:
        LayoutError: even these are too small.
    """
    width, height = (side * _POINTS_PER_MM for side in size)
    ways = list(_ways(width, height - _HEAD - _FOOT, count))
    best = max(ways, key=lambda way: way[0][0].side, default=None)
    if best is None or best[0][0].side < _LEAST_PUZZLE:
        raise LayoutError(
            f"{count} puzzles and as many answers have no room to be read on "
            f"{size.width:g} x {size.height:g} mm: take a larger size or fewer puzzles",
            option="size",
        )
    return best


def _ways(width: float, height: float, count: int) -> Iterator[tuple[list[Placed], list[Placed]]]:
    """Yield arrangements below the head: answers to the right of the puzzles, or below them."""
    for columns in range(1, count + 1):
        for across in range(1, count + 1):
            yield from _beside(width, height, count, columns, across)
            yield from _below(width, height, count, columns, across)


def _beside(
    width: float, height: float, count: int, columns: int, across: int
) -> Iterator[tuple[list[Placed], list[Placed]]]:
    rows, down = -(-count // columns), -(-count // across)
    tallest = height / down - _CAPTION
    if tallest < _LEAST_ANSWER:
        return
    room = width - _row(_LEAST_ANSWER, across) - 2 * _GAP
    side = _side(room, height, columns, rows)
    widest = (width - _row(side, columns) - 2 * _GAP - (across - 1) * _GAP) / across
    answer = max(_LEAST_ANSWER, min(tallest, widest, _OF_A_PUZZLE * side))
    left = width - _row(answer, across)
    puzzles = _raster(0, _HEAD, side, columns, count, width=left - 2 * _GAP)
    yield puzzles, _raster(left, _HEAD, answer, across, count, width=width - left)


def _below(
    width: float, height: float, count: int, columns: int, across: int
) -> Iterator[tuple[list[Placed], list[Placed]]]:
    rows, down = -(-count // columns), -(-count // across)
    widest = (width - (across - 1) * _GAP) / across
    if widest < _LEAST_ANSWER:
        return
    room = height - down * (_LEAST_ANSWER + _CAPTION) - _GAP
    side = _side(width, room, columns, rows)
    top = rows * (side + _CAPTION) + _GAP
    tallest = (height - top) / down - _CAPTION
    answer = max(_LEAST_ANSWER, min(tallest, widest, _OF_A_PUZZLE * side))
    puzzles = _raster(0, _HEAD, side, columns, count, width=width)
    yield puzzles, _raster(0, _HEAD + top, answer, across, count, width=width)


def _row(side: float, columns: int) -> float:
    return columns * side + (columns - 1) * _GAP


def _side(width: float, height: float, columns: int, rows: int) -> float:
    return min((width - (columns - 1) * _GAP) / columns, height / rows - _CAPTION)


def _raster(  # noqa: PLR0913 - a raster has this many numbers
    left: float, top: float, side: float, columns: int, count: int, *, width: float
) -> list[Placed]:
    step = (width - side) / (columns - 1) if columns > 1 else 0.0
    first = left if columns > 1 else left + (width - side) / 2
    return [
        Placed(first + index % columns * step, top + index // columns * (side + _CAPTION), side)
        for index in range(count)
    ]


def _describe(strip: Strip, *, for_press: bool) -> dict[str, Any]:
    words = words_in(strip.language)
    title = strip.title or words("sheet-sudoku")
    puzzles, answers = place_grids(strip.size, len(strip.puzzles))
    width, height = (side * _POINTS_PER_MM for side in strip.size)
    base = describe_base(
        words, title=title, author=strip.credit, credit=strip.credit, size=(width, height)
    )
    return base | {
        "print": True,
        "inks": {"ink": "#000000", "line": "#000000", "paper": None, "for-press": for_press},
        "words": {
            "title": isolate(title, words),
            "date": words.date(strip.day) if strip.dated else "",
            "yesterday": words("sheet-yesterday"),
        },
        "caption": _CAPTION,
        "puzzles": [
            {
                **_describe_grid(place, number, sheet),
                "label": sheet.label and words(f"sheet-label-{sheet.label}"),
                "pips": pips_of(sheet.label),
                "candidates": None,
            }
            for number, (place, sheet) in enumerate(
                zip(puzzles, strip.puzzles, strict=True), strip.number or 1
            )
        ],
        "answers": [
            {**_describe_grid(place, number, sheet), "solution": sheet.solution}
            for number, (place, sheet) in enumerate(
                zip(answers, strip.yesterday, strict=True), strip.number_before
            )
        ],
    }


def _describe_grid(place: Placed, number: int, sheet: Sheet) -> dict[str, Any]:
    return {"place": place, "number": str(number), "puzzle": sheet.puzzle}


@dataclass(frozen=True, slots=True)
class StripPuzzle:
    """A puzzle of a strip, and the reference to generate it again."""

    sheet: Sheet
    reference: str


@dataclass(frozen=True, slots=True)
class StripDay:
    """A day's puzzles, and those of the day before."""

    day: date
    puzzles: tuple[StripPuzzle, ...]
    yesterday: tuple[StripPuzzle, ...]

    def strip(self, **looks: Any) -> Strip:
        """Return the strip of the day with the other fields of a strip."""
        return Strip(
            day=self.day,
            puzzles=tuple(each.sheet for each in self.puzzles),
            yesterday=tuple(each.sheet for each in self.yesterday),
            **looks,
        )


def strip_days(  # noqa: PLR0913 - each is an option by name
    labels: Sequence[engine.Label],
    first: date,
    count: int,
    *,
    seed: int,
    budget: int,
    weekdays: Mapping[int, Sequence[engine.Label]] | None = None,
) -> Iterator[StripDay]:
    """Yield days from the first on, each with a puzzle for each label.

    Weekdays, which count from 0 for Monday, can have other labels, as many as `labels`. No two
    puzzles are equivalent.

    Raises:
        GenerationLimitError: a puzzle exceeds the budget.
    """
    known: set[str] = set()
    before: tuple[StripPuzzle, ...] = ()
    for step in range(-1, count):
        day = first + timedelta(days=step)
        own = (weekdays or {}).get(day.weekday(), labels)
        made = _puzzles_of(day, own, known, seed=seed, budget=budget)
        if step >= 0:
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
    """Generate the puzzle of an index; while it is known, try the next seed."""
    spec, own = engine.PuzzleSpec(label), seed
    made = engine.generate(spec, seed=own, index=index, budget=budget)
    while (form := engine.canonical(made.puzzle)) in known:
        own = (own + 1) % 2**engine.SEED_BITS
        made = engine.generate(spec, seed=own, index=index, budget=budget)
    known.add(form)
    sheet = Sheet(puzzle=made.puzzle, solution=made.solution, playable_url="", label=label)
    return StripPuzzle(sheet, engine.reference_of(spec, seed=own, index=index))
