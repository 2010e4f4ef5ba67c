"""What a model answers with: a grid in any form, or entries such as `r4c5=7`, within other text."""

import re
from collections.abc import Iterable, Iterator
from dataclasses import dataclass

from nonet import engine
from nonet.errors import TextFormError
from nonet.foundation.catalogue import Message
from nonet.foundation.grid import EMPTY
from nonet.gym.notation import conclusions_in, lowered

LONGEST = 200_000
"""Longer texts are refused unread."""

_TAGGED = re.compile(r"<answer>(.*?)</answer>", re.DOTALL | re.IGNORECASE)
_FENCED = re.compile(r"```[^\n]*\n(.*?)```", re.DOTALL)
_LISTS = re.compile(r"\[\s*\[[^a-z]*?\]\s*\]")
_LINE = re.compile(r"(?<![\w.*-])[0-9._xX*-]{81}(?![\w*-])")
_GRID_LINE = re.compile(r"[-0-9._xX*|+=\[\],;'\"\s]*[-0-9._xX*][-0-9._xX*|+=\[\],;'\"\s]*")
# Below the head of a table in Markdown.
_RULE = re.compile(r"[\s:-]*(?:\|[\s:-]*){8,}")
_ROW_LABEL = re.compile(r"^\s*(?:row|r)\s*[1-9]\s*[:.)|]", re.IGNORECASE | re.MULTILINE)
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
    return next(reversed(_TAGGED.findall(whole)), whole)


def _grids(text: str) -> Iterator[str]:
    for part in _parts(text):
        try:
            yield engine.read_grids(part)[-1]
        except TextFormError:
            continue


def _parts(text: str) -> Iterator[str]:
    """Yield what may be a grid, the likeliest first."""
    yield from reversed(_FENCED.findall(text))
    yield _without_rules(text.splitlines())
    yield from reversed(_LISTS.findall(text))
    yield from reversed(_LINE.findall(text))
    yield from reversed([block for block in _blocks(text) if block])


def _blocks(text: str) -> Iterator[str]:
    """Yield the lines in a row that have nothing but cells and borders."""
    block: list[str] = []
    for line in [*_ROW_LABEL.sub("", text).splitlines(), "end"]:
        if _GRID_LINE.fullmatch(line):
            block.append(line)
        elif block:
            yield _without_rules(block)
            yield _without_rules(_below_rule(block))
            block = []


def _below_rule(lines: list[str]) -> list[str]:
    """Return the rows of a table without its head, which may number the columns."""
    return lines[2:] if len(lines) > 1 and _RULE.fullmatch(lines[1]) else []


def _without_rules(lines: Iterable[str]) -> str:
    return "\n".join(line for line in lines if not _RULE.fullmatch(line))


def _is_cell(sign: str) -> bool:
    return sign.isdigit() or sign in "._xX*"
