"""Every line of every corpus gets the verdict that an independent solver gave it."""

import os
from pathlib import Path

import pytest

from nonet import engine

BESIDE_THE_REPOSITORY = Path(__file__).parents[3] / "shared" / "data"
FOLDER = Path(os.environ.get("NONET_TEST_DATA", BESIDE_THE_REPOSITORY)) / "engine"
CORPORA = sorted(FOLDER.glob("*.txt"))


@pytest.mark.skipif(not CORPORA, reason=f"no corpora in {FOLDER}")
@pytest.mark.parametrize("corpus", CORPORA, ids=lambda path: path.stem)
def test_every_grid_of_a_corpus_gets_its_known_verdict(corpus: Path) -> None:
    rows = [line.split("\t") for line in corpus.read_text(encoding="ascii").splitlines()]

    verdicts = engine.check_many([grid for grid, _, _ in rows])

    found = [[verdict.status, verdict.solution or "-"] for verdict in verdicts]
    assert found == [[status, solution] for _, status, solution in rows]
