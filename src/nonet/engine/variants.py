"""Sudoku variants: puzzles whose size, regions and rules are data.

    from nonet.engine import variants

    killer = variants.generate("killer", difficulty="medium", seed=17)
    step = variants.next_step(killer.puzzle)

A puzzle is an object with `size` (4, 6, 8, 9, 12 or 16), `givens`, `regions` and `rules`; see
`VariantPuzzle`. Cells count from 0, row by row; digits above 9 are A to G in texts.

    count_solutions, solve            exact search
    grade, next_step, solve_path      steps as a person takes them, each with its certificate
    prove                             judge a claim, with or without a certificate
    generate                          a new puzzle of one of `KINDS`, or of a combination
    read_variant, write_variant       links and strings of other tools; nothing is fetched

Every function that takes a puzzle accepts a `VariantPuzzle`, an object or its JSON.
"""

import json
import re
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, Literal, Self, TypeAlias

from nonet.engine._native import (
    read_variant as _read_text,
    variant_drawing as _drawing,
    variant_generate as _generate,
    variant_grade as _grade,
    variant_id as _id,
    variant_kinds as _kinds,
    variant_of_id as _of_id,
    variant_path as _path,
    variant_prove as _prove,
    variant_read as _read,
    variant_solutions as _solutions,
    variant_step as _step,
    write_variant as _write_text,
)
from nonet.engine.arguments import number_of, ranged
from nonet.engine.showing import html_of
from nonet.errors import NotUniqueError, SearchLimitError, VariantFormatError

Difficulty = Literal["beginner", "easy", "medium", "hard", "expert", "extreme"]
VariantForm = Literal["sudokupad", "f-puzzles", "iss", "json"]
Candidate: TypeAlias = tuple[int, int]
"""A cell and a digit."""

KINDS: tuple[str, ...] = tuple(_kinds())
"""The kinds of puzzles that `generate` makes."""
DIFFICULTIES: tuple[Difficulty, ...] = ("beginner", "easy", "medium", "hard", "expert", "extreme")
SIZES = (4, 6, 8, 9, 12, 16)

DEFAULT_NODE_BUDGET = 1_000_000
DEFAULT_GENERATION_BUDGET = 2_000
_TWO = 2
_OWN_LINK = re.compile(r"(?:https?://[^\s?#]+/variants/)?(x1-[\w-]+)", re.ASCII)


class VariantPuzzle:
    """A puzzle: `size`, `givens` as text, `regions` as a text of labels, and `rules` as objects.

    It is made from such an object or its JSON; only `size` is required. Two are equal if their
    normal forms are.

    Raises:
        VariantFormatError: it isn't a puzzle; `path` names the offending item.
    """

    __slots__ = ("_text",)

    def __init__(self, puzzle: "VariantData") -> None:
        if isinstance(puzzle, VariantPuzzle):
            self._text: str = puzzle.json
        else:
            self._text = _read(puzzle if isinstance(puzzle, str) else _written(puzzle))

    @property
    def json(self) -> str:
        """The puzzle as JSON on one line."""
        return self._text

    @property
    def data(self) -> dict[str, Any]:
        """The puzzle as an object, a new one each time."""
        data: dict[str, Any] = json.loads(self._text)
        return data

    @property
    def size(self) -> int:
        """The number of rows."""
        size: int = self.data["size"]
        return size

    @property
    def givens(self) -> str:
        """The givens, `-` for an empty cell."""
        givens: str = self.data["givens"]
        return givens

    @property
    def rules(self) -> list[dict[str, Any]]:
        """The rules as objects."""
        rules: list[dict[str, Any]] = self.data["rules"]
        return rules

    @property
    def id(self) -> str:
        """The identifier of the puzzle, which contains it: `x1-` and at most 1,497 characters.

        Raises:
            VariantFormatError: it would be longer.
        """
        return _id(self._text)

    @classmethod
    def from_id(cls, text: str) -> Self:
        """Return the puzzle of an identifier.

        Raises:
            VariantFormatError: the text isn't one.
        """
        return cls(_of_id(text))

    @property
    def drawing(self) -> dict[str, Any]:
        """The marks and regions as shapes, in hundredths of a cell; digits aren't included.

        `under` and `over` are drawn below and above the lines of the grid. `margins` is the room
        for labels to the left, above, to the right and below.
        """
        drawing: dict[str, Any] = json.loads(_drawing(self._text))
        return drawing

    def _repr_html_(self) -> str | None:
        return html_of(self)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, VariantPuzzle) and self.data == other.data

    def __hash__(self) -> int:
        return hash((self.size, self.givens))

    def __repr__(self) -> str:
        return f"VariantPuzzle({self._text!r})"

    def __reduce__(self) -> tuple[type[Self], tuple[str]]:
        return type(self), (self._text,)


VariantData: TypeAlias = VariantPuzzle | Mapping[str, Any] | str


@dataclass(frozen=True, slots=True)
class VariantVerdict:
    """The number of solutions: `solutions` has at most as many as asked for."""

    status: Literal["unique", "multiple", "unsolvable", "unknown"]
    solutions: tuple[str, ...]
    nodes: int

    @property
    def solution(self) -> str | None:
        """The only solution."""
        return self.solutions[0] if self.status == "unique" else None


@dataclass(frozen=True, slots=True)
class VariantGrade:
    """The difficulty of a puzzle for a person.

    `difficulty` is the level of the hardest step; `extreme` if the steps don't solve the puzzle.
    `counts` has the number of steps of each technique, easiest first.
    """

    difficulty: Difficulty
    hardest: str | None
    counts: dict[str, int]
    solved: bool


@dataclass(frozen=True, slots=True)
class VariantStep:
    """A step with its conclusions.

    `evidence` has the cells, digits, houses and rules of the pattern, to draw it; `certificate` is
    the proof, which `prove` checks; `sentences` are messages of the catalogue that explain it.
    """

    technique: str
    difficulty: Difficulty
    placements: tuple[Candidate, ...]
    eliminations: tuple[Candidate, ...]
    evidence: dict[str, Any]
    certificate: dict[str, Any]
    sentences: list[dict[str, Any]] = field(repr=False)


@dataclass(frozen=True, slots=True)
class VariantPath:
    """The steps from a board on, in order, and whether they solve the puzzle."""

    steps: tuple[VariantStep, ...]
    solved: bool


@dataclass(frozen=True, slots=True)
class VariantProof:
    """The judgement of a claim.

    It is `proved` by its certificate or by the one in `certificate`, which was found; `unproved`
    if it is true all the same; `refuted` if a solution contradicts it. `flaw` is what its own
    certificate lacks, and `candidate` the conclusion concerned.
    """

    status: Literal["proved", "unproved", "refuted", "unknown"]
    flaw: str | None = None
    candidate: Candidate | None = None
    certificate: dict[str, Any] | None = None


@dataclass(frozen=True, slots=True)
class GeneratedVariant:
    """A new puzzle with its only solution and its grade; its seed reproduces it."""

    puzzle: VariantPuzzle
    solution: str
    grade: VariantGrade
    kinds: tuple[str, ...]
    seed: int


def count_solutions(
    puzzle: VariantData, *, limit: int = _TWO, node_budget: int = DEFAULT_NODE_BUDGET
) -> VariantVerdict:
    """Count the solutions of a puzzle, stopping at `limit`.

    Raises:
        VariantFormatError: it isn't a puzzle.
        ValueError: a number is out of range.
    """
    most, budget = ranged("limit", limit, _TWO, 1_000), ranged("node_budget", node_budget)
    solutions, nodes, is_complete = _solutions(_text_of(puzzle), most, budget)
    status: Literal["unique", "multiple", "unsolvable", "unknown"]
    if len(solutions) > 1:
        status = "multiple"
    elif not is_complete:
        status = "unknown"
    else:
        status = "unique" if solutions else "unsolvable"
    return VariantVerdict(status, tuple(solutions), nodes)


def solve(puzzle: VariantData, *, node_budget: int = DEFAULT_NODE_BUDGET) -> str:
    """Return the only solution of a puzzle.

    Raises:
        VariantFormatError: it isn't a puzzle.
        NotUniqueError: it has no solution or several.
        SearchLimitError: the node budget wasn't enough to decide.
    """
    verdict = count_solutions(puzzle, node_budget=node_budget)
    if verdict.solution is not None:
        return verdict.solution
    if verdict.status == "unknown":
        raise SearchLimitError(("puzzle",))
    raise NotUniqueError({"puzzle": verdict.status})


def grade(puzzle: VariantData) -> VariantGrade:
    """Grade a puzzle that has one solution by the steps that solve it.

    Raises:
        VariantFormatError: it isn't a puzzle.
    """
    return _grade_of(_grade(_text_of(puzzle)))


def next_step(
    puzzle: VariantData,
    board: str | None = None,
    *,
    candidates: Sequence[Iterable[int]] | None = None,
) -> VariantStep | None:
    """Find the easiest step on a board; None if no technique finds one.

    `board` has the givens and entries as text, by default only the givens. `candidates` limits the
    digits of each cell, to continue after eliminations.

    Raises:
        VariantFormatError: it isn't a puzzle, or the board isn't one of it.
    """
    found = _step(_text_of(puzzle), (board, _masks_of(candidates)))
    return None if found is None else _step_of(json.loads(found))


def solve_path(puzzle: VariantData, board: str | None = None) -> VariantPath:
    """Return all steps from a puzzle or a board on.

    Raises:
        VariantFormatError: it isn't a puzzle, or the board isn't one of it.
    """
    steps, solved = _path(_text_of(puzzle), (board, None))
    return VariantPath(tuple(map(_step_of, json.loads(steps))), solved)


def prove(
    puzzle: VariantData,
    claim: VariantStep | Mapping[str, Any],
    board: str | None = None,
    *,
    candidates: Sequence[Iterable[int]] | None = None,
    node_budget: int = DEFAULT_NODE_BUDGET,
) -> VariantProof:
    """Judge a claim on a board: `placements`, `eliminations` and, optionally, a `certificate`.

    Without a certificate, or with a wrong one, proofs by a single house, rule or sum are tried.

    Raises:
        VariantFormatError: it isn't a puzzle, a board of it, or a claim.
    """
    if isinstance(claim, VariantStep):
        claim = {
            "placements": claim.placements,
            "eliminations": claim.eliminations,
            "certificate": claim.certificate,
        }
    entries = (board, _masks_of(candidates))
    budget = ranged("node_budget", node_budget)
    judged = json.loads(_prove(_text_of(puzzle), entries, _written(claim), budget))
    if "candidate" in judged:
        judged["candidate"] = tuple(judged["candidate"])
    return VariantProof(**judged)


def generate(
    kind: str | Iterable[str],
    size: int = 9,
    difficulty: Difficulty = "medium",
    *,
    seed: int | str | None = None,
    budget: int = DEFAULT_GENERATION_BUDGET,
) -> GeneratedVariant:
    """Make a puzzle of a kind, or of several kinds together: the same one for each seed.

    The puzzle has exactly one solution. The same arguments and engine version give the same puzzle
    on every machine.

    Raises:
        VariantFormatError: a kind is unknown or doesn't fit the size.
        GenerationLimitError: none of `budget` grids leads to such a puzzle.
    """
    kinds = (kind,) if isinstance(kind, str) else tuple(kind)
    number = number_of(seed)
    made = _generate(
        list(kinds), ranged("size", size), difficulty, number, ranged("budget", budget)
    )
    puzzle, solution, graded = made
    return GeneratedVariant(VariantPuzzle(puzzle), solution, _grade_of(graded), kinds, number)


def read_variant(text: str) -> VariantPuzzle:
    """Read our own JSON, id or link, a SudokuPad or f-puzzles link, id or JSON, or an ISS string.

    Titles, texts of rules, solutions, colours and a player's notes are left out.

    Raises:
        VariantFormatError: it isn't a puzzle, or has a rule that isn't supported, which is named.
    """
    if own := _OWN_LINK.fullmatch(text.strip()):
        return VariantPuzzle.from_id(own[1])
    return VariantPuzzle(_read_text(text.encode("utf-8", "replace").decode()))


def write_variant(puzzle: VariantData, form: VariantForm) -> str:
    """Write a puzzle as a link or, for `iss`, as a string of the Interactive Sudoku Solver.

    Raises:
        VariantFormatError: it isn't a puzzle, or the format has no equivalent of a rule.
    """
    known = VariantPuzzle(puzzle)
    return known.json if form == "json" else _write_text(known.json, form)


def _text_of(puzzle: VariantData) -> str:
    if isinstance(puzzle, VariantPuzzle):
        return puzzle.json
    return puzzle if isinstance(puzzle, str) else _written(puzzle)


def _written(data: Mapping[str, Any]) -> str:
    try:
        return json.dumps(dict(data))
    except (TypeError, ValueError) as error:
        raise VariantFormatError("", f"expected JSON: {error}") from None


def _masks_of(candidates: Sequence[Iterable[int]] | None) -> list[int] | None:
    if candidates is None:
        return None
    most = max(SIZES)
    return [
        sum({1 << (digit - 1) for digit in digits if 0 < digit <= most}) for digits in candidates
    ]


def _grade_of(text: str) -> VariantGrade:
    data = json.loads(text)
    return VariantGrade(data["level"], data["hardest"], dict(data["counts"]), data["solved"])


def _step_of(data: dict[str, Any]) -> VariantStep:
    placements, eliminations = (
        tuple(map(tuple, data[name])) for name in ("placements", "eliminations")
    )
    return VariantStep(
        data["technique"],
        data["level"],
        placements,
        eliminations,
        data["evidence"],
        data["certificate"],
        data["sentences"],
    )
