"""The judge of /prove: true steps of all techniques hold, and no spoiled one is false.

`NONET_PROOFS` says how many of each are judged, where the sample is not enough.
"""

import os
import random
from collections import Counter
from collections.abc import Iterator
from itertools import islice
from typing import Any, NamedTuple

import pytest

from nonet import engine
from nonet.puzzles.explanations.guidance import guide
from nonet.puzzles.proof import Claim, Judged, judge_claim

pytestmark = pytest.mark.thorough
PROOFS = int(os.environ.get("NONET_PROOFS", "600"))
# So that easy techniques leave room for the others.
OF_ONE_TECHNIQUE = 8
# Of the positions where singles are left.
ONE_OF_MANY = 0.05
_PARTS = ("premises", "links", "covers", "fins", "lemmas")


class Case(NamedTuple):
    """A claim about a board, and the solution that decides whether its conclusion is true."""

    puzzle: str
    solution: str
    position: engine.Position
    claim: Claim

    def judge(self) -> Judged:
        return judge_claim(self.position.compare(self.solution), self.claim)


def true_cases(chance: random.Random) -> Iterator[Case]:
    """Walk puzzles of all labels, and claim steps of all techniques as data and as notation."""
    for index in range(10**6):
        label = ("expert", "hard", "medium", "expert")[index % 4]
        puzzle = engine.generate(label, seed=chance.getrandbits(63))  # type: ignore[arg-type]
        here = engine.Position(puzzle.puzzle)
        for step in engine.solve_path(puzzle.puzzle).steps:
            is_single = engine.technique_of(step.technique).tier == "singles"
            if not is_single or chance.random() < ONE_OF_MANY:
                yield from _claims(puzzle, here)
            here = here.after(step)


def _claims(puzzle: Any, here: engine.Position) -> Iterator[Case]:
    given = engine.normalize(puzzle.puzzle)
    counts: Counter[str] = Counter()
    for step in engine.find_all_steps(here, budget=20_000):
        counts[step.technique] += 1
        if counts[step.technique] > OF_ONE_TECHNIQUE:
            continue
        parts = engine.certificate_of(step, here)
        yield Case(given, puzzle.solution, here, Claim(step.technique, None, parts))
        notation = guide(step, here, depth=3).notation
        if notation is not None:
            yield Case(given, puzzle.solution, here, Claim(step.technique, notation))


def spoiled(case: Case, chance: random.Random) -> Case:
    """Change a part of a claim: a conclusion, a candidate, or one that it rests on is left out."""
    claim, open_ones = case.claim, case.position.candidates
    empty = [cell for cell in range(81) if open_ones[cell]]
    cell = chance.choice(empty)
    wrong = (cell, chance.choice(open_ones[cell]))
    right = (cell, int(case.solution[cell]))
    if claim.notation is not None:
        text = list(claim.notation)
        for _ in range(chance.randint(1, 2)):
            digits = [at for at, sign in enumerate(text) if sign.isdigit()]
            text[chance.choice(digits)] = str(chance.randint(1, 9))
        return case._replace(claim=Claim(None, "".join(text)))
    parts: dict[str, Any] = {**claim.parts}
    filled = [name for name in _PARTS if parts.get(name)]
    match chance.randrange(4):
        case 0:
            parts["eliminations"] = [*parts.get("eliminations", ()), right]
        case 1 if filled:
            name = chance.choice(filled)
            parts[name] = list(parts[name])
            parts[name].pop(chance.randrange(len(parts[name])))
        case 2:
            parts["placements"], parts["eliminations"] = [wrong], []
        case _:
            parts["placements"], parts["eliminations"] = [], [right]
            parts["links"] = parts.get("links", [])[:-1]
    return case._replace(claim=Claim(None, None, parts))  # type: ignore[arg-type]


def is_true(judged: Judged, solution: str) -> bool:
    right = all(solution[cell] == str(digit) for cell, digit in judged.placements)
    return right and all(solution[cell] != str(digit) for cell, digit in judged.eliminations)


@pytest.mark.timeout(36_000)
def test_all_true_steps_hold_and_nothing_false_does() -> None:
    chance = random.Random(1)
    judged_ones: Counter[str] = Counter()
    accepted = 0

    for case in islice(true_cases(chance), PROOFS):
        held = case.judge()
        assert held.weakness is None, (case, held)
        assert is_true(held, case.solution), (case, held)
        judged_ones[case.claim.technique or ""] += 1
        doubtful = spoiled(case, chance)
        judged = doubtful.judge()
        accepted += judged.weakness is None
        assert is_true(judged, case.solution), (doubtful, judged)

    print(f"{PROOFS} true, {accepted} of {PROOFS} spoiled ones still hold: {judged_ones}")  # noqa: T201
    assert judged_ones.total() == PROOFS
