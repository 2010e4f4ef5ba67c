"""Every line of every corpus gets the verdict that an independent solver gave it."""

from pathlib import Path

import pytest

from machine import LISTS
from nonet import engine

FOLDER = LISTS / "engine"
CORPORA = sorted(FOLDER.glob("*.txt"))


@pytest.mark.corpora
@pytest.mark.parametrize("corpus", CORPORA, ids=lambda path: path.stem)
def test_every_grid_of_a_corpus_gets_its_known_status(corpus: Path) -> None:
    rows = [line.split("\t") for line in corpus.read_text(encoding="ascii").splitlines()]

    verdicts = engine.check_many([grid for grid, _, _ in rows])

    found = [[verdict.status, verdict.solution or "-"] for verdict in verdicts]
    assert found == [[status, solution] for _, status, solution in rows]
