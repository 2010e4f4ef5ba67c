"""Rate puzzles by the scale of the Sudoku Explainer: ER, EP and ED."""

from typing import Final, Literal, get_args, overload

from nonet.engine._native import Rater, Rating, rate_many as _rate_many
from nonet.engine.batches import Errors, Grids, counted, is_lenient, several, sift
from nonet.engine.columns import Ratings, SomeRatings
from nonet.engine.ranges import ranged
from nonet.engine.verdicts import have_no_clash, require_no_clash, require_no_clashes

# What one grid may take over HTTP unless the settings say otherwise: about 300 ms of one core.
DEFAULT_RATING_BUDGET = 7_500_000
# What takes less than a millisecond.
BLINK_OF_RATING = 20_000

# More than the hardest puzzles known take.
NO_LIMIT = 2**63

# Whose finders are asked: the Sukaku Explainer's, or those that the Sudoku Exchange used.
Profile = Literal["explainer", "exchange"]
PROFILES: Final[tuple[Profile, ...]] = get_args(Profile)


def rate(
    puzzle: str, *, work: int = NO_LIMIT, profile: Profile = "explainer", trace: bool = False
) -> Rating:
    """Rate a puzzle: its hardest step, the hardest up to the first digit, and the first step.

    The profile "exchange" leaves out what the lists of the Sudoku Exchange were rated without. With
    `trace` the rating has every step with its own ER.

    When `work` does not suffice, `er`, `ep` and `ed` are None, and `at_least` is what was proved by
    then; a unit is about one candidate visited in a chain. That the puzzle has exactly one solution
    is not checked.

    Raises:
        GridFormatError: the text is no grid.
        NotUniqueError: a house holds a digit twice.
        ValueError: `work` is out of range.
    """
    require_no_clash(puzzle)
    rater = Rater(puzzle, profile, trace)
    rater.advance(ranged("work", work))
    return rater.rating


@overload
def rate_many(
    puzzles: Grids,
    *,
    work: int = ...,
    threads: int | None = ...,
    errors: Literal["raise"] = ...,
    profile: Profile = ...,
    trace: bool = ...,
) -> Ratings: ...
@overload
def rate_many(
    puzzles: Grids,
    *,
    work: int = ...,
    threads: int | None = ...,
    errors: Literal["null"],
    profile: Profile = ...,
    trace: bool = ...,
) -> SomeRatings: ...
def rate_many(  # noqa: PLR0913 - each is an option of its own
    puzzles: Grids,
    *,
    work: int = NO_LIMIT,
    threads: int | None = None,
    errors: Errors = "raise",
    profile: Profile = "explainer",
    trace: bool = False,
) -> Ratings | SomeRatings:
    """Rate puzzles, in order, on `threads` threads, by default on every core.

    `work` is for each puzzle, `profile` and `trace` as for `rate`. With `errors="null"` what is no
    grid, or has a house that holds a digit twice, has None in its place.

    Raises:
        GridFormatError: a text is no grid; there is no partial result.
        NotUniqueError: grids with a house that holds a digit twice; `statuses` names them by their
            places.
        ValueError: a number is out of range.
    """
    used, most = counted(threads), ranged("work", work)
    if is_lenient(errors):
        found = sift(puzzles)
        rest = found.only(have_no_clash(found.grids, used))
        return Ratings(_rate_many(rest.grids, most, used, profile, trace)).amid(rest.places)
    grids = several(puzzles)
    require_no_clashes(grids, used)
    return Ratings(_rate_many(grids, most, used, profile, trace))
