"""Opinions of an independent grader: HoDoKu's own path, and the tier of its hardest step.

Its level is not asked, as the sum of scores lifts it; nor is anything of the service used here.
"""

import multiprocessing
from collections.abc import Iterable
from concurrent.futures import ProcessPoolExecutor
from functools import cache
from typing import NamedTuple

from hodoku import Solver

TIERS = ("singles", "medium", "hard", "expert", "extreme")

# The level that the reference itself gives each technique, in the order of its ladder.
TECHNIQUES_OF_TIER = {
    "singles": "FULL_HOUSE NAKED_SINGLE HIDDEN_SINGLE",
    "medium": """
        LOCKED_PAIR LOCKED_TRIPLE LOCKED_CANDIDATES_1 LOCKED_CANDIDATES_2
        NAKED_PAIR NAKED_TRIPLE HIDDEN_PAIR HIDDEN_TRIPLE
    """,
    "hard": """
        NAKED_QUADRUPLE HIDDEN_QUADRUPLE X_WING SWORDFISH JELLYFISH REMOTE_PAIR BUG_PLUS_1
        SKYSCRAPER TWO_STRING_KITE DUAL_TWO_STRING_KITE TURBOT_FISH
        EMPTY_RECTANGLE DUAL_EMPTY_RECTANGLE W_WING XY_WING XYZ_WING
        UNIQUENESS_1 UNIQUENESS_2 UNIQUENESS_3 UNIQUENESS_4 UNIQUENESS_5 UNIQUENESS_6
        HIDDEN_RECTANGLE AVOIDABLE_RECTANGLE_1 AVOIDABLE_RECTANGLE_2
        FINNED_X_WING SASHIMI_X_WING
        SIMPLE_COLORS_TRAP SIMPLE_COLORS_WRAP MULTI_COLORS_1 MULTI_COLORS_2
    """,
    "expert": """
        FINNED_SWORDFISH SASHIMI_SWORDFISH FINNED_JELLYFISH SASHIMI_JELLYFISH
        SUE_DE_COQ X_CHAIN XY_CHAIN
        CONTINUOUS_NICE_LOOP DISCONTINUOUS_NICE_LOOP AIC
        GROUPED_CONTINUOUS_NICE_LOOP GROUPED_DISCONTINUOUS_NICE_LOOP GROUPED_AIC
        ALS_XZ ALS_XY_WING ALS_XY_CHAIN DEATH_BLOSSOM
        FRANKEN_X_WING FRANKEN_SWORDFISH FINNED_FRANKEN_X_WING FINNED_FRANKEN_SWORDFISH
    """,
    "extreme": """
        FORCING_CHAIN_CONTRADICTION FORCING_CHAIN_VERITY
        FORCING_NET_CONTRADICTION FORCING_NET_VERITY BRUTE_FORCE
    """,
}
TIER_OF_TECHNIQUE = {
    technique: tier for tier, names in TECHNIQUES_OF_TIER.items() for technique in names.split()
}


class Opinion(NamedTuple):
    """The hardest tier on the reference's path, and its techniques of that tier."""

    tier: str
    techniques: tuple[str, ...]


def opinion(puzzle: str) -> Opinion:
    """Solve a puzzle with the reference."""
    result = _solver().solve(puzzle.replace("-", "."))
    used = sorted({step.type.name for step in result.steps})
    tier = max((TIER_OF_TECHNIQUE[technique] for technique in used), key=TIERS.index)
    return Opinion(tier, tuple(one for one in used if TIER_OF_TECHNIQUE[one] == tier))


def opinions(puzzles: Iterable[str], *, processes: int = 2) -> list[Opinion]:
    """Solve many puzzles, in order; a hard one takes the reference seconds."""
    context = multiprocessing.get_context("spawn")
    with ProcessPoolExecutor(processes, mp_context=context) as pool:
        return list(pool.map(opinion, puzzles, chunksize=10))


@cache
def _solver() -> Solver:
    return Solver()
