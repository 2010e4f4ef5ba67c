"""Judge a claimed step: whether it holds, what it is called, and which part of it fails."""

import re
from collections.abc import Callable, Collection, Iterator
from dataclasses import dataclass, field
from functools import cached_property, partial
from itertools import pairwise
from time import thread_time
from typing import Any, Literal, cast

from nonet import engine
from nonet.grid import CELLS, DIGITS, box_of, cell_named, column_of, row_of
from nonet.puzzles.engine_context import EngineContext, TimeBudget
from nonet.puzzles.hints import Candidate, validate
from nonet.puzzles.jobs import Job, finish, within

Part = Literal["board", "lemma", "premise", "cover", "link", "conclusion", "notation", "whole"]

# In the engine's units; most claims are found within some hundreds.
_NAMING_BUDGET = 10_000
_HOUSES = {"row": row_of, "column": column_of, "box": box_of}
_EMPTY: engine.Deduction = {}
_CELL = re.compile(r"r[1-9]c[1-9]")
# Longer than any chain.
_BEYOND = 10_000
# Their finders are fast enough to run once for each omitted candidate.
_QUICK = frozenset(
    one.slug for one in engine.TECHNIQUES if one.tier in ("singles", "medium", "hard")
)


@dataclass(frozen=True, slots=True)
class Claim:
    """A claimed step, which may be only a technique or its conclusions.

    `parts` are the engine's form. `candidates` are further premises, and `chain` lists candidates
    joined by alternating strong and weak links. A `notation` replaces all of them.
    """

    technique: str | None = None
    notation: str | None = None
    parts: engine.Deduction = field(default_factory=lambda: _EMPTY)
    candidates: tuple[Candidate, ...] = ()
    chain: tuple[Candidate, ...] = ()

    @property
    def placements(self) -> set[Candidate]:
        """The candidates claimed to be right."""
        return _pairs(self.parts.get("placements"))

    @property
    def eliminations(self) -> set[Candidate]:
        """The candidates claimed to be wrong."""
        return _pairs(self.parts.get("eliminations"))

    @property
    def is_bare(self) -> bool:
        """Whether the claim has no premises."""
        given = (self.notation, self.candidates, self.chain)
        reasons = ("lemmas", "premises", "links")
        return not any(given) and not any(self.parts.get(name) for name in reasons)


@dataclass(frozen=True, slots=True)
class Weakness:
    """The part of a claim that fails, its index among those of its kind, and the fault.

    The `witnesses`, pairs of cell and digit, prove the fault.
    """

    part: Part
    fault: str
    at: int | None = None
    witnesses: tuple[Candidate, ...] = ()


@dataclass(frozen=True, slots=True)
class Judged:
    """The conclusions and the name of a claim, or its weak part.

    `step` is the engine's step with the same conclusions; `links` has the links of a claim that is
    a chain.
    """

    board: engine.Comparison
    weakness: Weakness | None = None
    placements: tuple[Candidate, ...] = ()
    eliminations: tuple[Candidate, ...] = ()
    technique: str | None = None
    step: engine.Step | None = None
    links: tuple[engine.LinkData, ...] = ()


async def prove(
    puzzle: str,
    progress: str,
    eliminated: Collection[Candidate],
    claim: Claim,
    engine_context: EngineContext,
) -> Judged:
    """Judge a claim about a player's board; a board with mistakes fails at the part `board`.

    Raises:
        SearchLimitError: the claim exceeds the time budget of an explanation, or the search for the
            solution its node budget.
        NotUniqueError, GridFormatError, OverloadedError.
    """
    board = await validate(puzzle, progress, engine_context, eliminated)
    if not board.valid or board.wrong_eliminations:
        return Judged(board, Weakness("board", "mistake"))
    time_budget = TimeBudget(engine_context.explaining_budget_s, thread_time)
    job = within(time_budget, _Judge(board, board.position).judge(claim), "deduction")
    [judged] = await engine_context.pool.run_jobs([job])
    return judged


def judge_claim(board: engine.Comparison, claim: Claim) -> Judged:
    """Judge a claim about a board without mistakes."""
    return finish(_Judge(board, board.position).judge(claim))


@dataclass(frozen=True)
class _Judge:
    """Judges claims in a position: the board's own, or one with fewer candidates."""

    board: engine.Comparison
    position: engine.Position

    def judge(self, claim: Claim) -> Job[Judged]:
        """Prove a claim from its premises; without premises, find a step that proves it."""
        if claim.is_bare and (claim.technique or claim.placements or claim.eliminations):
            return (yield from self._judge_bare(claim))
        if absent := self._absent(claim.candidates):
            return self._weak("premise", "absent-candidate", witnesses=absent)
        proof, parts = yield from self._prove(claim)
        if (flaw := proof.flaw) is not None:
            if overlooked := (yield from self._overlooked(claim, flaw)):
                return self._weak("premise", "overlooked", witnesses=overlooked)
            return self._weak(flaw.part, flaw.fault, flaw.at, flaw.witnesses)
        step = yield from self._same_step(claim, parts, proof)
        return self._proved(proof, step, tuple(parts.get("links", ())))

    def _proved(
        self,
        found: engine.Proof | engine.Step,
        step: engine.Step | None,
        links: tuple[engine.LinkData, ...] = (),
    ) -> Judged:
        return Judged(
            self.board,
            placements=found.placements,
            eliminations=found.eliminations,
            technique=(step or found).technique,
            step=step,
            links=links,
        )

    def _weak(
        self, part: Part, fault: str, at: int | None = None, witnesses: tuple[Candidate, ...] = ()
    ) -> Judged:
        return Judged(self.board, Weakness(part, fault, at, witnesses))

    @cached_property
    def _open(self) -> tuple[tuple[int, ...], ...]:
        """The candidates of each cell."""
        return self.position.candidates

    def _judge_bare(self, claim: Claim) -> Job[Judged]:
        step = yield from _first(self._steps(claim.technique), partial(_shows, claim=claim))
        if step is not None and engine.prove(self.position, step).flaw is None:
            return self._proved(step, step)
        said = claim.placements | claim.eliminations
        if absent := self._absent(said):
            return self._weak("conclusion", "absent-candidate", witnesses=absent)
        if claim.technique in _QUICK and said and (missed := (yield from self._missed(claim))):
            return self._weak("premise", "overlooked", witnesses=missed)
        return self._weak("whole", "does-not-follow")

    def _absent(self, candidates: Collection[Candidate]) -> tuple[Candidate, ...]:
        said, written = sorted(set(candidates)), self.board.progress
        return tuple(
            (cell, digit)
            for cell, digit in said
            if digit not in self._open[cell] and written[cell] != str(digit)
        )

    def _missed(self, claim: Claim) -> Job[tuple[Candidate, ...]]:
        """Find a candidate whose absence would allow such a step."""
        said = claim.placements | claim.eliminations
        everything = ((cell, digit) for cell in CELLS for digit in self._open[cell])
        for one in everything:
            if one in said:
                continue
            yield
            steps = _without(self, {one})._steps(claim.technique)  # noqa: SLF001
            if any(_shows(step, claim) for step in steps):
                return (one,)
        return ()

    def _prove(self, claim: Claim) -> Job[tuple[engine.Proof, engine.Deduction]]:
        if claim.notation is not None:
            return self._proof_of(claim.notation), _EMPTY
        parts: engine.Deduction = {**claim.parts}
        parts["premises"] = [*parts.get("premises", ()), *self._exhausted(claim.candidates)]
        read = []
        for each in _with_chain(parts, claim.chain):
            read.append((self._proof_of(each), each))
            yield
        return max(read, key=lambda one: _reach(one[0]))

    def _proof_of(self, deduction: str | engine.Deduction) -> engine.Proof:
        return engine.prove(self.position, deduction)

    def _exhausted(self, candidates: Collection[Candidate]) -> Iterator[engine.PremiseData]:
        """Find the cells and houses whose candidates are all claimed: one of them is right."""
        said = set(candidates)
        for cell in sorted({cell for cell, _ in said}):
            if all((cell, digit) in said for digit in self._open[cell]):
                yield {"kind": "cells", "cells": [cell]}
        for digit, kind, index, places in self._places_near(said):
            if said.issuperset(places):
                house = {"kind": kind, "index": index}
                yield {"kind": "places", "digit": digit, "house": cast("Any", house)}

    def _places(self, digit: int, kind: str, index: int) -> set[Candidate]:
        """Return the candidates for a digit in a house."""
        index_of = _HOUSES[kind]
        return {
            (cell, digit) for cell in CELLS if index_of(cell) == index and digit in self._open[cell]
        }

    def _places_near(
        self, said: Collection[Candidate]
    ) -> Iterator[tuple[int, str, int, set[Candidate]]]:
        """Yield the candidates for each digit in each house that has some of the claimed ones."""
        for digit in sorted({digit for _, digit in said}):
            for kind, index_of in _HOUSES.items():
                for index in sorted({index_of(cell) for cell, own in said if own == digit}):
                    yield digit, kind, index, self._places(digit, kind, index)

    def _overlooked(self, claim: Claim, flaw: engine.Flaw) -> Job[tuple[Candidate, ...]]:
        """Find overlooked candidates without which the claim would hold."""
        if not claim.candidates or flaw.part not in ("conclusion", "whole"):
            return ()
        said = set(claim.candidates)
        groups = [
            *({(cell, digit) for digit in self._open[cell]} for cell, _ in sorted(said)),
            *(places for *_, places in self._places_near(said)),
        ]
        for group in groups:
            beside = group - said - claim.placements - claim.eliminations
            if len(group & said) > 1 and 0 < len(beside) < len(group & said):
                proof, _ = yield from _without(self, beside)._prove(claim)  # noqa: SLF001
                if proof.valid:
                    return tuple(sorted(beside))
        return ()

    def _steps(self, technique: str | None) -> Iterator[engine.Step]:
        if technique is not None:
            return iter(engine.find_steps(self.position, technique=technique))
        return engine.find_all_steps(self.position, budget=_NAMING_BUDGET)

    def _same_step(
        self, claim: Claim, parts: engine.Deduction, proof: engine.Proof
    ) -> Job[engine.Step | None]:
        """Find the engine's step with the same conclusions, or the claimed technique's step."""
        ours = self._named_in(parts) | set(claim.candidates)
        first = self._steps(claim.technique) if claim.technique else iter(())
        named = yield from _first(first, lambda step: _agrees(step, proof, claim))
        if named is not None or claim.notation is not None or proof.technique is not None:
            return named
        for step in self._steps(None):
            yield
            if _agrees(step, proof, claim):
                certificate = engine.certificate_of(step, self.position)
                if self._named_in(certificate) <= ours:
                    return step
        return None

    def _named_in(self, parts: engine.Deduction) -> set[Candidate]:
        """Return the candidates that a deduction rests on, without its lemmas."""
        named = {one for premise in parts.get("premises", ()) for one in self._of(premise)}
        for link in parts.get("links", ()):
            for node in (link["start"], link["end"]):
                named |= {(_cell(cell), node["digit"]) for cell in node["cells"]}
        return named

    def _of(self, premise: engine.PremiseData) -> Iterator[Candidate]:
        match premise["kind"]:
            case "cells":
                for cell in map(_cell, premise["cells"]):
                    yield from ((cell, digit) for digit in self._open[cell])
            case "places":
                house = premise["house"]
                yield from self._places(premise["digit"], house["kind"], house["index"])
            case "deadly":
                yield from _pairs(premise["candidates"])
            case "either":
                yield from _pairs([premise["candidate"]])


def _first(
    steps: Iterator[engine.Step], fits: Callable[[engine.Step], bool]
) -> Job[engine.Step | None]:
    for step in steps:
        if fits(step):
            return step
        yield
    return None


def _without(judge: _Judge, candidates: Collection[Candidate]) -> _Judge:
    here = judge.position
    return _Judge(
        judge.board, engine.Position(here.puzzle, here.board, {*here.eliminated, *candidates})
    )


def _pairs(candidates: Any) -> set[Candidate]:
    pairs = {(_cell(cell), digit) for cell, digit in candidates or ()}
    for _, digit in pairs:
        if digit not in DIGITS:
            raise ValueError(f"expected a digit, 1 to 9, found {digit!r}")
    return pairs


def _cell(cell: int | str) -> int:
    index = cell_named(cell) if isinstance(cell, str) and _CELL.fullmatch(cell) else cell
    if index not in CELLS:
        raise ValueError(f"expected a cell, 0 to 80 or r1c1 to r9c9, found {cell!r}")
    return cast("int", index)


def _shows(step: engine.Step, claim: Claim) -> bool:
    placed, lost = set(step.placements), set(step.eliminations)
    return placed >= claim.placements and lost >= claim.eliminations


def _agrees(step: engine.Step, proof: engine.Proof, claim: Claim) -> bool:
    """Return whether a step has the claimed conclusions, or none beyond the proven ones."""
    if claim.placements or claim.eliminations:
        return _shows(step, claim)
    if step.placements:
        return set(step.placements) <= set(proof.placements)
    return set(step.eliminations) <= set(proof.eliminations)


def _reach(proof: engine.Proof) -> tuple[bool, int]:
    """Order proofs: a valid one is best, else the one whose chain is valid for longer."""
    flaw = proof.flaw
    if flaw is None:
        return True, 0
    return False, (flaw.at or 0) if flaw.part == "link" else _BEYOND


def _with_chain(
    parts: engine.Deduction, chain: tuple[Candidate, ...]
) -> Iterator[engine.Deduction]:
    """Add the links of a chain, starting with a strong one first and with a weak one second."""
    own: list[engine.LinkData] = [*parts.get("links", ())]
    nodes: list[engine.NodeData] = [{"cells": [cell], "digit": digit} for cell, digit in chain]
    pairs = list(pairwise(nodes))
    for first in (0, 1) if pairs else (0,):
        kinds: tuple[Literal["strong", "weak"], ...] = ("strong", "weak")
        links: list[engine.LinkData] = [
            {"start": start, "end": end, "kind": kinds[(first + index) % 2]}
            for index, (start, end) in enumerate(pairs)
        ]
        yield {**parts, "links": own + links}
