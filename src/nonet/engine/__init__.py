"""Check, solve, grade, rate and make Sudoku puzzles: one, or millions on every core.

A grid is 81 characters, row by row, with `.`, `0` or `-` for an empty cell; `Grid` also reads
lists, arrays and other forms. This is an overview; `help(generate)` describes one function.

One grid
    count_solutions   the number of its solutions, as a `Verdict`
    solve             its only solution
    why_not_unique    two digits that both fit, or givens that contradict each other
    grade, label_of   its difficulty for a person, as a `Grade` or a label
    grade_with_steps  the same, with the steps that count
    rate              ER, EP and ED by the scale of the Sudoku Explainer, as a `Rating`
    analyze           the cells that singles can fill, as an `Analysis`
    canonical         the form that it shares with all its images
    minlex            its first image in lexicographic order; `minlex_id` is a short name for it
    shuffle           a random image; these three also give the `Transform`, which has an inverse
    automorphisms     the number of transforms that leave it unchanged
    backdoors         cells whose digits leave only singles
    normalize         the same grid, with `-` for every empty cell

New puzzles
    generate          one `Puzzle` of a label or spec, from a seed
    generate_many     a list of them
    generate_iter     the same, each as soon as it is found
    reference_of, from_reference, read_reference    a puzzle as a line, and back
    seed_of, draw_seed              the seed of a text, or a random one
    require_possible  raise `SpecError` for a `PuzzleSpec` that no puzzle meets
    neighbours        puzzles that differ in one given, or two: {-1+1}, {-2+2}
    minimal_puzzles, expansions     puzzles with fewer givens, or with more

Many grids: lists, arrays, columns of tables
    check_many, grade_many, rate_many, solve_path_many, canonical_many, minlex_many
    in_batches        any of these, batch by batch, for more grids than fit in memory
    check_lines       lines of a file, without an object for each
    each              any function of one grid on many, each result as soon as it is ready
    read_grids        the grids of a text in any form
    read_boards       the same with their candidates, and the skipped lines
    to_numpy, from_numpy
All these results are also Arrow tables, so `polars.DataFrame(grade_many(grids))` works.

Step by step
    next_step, find_steps           steps of any technique, as `Step`s
    find_all_steps                  all steps on a board, the easiest first
    next_single, solve_path         the easiest single, as a `Single`; all steps, as a `Path`
    solve_iter                      the same steps, each as soon as it is found
    Position                        a board in play: its candidates, `after` a step, compared
    after_step                      the grid after a step, and the candidates eliminated by then
    technique_of, slug_of, slugs_of, nearest_slug    a technique by its slug or name
    prove, certificate_of           whether a deduction holds, as a `Proof`; a step as a `Deduction`
    explain_step, explain_path, explain_single    explanations, as catalogue messages
    explain_mistakes, explain_missing_notes       mistakes on a board, as catalogue messages

In slices, for servers
    begin_grade, begin_next_step, begin_rating, measure_searches

For young children
    small             the same for grids of 4x4 and 6x6, such as `small.generate(4)`

Help on a class, such as `help(engine.Grade)`, describes its results. `nonet.engine.evidence` has
the reasons for steps, `nonet.errors` all exceptions, and `nonet.engine.aio` the same functions for
asyncio.
"""

import warnings

from nonet.engine import small as small
from nonet.engine._native import (
    DEFAULT_GENERATION_BUDGET,
    DEFAULT_NODE_BUDGET,
    VERSION,
    AllSteps as AllSteps,
    Analysis as Analysis,
    Comparison as Comparison,
    Counted as Counted,
    Flaw as Flaw,
    Grade as Grade,
    House as House,
    Link as Link,
    LongWork as LongWork,
    Node as Node,
    Path as Path,
    Pattern as Pattern,
    Position as Position,
    Proof as Proof,
    Puzzle as Puzzle,
    RatedStep as RatedStep,
    Rater as Rater,
    Rating as Rating,
    Single as Single,
    Step as Step,
    Technique as Technique,
    Transform as Transform,
    Verdict as Verdict,
    normalize,
)
from nonet.engine.arguments import SEED_BITS, draw_seed, seed_of
from nonet.engine.batches import CheckedLines as CheckedLines, check_lines
from nonet.engine.canonical import *
from nonet.engine.columns import *
from nonet.engine.evidence import *
from nonet.engine.generation import *
from nonet.engine.grading import *
from nonet.engine.grids import *
from nonet.engine.one_by_one import after_step, each, solve_iter
from nonet.engine.possible import REQUESTABLE_TECHNIQUES, SpecError as SpecError, require_possible
from nonet.engine.proving import *
from nonet.engine.rating import *
from nonet.engine.references import from_reference, read_reference, reference_of
from nonet.engine.spec import *
from nonet.engine.steps import *
from nonet.engine.tables import Batches as Batches, in_batches
from nonet.engine.verdicts import *

_RENAMED = {
    "DEFAULT_WISH_BUDGET": "DEFAULT_SPEC_BUDGET",
    "WISHED_TECHNIQUES": "REQUESTABLE_TECHNIQUES",
    "WishError": "SpecError",
    "Wished": "PuzzleSpec",
    "tell_missing_notes": "explain_missing_notes",
    "tell_mistakes": "explain_mistakes",
    "tell_single": "explain_single",
    "tell_step": "explain_step",
}


def __getattr__(name: str) -> object:
    """Return the new value of a renamed attribute, until version 1.0."""
    if name not in _RENAMED:
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    new = _RENAMED[name]
    warnings.warn(f"engine.{name} is now engine.{new}", DeprecationWarning, stacklevel=2)
    return globals()[new]


# Functions and constants only. `help` on a module starts with the classes of `__all__`, and these
# classes would take thousands of lines.
__all__ = [
    "BLINK_OF_RATING", "DEFAULT_GENERATION_BUDGET", "DEFAULT_LABEL", "DEFAULT_NODE_BUDGET",
    "DEFAULT_RATING_BUDGET", "DEFAULT_SPEC_BUDGET", "DEFAULT_SYMMETRY", "LABELS", "NO_TIER",
    "PROFILES", "REQUESTABLE_TECHNIQUES", "SEED_BITS", "STATUSES", "SYMMETRIES", "TECHNIQUES",
    "TIERS", "VERSION", "after_step", "analyze", "automorphisms", "backdoors", "begin_grade",
    "begin_next_step", "begin_rating", "canonical", "canonical_many", "certificate_of",
    "check_lines", "check_many", "count_solutions", "draw_seed", "each", "expansions",
    "explain_missing_notes", "explain_mistakes", "explain_path", "explain_single", "explain_step",
    "find_all_steps", "find_steps", "from_numpy", "from_reference", "generate", "generate_iter",
    "generate_many", "grade", "grade_many", "grade_with_steps", "in_batches", "label_of",
    "measure_searches", "minimal_puzzles", "minlex", "minlex_id", "minlex_many", "nearest_slug",
    "neighbours", "next_single", "next_step", "normalize", "prove", "rate", "rate_many",
    "read_boards", "read_grids", "read_reference", "reference_of", "require_possible", "seed_of",
    "shuffle", "slug_of", "slugs_of", "solve", "solve_iter", "solve_path", "solve_path_many",
    "technique_of", "to_numpy", "why_not_unique",
]  # fmt: skip
