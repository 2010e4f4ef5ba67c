"""Labels and tiers agree with an independent grader, puzzle by puzzle.

The grader is a port of HoDoKu to Python. It takes up to seconds for one puzzle, so a sample is
judged always, and everything when `NONET_EXHAUSTIVE` asks for it.
"""

import os

import pytest

from label_comparison import COUNT, Pair, compare_label, compare_tiers, rated_puzzles
from nonet import engine

pytestmark = pytest.mark.slow

EXHAUSTIVE = bool(os.environ.get("NONET_EXHAUSTIVE"))
SAMPLE = 10
TIERS_AGREE = 0.97
LABELS_AGREE = 0.95

only_when_exhaustive = pytest.mark.skipif(
    not EXHAUSTIVE, reason="NONET_EXHAUSTIVE is not set: the reference needs minutes for this"
)


def agreed(pairs: list[Pair]) -> float:
    apart = [pair for pair in pairs if not pair.agree]
    print(*apart, sep="\n")  # noqa: T201 - the puzzles to look at, shown on failure
    return 1 - len(apart) / len(pairs)


@pytest.mark.thorough
@pytest.mark.timeout(600)
@pytest.mark.parametrize("label", engine.LABELS)
def test_the_reference_confirms_the_labels_of_a_few_puzzles(
    label: engine.Label,
) -> None:
    assert agreed(compare_label(label, SAMPLE)) >= LABELS_AGREE


@pytest.mark.thorough
@pytest.mark.corpora
def test_the_reference_confirms_the_tiers_of_a_few_known_puzzles() -> None:
    assert agreed(compare_tiers(rated_puzzles()[::100])) >= TIERS_AGREE


@only_when_exhaustive
@pytest.mark.timeout(3600)
@pytest.mark.parametrize("label", engine.LABELS)
def test_the_reference_confirms_nearly_all_labels(
    label: engine.Label,
) -> None:
    assert agreed(compare_label(label, COUNT)) >= LABELS_AGREE


@only_when_exhaustive
@pytest.mark.corpora
@pytest.mark.timeout(3600)
def test_the_reference_confirms_nearly_all_tiers() -> None:
    assert agreed(compare_tiers(rated_puzzles())) >= TIERS_AGREE
