"""Which split a puzzle belongs to."""

from collections.abc import Set as AbstractSet
from hashlib import sha256

from nonet.content.corpora.recipe import Recipe

_SPREAD = 1 << 64


def split_of(class_id: str, band: str, needed: AbstractSet[str], recipe: Recipe) -> str:
    """Return the split of a puzzle: by its band or a technique that it needs, else by its class.

    The first split that names the band, or any technique of those needed, has the puzzle; the
    others share the rest. A share goes by the class alone: the seed of a recipe does not matter, so
    that of two corpora with the same shares no test has an image of what the other trains on.

    Raises:
        LookupError: no split takes it, which no recipe allows.
    """
    for name, split in recipe.splits.items():
        if band in split.bands or not needed.isdisjoint(split.techniques):
            return name
    place = 100 * int.from_bytes(sha256(class_id.encode()).digest()[:8]) / _SPREAD
    shares = [(name, split.share) for name, split in recipe.splits.items() if split.share]
    end = 0.0
    for name, share in shares:
        end += share
        if place < end:
            return name
    return shares[-1][0]
