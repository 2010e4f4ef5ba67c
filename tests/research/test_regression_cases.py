"""Every technique agrees with the positive and negative cases of a published library."""

import pytest

from nonet import engine
from regression_cases import CASES, Case


def holds(case: Case) -> bool:
    """Return whether a step concludes exactly the case's list, or none exists if ruled out.

    A case's conclusion about several digits at once may be a step for each digit.
    """
    steps = engine.find_steps(
        case.grid, removed=case.removed, placed=case.placed, technique=case.slug
    )
    if case.excluded:
        return not steps
    if case.placements:
        return any(step.placements == case.placements for step in steps)
    wanted = set(case.eliminations)
    found = [set(step.eliminations) for step in steps if wanted.issuperset(step.eliminations)]
    return set().union(*found) == wanted


@pytest.mark.corpora
@pytest.mark.parametrize("slug", CASES)
def test_every_published_case_of_a_technique_holds(slug: str) -> None:
    failed = [case.line for case in CASES[slug] if not holds(case)]

    assert failed == []
