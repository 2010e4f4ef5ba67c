"""An independent count of the solutions of variants, by OR-tools' CP-SAT.

Run it in an environment of its own that has `ortools`: it reads a puzzle as JSON on each line of
standard input, and writes its solutions, at most two, as a list; null if the time was up.
"""

import json
import sys
from collections.abc import Callable, Iterator
from itertools import pairwise
from typing import Any

from ortools.sat.python import cp_model

_BOXES = {4: (2, 2), 6: (2, 3), 8: (2, 4), 9: (3, 3), 12: (3, 4), 16: (4, 4)}
_SIGNS = "123456789ABCDEFG"
_MOST = 2
_SECONDS = 20
_KNIGHT = ((1, 2), (2, 1), (1, -2), (2, -1))
_KING = ((1, 1), (1, -1))

Rule = dict[str, Any]


class Oracle:
    """The model of one puzzle."""

    def __init__(self, puzzle: dict[str, Any]) -> None:
        self.size: int = puzzle["size"]
        self.model = cp_model.CpModel()
        self.cells = [self.model.NewIntVar(1, self.size, f"c{i}") for i in range(self.size**2)]
        self.regions = list(self._regions(puzzle.get("regions")))
        for line in range(self.size):
            self._differ(range(line * self.size, (line + 1) * self.size))
            self._differ(range(line, self.size**2, self.size))
        for region in self.regions:
            self._differ(region)
        for cell, sign in zip(self.cells, puzzle["givens"], strict=True):
            if sign in _SIGNS:
                self.model.Add(cell == _SIGNS.index(sign) + 1)
        for rule in puzzle["rules"]:
            _RULES[rule["type"]](self, rule)

    def _regions(self, labels: str | None) -> Iterator[list[int]]:
        if labels is not None:
            for label in sorted(set(labels)):
                yield [cell for cell, found in enumerate(labels) if found == label]
            return
        height, width = _BOXES[self.size]
        for top in range(0, self.size, height):
            for left in range(0, self.size, width):
                yield [
                    (top + row) * self.size + left + column
                    for row in range(height)
                    for column in range(width)
                ]

    def _differ(self, cells: Any) -> None:
        self.model.AddAllDifferent([self.cells[cell] for cell in cells])

    def _edges(self, moves: Any = ((0, 1), (1, 0))) -> Iterator[tuple[int, int]]:
        for cell in range(self.size**2):
            for rows, columns in moves:
                row, column = cell // self.size + rows, cell % self.size + columns
                if row < self.size and 0 <= column < self.size:
                    yield cell, row * self.size + column

    def _allow(self, one: int, other: int, fits: Callable[[int, int], bool]) -> None:
        digits = range(1, self.size + 1)
        pairs = [(first, second) for first in digits for second in digits if fits(first, second)]
        self.model.AddAllowedAssignments([self.cells[one], self.cells[other]], pairs)

    def _total(self, cells: Any) -> Any:
        return sum(self.cells[cell] for cell in cells)

    def diagonal(self, rule: Rule) -> None:
        """Add the marked diagonals."""
        for line in rule.get("lines", ["main", "anti"]):
            columns = range(self.size) if line == "main" else range(self.size - 1, -1, -1)
            self._differ([row * self.size + column for row, column in enumerate(columns)])

    def windoku(self, _: Rule) -> None:
        """Add the four windows."""
        for top in (1, 5):
            for left in (1, 5):
                self._differ([(top + i // 3) * 9 + left + i % 3 for i in range(9)])

    def disjoint(self, _: Rule) -> None:
        """Add a group for each place in a box."""
        for group in zip(*self.regions, strict=True):
            self._differ(group)

    def killer(self, rule: Rule) -> None:
        """Add a cage."""
        self._differ(rule["cells"])
        if rule.get("sum") is not None:
            self.model.Add(self._total(rule["cells"]) == rule["sum"])

    def apart(self, rule: Rule) -> None:
        """Add the moves of a knight or a king."""
        for pair in self._edges(_KNIGHT if rule["type"] == "anti-knight" else _KING):
            self._differ(pair)

    def non_consecutive(self, _: Rule) -> None:
        """Add the differences of neighbours."""
        for one, other in self._edges():
            self._allow(one, other, lambda first, second: abs(first - second) != 1)

    def parity(self, rule: Rule) -> None:
        """Add even and odd cells."""
        for remainder, name in enumerate(("even", "odd")):
            for cell in rule.get(name, []):
                self.model.AddModuloEquality(remainder, self.cells[cell], 2)

    def greater(self, rule: Rule) -> None:
        """Add an inequality."""
        one, other = rule["cells"]
        self.model.Add(self.cells[one] > self.cells[other])

    def dots(self, rule: Rule) -> None:
        """Add the marks of Kropki or XV, and with `negative` the pairs without marks."""
        fits: dict[str, Callable[[int, int], bool]] = {
            "white": lambda one, other: abs(one - other) == 1,
            "black": lambda one, other: one == 2 * other or other == 2 * one,
            "x": lambda one, other: one + other == 10,
            "v": lambda one, other: one + other == 5,
        }
        names = ("white", "black") if rule["type"] == "kropki" else ("x", "v")
        marked = set()
        for name in names:
            for one, other in rule.get(name, []):
                marked.add((min(one, other), max(one, other)))
                self._allow(one, other, fits[name])
        if rule.get("negative"):
            for one, other in set(self._edges()) - marked:
                for name in names:
                    self._allow(one, other, _opposite(fits[name]))

    def thermo(self, rule: Rule) -> None:
        """Add increasing digits."""
        for one, other in pairwise(rule["cells"]):
            self.model.Add(self.cells[one] < self.cells[other])

    def arrow(self, rule: Rule) -> None:
        """Add the sum of an arrow."""
        number = sum(
            self.cells[cell] * 10**place for place, cell in enumerate(reversed(rule["circle"]))
        )
        self.model.Add(number == self._total(rule["cells"]))

    def palindrome(self, rule: Rule) -> None:
        """Add equal digits."""
        for one, other in zip(rule["cells"], reversed(rule["cells"]), strict=True):
            self.model.Add(self.cells[one] == self.cells[other])

    def renban(self, rule: Rule) -> None:
        """Add consecutive digits."""
        low, high = (self.model.NewIntVar(1, self.size, name) for name in ("low", "high"))
        cells = [self.cells[cell] for cell in rule["cells"]]
        self.model.AddAllDifferent(cells)
        self.model.AddMinEquality(low, cells)
        self.model.AddMaxEquality(high, cells)
        self.model.Add(high - low == len(cells) - 1)

    def whisper(self, rule: Rule) -> None:
        """Add large differences."""
        for one, other in pairwise(rule["cells"]):
            self._allow(one, other, lambda first, second: abs(first - second) >= rule["difference"])

    def between(self, rule: Rule) -> None:
        """Add digits between the ends of a line."""
        first, *middle, last = (self.cells[cell] for cell in rule["cells"])
        rises = self.model.NewBoolVar("")
        for cell in middle:
            for low, high, case in ((first, last, rises), (last, first, rises.Not())):
                self.model.Add(low < cell).OnlyEnforceIf(case)
                self.model.Add(cell < high).OnlyEnforceIf(case)

    def little_killer(self, rule: Rule) -> None:
        """Add the sum of a diagonal."""
        self.model.Add(self._total(rule["cells"]) == rule["sum"])

    def quadruple(self, rule: Rule) -> None:
        """Add the digits of a circle."""
        for digit in set(rule["digits"]):
            found = [self._is(cell, digit) for cell in rule["cells"]]
            self.model.Add(sum(found) >= rule["digits"].count(digit))

    def sandwich(self, rule: Rule) -> None:
        """Add the sum between the lowest and the highest digit, by every place of both."""
        if "row" in rule:
            line = [rule["row"] * self.size + i for i in range(self.size)]
        else:
            line = [i * self.size + rule["column"] for i in range(self.size)]
        for start, first in enumerate(line):
            for end in range(start + 1, self.size):
                for low, high in ((1, self.size), (self.size, 1)):
                    case = [self._is(first, low), self._is(line[end], high)]
                    inside = self._total(line[start + 1 : end])
                    self.model.Add(inside == rule["sum"]).OnlyEnforceIf(case)

    def _is(self, cell: int, digit: int) -> Any:
        found = self.model.NewBoolVar("")
        self.model.Add(self.cells[cell] == digit).OnlyEnforceIf(found)
        self.model.Add(self.cells[cell] != digit).OnlyEnforceIf(found.Not())
        return found

    def solutions(self) -> list[str] | None:
        """Return at most two solutions; None if the time was up."""
        solver = cp_model.CpSolver()
        solver.parameters.max_time_in_seconds = _SECONDS
        solver.parameters.num_workers = 1
        found: list[str] = []
        while len(found) < _MOST:
            status = solver.Solve(self.model)
            if status == cp_model.INFEASIBLE:
                return found
            if status not in (cp_model.OPTIMAL, cp_model.FEASIBLE):
                return None
            digits = [solver.Value(cell) for cell in self.cells]
            found.append("".join(_SIGNS[digit - 1] for digit in digits))
            same = [self._is(cell, digit) for cell, digit in enumerate(digits)]
            self.model.AddBoolOr([one.Not() for one in same])
        return found


def _opposite(fits: Callable[[int, int], bool]) -> Callable[[int, int], bool]:
    return lambda one, other: not fits(one, other)


_RULES: dict[str, Callable[[Oracle, Rule], None]] = {
    "diagonal": Oracle.diagonal,
    "windoku": Oracle.windoku,
    "disjoint": Oracle.disjoint,
    "extra-region": Oracle.killer,
    "killer": Oracle.killer,
    "anti-knight": Oracle.apart,
    "anti-king": Oracle.apart,
    "non-consecutive": Oracle.non_consecutive,
    "parity": Oracle.parity,
    "greater": Oracle.greater,
    "kropki": Oracle.dots,
    "xv": Oracle.dots,
    "thermo": Oracle.thermo,
    "arrow": Oracle.arrow,
    "palindrome": Oracle.palindrome,
    "renban": Oracle.renban,
    "whisper": Oracle.whisper,
    "between": Oracle.between,
    "little-killer": Oracle.little_killer,
    "quadruple": Oracle.quadruple,
    "sandwich": Oracle.sandwich,
}

if __name__ == "__main__":
    for text in sys.stdin:
        print(json.dumps(Oracle(json.loads(text)).solutions()), flush=True)
