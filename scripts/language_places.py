"""The places of messages and the widths that fit there, from `docs/languages/places.tsv`."""

from dataclasses import dataclass
from functools import cache

from language_files import NOTES


@dataclass(frozen=True, slots=True)
class Place:
    """The page that shows a message, its role there, and the most characters that fit."""

    address: str = ""
    meaning: str = ""
    most: int | None = None


@cache
def _places() -> dict[str, Place]:
    lines = (NOTES / "places.tsv").read_text("utf-8").splitlines()
    rows = (line.split("\t") for line in lines if not line.startswith("#"))
    return {
        beginning: Place(address, meaning, int(most) if most else None)
        for beginning, address, meaning, most in rows
    }


def addresses() -> list[str]:
    """Return the pages with messages, each once."""
    return list(dict.fromkeys(place.address for place in _places().values() if place.address))


def place_of(name: str) -> Place:
    """Return the place of a message: that of the longest beginning of its name."""
    places = _places()
    beginning = max((one for one in places if name.startswith(one)), key=len, default=None)
    return Place() if beginning is None else places[beginning]
