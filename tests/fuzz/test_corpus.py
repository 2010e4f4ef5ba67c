"""Every input that the fuzzer ever kept is judged again, without the fuzzer."""

import importlib
from pathlib import Path
from types import ModuleType

import pytest

FOLDER = Path(__file__).parent
NAMES = sorted(file.stem for file in (FOLDER / "harnesses").glob("*.py"))
MOST_FILES, MOST_BYTES = 200, 200_000


def harness_of(name: str) -> ModuleType:
    return importlib.import_module(f"harnesses.{name}")


def corpus_of(name: str) -> list[bytes]:
    return [file.read_bytes() for file in sorted((FOLDER / "corpus" / name).iterdir())]


@pytest.mark.parametrize("name", NAMES)
def test_no_input_of_the_corpus_fails(name: str) -> None:
    harness = harness_of(name)

    for data in [*harness.SEEDS, *corpus_of(name)]:
        harness.judge(data)


@pytest.mark.parametrize("name", NAMES)
def test_a_corpus_is_small(name: str) -> None:
    corpus = corpus_of(name)

    assert 0 < len(corpus) <= MOST_FILES
    assert sum(map(len, corpus)) <= MOST_BYTES


def test_make_runs_every_harness() -> None:
    makefile = (FOLDER.parents[1] / "Makefile").read_text("utf-8")

    (listed,) = (line for line in makefile.splitlines() if line.startswith("FUZZED :="))

    assert sorted(listed.split()[2:]) == NAMES
