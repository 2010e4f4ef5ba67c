"""Rate puzzles on the scale of the Sudoku Explainer: ER, EP and ED."""

from typing import Final, Literal, get_args, overload

from nonet.engine import arguments, batches, verdicts
from nonet.engine._native import Rater, Rating, rate_many as _rate_many
from nonet.engine.columns import Ratings, SomeRatings

__all__ = ["BLINK_OF_RATING", "DEFAULT_RATING_BUDGET", "PROFILES", "Profile", "rate", "rate_many"]

# The default budget of one grid over HTTP: about 300 ms of one core.
DEFAULT_RATING_BUDGET = 7_500_000
# This much work takes less than a millisecond.
BLINK_OF_RATING = 20_000

# More than the hardest known puzzles take.
NO_LIMIT = 2**63

# The set of step finders: the Sukaku Explainer's, or the one that the Sudoku Exchange used.
Profile = Literal["explainer", "exchange"]
PROFILES: Final[tuple[Profile, ...]] = get_args(Profile)


def rate(
    puzzle: str, *, work: int = NO_LIMIT, profile: Profile = "explainer", trace: bool = False
) -> Rating:
    """Rate a puzzle: its hardest step, the hardest up to the first digit, and the first step.

    The profile "exchange" omits the finders that the Sudoku Exchange's lists were rated without.
    With `trace` the rating has every step with its own ER.

    If `work` isn't enough, `er`, `ep` and `ed` are None, and `at_least` is the proven lower bound;
    a unit is about one candidate visited in a chain. Whether the puzzle has exactly one solution
    is not checked.

    Raises:
        GridFormatError: the text isn't a grid.
        NotUniqueError: a house holds a digit twice.
        ValueError: `work` is out of range.
    """
    verdicts.require_no_clash(puzzle)
    rater = Rater(puzzle, profile, trace)
    rater.advance(arguments.ranged("work", work))
    return rater.rating


@overload
def rate_many(
    puzzles: batches.Grids,
    *,
    work: int = ...,
    threads: int | None = ...,
    errors: Literal["raise"] = ...,
    profile: Profile = ...,
    trace: bool = ...,
) -> Ratings: ...
@overload
def rate_many(
    puzzles: batches.Grids,
    *,
    work: int = ...,
    threads: int | None = ...,
    errors: Literal["null"],
    profile: Profile = ...,
    trace: bool = ...,
) -> SomeRatings: ...
def rate_many(  # noqa: PLR0913 - each is an option by name
    puzzles: batches.Grids,
    *,
    work: int = NO_LIMIT,
    threads: int | None = None,
    errors: batches.Errors = "raise",
    profile: Profile = "explainer",
    trace: bool = False,
) -> Ratings | SomeRatings:
    """Rate puzzles, in order, on `threads` threads, by default on every core.

    `work` is for each puzzle; `profile` and `trace` work as in `rate`. With `errors="null"` an item
    that isn't a grid, or repeats a digit in a house, gives None.

    Raises:
        GridFormatError: a text isn't a grid; there is no partial result.
        NotUniqueError: some grids repeat a digit in a house; `statuses` has their positions.
        ValueError: a number is out of range.
    """
    used, most = batches.counted(threads), arguments.ranged("work", work)
    if batches.is_lenient(errors):
        found = batches.sift(puzzles)
        rest = found.only(verdicts.have_no_clash(found.grids, used))
        return Ratings(_rate_many(rest.grids, most, used, profile, trace)).amid(rest.places)
    grids = batches.several(puzzles)
    verdicts.require_no_clashes(grids, used)
    return Ratings(_rate_many(grids, most, used, profile, trace))
