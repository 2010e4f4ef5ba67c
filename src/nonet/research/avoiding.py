"""The puzzles of other corpora, of which a corpus has no images."""

from pathlib import Path
from typing import NamedTuple

from nonet import engine
from nonet.research.manifest import sha256_of
from nonet.research.recipe import Recipe
from nonet.research.tables import GridTable


class Avoided(NamedTuple):
    """Ids of classes, and the hash of each file that they were read from."""

    ids: set[str]
    hashes: dict[str, str]


def ids_to_avoid(recipe: Recipe, folder: Path) -> Avoided:
    """Read the corpora that a recipe names, by their paths from its folder.

    A folder stands for all Parquet files below it. Ids are taken where a file has them beside its
    puzzles, and worked out of the puzzles elsewhere.

    Raises:
        CorpusError: there is no such file, or no grid in it.
    """
    ids, hashes = set[str](), dict[str, str]()
    for name in recipe.avoid:
        path = folder / name
        files = sorted(path.rglob("*.parquet")) if path.is_dir() else [path]
        for file in files:
            table = GridTable(file)
            hashes[str(Path(name) / file.relative_to(path))] = sha256_of(file)
            for batch in table.batches():
                forms = engine.minlex_many(batch.grids, errors="null")
                ids.update(one for one in forms.ids if one is not None)
    return Avoided(ids, hashes)
