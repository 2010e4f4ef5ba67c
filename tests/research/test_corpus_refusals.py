"""An impossible corpus is refused with a line that names its fault; no partial file is left."""

import resource
import subprocess
import sys
from pathlib import Path

import pytest

from command_line import CommandLine
from corpus_recipes import RECIPE, files_of, write_recipe
from nonet.errors import CorpusError
from nonet.research.recipe import read_recipe
from small_disk import small_disk

MAKE = ("corpus", "make", "recipe.toml", "--out", "corpus", "--processes", "1")


@pytest.mark.parametrize(
    ("old", "new", "said"),
    [
        ('name = "tiny"', "name = tiny", "Invalid value (at line 2, column 8)"),
        ('name = "tiny"', 'name = "Not a slug"', ":2: name: String should match pattern"),
        ('seed = "of the tests"', "", "seed: Field required"),
        ("shard_rows = 40", "shard_rows = 0", "shard_rows: Input should be greater than"),
        ("shard_rows = 40", "shards = 4", "shards: Extra inputs are not permitted; found 4"),
        ('"nodes"', '"notes"', "columns.5: Input should be 'solution', 'label'"),
        ("count = 70", "count = -1", ":12: bands.beginner.count: Input should be greater than"),
        ('label = "beginner"', 'label = "easier"', "bands.beginner.label: Input should be"),
        (
            'label = "beginner"',
            'technique = "x-wings"',
            "bands.beginner: no technique is called 'x-wings'; did you mean x-wing?",
        ),
        ('label = "beginner"', "max_clues = 16", "bands.beginner: "),
        ("test = 20", "test = 30", ":7: splits: expected the shares to be 100 in all, found 110"),
        ("test = 20", 'test = { bands = ["hard"] }', "no band of a split is called 'hard'"),
        ("test = 20", 'test = { techniques = ["swordfsh"] }', "splits.test.techniques: "),
        ("test = 20", "test = {}", ":9: splits.test: expected a share, bands or techniques"),
        (
            "[splits]",
            '[words]\nlanguage = "xx"\n[splits]',
            "words.language: no 'xx'; there are: en",
        ),
        ("shard_rows = 40", 'avoid = ["gone.parquet"]', "gone.parquet: No such file"),
    ],
)
def test_an_invalid_recipe_is_reported_with_its_place(
    nonet: CommandLine, old: str, new: str, said: str
) -> None:
    assert old in RECIPE
    write_recipe(nonet.folder, RECIPE.replace(old, new))

    outcome = nonet(*MAKE)

    assert (outcome.status, outcome.output) == (1, "")
    assert outcome.errors.startswith("nonet: ")
    assert outcome.errors.count("\n") == 1
    assert said in outcome.errors
    assert not (nonet.folder / "corpus").exists()


LISTED = """\
name = "tiny"
seed = "of the tests"

[[band]]
name = "easy"
count = 2
difficulty = "easy"

[[band]]
name = "hard"
count = 1
minRating = 3.0
max_rating = 4.5
minClues = 24
"""


def test_bands_may_be_listed_with_the_names_of_the_api(tmp_path: Path) -> None:
    recipe = read_recipe(write_recipe(tmp_path, LISTED))

    easy, hard = recipe.bands.values()
    assert [*recipe.bands] == ["easy", "hard"]
    assert (easy.count, easy.label) == (2, "easy")
    assert (hard.min_rating, hard.max_rating, hard.min_givens) == (3.0, 4.5, 24)


@pytest.mark.parametrize(
    ("old", "new", "said"),
    [
        ("minRating = 3.0", 'minRating = "x"', "recipe.toml:12: band.hard.minRating: Input should"),
        ('name = "hard"', 'name = "easy"', "recipe.toml:4: band: two bands are called 'easy'"),
        ('name = "hard"', "", "recipe.toml:4: band: expected a name of [[band]] number 2"),
        ("count = 1", "", "recipe.toml:9: band.hard.count: Field required"),
        ("count = 1", "counts = 1", "recipe.toml:9: band.hard.count: Field required"),
    ],
)
def test_a_fault_of_a_listed_band_has_its_line(
    tmp_path: Path, old: str, new: str, said: str
) -> None:
    file = write_recipe(tmp_path, LISTED.replace(old, new))

    with pytest.raises(CorpusError) as refused:
        read_recipe(file)

    assert str(file.parent / said) in str(refused.value)


def test_a_missing_or_binary_recipe_is_rejected(nonet: CommandLine) -> None:
    missing = nonet(*MAKE)
    (nonet.folder / "recipe.toml").write_bytes(b"\xff\xfe")
    binary = nonet(*MAKE)

    assert missing.errors == "nonet: recipe.toml: No such file or directory\n"
    assert binary.errors.startswith("nonet: recipe.toml: 'utf-8' codec can't decode byte 0xff")


def test_a_folder_with_content_is_not_overwritten(nonet: CommandLine) -> None:
    write_recipe(nonet.folder)
    (nonet.folder / "corpus").mkdir()
    (nonet.folder / "corpus" / "thesis.txt").write_text("three years", "utf-8")

    outcome = nonet(*MAKE)

    assert outcome.status == 1
    assert outcome.errors.startswith("nonet: corpus: expected a new folder or an empty one")
    assert files_of(nonet.folder / "corpus") == {"thesis.txt": b"three years"}


def test_a_full_disk_is_reported_and_the_command_can_be_continued(tmp_path: Path) -> None:
    write_recipe(tmp_path)
    made = CommandLine(tmp_path)(*MAKE)
    assert made.status == 0
    with small_disk(tmp_path / "disk", size=96 << 10) as disk:
        write_recipe(disk)
        nonet = CommandLine(disk)

        full = nonet(*MAKE)

        assert (full.status, full.output) == (1, "")
        assert "No space left on device" in full.errors
        assert full.errors.startswith("nonet: corpus.part")
        assert full.errors.count("\n") == 1
        assert not (disk / "corpus").exists()
        remount = ["/usr/bin/mount", "-o", "remount,size=4m", str(disk)]
        subprocess.run(remount, check=True)
        assert nonet(*MAKE).status == 0
        assert files_of(disk / "corpus") == files_of(tmp_path / "corpus")


@pytest.mark.thorough
def test_a_file_size_limit_is_reported(tmp_path: Path) -> None:
    write_recipe(tmp_path)

    outcome = subprocess.run(
        [sys.executable, "-m", "nonet", *MAKE],
        cwd=tmp_path,
        capture_output=True,
        text=True,
        check=False,
        preexec_fn=lambda: resource.setrlimit(resource.RLIMIT_FSIZE, (4096, 4096)),
    )

    assert (outcome.returncode, outcome.stdout) == (1, "")
    assert "File too large" in outcome.stderr
    assert outcome.stderr.count("\n") == 1
    assert not (tmp_path / "corpus").exists()
