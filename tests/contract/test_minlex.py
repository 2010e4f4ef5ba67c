"""Puzzles that are images of each other have one form."""

import pytest

from nonet import engine
from samples import ATTRIBUTION, EMPTY, HARD, INVALID, UNIQUE, normal
from service import Service

pytestmark = pytest.mark.shared


def test_each_result_has_the_minlex_form_of_its_grid(service: Service) -> None:
    mirrored = HARD[::-1]

    answer = service.post("/minlex", {"puzzles": [HARD, "12", mirrored, INVALID, EMPTY]})

    refused = service.post("/check/batch", {"puzzles": ["12"]}).json()["results"][0]
    hard, other, invalid = map(engine.minlex, (HARD, UNIQUE, INVALID))
    assert answer.status_code == 200
    assert answer.json() == {
        "engineVersion": engine.VERSION,
        "results": [
            {"puzzle": normal(HARD), "minlex": hard},
            refused,
            {"puzzle": normal(mirrored), "minlex": hard},
            {"puzzle": normal(INVALID), "minlex": invalid},
            {"puzzle": normal(EMPTY), "minlex": normal(EMPTY)},
        ],
        "attribution": ATTRIBUTION,
    }
    assert len({hard, other, invalid}) == 3
