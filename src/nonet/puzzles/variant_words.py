"""The rules of a variant puzzle in words: for pages, for paper, and for screen readers."""

from collections.abc import Callable, Iterable, Iterator, Sequence
from typing import Any

from nonet.engine.variants import VariantPuzzle
from nonet.i18n.message import Series
from nonet.i18n.words import Words

_SIGNS = "123456789ABCDEFG"
Rule = dict[str, Any]


def kinds_of(puzzle: VariantPuzzle) -> tuple[str, ...]:
    """Return the kinds of a puzzle's rules in order, `classic` or `jigsaw` first."""
    regions = "jigsaw" if "regions" in puzzle.data else "classic"
    return tuple(dict.fromkeys((regions, *(rule["type"] for rule in puzzle.rules))))


def names_of(puzzle: VariantPuzzle, words: Words) -> str:
    """Return the names of the kinds of a puzzle: `Killer, Diagonal`."""
    kinds = [kind for kind in kinds_of(puzzle) if kind != "classic"]
    return ", ".join(words(f"variant-name-{kind}") for kind in kinds)


def title_of(puzzle: VariantPuzzle, words: Words) -> str:
    """Return the title of a puzzle: `Sudoku: Killer, Diagonal`."""
    names = names_of(puzzle, words)
    return f"Sudoku: {names}" if names else "Sudoku"


def rules_in_words(puzzle: VariantPuzzle, words: Words) -> list[str]:
    """Return a sentence for each kind of rule."""
    size, found = puzzle.size, dict[str, None]()
    whisper = {"type": "whisper"}
    for rule in ({"type": kinds_of(puzzle)[0]}, *puzzle.rules):
        given = rule if rule["type"] == "whisper" else whisper
        difference = given.get("difference", (size + 1) // 2)
        name = f"variant-rule-{rule['type']}"
        found[words(name, highest=_SIGNS[size - 1], difference=difference)] = None
        if rule.get("negative"):
            found[words("variant-all-marked")] = None
    return list(found)


def marks_in_words(puzzle: VariantPuzzle, words: Words) -> list[str]:
    """Return a line for each mark on the board, such as `cage of 12: r1c1, r1c2`."""
    named = _Namer(puzzle.size, words)
    found = [words("variant-mark-region", cells=named.cells(cells)) for cells in _regions(puzzle)]
    for rule in puzzle.rules:
        if describe := _DESCRIBED.get(rule["type"]):
            found += describe(rule, named)
    return found


def givens_in_words(puzzle: VariantPuzzle, words: Words) -> list[str]:
    """Return the digits of each row that has givens."""
    size, empty = puzzle.size, words("variant-empty")
    rows = [puzzle.givens[start : start + size] for start in range(0, size * size, size)]
    return [
        words(
            "variant-row",
            row=number,
            digits=", ".join(empty if digit == "-" else digit for digit in row),
        )
        for number, row in enumerate(rows, 1)
        if row.strip("-")
    ]


def _regions(puzzle: VariantPuzzle) -> Iterator[list[int]]:
    labels: str = puzzle.data.get("regions", "")
    for label in dict.fromkeys(labels):
        yield [cell for cell, known in enumerate(labels) if known == label]


class _Namer:
    """Names cells in a grid of a size, and marks in a language."""

    def __init__(self, size: int, words: Words) -> None:
        self._size = size
        self._words = words
        self.last = size - 1

    def cell(self, cell: int) -> str:
        row, column = divmod(cell, self._size)
        return f"r{row + 1}c{column + 1}"

    def cells(self, cells: Iterable[int]) -> Series:
        return Series("and", tuple(map(self.cell, cells)))

    def pairs(self, pairs: Iterable[Sequence[int]]) -> Series:
        named = (f"{self.cell(one)}-{self.cell(other)}" for one, other in pairs)
        return Series("and", tuple(named))

    def mark(self, name: str, **arguments: Any) -> str:
        return self._words(f"variant-mark-{name}", **arguments)

    def house(self, rule: Rule) -> str:
        kind = "row" if rule.get("row") is not None else "column"
        return self._words(f"house-{kind}", number=rule[kind] + 1)


def _killer(rule: Rule, named: _Namer) -> list[str]:
    cells = named.cells(rule["cells"])
    if rule.get("sum") is None:
        return [named.mark("cage", cells=cells)]
    return [named.mark("killer", cells=cells, sum=rule["sum"])]


def _diagonal(rule: Rule, named: _Namer) -> list[str]:
    last = named.last
    lines = {
        "main": [at * (last + 2) for at in range(last + 1)],
        "anti": [(at + 1) * last for at in range(last + 1)],
    }
    chosen = rule.get("lines") or list(lines)
    return [named.mark("line", cells=named.cells(lines[name])) for name in chosen]


def _line(name: str) -> Callable[[Rule, _Namer], list[str]]:
    return lambda rule, named: [named.mark(name, cells=named.cells(rule["cells"]))]


def _lists(kind: str, *fields: str) -> Callable[[Rule, _Namer], list[str]]:
    """Describe the lists of a rule: of cells, or of pairs of cells."""

    def describe(rule: Rule, named: _Namer) -> list[str]:
        listed = named.cells if kind == "cells" else named.pairs
        return [
            named.mark(field, **{kind: listed(rule[field])}) for field in fields if rule.get(field)
        ]

    return describe


def _arrow(rule: Rule, named: _Namer) -> list[str]:
    circle, cells = named.cells(rule["circle"]), named.cells(rule["cells"])
    return [named.mark("arrow", circle=circle, cells=cells)]


def _greater(rule: Rule, named: _Namer) -> list[str]:
    greater, less = map(named.cell, rule["cells"])
    return [named.mark("greater", greater=greater, less=less)]


def _little_killer(rule: Rule, named: _Namer) -> list[str]:
    return [named.mark("little-killer", cells=named.cells(rule["cells"]), sum=rule["sum"])]


def _quadruple(rule: Rule, named: _Namer) -> list[str]:
    digits = Series("and", tuple(_SIGNS[digit - 1] for digit in rule["digits"]))
    return [named.mark("quadruple", cells=named.cells(rule["cells"]), digits=digits)]


def _sandwich(rule: Rule, named: _Namer) -> list[str]:
    return [named.mark("sandwich", house=named.house(rule), sum=rule["sum"])]


_DESCRIBED: dict[str, Callable[[Rule, _Namer], list[str]]] = {
    "diagonal": _diagonal,
    "extra-region": _line("shaded"),
    "killer": _killer,
    "parity": _lists("cells", "even", "odd"),
    "greater": _greater,
    "kropki": _lists("pairs", "white", "black"),
    "xv": _lists("pairs", "x", "v"),
    "thermo": _line("thermo"),
    "arrow": _arrow,
    **dict.fromkeys(("palindrome", "renban", "whisper", "between"), _line("line")),
    "little-killer": _little_killer,
    "quadruple": _quadruple,
    "sandwich": _sandwich,
}
