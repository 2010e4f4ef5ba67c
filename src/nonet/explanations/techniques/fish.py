"""Fish of parallel lines: basic, finned, sashimi and siamese."""

from collections.abc import Sequence
from typing import NamedTuple

from nonet import engine
from nonet.catalogue import Text, Told
from nonet.explanations.houses import cells_of_all
from nonet.explanations.names import Value, cell_names, house_names, joined, say
from nonet.explanations.view import Explanation, View, concluded, of_digit

SIZES = {"x-wing": 2, "swordfish": 3, "jellyfish": 4, "squirmbag": 5, "whale": 6}


class Fish(NamedTuple):
    """The lines that a fish starts from, those that it covers, and its fins."""

    base: Sequence[engine.House]
    cover: Sequence[engine.House]
    fins: Sequence[int]


def size_of(slug: str) -> int:
    """Return how many houses a fish of this name starts from."""
    return next(size for name, size in SIZES.items() if slug.endswith(name))


def tell_basic_fish(view: View) -> Explanation:
    """Tell that some lines need a digit in as many lines across."""
    size, houses = size_of(view.step.technique), view.evidence.houses
    said = say(
        "fish-basic",
        base=house_names(houses[:size]),
        cover=house_names(houses[size:]),
        digit=view.digit,
    )
    place = of_digit(view.digit, houses[:size])
    return view.explain(place, said, view.conclusion(), digit=view.digit)


def tell_finned_fish(view: View) -> Explanation:
    """Tell that either a fish or a fin holds; a siamese fish is two of them."""
    size, houses = size_of(view.step.technique), view.evidence.houses
    fins, base = view.evidence.groups, houses[:size]
    if fins:
        covers = (houses[size : 2 * size], houses[2 * size :])
        shoal = [Fish(base, cover, own) for cover, own in zip(covers, fins, strict=True)]
        told: list[Told] = [
            say("fish-siamese", base=house_names(base)),
            *(_tell(view, one) for one in shoal),
        ]
    else:
        fish = Fish(base, houses[size:], [cell for cell, _ in view.evidence.fins])
        told = [_tell(view, fish)]
    return view.explain(of_digit(view.digit, base), *told, digit=view.digit)


def _tell(view: View, fish: Fish) -> Text:
    names: dict[str, Value] = {
        "base": house_names(fish.base),
        "cover": house_names(fish.cover),
        "digit": view.digit,
        "fins": cell_names(fish.fins),
    }
    said = say("fish-finned", count=len(fish.fins), **names)
    covered = cells_of_all(fish.cover)
    rest = [cell for cell in view.state.places(view.digit) if cell not in fish.fins]
    is_short = any(
        len([cell for cell in rest if cell in covered and cell in cells_of_all([line])]) < 2  # noqa: PLR2004
        for line in fish.base
    )
    sashimi = say("fish-sashimi", count=len(fish.fins), **names) if is_short else None
    lost = [one for one in view.step.eliminations if one[0] in covered]
    return joined(said, concluded((), lost), sashimi)
