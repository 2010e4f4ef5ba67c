"""Judge whether a deduction follows from the candidates, using only the premises it names."""

from collections.abc import Iterable, Iterator
from dataclasses import dataclass

from nonet import engine
from nonet.grid import DIGITS, EMPTY, PEERS
from nonet.gym.answers import read_answer
from nonet.gym.claims import StepClaim, read_steps
from nonet.gym.notation import Candidate
from nonet.gym.tasks import Task, write_step
from nonet.i18n.catalogue import english
from nonet.i18n.message import Message
from nonet.i18n.words import Words
from nonet.puzzles.explanations.claims import explain_weakness
from nonet.puzzles.explanations.guidance import guide

PRICE_OF_WRONG = 2
"""Cost of a wrong digit relative to the reward of a right one; a 50:50 guess never pays."""

_TIERS = {one.slug: one.tier for one in engine.TECHNIQUES}
_LONGEST_CHAIN = 600
"""In characters; a chain that names half the board proves nothing."""


def judge_all(
    position: engine.Position, claims: Iterable[StepClaim]
) -> tuple[list[tuple[int, int, Message | None]], engine.Position]:
    """Return each claim's line, the candidates it settles or costs, and why it fails if it does.

    Each claim is judged after the valid claims before it. The final position is returned too.
    """
    judged = []
    for claim in claims:
        settles = settled_by(claim, position)
        why = why_not(claim, position)
        if why is None:
            position = position.after(claim)
        judged.append((claim.line, settles if why is None else -max(1, settles), why))
    return judged, position


def open_candidates(position: engine.Position) -> set[Candidate]:
    """Return the candidates of all empty cells."""
    return {(cell, digit) for cell, digits in enumerate(position.candidates) for digit in digits}


def settled_by(claim: StepClaim, position: engine.Position) -> int:
    """Return how many candidates a claim would settle if it held."""
    settled = set(claim.eliminations)
    for cell, digit in claim.placements:
        if position.board[cell] == EMPTY:
            settled.update((cell, other) for other in DIGITS)
            settled.update((peer, digit) for peer in PEERS[cell])
    return len(settled & open_candidates(position))


def why_not(claim: StepClaim, position: engine.Position) -> Message | None:
    """Return why a claim isn't proved from the candidates, or None if it is."""
    open_ones = open_candidates(position)
    said = claim.placements | claim.eliminations
    if not said:
        return Message.of("gym-no-conclusion", line=str(claim.line))
    if not said <= open_ones:
        return Message.of("gym-nothing-new", line=str(claim.line))
    if claim.notation is not None:
        return _why_no_chain(claim, claim.notation, position)
    return _why_no_pattern(claim, position)


def _why_no_chain(claim: StepClaim, notation: str, position: engine.Position) -> Message | None:
    proof = engine.prove(position, notation[:_LONGEST_CHAIN])
    if proof.flaw is not None:
        why = explain_weakness(proof.flaw.fault, proof.flaw.witnesses)
        return Message.of("gym-weak", line=str(claim.line), why=why)
    if proof.cases:
        return Message.of("gym-by-cases", line=str(claim.line))
    if claim.placements <= set(proof.placements) and claim.eliminations <= set(proof.eliminations):
        return None
    why = explain_weakness("does-not-follow", ())
    return Message.of("gym-weak", line=str(claim.line), why=why)


def _why_no_pattern(claim: StepClaim, position: engine.Position) -> Message | None:
    technique = claim.technique or ""
    line, name = str(claim.line), Message.of(f"name-{technique}")
    tier = _TIERS.get(technique)
    if tier is None:
        return Message.of("gym-no-technique", line=line)
    if claim.step is None and tier == "extreme":
        return Message.of("gym-beyond", line=line, technique=name)
    if claim.step is None and tier != "singles" and not (claim.cells and claim.digits):
        return Message.of("gym-no-pattern", line=line, technique=name)
    if any(engine.prove(position, step).valid for step in _shown(claim, tier, position)):
        return None
    return Message.of("gym-other-pattern", line=line, technique=name)


def _shown(claim: StepClaim, tier: str, position: engine.Position) -> Iterator[engine.Step]:
    """Find the steps that reach a claim's conclusions from its premises."""
    for step in engine.find_steps(position, technique=claim.technique or ""):
        placed, lost = set(step.placements), set(step.eliminations)
        concludes = claim.placements <= placed and claim.eliminations <= lost
        if concludes and (tier == "singles" or _has_pattern(step, claim, tier)):
            yield step


def _has_pattern(step: engine.Step, claim: StepClaim, tier: str) -> bool:
    """Return whether a step has the cells and digits of a claim, with or without its fins.

    A net rests on more than its pattern, so its whole evidence has to be the same.
    """
    if claim.step is not None and tier == "extreme":
        return step == claim.step
    body, fins = set(step.pattern.candidates), set(step.pattern.fins)
    cells = {cell for cell, _ in body}, {cell for cell, _ in body | fins}
    digits = {digit for _, digit in body | fins}
    return claim.cells in cells and claim.digits <= digits


@dataclass(frozen=True, slots=True)
class Hint:
    """The next step: `text` explains it, `line` claims it, and `price` is its cost."""

    text: str
    line: str
    price: float


def hint(task: Task, text: str = "", *, words: Words | None = None) -> Hint | None:
    """Return the next step after the correct part of a text, or None if there isn't one.

    `score(task, text, hints=[...])` subtracts its price.
    """
    position = engine.Position(task.puzzle)
    claims = [claim for claim in read_steps(text) if isinstance(claim, StepClaim)]
    if task.goal == "steps":
        _, position = judge_all(position, claims)
    else:
        entries = read_answer(text).entries
        right = (
            digit if entries.get(cell) == int(digit) else given
            for cell, (given, digit) in enumerate(zip(task.puzzle, task.solution, strict=True))
        )
        position = engine.Position(task.puzzle, "".join(right))
    step = engine.next_step(position)
    if step is None:
        return None
    guidance = guide(step, position, depth=3)
    line = write_step(step)
    return Hint((words or english()).render(guidance.sentence), line, _price(task, position, line))


def _price(task: Task, position: engine.Position, line: str) -> float:
    if task.goal != "steps":
        return 1 / task.puzzle.count(EMPTY)
    settled = sum(
        settled_by(claim, position) for claim in read_steps(line) if isinstance(claim, StepClaim)
    )
    return settled / len(open_candidates(engine.Position(task.puzzle)))
