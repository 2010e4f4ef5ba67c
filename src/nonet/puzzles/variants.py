"""Variant puzzles: new ones, and boards with their next steps, within a service's budget."""

from collections.abc import Collection, Iterator, Sequence
from dataclasses import dataclass
from typing import TypeAlias

from nonet.engine import normalize, variants
from nonet.engine.variants import GeneratedVariant, VariantPuzzle, VariantStep
from nonet.errors import GenerationLimitError, NotUniqueError, SearchLimitError
from nonet.puzzles import verification
from nonet.puzzles.engine_context import EngineContext, TimeBudget
from nonet.puzzles.generation import explaining_limits
from nonet.puzzles.hints import Candidate, NextStepStatus
from nonet.puzzles.verification import Verified

# A node takes 0.03 ms on killers of 9x9, up to 0.25 ms at 16x16; most puzzles need a few.
NODE_BUDGET = 5_000
# A grid of 9x9 takes 2 to 600 ms, one of 16x16 up to a second; other jobs run between grids, and
# the time budget of a batch ends the search. Most kinds give a puzzle in one of ten grids.
MOST_GRIDS = {12: 100, 16: 24}
USUAL_GRIDS = 400
_SEEDS = 2**64
_DIGITS = "-123456789ABCDEFG"


def nodes_of(context: EngineContext) -> int:
    """Return the search nodes of one puzzle."""
    return min(context.node_budget, NODE_BUDGET)


async def require_unique(puzzle: VariantPuzzle, context: EngineContext) -> str:
    """Return the solution of a puzzle that has exactly one.

    Raises:
        NotUniqueError, SearchLimitError, VariantFormatError, OverloadedError.
    """
    return await context.pool.run(variants.solve, puzzle, node_budget=nodes_of(context))


@dataclass(frozen=True, slots=True)
class VerifiedVariant:
    """A variant and its only solution."""

    puzzle: VariantPuzzle
    solution: str


AnyPuzzle: TypeAlias = str | VariantPuzzle
"""A grid of 9x9, or a variant."""


async def verify_any(
    puzzles: Sequence[AnyPuzzle], context: EngineContext
) -> list[Verified | VerifiedVariant]:
    """Verify grids and variants, in order and with duplicates; return all of them or none.

    Raises:
        NotUniqueError, SearchLimitError: of the first one without exactly one solution; it is
            named as `puzzles[i]`.
        GridFormatError, OverloadedError.
    """
    return [
        await _verify(puzzle, f"puzzles[{place}]", context) for place, puzzle in enumerate(puzzles)
    ]


async def _verify(
    puzzle: AnyPuzzle, path: str, context: EngineContext
) -> Verified | VerifiedVariant:
    if isinstance(puzzle, str):
        solution = await verification.require_unique(puzzle, context, path=path)
        return Verified(normalize(puzzle), solution)
    verdict = await context.pool.run(
        variants.count_solutions, puzzle, node_budget=nodes_of(context)
    )
    if verdict.status == "unknown":
        raise SearchLimitError((path,))
    if verdict.solution is None:
        raise NotUniqueError({path: verdict.status})
    return VerifiedVariant(puzzle, verdict.solution)


async def generate(
    kinds: Sequence[str],
    size: int,
    difficulty: variants.Difficulty,
    context: EngineContext,
    *,
    seed: int | None,
) -> GeneratedVariant:
    """Generate a puzzle of a seed or of the first number after it that leads to one.

    Raises:
        GenerationLimitError, VariantFormatError, OverloadedError.
    """
    first = context.draw_seed() if seed is None else seed
    most = min(context.generation_budget, MOST_GRIDS.get(size, USUAL_GRIDS))
    tries = _tries(kinds, size, difficulty, first, context.new_time_budget())
    with explaining_limits(1, is_seeded=seed is not None):
        for made in await context.pool.run_batch(tries, count=most):
            if made is not None:
                return made
        raise GenerationLimitError(most)


def _tries(
    kinds: Sequence[str],
    size: int,
    difficulty: variants.Difficulty,
    seed: int,
    time_budget: TimeBudget,
) -> Iterator[GeneratedVariant | None]:
    """Try seeds in ascending order until one gives a puzzle or the time budget is spent."""
    made = None
    while made is None and not time_budget.is_spent:
        try:
            made = time_budget.spend(
                variants.generate, kinds, size, difficulty, seed=seed, budget=1
            )
        except GenerationLimitError:
            seed = (seed + 1) % _SEEDS
        yield made


@dataclass(frozen=True, slots=True)
class VariantBoard:
    """A player's board of a puzzle, compared with the solution."""

    progress: str
    valid: bool
    complete: bool
    remaining_cells: int
    changed_givens: list[int]
    incorrect_cells: list[int]


def compare(
    puzzle: VariantPuzzle, progress: str, solution: str, eliminated: Collection[Candidate] = ()
) -> VariantBoard:
    """Compare a board, and the candidates eliminated on it, with the solution."""
    wrong = [
        cell
        for cell, (digit, right) in enumerate(zip(progress, solution, strict=True))
        if digit not in ("-", right)
    ]
    given = {cell for cell, digit in enumerate(puzzle.givens) if digit != "-"}
    changed = sorted(cell for cell in given if progress[cell] != solution[cell])
    incorrect = [cell for cell in wrong if cell not in given]
    is_lost = any(_DIGITS[digit] == solution[cell] for cell, digit in eliminated)
    valid, remaining = not (changed or incorrect or is_lost), progress.count("-")
    return VariantBoard(progress, valid, valid and not remaining, remaining, changed, incorrect)


def candidates_left(size: int, removed: Collection[Candidate]) -> list[list[int]]:
    """Return the digits of each cell that weren't eliminated."""
    return [
        [digit for digit in range(1, size + 1) if (cell, digit) not in removed]
        for cell in range(size * size)
    ]


@dataclass(frozen=True, slots=True)
class VariantWalk:
    """A compared board and its next steps; afterwards, `digits` and `removed` are on it."""

    puzzle: VariantPuzzle
    board: VariantBoard
    steps: list[VariantStep]
    digits: list[str]
    removed: set[tuple[int, int]]

    @property
    def status(self) -> NextStepStatus:
        """Whether there are steps, or why not."""
        if not self.board.valid:
            return "invalid-progress"
        if self.board.complete:
            return "complete"
        return "step" if self.steps else "unsupported"

    def take(self) -> Iterator[VariantStep]:
        """Yield each next step, after it was applied."""
        while "-" in self.digits:
            left = candidates_left(self.puzzle.size, self.removed)
            step = variants.next_step(self.puzzle, "".join(self.digits), candidates=left)
            if step is None:
                return
            for cell, digit in step.placements:
                self.digits[cell] = _DIGITS[digit]
            self.removed.update(step.eliminations)
            yield step

    @property
    def left_eliminated(self) -> list[Candidate]:
        """The eliminated candidates of the cells that are still empty."""
        return sorted(one for one in self.removed if self.digits[one[0]] == "-")


async def walk(
    puzzle: VariantPuzzle,
    progress: str,
    eliminated: Collection[Candidate],
    context: EngineContext,
    *,
    most: int,
) -> VariantWalk:
    """Find the next steps of a board, at most so many; none if it has mistakes.

    Raises:
        NotUniqueError, SearchLimitError, VariantFormatError, OverloadedError.
    """
    solution = await require_unique(puzzle, context)
    board = compare(puzzle, progress, solution, eliminated)
    found = VariantWalk(puzzle, board, [], list(progress), set(eliminated))
    if board.valid:
        found.steps.extend(await context.pool.run_batch(found.take(), count=most))
    return found
