"""Locked candidates: a digit whose places in one house all lie in another."""

from nonet.explanations.names import cell_names, house_name, say
from nonet.explanations.view import Explanation, View, of_digit


def tell_locked_candidates(view: View) -> Explanation:
    """Tell pointing and claiming, which differ in the kinds of their houses alone."""
    house, other = view.evidence.houses
    said = say(
        "locked-candidates",
        house=house_name(house),
        other=house_name(other),
        digit=view.digit,
        cells=cell_names(view.pattern),
    )
    return view.explain(of_digit(view.digit, [house]), said, view.conclusion(), digit=view.digit)
