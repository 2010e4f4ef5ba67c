"""The recipe of the page for research makes its corpus, and trainers can use its adapters."""

import asyncio
import sys
from itertools import islice
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pyarrow.parquet
import pytest

from command_line import CommandLine
from markdown import blocks, read
from nonet import engine, gym
from nonet.research.recipe import read_recipe

PAGE = read("docs/how-to/train-models.md")
CORPORA = read("docs/how-to/corpora.md")


class Subscripted:
    """A class that takes types in brackets, as those of verifiers do."""

    def __class_getitem__(cls, _: object) -> type:
        return cls


class TaskData:
    def __init__(self, **fields: object) -> None:
        vars(self).update(fields)


class Task(Subscripted):
    def __init__(self, data: TaskData, config: object) -> None:
        self.data, self.config = data, config


class Taskset(Subscripted):
    config = SimpleNamespace(task=None)


@pytest.fixture
def shown(monkeypatch: pytest.MonkeyPatch) -> list[dict[str, Any]]:
    """Return the names that each block of Python makes, with its requests to verifiers."""
    asked = {"TaskData": TaskData, "Task": Task, "Taskset": Taskset}
    vf = SimpleNamespace(**asked, State=None, TaskConfig=None, TasksetConfig=None)
    vf.reward = lambda function: function
    monkeypatch.setitem(sys.modules, "verifiers", SimpleNamespace(v1=vf))
    monkeypatch.setitem(sys.modules, "verifiers.v1", vf)
    made = []
    for code in blocks(PAGE, "python"):
        names: dict[str, Any] = {}
        exec(compile(code, "docs/how-to/train-models.md", "exec"), names)  # noqa: S102 - it is our own page
        made.append(names)
    return made


def test_tasks_and_their_reward_are_as_verifiers_has_them(shown: list[dict[str, Any]]) -> None:
    first, second = islice(shown[0]["SudokuTaskset"]().load(), 2)
    answer = gym.task(**first.data.info).answer
    other = gym.task(**second.data.info).answer

    earned = [
        asyncio.run(first.earned(SimpleNamespace(last_reply=said)))
        for said in (answer, first.data.prompt, other)
    ]

    assert first.data.prompt != second.data.prompt
    assert earned[:2] == [1.0, 0.0]
    assert earned[2] < 0


def test_the_dataset_is_as_reasoning_gym_has_them(shown: list[dict[str, Any]]) -> None:
    dataset = shown[1]["NonetSudoku"]("hard", size=3)

    entries = list(dataset)

    assert len(entries) == len(dataset) == 3
    assert {"question", "answer", "metadata"} <= set(entries[0])
    assert [dataset.score_answer(one["answer"], one) for one in entries] == [1.0] * 3
    assert dataset.score_answer(entries[0]["question"], entries[0]) == 0.0
    assert dataset.score_answer(None, entries[0]) == 0.0


def test_the_rewards_of_the_page_are_those_of_all_goals() -> None:
    described = [line.split("`")[1] for line in PAGE.splitlines() if line.startswith("| `")]

    assert described == list(gym.GOALS)


@pytest.mark.thorough
def test_the_recipe_makes_ten_thousand_puzzles_in_five_bands_and_two_splits(tmp_path: Path) -> None:
    (text,) = blocks(CORPORA, "toml")
    (tmp_path / "whole.toml").write_text(text, "utf-8")
    (tmp_path / "recipe.toml").write_text(text.replace("2000", "2"), "utf-8")

    recipe = read_recipe(tmp_path / "whole.toml")
    made = CommandLine(tmp_path)("corpus", "make", "recipe.toml", "--out", "five-bands")

    assert len(text.splitlines()) <= 20
    assert (recipe.count, list(recipe.bands)) == (10_000, [*engine.LABELS])
    assert made.status == 0
    files = (tmp_path / "five-bands").rglob("*.parquet")
    rows = [row for file in files for row in pyarrow.parquet.read_table(file).to_pylist()]
    assert sorted(row["label"] for row in rows) == sorted([*engine.LABELS] * 2)
    for row in rows:
        assert gym.score(gym.task_of(row["puzzle"]), row["solution"]).exact
        assert len(row["path"]) == len(row["words"]) >= row["puzzle"].count("-")
