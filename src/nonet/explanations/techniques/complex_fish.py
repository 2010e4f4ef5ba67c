"""Franken and mutant fish: base and cover houses of several kinds."""

from nonet import engine
from nonet.explanations.houses import HouseLike, cells_of, cells_of_all
from nonet.explanations.names import (
    Value,
    cell_names,
    digit_with_article,
    house_names,
    number_word,
    say,
)
from nonet.explanations.view import Explanation, View, of_digit


def tell_complex_fish(view: View[engine.Fish]) -> Explanation:
    """Tell that the digits of some houses fill as many others, unless a fin holds the digit."""
    evidence = view.evidence
    base, fins = evidence.base, evidence.fins
    names: dict[str, Value] = {
        "base": house_names(base),
        "cover": house_names(evidence.cover),
        "digit": evidence.digit,
        "another": digit_with_article(evidence.digit),
        "number": number_word(len(base)),
        "fins": cell_names(fins) if fins else "",
    }
    if fins:
        sentences = [say("fish-complex-finned", count=len(fins), **names)]
    else:
        sentences = [say("fish-complex", **names)]
    if any(_count(cell, base) > 1 for cell in view.pattern):
        sentences.append(say("fish-twice", **names))
    if set(cells_of_all(base)) & {cell for cell, _ in view.step.eliminations}:
        sentences.append(say("fish-inside", **names))
    place = of_digit(evidence.digit, base)
    return view.explain(place, *sentences, view.conclusion(), digit=evidence.digit)


def _count(cell: int, houses: tuple[HouseLike, ...]) -> int:
    return sum(cell in cells_of(house) for house in houses)
