"""Corpora follow their recipes, with the same bytes however they are made."""

from dataclasses import replace
from pathlib import Path

import pyarrow.compute as pc
import pytest
import yaml

from command_line import CommandLine
from corpus_recipes import RECIPE, files_of, rows_of, write_recipe
from nonet import engine
from nonet.errors import CorpusError
from nonet.research.making import Order, make
from nonet.research.recipe import read_recipe
from nonet.research.units import Job, Unit, public_seeds
from nonet.research.workers import Alone, P, Result, T, Work


def made(folder: Path, name: str = "corpus", workers: Alone | None = None) -> Path:
    recipe = read_recipe(folder / "recipe.toml")
    order = Order(folder / "recipe.toml", Job(recipe, public_seeds(recipe)), folder / name)
    make(order, workers or Alone(), lambda _: None)
    return folder / name


@pytest.fixture(scope="module")
def corpus(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("corpus")
    write_recipe(folder)
    return made(folder)


class Interrupted(Alone):
    """Ends as if killed before its last unit."""

    def __init__(self, units: int) -> None:
        self._left = units

    def begin(self, work: Work[P, T], job: Job, part: P) -> Result[T]:
        if not self._left:
            raise KeyboardInterrupt
        self._left -= 1
        return super().begin(work, job, part)


class Repeating(Alone):
    """Gives each unit the result of the first one."""

    def begin(self, work: Work[P, T], job: Job, part: P) -> Result[T]:
        assert isinstance(part, Unit)
        return super().begin(work, job, replace(part, band="beginner", number=0))


def test_each_band_has_the_requested_number_of_puzzles_with_its_label(corpus: Path) -> None:
    rows = rows_of(corpus)

    assert rows.filter(pc.field("band") == "beginner").num_rows == 70
    assert rows.filter(pc.field("band") == "medium").num_rows == 30
    for row in rows.to_pylist():
        assert row["label"] == row["band"] == engine.label_of(row["puzzle"])
        assert row["solution"] == engine.solve(row["puzzle"])
        assert engine.from_reference(row["reference"]).puzzle == row["puzzle"]
        rated = engine.rate(row["puzzle"])
        assert (row["er"], row["ep"], row["ed"]) == (rated.er, rated.ep, rated.ed)
        assert row["clues"] == sum(cell != "-" for cell in row["puzzle"])


def test_a_path_solves_its_puzzle_and_is_explained_step_by_step(corpus: Path) -> None:
    for row in rows_of(corpus, "test").to_pylist():
        cells = list(row["puzzle"])
        for step in row["path"]:
            for placed in step["placements"]:
                cells[placed["cell"]] = str(placed["digit"])
        assert "".join(cells) == row["solution"]
        assert len(row["words"]) == len(row["path"])
        assert all(sentence.endswith(".") for sentence in row["words"])


def test_no_two_puzzles_are_images_of_each_other_in_any_split(corpus: Path) -> None:
    ids = rows_of(corpus)["id"].to_pylist()
    forms = engine.minlex_many(rows_of(corpus)["puzzle"].to_pylist())

    assert len(set(ids)) == len(set(forms)) == 100
    assert ids == forms.ids


def test_the_shards_have_the_requested_size(corpus: Path) -> None:
    counts = {
        file.name: rows_of(corpus, file.name.partition("-")[0]).num_rows
        for file in (corpus / "data").iterdir()
    }

    assert sum(name.startswith("train") for name in counts) == 2 + (counts[min(counts)] > 80)
    assert sum(rows_of(corpus, split).num_rows for split in ("train", "test")) == 100
    assert 5 < rows_of(corpus, "test").num_rows < 40


def test_the_card_has_the_header_that_hubs_read(corpus: Path) -> None:
    _, header, body = (corpus / "README.md").read_text("utf-8").split("---\n", 2)
    known = yaml.safe_load(header)

    features = [feature["name"] for feature in known["dataset_info"]["features"]]
    examples = {split["name"]: split["num_examples"] for split in known["dataset_info"]["splits"]}
    assert known["license"] == "cc-by-4.0"
    assert features == rows_of(corpus).schema.names
    assert examples == {name: rows_of(corpus, name).num_rows for name in ("train", "test")}
    assert [each["path"] for each in known["configs"][0]["data_files"]] == [
        "data/train-*.parquet",
        "data/test-*.parquet",
    ]
    for picture in ("labels.svg", "techniques.svg", "er.svg"):
        assert f"({picture})" in body
        assert (corpus / picture).read_text("utf-8").startswith("<svg")


@pytest.mark.slow
def test_several_processes_make_the_same_bytes_as_one(corpus: Path, nonet: CommandLine) -> None:
    write_recipe(nonet.folder)

    outcome = nonet("corpus", "make", "recipe.toml", "--out", "again", "--processes", "2")

    assert (outcome.status, outcome.output) == (0, "again: 100 puzzles\n")
    assert files_of(nonet.folder / "again") == files_of(corpus)
    assert not (nonet.folder / "again.part").exists()


def test_an_interrupted_corpus_continues_to_the_same_bytes(corpus: Path, tmp_path: Path) -> None:
    write_recipe(tmp_path)
    for units in (0, 1):
        with pytest.raises(KeyboardInterrupt):
            made(tmp_path, workers=Interrupted(units))
        assert not (tmp_path / "corpus").exists()

    assert files_of(made(tmp_path)) == files_of(corpus)


def test_a_band_skips_the_puzzles_of_earlier_bands(tmp_path: Path) -> None:
    head = RECIPE.partition("[bands]")[0].replace('"path", "words"', '"clues"')
    alike = "first = { count = 40 }\nsecond = { count = 40 }"
    recipe = read_recipe(write_recipe(tmp_path, f"{head}[bands]\n{alike}"))
    same_draws = Job(recipe, {"first": 7, "second": 7})

    make(Order(tmp_path / "recipe.toml", same_draws, tmp_path / "both"), Alone(), lambda _: None)

    rows = rows_of(tmp_path / "both")
    assert len(set(rows["id"].to_pylist())) == 80
    assert rows.filter(pc.field("band") == "second").num_rows == 40


def test_puzzles_of_an_avoided_corpus_are_skipped(corpus: Path, tmp_path: Path) -> None:
    write_recipe(tmp_path, RECIPE.replace("shard_rows", f'avoid = ["{corpus}"]\nshard_rows'))
    kept = set(rows_of(corpus)["id"].to_pylist())

    fresh = set(rows_of(made(tmp_path))["id"].to_pylist())

    assert len(fresh) == 100
    assert fresh.isdisjoint(kept)


def test_splits_follow_techniques_and_bands_and_then_shares(tmp_path: Path) -> None:
    write_recipe(
        tmp_path,
        RECIPE.replace(
            "train = 80\ntest = 20",
            'train = 100\nchains = { techniques = ["naked-pair", "Hidden Pair"] }\n'
            'easy = { bands = ["beginner"] }',
        ),
    )
    folder = made(tmp_path)

    held = {"naked-pair", "hidden-pair"}
    steps = {
        split: {
            step["technique"] for row in rows_of(folder, split).to_pylist() for step in row["path"]
        }
        for split in ("train", "chains")
    }
    assert held.isdisjoint(steps["train"])
    assert held & steps["chains"]
    assert set(rows_of(folder, "easy")["band"].to_pylist()) == {"beginner"}


def test_shares_depend_only_on_the_class(corpus: Path, tmp_path: Path) -> None:
    write_recipe(tmp_path, RECIPE.replace("of the tests", "another").replace("tiny", "other"))
    other = made(tmp_path)

    tested = set(rows_of(corpus, "test")["id"].to_pylist())
    assert tested.isdisjoint(rows_of(other, "train")["id"].to_pylist())
    assert rows_of(other)["id"].to_pylist() != rows_of(corpus)["id"].to_pylist()


def test_an_exhausted_band_is_named(tmp_path: Path) -> None:
    write_recipe(tmp_path)

    with pytest.raises(
        CorpusError, match=r"^bands\.medium: found 0 of 30 puzzles, and nothing new"
    ):
        made(tmp_path, workers=Repeating())


def test_an_unfinished_corpus_of_another_recipe_is_not_continued(tmp_path: Path) -> None:
    write_recipe(tmp_path)
    with pytest.raises(KeyboardInterrupt):
        made(tmp_path, workers=Interrupted(1))
    write_recipe(tmp_path, RECIPE.replace("of the tests", "another"))

    with pytest.raises(CorpusError, match=r"corpus\.part: was started with another recipe"):
        made(tmp_path)
