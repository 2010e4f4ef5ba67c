"""XY-, XYZ- and W-wings: whatever one cell holds, one of some cells holds a digit."""

from nonet.explanations.houses import HOUSES_OF, common_houses
from nonet.explanations.names import (
    cell_name,
    cell_names,
    digit_with_article,
    either,
    house_name,
    say,
    short_cell_name,
)
from nonet.explanations.view import Explanation, View, in_houses


def tell_xy_wing(view: View) -> Explanation:
    """Tell an XY-wing or XYZ-wing: what the pivot forces on its pincers."""
    pivot, *pincers = dict.fromkeys(cell for cell, _ in view.evidence.candidates)
    (shared,) = view.eliminated_digits
    (first, one), (second, other) = sorted(
        (next(digit for digit in view.state.of(pincer) if digit != shared), pincer)
        for pincer in pincers
    )
    said = say(
        f"wing-{view.step.technique}",
        pivot=cell_name(pivot),
        first=first,
        second=second,
        shared=shared,
        one=short_cell_name(one),
        other=short_cell_name(other),
    )
    houses = [common_houses([pivot, pincer])[0] for pincer in pincers]
    return view.explain(in_houses(list(dict.fromkeys(houses))), said, view.conclusion())


def tell_w_wing(view: View) -> Explanation:
    """Tell a W-wing: two equal cells that a conjugate pair keeps from being alike."""
    candidates = view.evidence.candidates
    (one, digit), (_, bridge), (near, _), (far, _), (other, _), _ = candidates
    (house,) = view.evidence.houses
    said = say(
        "wing-w-wing",
        ends=cell_names([one, other]),
        digits=either(sorted([digit, bridge])),
        digit=digit,
        bridge=bridge,
        another=digit_with_article(bridge),
        house=house_name(house),
        near=short_cell_name(near),
        far=short_cell_name(far),
        one=short_cell_name(one),
        other=short_cell_name(other),
    )
    boxes = list(dict.fromkeys(HOUSES_OF[cell][2] for cell in (one, other)))
    return view.explain(in_houses(boxes), said, view.conclusion())
