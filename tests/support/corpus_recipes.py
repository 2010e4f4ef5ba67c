"""Small recipes for corpora, and the files of a corpus on the disk."""

from pathlib import Path

import pyarrow as pa
import pyarrow.parquet as pq

RECIPE = """
name = "tiny"
seed = "of the tests"
columns = ["solution", "label", "score", "technique", "rating", "nodes", "clues", "path", "words"]
shard_rows = 40

[splits]
train = 80
test = 20

[bands]
beginner = { count = 70, label = "beginner" }
medium = { count = 30, label = "medium", symmetry = "half-turn", minimal = true }
"""


def write_recipe(folder: Path, text: str = RECIPE) -> Path:
    """Write a recipe."""
    file = folder / "recipe.toml"
    file.write_text(text, "utf-8")
    return file


def files_of(folder: Path) -> dict[str, bytes]:
    """Return all files of a corpus with their bytes."""
    return {
        str(file.relative_to(folder)): file.read_bytes()
        for file in sorted(folder.rglob("*"))
        if file.is_file()
    }


def rows_of(folder: Path, split: str = "*") -> pa.Table:
    """Return the rows of a corpus, or of one of its splits."""
    files = sorted((folder / "data").glob(f"{split}-*.parquet"))
    return pa.concat_tables(map(pq.read_table, files))
