"""Fish of parallel lines: basic, finned, sashimi and siamese."""

from collections.abc import Sequence
from typing import NamedTuple

from nonet import engine
from nonet.catalogue import Text
from nonet.explanations.houses import cells_of_all
from nonet.explanations.names import Value, cell_names, house_names, joined, say
from nonet.explanations.view import Explanation, View, concluded, of_digit


class FinnedLines(NamedTuple):
    """The lines that a fish starts from, those that it covers, and its fins."""

    base: Sequence[engine.House]
    cover: Sequence[engine.House]
    fins: Sequence[int]


def tell_basic_fish(view: View[engine.Fish]) -> Explanation:
    """Tell that some lines need a digit in as many lines across."""
    base, digit = view.evidence.base, view.evidence.digit
    said = say(
        "fish-basic", base=house_names(base), cover=house_names(view.evidence.cover), digit=digit
    )
    return view.explain(of_digit(digit, base), said, view.conclusion(), digit=digit)


def tell_finned_fish(view: View[engine.Fish]) -> Explanation:
    """Tell that either a fish or a fin holds."""
    evidence = view.evidence
    fish = FinnedLines(evidence.base, evidence.cover, evidence.fins)
    place = of_digit(evidence.digit, evidence.base)
    return view.explain(place, _tell(view, fish), digit=evidence.digit)


def tell_siamese_fish(view: View[engine.SiameseFish]) -> Explanation:
    """Tell two finned fish with the same base, one after the other."""
    evidence = view.evidence
    shoal = zip(evidence.covers, evidence.fins, strict=True)
    told = [_tell(view, FinnedLines(evidence.base, cover, fins)) for cover, fins in shoal]
    intro = say("fish-siamese", base=house_names(evidence.base))
    place = of_digit(evidence.digit, evidence.base)
    return view.explain(place, intro, *told, digit=evidence.digit)


def _tell(view: View[engine.Fish | engine.SiameseFish], fish: FinnedLines) -> Text:
    names: dict[str, Value] = {
        "base": house_names(fish.base),
        "cover": house_names(fish.cover),
        "digit": view.evidence.digit,
        "fins": cell_names(fish.fins),
    }
    said = say("fish-finned", count=len(fish.fins), **names)
    covered = cells_of_all(fish.cover)
    rest = [cell for cell in view.state.places(view.evidence.digit) if cell not in fish.fins]
    is_short = any(
        len([cell for cell in rest if cell in covered and cell in cells_of_all([line])]) < 2  # noqa: PLR2004
        for line in fish.base
    )
    sashimi = say("fish-sashimi", count=len(fish.fins), **names) if is_short else None
    lost = [one for one in view.step.eliminations if one[0] in covered]
    return joined(said, concluded((), lost), sashimi)
