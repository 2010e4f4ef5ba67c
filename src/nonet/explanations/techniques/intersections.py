"""Locked candidates: a digit whose places in one house all lie in another."""

from nonet import engine
from nonet.explanations.names import cell_names, house_name, say
from nonet.explanations.view import Explanation, View, of_digit


def tell_locked_candidates(view: View[engine.LockedCandidates]) -> Explanation:
    """Tell pointing and claiming, which differ in the kinds of their houses alone."""
    digit, house = view.evidence.digit, view.evidence.house
    said = say(
        "locked-candidates",
        house=house_name(house),
        other=house_name(view.evidence.other),
        digit=digit,
        cells=cell_names(view.evidence.places),
    )
    return view.explain(of_digit(digit, [house]), said, view.conclusion(), digit=digit)
