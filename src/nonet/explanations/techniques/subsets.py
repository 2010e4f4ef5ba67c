"""Naked, locked and hidden subsets."""

from nonet import engine
from nonet.explanations.names import cell_names, house_names, listed, number_word, say
from nonet.explanations.view import Explanation, View, in_houses


def tell_naked_subset(view: View[engine.Subset]) -> Explanation:
    """Tell that some cells have as many candidates as they are."""
    return _tell("subset-naked", view)


def tell_hidden_subset(view: View[engine.Subset]) -> Explanation:
    """Tell that some digits have as many places as they are."""
    return _tell("subset-hidden", view)


def _tell(key: str, view: View[engine.Subset]) -> Explanation:
    houses, digits = view.evidence.houses, view.evidence.digits
    said = say(
        key,
        place=house_names(houses),
        cells=cell_names(view.evidence.cells),
        digits=listed(digits),
        number=number_word(len(digits)),
    )
    return view.explain(in_houses(houses), said, view.conclusion())
