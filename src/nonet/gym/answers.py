"""What a model answers with: a grid in any form, or entries such as `r4c5=7`, within other text."""

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from string import ascii_lowercase

from nonet import engine
from nonet.errors import TextFormError
from nonet.foundation.catalogue import Message
from nonet.foundation.grid import CELLS, EMPTY
from nonet.gym.notation import DIGIT_SIGNS, conclusions_in, lowered

LONGEST = 200_000
"""Longer texts are refused unread."""

_CELL_SIGNS = "-0123456789._xX*"
_GRID_SIGNS = frozenset(f"{_CELL_SIGNS}|+=[],;'\"")
_RULE_SIGNS = frozenset("|:-")
_COLUMN_RULES = 8
_AFTER_LABEL = frozenset(":.)|")
_CELLS_OF_A_GRID_ALMOST = range(64, 100)


@dataclass(frozen=True, slots=True)
class Answer:
    """The digits that were read, by their cells, or the refusal that says why there are none."""

    entries: dict[int, int]
    is_grid: bool = False
    refusal: Message | None = None


def read_answer(text: str) -> Answer:
    """Read the last grid of a text, or its entries if there is none; of a cell the last one counts.

    What stands between `<answer>` and `</answer>` counts alone, if there is such a part.
    """
    if len(text) > LONGEST:
        return Answer({}, refusal=Message.of("gym-too-long", most=LONGEST))
    said = answer_part(text)
    grid = next(_grids(said), None)
    if grid is not None:
        digits = {cell: int(sign) for cell, sign in enumerate(grid) if sign != EMPTY}
        return Answer(digits, is_grid=True)
    placed, _ = conclusions_in(lowered(said))
    if placed:
        return Answer(dict(placed))
    counts = [sum(map(_is_cell, block)) for block in _blocks(said)]
    near = [count for count in counts if count in _CELLS_OF_A_GRID_ALMOST]
    refusal = Message.of("gym-cells", count=near[-1]) if near else Message.of("gym-no-answer")
    return Answer({}, refusal=refusal)


def answer_part(text: str) -> str:
    """Return the last part of a text that is tagged as its answer, or the whole text."""
    # What stands alone of a pair of UTF-16 is no text for the engine.
    whole = text.encode("utf-8", "replace").decode()
    return next(reversed([*_between(whole, "<answer>", "</answer>")]), whole)


def _between(text: str, opening: str, closing: str) -> Iterator[str]:
    """Yield what stands between two marks, whose letters may be capitals."""
    # This changes ASCII letters only, so every place stays the same.
    plain, end = text.encode().lower().decode(), 0
    while (start := plain.find(opening, end)) >= 0:
        start += len(opening)
        end = plain.find(closing, start)
        if end < 0:
            return
        yield text[start:end]
        end += len(closing)


def _grids(text: str) -> Iterator[str]:
    for part in _parts(text):
        try:
            yield engine.read_grids(part)[-1]
        except TextFormError:
            continue


def _parts(text: str) -> Iterator[str]:
    """Yield what may be a grid, the likeliest first."""
    fenced = [part.partition("\n")[2] for part in _between(text, "```", "```")]
    yield from reversed(fenced)
    yield _without_rules(text.splitlines())
    yield from reversed([*_lists(text)])
    yield from reversed([*_lines(text)])
    yield from reversed([block for block in _blocks(text) if block])


def _lists(text: str) -> Iterator[str]:
    """Yield lists of lists of cells."""
    *parts, _ = "".join(text.split()).split("]]")
    for part in parts:
        start = part.rfind("[[")
        if start >= 0 and set(part[start:]).isdisjoint(ascii_lowercase):
            yield f"{part[start:]}]]"


def _lines(text: str) -> Iterator[str]:
    """Yield words of 81 cells; a full stop may follow."""
    parted = (sign if sign.isalnum() or sign in "_.*-" else " " for sign in text)
    for word in "".join(parted).split():
        cells, rest = word[: len(CELLS)], word[len(CELLS) :]
        if len(cells) == len(CELLS) and not cells.strip(_CELL_SIGNS) and rest[:1] in ("", "."):
            yield cells


def _blocks(text: str) -> Iterator[str]:
    """Yield the lines in a row that have nothing but cells and borders."""
    block: list[str] = []
    for line in [*map(_without_label, text.splitlines()), "end"]:
        if _is_of_grid(line):
            block.append(line)
        elif block:
            yield _without_rules(block)
            yield _without_rules(_below_rule(block))
            block = []


def _without_label(line: str) -> str:
    """Return a line without the name of its row: `Row 4:` or `r4 |`."""
    start = line.lstrip()
    name = next((name for name in ("row", "r") if start[: len(name)].lower() == name), None)
    if name is None:
        return line
    number = start[len(name) :].lstrip()
    after = number[1:].lstrip()
    return after[1:] if number[:1] in DIGIT_SIGNS and after[:1] in _AFTER_LABEL else line


def _is_of_grid(line: str) -> bool:
    signs = set("".join(line.split()))
    return signs <= _GRID_SIGNS and not signs.isdisjoint(_CELL_SIGNS)


def _is_rule(line: str) -> bool:
    """Return whether a line separates the header of a Markdown table from its rows."""
    return line.count("|") >= _COLUMN_RULES and set("".join(line.split())) <= _RULE_SIGNS


def _below_rule(lines: list[str]) -> list[str]:
    """Return the rows of a table without its head, which may number the columns."""
    return lines[2:] if len(lines) > 1 and _is_rule(lines[1]) else []


def _without_rules(lines: Iterable[str]) -> str:
    return "\n".join(line for line in lines if not _is_rule(line))


def _is_cell(sign: str) -> bool:
    return sign.isdigit() or sign in "._xX*"
