"""Check, solve, grade, rate and make Sudoku puzzles: one, or millions on every core.

A grid is 81 characters, row by row, with `.`, `0` or `-` for an empty cell; `Grid` makes one of
lists, arrays and other forms. Each function is described below, and at its name: `help(generate)`.

One grid
    count_solutions   how many solutions it has, as a `Verdict`
    solve             its only solution
    why_not_unique    two digits that both fit, or givens that contradict each other
    grade, label_of   how hard it is for a person, as a `Grade`
    grade_with_steps  the same, with the steps that count
    rate              ER, EP and ED by the scale of the Sudoku Explainer, as a `Rating`
    analyze           how far singles alone lead, as an `Analysis`
    canonical         the form that it shares with all its images
    normalize         the same grid, with `-` for every empty cell

New puzzles
    generate          one `Puzzle`, as it is wished, from a seed
    generate_many     a list of them
    generate_iter     the same, each as soon as it is found
    reference_of, from_reference    a puzzle as a line, and back
    seed_of, draw_seed              the number of a text, or one by chance
    require_possible  refuse a wish (`Wished`) that no puzzle meets

Many grids: lists, arrays, columns of tables
    check_many, grade_many, rate_many, canonical_many
    check_lines       lines of a file, without an object for each
    read_grids        the grids of a text in any form
    to_numpy, from_numpy

Step by step
    next_step, find_steps           steps of any technique, as `Step`s
    next_single                     the easiest single, as a `Single`
    solve_path                      all steps to the solution, as a `Path`
    technique_of                    a technique by its slug
    tell_step, tell_single, tell_mistakes, tell_missing_notes    what people are told

In slices, for servers
    begin_grade, begin_next_step, begin_rating, measure_searches

What they give is described at its name, as `help(engine.Grade)`, and why a step holds in
`nonet.engine.evidence`. What is refused is a class of `nonet.errors`. `nonet.engine.aio` has the
same functions for asyncio.
"""

from nonet.engine._native import (
    DEFAULT_GENERATION_BUDGET,
    DEFAULT_NODE_BUDGET,
    VERSION,
    normalize,
)
from nonet.engine._native import (
    Analysis as Analysis,
)
from nonet.engine._native import (
    Counted as Counted,
)
from nonet.engine._native import (
    Grade as Grade,
)
from nonet.engine._native import (
    House as House,
)
from nonet.engine._native import (
    Link as Link,
)
from nonet.engine._native import (
    LongWork as LongWork,
)
from nonet.engine._native import (
    Node as Node,
)
from nonet.engine._native import (
    Path as Path,
)
from nonet.engine._native import (
    Pattern as Pattern,
)
from nonet.engine._native import (
    Puzzle as Puzzle,
)
from nonet.engine._native import (
    Rater as Rater,
)
from nonet.engine._native import (
    Rating as Rating,
)
from nonet.engine._native import (
    Single as Single,
)
from nonet.engine._native import (
    Step as Step,
)
from nonet.engine._native import (
    Technique as Technique,
)
from nonet.engine._native import (
    Verdict as Verdict,
)
from nonet.engine.ambiguity import Clash as Clash
from nonet.engine.ambiguity import Undecided as Undecided
from nonet.engine.ambiguity import why_not_unique
from nonet.engine.canonical import canonical, canonical_many
from nonet.engine.columns import (
    NO_TIER,
    STATUSES,
    TIERS,
)
from nonet.engine.columns import (
    Grades as Grades,
)
from nonet.engine.columns import (
    Ratings as Ratings,
)
from nonet.engine.columns import (
    SomeGrades as SomeGrades,
)
from nonet.engine.columns import (
    SomeRatings as SomeRatings,
)
from nonet.engine.columns import (
    SomeVerdicts as SomeVerdicts,
)
from nonet.engine.columns import (
    Verdicts as Verdicts,
)
from nonet.engine.effort import measure_searches
from nonet.engine.evidence import (
    AlsXyChain as AlsXyChain,
)
from nonet.engine.evidence import (
    AlsXyWing as AlsXyWing,
)
from nonet.engine.evidence import (
    AlsXz as AlsXz,
)
from nonet.engine.evidence import (
    AvoidableRectangle as AvoidableRectangle,
)
from nonet.engine.evidence import (
    BentSet as BentSet,
)
from nonet.engine.evidence import (
    BentWing as BentWing,
)
from nonet.engine.evidence import (
    Branch as Branch,
)
from nonet.engine.evidence import (
    BugPlusN as BugPlusN,
)
from nonet.engine.evidence import (
    BugPlusOne as BugPlusOne,
)
from nonet.engine.evidence import (
    Chain as Chain,
)
from nonet.engine.evidence import (
    Colors as Colors,
)
from nonet.engine.evidence import (
    Contradiction as Contradiction,
)
from nonet.engine.evidence import (
    DeathBlossom as DeathBlossom,
)
from nonet.engine.evidence import (
    DualEmptyRectangle as DualEmptyRectangle,
)
from nonet.engine.evidence import (
    DualTwoLinks as DualTwoLinks,
)
from nonet.engine.evidence import (
    EmptyRectangle as EmptyRectangle,
)
from nonet.engine.evidence import (
    Evidence as Evidence,
)
from nonet.engine.evidence import (
    Exocet as Exocet,
)
from nonet.engine.evidence import (
    Fireworks as Fireworks,
)
from nonet.engine.evidence import (
    Fish as Fish,
)
from nonet.engine.evidence import (
    KrakenFish as KrakenFish,
)
from nonet.engine.evidence import (
    LockedCandidates as LockedCandidates,
)
from nonet.engine.evidence import (
    LockedSectors as LockedSectors,
)
from nonet.engine.evidence import (
    Medusa as Medusa,
)
from nonet.engine.evidence import (
    MultiColors as MultiColors,
)
from nonet.engine.evidence import (
    NakedSingle as NakedSingle,
)
from nonet.engine.evidence import (
    NestedContradiction as NestedContradiction,
)
from nonet.engine.evidence import (
    RemotePair as RemotePair,
)
from nonet.engine.evidence import (
    SiameseFish as SiameseFish,
)
from nonet.engine.evidence import (
    SingleInHouse as SingleInHouse,
)
from nonet.engine.evidence import (
    Stage as Stage,
)
from nonet.engine.evidence import (
    Subset as Subset,
)
from nonet.engine.evidence import (
    SueDeCoq as SueDeCoq,
)
from nonet.engine.evidence import (
    Template as Template,
)
from nonet.engine.evidence import (
    Tridagon as Tridagon,
)
from nonet.engine.evidence import (
    TwoLinks as TwoLinks,
)
from nonet.engine.evidence import (
    UniqueLoop as UniqueLoop,
)
from nonet.engine.evidence import (
    UniqueRectangle as UniqueRectangle,
)
from nonet.engine.evidence import (
    Verity as Verity,
)
from nonet.engine.evidence import (
    WWing as WWing,
)
from nonet.engine.generation import (
    DEFAULT_WISH_BUDGET,
    generate,
    generate_iter,
    generate_many,
)
from nonet.engine.generation import (
    Maker as Maker,
)
from nonet.engine.grading import (
    WhichPath as WhichPath,
)
from nonet.engine.grading import (
    grade,
    grade_many,
    grade_with_steps,
    label_of,
    solve_path,
)
from nonet.engine.grids import Grid as Grid
from nonet.engine.grids import from_numpy, to_numpy
from nonet.engine.lines import CheckedLines as CheckedLines
from nonet.engine.lines import check_lines
from nonet.engine.long_work import begin_grade, begin_next_step, begin_rating
from nonet.engine.possible import WISHED_TECHNIQUES, require_possible
from nonet.engine.possible import WishError as WishError
from nonet.engine.rating import BLINK_OF_RATING, DEFAULT_RATING_BUDGET, rate, rate_many
from nonet.engine.references import from_reference, reference_of
from nonet.engine.seeds import SEED_BITS, draw_seed, seed_of
from nonet.engine.singles import analyze, next_single
from nonet.engine.steps import TECHNIQUES, find_steps, next_step, technique_of
from nonet.engine.telling import tell_missing_notes, tell_mistakes, tell_single, tell_step
from nonet.engine.texts import read_grids
from nonet.engine.verdicts import check_many, count_solutions, solve
from nonet.engine.wish import (
    DEFAULT_LABEL,
    DEFAULT_SYMMETRY,
    LABELS,
    SYMMETRIES,
)
from nonet.engine.wish import (
    AnyLabel as AnyLabel,
)
from nonet.engine.wish import (
    Label as Label,
)
from nonet.engine.wish import (
    Symmetry as Symmetry,
)
from nonet.engine.wish import (
    Wished as Wished,
)
from nonet.engine.wish import (
    Wishes as Wishes,
)

# What people call. The classes of what they give are here by name, too, but not in this list: the
# help on a module begins with the classes of its list, and these take thousands of lines.
__all__ = [
    "BLINK_OF_RATING",
    "DEFAULT_GENERATION_BUDGET",
    "DEFAULT_LABEL",
    "DEFAULT_NODE_BUDGET",
    "DEFAULT_RATING_BUDGET",
    "DEFAULT_SYMMETRY",
    "DEFAULT_WISH_BUDGET",
    "LABELS",
    "NO_TIER",
    "SEED_BITS",
    "STATUSES",
    "SYMMETRIES",
    "TECHNIQUES",
    "TIERS",
    "VERSION",
    "WISHED_TECHNIQUES",
    "analyze",
    "begin_grade",
    "begin_next_step",
    "begin_rating",
    "canonical",
    "canonical_many",
    "check_lines",
    "check_many",
    "count_solutions",
    "draw_seed",
    "find_steps",
    "from_numpy",
    "from_reference",
    "generate",
    "generate_iter",
    "generate_many",
    "grade",
    "grade_many",
    "grade_with_steps",
    "label_of",
    "measure_searches",
    "next_single",
    "next_step",
    "normalize",
    "rate",
    "rate_many",
    "read_grids",
    "reference_of",
    "require_possible",
    "seed_of",
    "solve",
    "solve_path",
    "technique_of",
    "tell_missing_notes",
    "tell_mistakes",
    "tell_single",
    "tell_step",
    "to_numpy",
    "why_not_unique",
]
