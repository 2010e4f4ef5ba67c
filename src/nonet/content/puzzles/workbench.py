"""What every use case works with."""

from collections.abc import Callable
from dataclasses import dataclass, field

from nonet import engine
from nonet.content.puzzles.allowance import Allowance
from nonet.content.puzzles.memory import Memory
from nonet.foundation.workpool import WorkPool


@dataclass(frozen=True, slots=True)
class Workbench:
    """The pool for long work, the budgets, and where seeds come from.

    `node_budget` bounds the search of one grid, `generation_budget` the candidates tried for one
    puzzle of a label, `wish_budget` the work for one puzzle as somebody wishes it, `rating_budget`
    the work of rating one, `grading_budget_s` and `explaining_budget_s` the processor time of
    grading one and of finding a step; `draw_seed` gives an unpredictable seed of 64 bits,
    `new_allowance` what all grids of one batch may take together. What was found out about puzzles
    lately stands in `ratings` and `labels`: a page that many open is judged once.
    """

    pool: WorkPool
    node_budget: int
    generation_budget: int
    wish_budget: int
    rating_budget: int
    grading_budget_s: float
    explaining_budget_s: float
    draw_seed: Callable[[], int]
    new_allowance: Callable[[], Allowance] = Allowance.without_end
    ratings: Memory[engine.Rating] = field(default_factory=Memory)
    labels: Memory[engine.AnyLabel] = field(default_factory=Memory)
