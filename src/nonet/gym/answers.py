"""Answers of models within other text: a grid in any layout, or entries such as `r4c5=7`."""

from collections.abc import Iterator
from dataclasses import dataclass

from nonet.grid import CELLS, EMPTY
from nonet.gym.entries import digits_of, entries_in
from nonet.gym.layouts import cells_almost, parts_of
from nonet.i18n.message import Message

LONGEST = 200_000
"""Longer texts are rejected unread."""

_TAG, _END_TAG = "<answer>", "</answer>"


@dataclass(frozen=True, slots=True)
class Answer:
    """The digits that were read, by cell, or an error if no answer was found."""

    entries: dict[int, int]
    is_grid: bool = False
    error: Message | None = None


def read_answer(text: str, puzzle: str = EMPTY * len(CELLS)) -> Answer:
    """Read the last complete answer to a puzzle, or else the last one that fills in a cell.

    An answer is a grid or a list of entries. A grid with empty cells and the entries after it
    are one answer. The last entry for a cell counts. If any part between `<answer>` and
    `</answer>` has an answer, only the last such part counts.
    """
    if len(text) > LONGEST:
        return Answer({}, error=Message.of("gym-too-long", most=LONGEST))
    for part in (*_tagged_parts(text), text):
        if answers := [*_answers_in(part, _digits_of(puzzle))]:
            return _last_complete(answers, _digits_of(puzzle))
    count = cells_almost(text)
    error = Message.of("gym-cells", count=count) if count else Message.of("gym-no-answer")
    return Answer({}, error=error)


def answer_part(text: str) -> str:
    """Return the last part of a text that is tagged as its answer, or else the whole text."""
    return next(_tagged_parts(text), _without_surrogates(text))


def _without_surrogates(text: str) -> str:
    # The engine rejects lone surrogates.
    return text.encode("utf-8", "replace").decode()


def _tagged_parts(text: str) -> Iterator[str]:
    """Yield the parts between tags of any case, from the last to the first."""
    whole = _without_surrogates(text)
    # This changes ASCII letters only, so every index stays the same.
    plain = whole.encode().lower().decode()
    end = plain.rfind(_END_TAG)
    while end >= 0 and (start := plain.rfind(_TAG, 0, end)) >= 0:
        yield whole[start + len(_TAG) : end]
        end = plain.rfind(_END_TAG, 0, start)


def _answers_in(text: str, givens: dict[int, int]) -> Iterator[Answer]:
    """Yield the answers in a text, in order."""
    for part in parts_of(text):
        grid = _digits_of(part.grid)
        if part.grid:
            yield Answer(grid, is_grid=True)
        entries = _entries_in("\n".join(part.lines), givens)
        if not entries:
            continue
        is_partial = EMPTY in part.grid
        yield Answer({**grid, **entries} if is_partial else entries, is_grid=is_partial)


def _entries_in(text: str, givens: dict[int, int]) -> dict[int, int]:
    """Read entries; letters name columns only if that is needed to agree with the givens."""
    found = entries_in(text)
    by_rows = digits_of(found)
    if _agree(by_rows, givens):
        return by_rows
    by_columns = digits_of(found, letters_are_rows=False)
    return by_columns if _agree(by_columns, givens) else by_rows


def _agree(entries: dict[int, int], givens: dict[int, int]) -> bool:
    return all(givens.get(cell, digit) == digit for cell, digit in entries.items())


def _last_complete(answers: list[Answer], givens: dict[int, int]) -> Answer:
    def fills(answer: Answer) -> int:
        known = answer.entries.keys() | (set() if answer.is_grid else givens.keys())
        return 2 if len(known) == len(CELLS) else int(not answer.entries.keys() <= givens.keys())

    return max(reversed(answers), key=fills)


def _digits_of(grid: str) -> dict[int, int]:
    return {cell: int(sign) for cell, sign in enumerate(grid) if sign != EMPTY}
