"""BUG+1: a candidate without which every candidate would stand twice everywhere."""

from nonet import engine
from nonet.explanations.houses import box_of
from nonet.explanations.names import cell_name, say, short_cell_name
from nonet.explanations.view import Explanation, View, in_house


def tell_bug(view: View[engine.BugPlusOne]) -> Explanation:
    """Tell which cell has the one candidate too many."""
    cell, digit = view.evidence.extra
    said = say("bug", cell=cell_name(cell), short=short_cell_name(cell), digit=digit)
    return view.explain(in_house(box_of(cell)), said, view.conclusion())
