"""Templates: all ways to place a digit in the whole grid."""

from nonet import engine
from nonet.explanations.names import cell_names, say
from nonet.explanations.view import Explanation, View, of_digit_everywhere


def tell_template_set(view: View[engine.Template]) -> Explanation:
    """Tell that all ways to place a digit use some cells."""
    return _tell(view, "templates-set", [cell for cell, _ in view.step.placements])


def tell_template_delete(view: View[engine.Template]) -> Explanation:
    """Tell that no way to place a digit uses some cells."""
    return _tell(view, "templates-delete", [cell for cell, _ in view.step.eliminations])


def _tell(view: View[engine.Template], key: str, cells: list[int]) -> Explanation:
    ((_, digit), *_) = (*view.step.placements, *view.step.eliminations)
    said = say(key, digit=digit, cells=cell_names(cells))
    place = of_digit_everywhere(view.state, digit)
    return view.explain(place, said, view.conclusion(), digit=digit)
