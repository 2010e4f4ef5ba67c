"""Hashes of grids and of their canonical forms, and the puzzles that a corpus must not repeat."""

from collections.abc import Iterable
from dataclasses import dataclass
from hashlib import blake2b
from pathlib import Path
from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from nonet import engine
from nonet.research.recipe import Recipe
from nonet.research.shards import sha256_of
from nonet.research.tables import GridTable

_BYTES = 16

Keys = NDArray[Any]
"""128 bits for each row: even among a billion rows, different ones practically never collide."""
Rows = NDArray[np.int64]


def keys_of(texts: Iterable[str]) -> Keys:
    """Return the key of each text."""
    digests = b"".join(blake2b(text.encode(), digest_size=_BYTES).digest() for text in texts)
    return np.frombuffer(digests, dtype="<u8").reshape(-1, 2)


@dataclass(frozen=True, slots=True)
class Seen:
    """For each row of a file, the first row with the same key, which may be itself."""

    firsts: Rows

    @property
    def is_first(self) -> NDArray[np.bool_]:
        """Whether each row is the first with its key."""
        found: NDArray[np.bool_] = self.firsts == np.arange(len(self.firsts))
        return found


def seen(keys: Keys) -> Seen:
    """Find the first row of each key."""
    order = np.lexsort((keys[:, 1], keys[:, 0]))  # stable: rows with one key keep their order
    ordered = keys[order]
    begins = np.ones(len(keys), dtype=bool)
    begins[1:] = (ordered[1:] != ordered[:-1]).any(axis=1)
    firsts = np.empty(len(keys), dtype=np.int64)
    # A group's first row, repeated for the whole group.
    firsts[order] = order[begins][np.cumsum(begins) - 1]
    return Seen(firsts)


def partners(earlier: Keys, later: Keys) -> Rows:
    """Return for each later row the first earlier row with its key, or -1."""
    both = seen(np.concatenate([earlier, later])).firsts[len(earlier) :]
    found: Rows = np.where(both < len(earlier), both, -1)
    return found


class Avoided(NamedTuple):
    """Ids of classes, and the hash of each file with them."""

    ids: set[str]
    hashes: dict[str, str]


def ids_to_avoid(recipe: Recipe, folder: Path) -> Avoided:
    """Read the corpora that a recipe names by paths relative to its folder.

    A folder stands for all Parquet files in it. The ids are computed from the puzzles.

    Raises:
        CorpusError: a file doesn't exist, or has no grids.
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
