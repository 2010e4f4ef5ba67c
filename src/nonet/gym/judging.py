"""Whether a deduction follows from the candidates on the board, by what it names alone."""

from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field

from nonet import engine
from nonet.grid import CELLS, DIGITS, EMPTY, PEERS
from nonet.gym.claims import StepClaim
from nonet.gym.notation import Candidate
from nonet.i18n.message import Message
from nonet.puzzles.explanations.proof import explain_weakness

PRICE_OF_WRONG = 2
"""What a wrong digit costs, times what a right one earns: no guess between two is worth it."""

_TIERS = {one.slug: one.tier for one in engine.TECHNIQUES}
_LONGEST_CHAIN = 600
"""In characters; a chain that names half the board shows nothing."""


@dataclass
class Position:
    """A grid with some digits entered and some candidates ruled out."""

    grid: str
    removed: set[Candidate] = field(default_factory=set)
    placed: list[int] = field(default_factory=list)
    open_ones: set[Candidate] = field(init=False)
    """The candidates of all empty cells."""

    def __post_init__(self) -> None:
        candidates = engine.Grid(self.grid).candidates
        empty = (cell for cell in CELLS if self.grid[cell] == EMPTY)
        self.open_ones = {(cell, digit) for cell in empty for digit in candidates[cell]}

    def enter(self, placements: Iterable[Candidate], eliminations: Iterable[Candidate]) -> None:
        """Enter digits and rule out candidates, which nobody checks."""
        self.open_ones -= self._settled_by(placements, eliminations)
        cells = list(self.grid)
        for cell, digit in sorted(placements):
            cells[cell] = str(digit)
            self.placed.append(cell)
        self.grid = "".join(cells)
        self.removed.update(eliminations)

    def settled_by(self, claim: StepClaim) -> int:
        """Return how many candidates would be settled if a claim held."""
        return len(self._settled_by(claim.placements, claim.eliminations))

    def _settled_by(
        self, placements: Iterable[Candidate], eliminations: Iterable[Candidate]
    ) -> set[Candidate]:
        settled = set(eliminations)
        for cell, digit in placements:
            if self.grid[cell] == EMPTY:
                settled.update((cell, other) for other in DIGITS)
                settled.update((peer, digit) for peer in PEERS[cell])
        return settled & self.open_ones

    def next_step(self) -> engine.Step | None:
        """Return the simplest step here, or None."""
        return engine.next_step(self.grid, removed=self.removed, placed=self.placed)

    def find(self, technique: str) -> tuple[engine.Step, ...]:
        """Return all steps of a technique here."""
        return engine.find_steps(
            self.grid, removed=self.removed, placed=self.placed, technique=technique
        )

    def prove(self, deduction: engine.Step | str) -> engine.Proof:
        """Return what the engine says of a deduction."""
        return engine.prove(self.grid, deduction, removed=self.removed, placed=self.placed)


def judge_all(
    position: Position, claims: Iterable[StepClaim]
) -> Iterator[tuple[int, int, Message | None]]:
    """Yield the line of each claim, how many candidates it settles or costs, and why not.

    Those that hold change the position, on which the next ones are judged.
    """
    for claim in claims:
        settles = position.settled_by(claim)
        why = why_not(claim, position)
        if why is None:
            position.enter(claim.placements, claim.eliminations)
        yield claim.line, settles if why is None else -max(1, settles), why


def why_not(claim: StepClaim, position: Position) -> Message | None:
    """Return why a claim is not shown to follow from the candidates; None if it is."""
    open_ones = position.open_ones
    said = claim.placements | claim.eliminations
    if not said:
        return Message.of("gym-no-conclusion", line=str(claim.line))
    if not said <= open_ones:
        return Message.of("gym-nothing-new", line=str(claim.line))
    if claim.notation is not None:
        return _why_no_chain(claim, claim.notation, position)
    return _why_no_pattern(claim, position)


def _why_no_chain(claim: StepClaim, notation: str, position: Position) -> Message | None:
    proof = position.prove(notation[:_LONGEST_CHAIN])
    if proof.flaw is not None:
        why = explain_weakness(proof.flaw.fault, proof.flaw.witnesses)
        return Message.of("gym-weak", line=str(claim.line), why=why)
    if proof.cases:
        return Message.of("gym-by-cases", line=str(claim.line))
    if claim.placements <= set(proof.placements) and claim.eliminations <= set(proof.eliminations):
        return None
    why = explain_weakness("does-not-follow", ())
    return Message.of("gym-weak", line=str(claim.line), why=why)


def _why_no_pattern(claim: StepClaim, position: Position) -> Message | None:
    technique = claim.technique or ""
    line, name = str(claim.line), Message.of(f"name-{technique}")
    tier = _TIERS.get(technique)
    if tier is None:
        return Message.of("gym-no-technique", line=line)
    if claim.step is None and tier == "extreme":
        return Message.of("gym-beyond", line=line, technique=name)
    if claim.step is None and tier != "singles" and not (claim.cells and claim.digits):
        return Message.of("gym-no-pattern", line=line, technique=name)
    if any(position.prove(step).valid for step in _shown(claim, tier, position)):
        return None
    return Message.of("gym-other-pattern", line=line, technique=name)


def _shown(claim: StepClaim, tier: str, position: Position) -> Iterator[engine.Step]:
    """Find the steps that conclude what is claimed, from what it rests on."""
    for step in position.find(claim.technique or ""):
        placed, lost = set(step.placements), set(step.eliminations)
        concludes = claim.placements <= placed and claim.eliminations <= lost
        if concludes and (tier == "singles" or _has_pattern(step, claim, tier)):
            yield step


def _has_pattern(step: engine.Step, claim: StepClaim, tier: str) -> bool:
    """Tell whether a step has the cells and digits of a claim, with or without its fins.

    What a net rests on is not its pattern alone: its evidence has to be the same.
    """
    if claim.step is not None and tier == "extreme":
        return step == claim.step
    body, fins = set(step.pattern.candidates), set(step.pattern.fins)
    cells = {cell for cell, _ in body}, {cell for cell, _ in body | fins}
    digits = {digit for _, digit in body | fins}
    return claim.cells in cells and claim.digits <= digits
