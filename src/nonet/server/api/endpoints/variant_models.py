"""The wire models of variants such as killer."""

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Annotated, Any, Literal

from pydantic import Field

from nonet.engine import variants
from nonet.engine.variants import VariantPuzzle
from nonet.errors import VariantFormatError
from nonet.server.api.endpoints.endpoint import DEFAULT_LANGUAGE, AttributionObject, Language
from nonet.server.http.error_responses import Fault, InvalidRequestError, callers_name
from nonet.server.http.model import Count, EngineVersion, WireModel

MOST_STEPS = 20
MOST_ELIMINATED = 576  # as many as a body has room for
MOST_KINDS = 4
MAX_SEED_LENGTH = 100

# Those of the largest size.
Cell = Annotated[int, Field(ge=0, le=255, description="Zero-based cell index, row by row.")]
Digit = Annotated[int, Field(ge=1, le=16, description="The digit; 10 to 16 are A to G in texts.")]
Size = Literal[4, 6, 8, 9, 12, 16]
Board = Annotated[
    str,
    Field(
        max_length=256,
        description="Givens and entries, row by row; `.`, `0` or `-` for an empty cell.",
    ),
]
Rule = Annotated[
    dict[str, Any],
    Field(
        description="A rule: its `type`, such as `killer`, and the members of that type.",
        examples=[{"type": "killer", "cells": [0, 1, 9], "sum": 12}],
    ),
]
Kind = Annotated[str, Field(json_schema_extra={"enum": list(variants.KINDS)})]


# The library's names of other fields.
_FIELDS = {"board": "progress", "claim": "claim", "kind": "kinds"}


@contextmanager
def faults_at(path: str, *, replaced: str | None = None) -> Iterator[None]:
    """Convert the library's error to one of a request whose field has this path.

    `replaced` is the item by which the library knows the field itself.
    """
    try:
        yield
    except VariantFormatError as error:
        item = "" if error.path == replaced else error.path
        dot = "." if path and item and not item.startswith("[") else ""
        whole = _FIELDS.get(item) or callers_name(f"{path}{dot}{item}")
        # Names of unknown members are the caller's text.
        wrong = Fault(whole, sentence=callers_name(error.reason), is_named_by_caller=True)
        raise InvalidRequestError([wrong]) from None


def _is_none(value: object) -> bool:
    return value is None


class VariantObject(WireModel):
    """A puzzle whose size, regions and rules are data; cells count from 0, row by row."""

    size: Size = Field(description="The number of rows.")
    givens: Annotated[str, Field(max_length=256)] | None = Field(
        None,
        exclude_if=_is_none,
        description="The givens, row by row; `-` for an empty cell, A to G above 9.",
    )
    regions: Annotated[str, Field(max_length=256)] | None = Field(
        None,
        exclude_if=_is_none,
        description="A label for each cell's region; by default, the standard boxes.",
        examples=["1122112233443344"],
    )
    rules: list[Rule] = Field(default=[], description="The rules beside rows and columns.")

    def read(self, path: str = "puzzle") -> VariantPuzzle:
        """Return the puzzle of a field with this path.

        Raises:
            InvalidRequestError: it isn't one; the path names the offending item.
        """
        with faults_at(path):
            return VariantPuzzle(self.model_dump())


class VariantOutput(WireModel):
    """A variant puzzle in normal form."""

    size: Size = Field(description="The number of rows.")
    givens: str = Field(description="The givens, row by row; `-` for an empty cell.")
    regions: str | None = Field(
        description="A label for each cell's region; null for the standard boxes.",
        examples=["1122112233443344"],
    )
    rules: list[Rule] = Field(description="The rules beside rows and columns.")


class ClaimedVariantCandidate(WireModel):
    """A digit in a cell."""

    index: Cell
    value: Digit


class VariantCandidate(WireModel):
    """A digit in a cell."""

    index: Cell
    value: Digit


class VariantRequest(WireModel):
    """A variant puzzle."""

    puzzle: VariantObject


class VariantBoardRequest(VariantRequest):
    """A variant puzzle and, optionally, a player's board."""

    progress: Board | None = Field(
        None, description="The player's board: givens and entries; by default only the givens."
    )

    def board(self, puzzle: VariantPuzzle) -> str:
        """Return the board in normal form.

        Raises:
            InvalidRequestError: it isn't a board of the puzzle's size.
        """
        if self.progress is None:
            return puzzle.givens
        with faults_at("progress", replaced="givens"):
            return VariantPuzzle({"size": puzzle.size, "givens": self.progress}).givens


class ValidateVariantRequest(VariantBoardRequest):
    """A variant puzzle with exactly one solution and a player's board."""

    progress: Board


class VariantStepRequest(VariantBoardRequest):
    """A variant puzzle and a player's board with its eliminated candidates."""

    eliminated: list[ClaimedVariantCandidate] = Field(
        default=[],
        max_length=MOST_ELIMINATED,
        description="Candidates eliminated by earlier steps or by the player.",
    )

    def removed(self, size: int) -> set[tuple[int, int]]:
        """Return the eliminated candidates as pairs.

        Raises:
            InvalidRequestError: one isn't on the grid.
        """
        for place, one in enumerate(self.eliminated):
            if one.index >= size * size or one.value > size:
                wrong = Fault(f"eliminated[{place}]", "a cell and a digit of the grid")
                raise InvalidRequestError([wrong])
        return {(one.index, one.value) for one in self.eliminated}


class HintVariantRequest(VariantStepRequest):
    """A variant puzzle, a player's board with its eliminated candidates, and a language."""

    language: Language = DEFAULT_LANGUAGE


class VariantResponse(WireModel):
    """A variant puzzle in normal form."""

    engine_version: EngineVersion
    puzzle: VariantOutput
    attribution: AttributionObject


class VariantCount(WireModel):
    """The number of steps of a technique."""

    technique: str = Field(description="The technique.", examples=["cage-last-cell"])
    steps: Count = Field(description="The number of its steps.")


class VariantGradeObject(WireModel):
    """The difficulty of a variant puzzle for a person."""

    difficulty: variants.Difficulty = Field(
        description="The level of the hardest step; `extreme` if the steps don't solve the puzzle."
    )
    hardest: str | None = Field(description="The hardest technique.", examples=["cage-last-cell"])
    counts: list[VariantCount] = Field(description="The techniques, easiest first.")
    solved: bool = Field(description="Whether the steps solve the puzzle.")


class GenerateVariantRequest(WireModel):
    """The kinds, size and difficulty of a new variant puzzle."""

    kinds: Annotated[list[Kind], Field(min_length=1, max_length=MOST_KINDS)] = Field(
        description="One kind, or several that are combined."
    )
    size: Size = Field(9, description="The number of rows.")
    difficulty: variants.Difficulty = Field("medium", description="The requested difficulty.")
    seed: Annotated[str, Field(max_length=MAX_SEED_LENGTH)] | None = Field(
        None, description="Seed: the same request, seed and engine version give the same puzzle."
    )


class GenerateVariantResponse(VariantResponse):
    """A new variant puzzle with exactly one solution."""

    solution: str = Field(description="The digits of the solution, row by row.")
    grade: VariantGradeObject
    seed: str = Field(description="A seed that gives this puzzle again.", examples=["1"])


class CheckVariantResponse(VariantResponse):
    """Whether a variant puzzle has no solution, one, or several."""

    status: Literal["unique", "multiple", "unsolvable", "unknown"] = Field(
        description="`unknown`: the search budget is exhausted."
    )
    unique: bool | None = Field(
        description="Whether there is exactly one solution; null if `status` is `unknown`."
    )
    solution: str | None = Field(
        description="The solution, if there is exactly one; otherwise null."
    )


class ValidateVariantResponse(VariantResponse):
    """The player's board compared with the solution; all cell lists are in ascending order."""

    progress: Board
    valid: bool = Field(
        description="True if `changedGivens` and `incorrectCells` are both empty, and no "
        "eliminated candidate is in the solution."
    )
    complete: bool = Field(description="True if the board is valid and has no empty cell.")
    remaining_cells: Count = Field(description="Number of empty cells on the board.")
    changed_givens: list[Cell] = Field(
        description="Cells of givens where the board has a different digit or is empty."
    )
    incorrect_cells: list[Cell] = Field(
        description="Cells of entries that differ from the solution."
    )


class VariantStepObject(WireModel):
    """A step with its reason and its proof."""

    technique: str = Field(description="The technique.", examples=["cage-last-cell"])
    difficulty: variants.Difficulty = Field(description="The difficulty of the technique.")
    placements: list[VariantCandidate] = Field(description="Digits that the step places.")
    eliminations: list[VariantCandidate] = Field(description="Candidates that the step eliminates.")
    evidence: dict[str, Any] = Field(
        description="Cells, digits, houses and rules of the pattern.", examples=[{"cells": [7]}]
    )
    certificate: dict[str, Any] = Field(
        description="The proof, which `/variants/prove` checks.",
        examples=[{"kind": "cases", "of": {"rule": 4}}],
    )
    explanation: str = Field(description="The reason in the requested language.")


class HintVariantResponse(ValidateVariantResponse):
    """The compared board and its easiest next step, if any."""

    status: Literal["step", "complete", "invalid-progress", "unsupported"] = Field(
        description="`unsupported`: no technique finds a step; `invalid-progress`: the board has "
        "mistakes to correct first."
    )
    hint: VariantStepObject | None = Field(description="The step; null unless one was found.")


class ExplainVariantRequest(HintVariantRequest):
    """A variant puzzle, a player's board with its eliminated candidates, and a number of steps."""

    steps: Annotated[int, Field(ge=1, le=MOST_STEPS)] = Field(
        1, description="The most steps to return."
    )


class VariantNext(WireModel):
    """The board after the steps, for the next request."""

    progress: Board
    eliminated: list[VariantCandidate] = Field(description="All eliminated candidates so far.")


class ExplainVariantResponse(ValidateVariantResponse):
    """The compared board and its next steps, each the easiest."""

    status: Literal["step", "complete", "invalid-progress", "unsupported"] = Field(
        description="`step`: at least one step was found; the others are those of the hint."
    )
    steps: list[VariantStepObject] = Field(description="The steps, in order.")
    next: VariantNext


class GradeVariantResponse(VariantResponse):
    """The grade of a variant puzzle."""

    grade: VariantGradeObject


class VariantClaim(WireModel):
    """A claimed step."""

    placements: list[ClaimedVariantCandidate] = Field(default=[], description="Digits to place.")
    eliminations: list[ClaimedVariantCandidate] = Field(
        default=[], description="Candidates to eliminate."
    )
    certificate: dict[str, Any] | None = Field(
        None,
        description="The proof, as in a step of `/variants/explain`; by default, one is searched.",
        examples=[{"kind": "cases", "of": {"rule": 4}}],
    )

    def data(self) -> dict[str, Any]:
        """Return the claim for the library."""
        claim: dict[str, Any] = {
            "placements": [(one.index, one.value) for one in self.placements],
            "eliminations": [(one.index, one.value) for one in self.eliminations],
        }
        return claim if self.certificate is None else {**claim, "certificate": self.certificate}


class ProveVariantRequest(VariantStepRequest):
    """A variant puzzle, a board with its eliminated candidates, and a claimed step."""

    claim: VariantClaim


class ProveVariantResponse(VariantResponse):
    """Whether a claimed step is proved."""

    progress: Board
    status: Literal["proved", "unproved", "refuted", "unknown"] = Field(
        description="`unproved`: true, but not by a certificate that was sent or found; `refuted`: "
        "a solution contradicts it; `unknown`: the search budget is exhausted."
    )
    flaw: str | None = Field(
        description="The flaw of the certificate that was sent, in words; null if it has none."
    )
    candidate: VariantCandidate | None = Field(description="The conclusion with the flaw, if any.")
    certificate: dict[str, Any] | None = Field(
        description="The certificate that proves the claim: the one sent, or one that was found.",
        examples=[{"kind": "cases", "of": {"rule": 4}}],
    )
