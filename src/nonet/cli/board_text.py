"""A board as text for a terminal, with candidates if the terminal is large enough."""

from collections.abc import Callable, Collection, Sequence
from dataclasses import dataclass, field
from functools import partial

from rich.text import Text

from nonet.grid import BOX_SIDE, CELLS, DIGITS, EMPTY, SIDE, cell_at

ROOMY_WIDTH, ROOMY_HEIGHT = 67, 31
_CELL = 7  # columns of a cell that shows its candidates
_COMPACT = 3

Candidate = tuple[int, int]


@dataclass(frozen=True, slots=True)
class Highlights:
    """Additional Rich styles of cells and candidates."""

    cells: dict[int, str] = field(default_factory=dict)
    candidates: dict[Candidate, str] = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class BoardView:
    """A board: its digits, the original puzzle, and the candidates of each cell."""

    board: str
    puzzle: str
    candidates: Sequence[Collection[int]] = ((),) * len(CELLS)
    highlights: Highlights = Highlights()


def draw_text(view: BoardView, *, roomy: bool) -> Text:
    """Draw a board, 67 columns by 31 lines with candidates, or 31 by 13 without."""
    width, height = (_CELL, BOX_SIDE) if roomy else (_COMPACT, 1)
    piece = _roomy_line if roomy else _compact_line
    text = Text(no_wrap=True)
    text.append(_border("┏━┳┓", width))
    for row in range(SIDE):
        for line in range(height):
            text.append_text(_row(row, partial(piece, view, line)))
        if row in (BOX_SIDE - 1, 2 * BOX_SIDE - 1):
            text.append(_border("┣━╋┫", width))
    text.append(_border("┗━┻┛", width).rstrip("\n"))
    return text


def _border(signs: str, width: int) -> str:
    left, along, between, right = tuple(signs)
    return left + between.join([along * (BOX_SIDE * width)] * BOX_SIDE) + right + "\n"


def _row(row: int, piece: Callable[[int], Text]) -> Text:
    text = Text("┃")
    for column in range(SIDE):
        text.append_text(piece(cell_at(row, column)))
        if column % BOX_SIDE == BOX_SIDE - 1:
            text.append("┃")
    return text.append("\n")


def _compact_line(view: BoardView, _line: int, cell: int) -> Text:
    digit = view.board[cell]
    noted = "·" if digit == EMPTY and view.candidates[cell] else " "
    return Text(f" {noted if digit == EMPTY else digit} ", _style(view, cell))


def _roomy_line(view: BoardView, line: int, cell: int) -> Text:
    digit, style = view.board[cell], _style(view, cell)
    background = view.highlights.cells.get(cell, "")
    if digit != EMPTY:
        return Text(f"   {digit}   " if line == 1 else " " * _CELL, style)
    text = Text(" ", style)
    for candidate in DIGITS[BOX_SIDE * line : BOX_SIDE * (line + 1)]:
        is_open = candidate in view.candidates[cell]
        own = view.highlights.candidates.get((cell, candidate), "grey62")
        text.append(str(candidate) if is_open else " ", f"{own} {background}" if is_open else style)
        text.append(" ", style)
    return text


def _style(view: BoardView, cell: int) -> str:
    base = "bold" if view.puzzle[cell] != EMPTY else "bright_blue"
    return f"{base} {view.highlights.cells.get(cell, '')}".strip()
