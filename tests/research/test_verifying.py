"""Each deviation of a corpus from its promises is named, with its file and its row."""

import json
import shutil
from pathlib import Path

import pyarrow as pa
import pyarrow.compute as pc
import pyarrow.parquet as pq
import pytest

from command_line import CommandLine
from corpus_recipes import RECIPE, files_of, rows_of, write_recipe
from nonet import engine
from nonet.research.making import Order, make
from nonet.research.recipe import read_recipe
from nonet.research.shards import MANIFEST, sha256_of
from nonet.research.units import Job, public_seeds
from nonet.research.verifying import verify
from nonet.research.workers import Alone

SMALL = RECIPE.replace("count = 70", "count = 12").replace("count = 30", "count = 8")


@pytest.fixture(scope="module")
def whole(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("corpus")
    file = write_recipe(folder, SMALL)
    recipe = read_recipe(file)
    order = Order(file, Job(recipe, public_seeds(recipe)), folder / "corpus")
    make(order, Alone(), lambda _: None)
    return folder / "corpus"


@pytest.fixture
def corpus(whole: Path, tmp_path: Path) -> Path:
    return shutil.copytree(whole, tmp_path / "corpus")


def train_of(corpus: Path) -> Path:
    (file,) = (corpus / "data").glob("train-*.parquet")
    return file


def replace_rows(file: Path, rows: pa.Table) -> None:
    """Write other rows into a file, and its hash into the manifest."""
    pq.write_table(rows, file)
    manifest = file.parents[1] / MANIFEST
    known = json.loads(manifest.read_text("utf-8"))
    known["files"][f"data/{file.name}"] = sha256_of(file)
    manifest.write_text(json.dumps(known), "utf-8")


def replace_value(corpus: Path, column: str, value: object, *, row: int = 0) -> None:
    rows = pq.read_table(train_of(corpus))
    values = rows[column].to_pylist()
    values[row] = value
    at = rows.schema.get_field_index(column)
    changed = rows.set_column(at, rows.schema.field(at), pa.array(values, rows.schema.types[at]))
    replace_rows(train_of(corpus), changed)


def faults_of(corpus: Path) -> list[str]:
    return [fault.what for fault in verify(corpus, Alone()).faults]


def test_an_unchanged_corpus_is_verified(nonet: CommandLine, corpus: Path) -> None:
    outcome = nonet("corpus", "verify", str(corpus), "--processes", "1")

    assert (outcome.status, outcome.errors) == (0, "")
    assert outcome.output.endswith("20 puzzles verified; no two of them are equivalent\n")


def test_changed_added_and_missing_files_are_named(corpus: Path) -> None:
    (corpus / "README.md").write_text("better", "utf-8")
    (corpus / "data" / "more.parquet").write_bytes(b"")
    (corpus / "er.svg").unlink()

    faults = verify(corpus, Alone()).faults

    assert {(fault.file, fault.what) for fault in faults} == {
        (name, "doesn't match the manifest")
        for name in ("README.md", "data/more.parquet", "er.svg")
    }


@pytest.mark.sample("er-9.9|path|solution")
@pytest.mark.parametrize(
    ("column", "value"),
    [
        ("solution", "1" * 81),
        ("label", "hard"),
        ("score", 1),
        ("technique", "x-wing"),
        ("er", 9.9),
        ("nodes", 77),
        ("clues", 5),
        ("path", []),
        ("words", ["Trust me."]),
        ("id", "a" * 20),
    ],
)
def test_wrong_columns_of_a_puzzle_are_named(
    nonet: CommandLine, corpus: Path, column: str, value: object
) -> None:
    replace_value(corpus, column, value, row=2)

    outcome = nonet("corpus", "verify", str(corpus), "--processes", "1")

    assert outcome.status == 1
    assert f"{train_of(corpus).name}, row 3: {column} is wrong" in outcome.output


def test_a_puzzle_with_several_solutions_is_named(corpus: Path) -> None:
    puzzle = rows_of(corpus, "train")["puzzle"][0].as_py()
    first = next(at for at, cell in enumerate(puzzle) if cell != "-")
    emptied = f"{puzzle[:first]}-{puzzle[first + 1 :]}"
    fewer = emptied if engine.solve(emptied) is None else "-" * 81
    replace_value(corpus, "puzzle", fewer)

    assert "not unique: multiple" in faults_of(corpus)


def test_a_repeated_row_is_named(corpus: Path) -> None:
    rows = rows_of(corpus, "train")
    replace_rows(train_of(corpus), pa.concat_tables([rows, rows.slice(0, 1)]))

    faults = faults_of(corpus)

    assert f"equivalent to a puzzle in data/{train_of(corpus).name}" in faults
    assert "expected 20 puzzles, found 21" in faults


def test_a_row_in_the_wrong_split_is_named(corpus: Path) -> None:
    rows, tested = rows_of(corpus, "train"), rows_of(corpus, "test")
    replace_rows(train_of(corpus), pa.concat_tables([rows, tested]))
    (test,) = (corpus / "data").glob("test-*.parquet")
    replace_rows(test, tested.slice(0, 0))

    faults = faults_of(corpus)

    assert faults == ["belongs to another split"] * tested.num_rows
    assert tested.num_rows > 0


def test_a_puzzle_that_does_not_meet_its_band_is_named(corpus: Path) -> None:
    rows = rows_of(corpus, "train")
    is_easy = pc.index(rows["band"], "beginner").as_py()
    replace_value(corpus, "band", "medium", row=is_easy)

    faults = faults_of(corpus)

    assert {f"{part} doesn't meet the band's requirement" for part in ("label", "minimal")} <= {
        *faults
    }
    assert "reference doesn't match the recipe's spec and seed" in faults


def test_a_reference_of_another_puzzle_is_named(corpus: Path) -> None:
    rows = rows_of(corpus, "train").filter(pc.field("band") == "beginner")
    replace_value(corpus, "reference", rows["reference"][1].as_py())

    assert "reference gives another puzzle" in faults_of(corpus)


def test_other_folders_are_rejected(nonet: CommandLine) -> None:
    outcome = nonet("corpus", "verify", "nowhere", "--processes", "1")

    assert (outcome.status, outcome.output) == (1, "")
    assert outcome.errors == "nonet: nowhere/manifest.json: No such file or directory\n"


def test_sealed_seeds_are_committed_first_and_revealed_later(nonet: CommandLine) -> None:
    write_recipe(nonet.folder, SMALL)
    one = ("--processes", "1")
    sealed = nonet("corpus", "make", "recipe.toml", "--sealed", "--split", "test", "--out", "held")
    secret = nonet.folder / "held.secret"

    assert sealed.output == "Publish held. Keep held.secret secret.\n"
    assert secret.stat().st_mode & 0o777 == 0o600
    assert not any(
        secret.read_bytes().strip() in text for text in files_of(nonet.folder / "held").values()
    )

    revealed = nonet("corpus", "reveal", "held", "--secret", "held.secret", "--out", "shown", *one)

    assert revealed.status == 0
    assert nonet("corpus", "verify", "shown", *one).status == 0
    assert {file.name for file in (nonet.folder / "shown" / "data").iterdir()} == {
        "test-00000-of-00001.parquet"
    }
    public = nonet("corpus", "make", "recipe.toml", "--out", "public", *one)
    assert public.status == 0
    trained = rows_of(nonet.folder / "public", "train")["id"].to_pylist()
    assert set(rows_of(nonet.folder / "shown")["id"].to_pylist()).isdisjoint(trained)


def test_another_secret_or_recipe_is_rejected(nonet: CommandLine) -> None:
    write_recipe(nonet.folder, SMALL)
    nonet("corpus", "make", "recipe.toml", "--sealed", "--out", "held")
    chosen = nonet.folder / "chosen.secret"
    chosen.write_text("ab" * 32, "ascii")
    reveal = ("corpus", "reveal", "held", "--out", "shown", "--processes", "1", "--secret")

    other = nonet(*reveal, "chosen.secret")
    write_recipe(nonet.folder / "held", SMALL.replace("of the tests", "that suits us"))
    changed = nonet(*reveal, "held.secret")

    for outcome, file in ((other, "chosen.secret"), (changed, "held.secret")):
        assert outcome.status == 1
        assert outcome.errors == f"nonet: {file}: isn't the secret for the commitment in held\n"
    assert not (nonet.folder / "shown").exists()


def test_a_secret_is_never_replaced(nonet: CommandLine) -> None:
    write_recipe(nonet.folder, SMALL)
    (nonet.folder / "held.secret").write_text("of another corpus", "ascii")

    outcome = nonet("corpus", "make", "recipe.toml", "--sealed", "--out", "held")

    assert outcome.status == 1
    assert outcome.errors.startswith("nonet: held.secret: File exists")
    assert (nonet.folder / "held.secret").read_text("ascii") == "of another corpus"
