"""Tools for variants such as killer: generate and check puzzles, explain and prove steps."""

import json
from collections.abc import Sequence

from nonet.server.api.endpoints.variant_models import (
    CheckVariantResponse,
    ExplainVariantResponse,
    GenerateVariantResponse,
    ProveVariantResponse,
    VariantCandidate,
    VariantOutput,
    VariantStepObject,
)
from nonet.server.api.endpoints.variants import VARIANTS
from nonet.server.mcp.tool import Tool

_USES = {row.path: row for row in VARIANTS}
_MEANINGS = {
    "unique": "The puzzle has exactly one solution.",
    "multiple": "The puzzle has more than one solution.",
    "unsolvable": "The puzzle has no solution.",
    "unknown": "The search ended at its budget before the number of solutions was known.",
}
_OUTCOMES = {
    "proved": "The claim is proved.",
    "unproved": "The claim is true, but no certificate proves it.",
    "refuted": "A solution of the board contradicts the claim.",
    "unknown": "The search ended at its budget before the claim was decided.",
}


def _draw(name: str, digits: str, size: int) -> str:
    rows = [" ".join(digits[at : at + size]) for at in range(0, len(digits), size)]
    return "\n".join([f"{name}: {digits}", *rows])


def _describe_puzzle(puzzle: VariantOutput) -> list[str]:
    parts = [_draw("givens", puzzle.givens, puzzle.size)]
    if puzzle.regions is not None:
        parts.append(_draw("regions", puzzle.regions, puzzle.size))
    if puzzle.rules:
        parts.append("\n".join(["rules:", *(json.dumps(rule) for rule in puzzle.rules)]))
    return parts


def _describe_generated(answer: GenerateVariantResponse) -> list[str]:
    grade = answer.grade
    return [
        f"difficulty: {grade.difficulty}; hardest technique: {grade.hardest}; seed: {answer.seed}",
        *_describe_puzzle(answer.puzzle),
        _draw("solution", answer.solution, answer.puzzle.size),
    ]


def _describe_checked(answer: CheckVariantResponse) -> list[str]:
    parts = [f"{answer.status}: {_MEANINGS[answer.status]}", *_describe_puzzle(answer.puzzle)]
    if answer.solution is not None:
        parts.append(_draw("solution", answer.solution, answer.puzzle.size))
    return parts


def _describe_steps(answer: ExplainVariantResponse) -> list[str]:
    size = answer.puzzle.size
    lines = [f"{answer.status}; {answer.remaining_cells} cells are empty."]
    if answer.incorrect_cells or answer.changed_givens:
        wrong = answer.incorrect_cells + answer.changed_givens
        lines.append(f"cells with mistakes: {_name_cells(sorted(wrong), size)}")
    for number, step in enumerate(answer.steps, 1):
        lines += [f"{number}. {step.technique}: {step.explanation}", _conclusions(step, size)]
    return ["\n".join(lines), _draw("next", answer.next.progress, size)]


def _conclusions(step: VariantStepObject, size: int) -> str:
    placed, eliminated = (
        _name_candidates(candidates, sign, size)
        for candidates, sign in ((step.placements, "="), (step.eliminations, "<>"))
    )
    return f"   => {', '.join(placed + eliminated)}"


def _name_candidates(candidates: Sequence[VariantCandidate], sign: str, size: int) -> list[str]:
    return [f"{_name_cells([one.index], size)}{sign}{one.value}" for one in candidates]


def _name_cells(cells: Sequence[int], size: int) -> str:
    return " ".join(f"r{cell // size + 1}c{cell % size + 1}" for cell in cells)


def _describe_proof(answer: ProveVariantResponse) -> list[str]:
    parts = [f"{answer.status}: {_OUTCOMES[answer.status]}"]
    if answer.flaw is not None:
        parts.append(f"The flaw of the certificate: {answer.flaw}")
    if answer.candidate is not None:
        parts += _name_candidates([answer.candidate], ": ", answer.puzzle.size)
    return parts


_CAGE = '{"type": "killer", "cells": [0, 1, 9], "sum": 12}'
_PUZZLE = {
    "type": "object",
    "properties": {
        "size": {"type": "integer"},
        "givens": {"type": "string"},
        "regions": {"type": "string"},
        "rules": {"type": "array", "items": {"type": "object"}},
    },
    "required": ["size"],
    "description": "`size` 4, 6, 8, 9, 12 or 16; `givens` row by row, `-` for an empty cell; "
    "`regions`: a label for each cell, by default the standard boxes; `rules`, such as "
    f"{_CAGE}. Cells count from 0, row by row.",
}
# The shape of a puzzle is described once.
_SAME_PUZZLE = {"type": "object", "description": "A variant puzzle, as in check_variant."}
_CANDIDATES = {
    "type": "array",
    "items": {
        "type": "object",
        "properties": {"index": {"type": "integer"}, "value": {"type": "integer"}},
    },
}
_ELIMINATED = {**_CANDIDATES, "description": "Eliminated candidates, by cell and digit."}
_CLAIM = {
    "type": "object",
    "properties": {
        "placements": _CANDIDATES,
        "eliminations": _CANDIDATES,
        "certificate": {"type": "object"},
    },
    "description": "The claim; `certificate` is the proof in a step of explain_variant_step.",
}

VARIANT_TOOLS = (
    Tool(
        use=_USES["/variants/generate"],
        name="generate_variant",
        title="Generate a variant puzzle",
        description="Generate a killer, jigsaw, diagonal, thermometer or other variant with "
        "exactly one solution, of sizes 4 to 16. Several `kinds` are combined.",
        text_of=_describe_generated,
        repeatable=False,
    ),
    Tool(
        use=_USES["/variants/check"],
        name="check_variant",
        title="Check a variant for uniqueness",
        description="Check whether a variant puzzle has no solution, exactly one, or several "
        "(`status`), and return the solution if there is exactly one.",
        shortened={"puzzle": _PUZZLE},
        text_of=_describe_checked,
    ),
    Tool(
        use=_USES["/variants/explain"],
        name="explain_variant_step",
        title="Explain the next step of a variant",
        description="Explain the easiest next steps on a player's board of a variant. `next` has "
        "the board and the eliminated candidates for the next call.",
        shortened={"puzzle": _SAME_PUZZLE, "eliminated": _ELIMINATED},
        text_of=_describe_steps,
    ),
    Tool(
        use=_USES["/variants/prove"],
        name="prove_variant_step",
        title="Prove a claimed step of a variant",
        description="Prove placements and eliminations on a board of a variant, by a certificate "
        "from explain_variant_step or by one that is searched.",
        shortened={"puzzle": _SAME_PUZZLE, "eliminated": _ELIMINATED, "claim": _CLAIM},
        text_of=_describe_proof,
    ),
)
