"""Ratings that the engine of a page calculates: of the steps of a trace, and of a board."""

import json
import subprocess
from pathlib import Path
from typing import Any

import pytest

from machine import NODE, needs_engine
from nonet import engine
from nonet.i18n.catalogue import english
from nonet.server.site.languages import FILES

pytestmark = needs_engine
SCRIPT = Path(__file__).with_name("ask_engine.js")
PUZZLES = [engine.generate(label, seed=3).puzzle for label in ("easy", "hard", "expert")]


def answers(questions: list[Any]) -> list[Any]:
    sent = {"sentences": english().for_scripts(FILES), "questions": questions}
    asked = subprocess.run(
        [NODE, SCRIPT], input=json.dumps(sent), capture_output=True, check=True, text=True
    )
    return [reply["answer"] for reply in json.loads(asked.stdout)["replies"]]


def test_a_trace_has_the_steps_of_the_rating() -> None:
    traced = answers([{"trace": {"grid": puzzle}} for puzzle in PUZZLES])

    for puzzle, trace in zip(PUZZLES, traced, strict=True):
        rating = engine.rate(puzzle, trace=True)
        assert rating.trace is not None
        assert trace["er"] / 10 == rating.er
        assert [
            (step["er"] / 10, step["name"], step["placements"], step["eliminations"])
            for step in trace["steps"]
        ] == [
            (step.er, step.name, [*map(list, step.placements)], [*map(list, step.eliminations)])
            for step in rating.trace
        ]


@pytest.mark.parametrize("technique", ["hidden-single", "x-wing", "aic"])
def test_steps_are_rated_if_requested(technique: str) -> None:
    grid = PUZZLES[-1]
    asked = {"grid": grid, "technique": technique}

    rated, plain = answers([{"steps": {**asked, "rated": True}}, {"steps": asked}])

    found = engine.find_steps(grid, technique=technique)
    assert [step["rating"] / 10 for step in rated] == [step.rating for step in found]
    assert [{**step, "rating": 0} for step in plain] == [{**step, "rating": 0} for step in rated]


def test_no_step_is_easier_than_the_least_of_its_technique() -> None:
    (named,) = answers([{"techniques": {}}])
    least: dict[str, int] = {}
    for slug, rating in named:
        least[slug] = min(rating, least.get(slug, rating))

    assert least.keys() == {technique.slug for technique in engine.TECHNIQUES}
    for step in engine.find_all_steps(PUZZLES[-1]):
        assert step.rating * 10 >= least[step.technique] - 1e-9
