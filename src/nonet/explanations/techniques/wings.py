"""XY-, XYZ- and W-wings: whatever one cell holds, one of some cells holds a digit."""

from nonet import engine
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


def tell_xy_wing(view: View[engine.BentWing]) -> Explanation:
    """Tell an XY-wing or XYZ-wing: what the pivot forces on its pincers."""
    pivot, pincers = view.evidence.pivot, view.evidence.pincers
    (first, one), (second, other) = sorted(zip(view.evidence.forcing, pincers, strict=True))
    said = say(
        f"wing-{view.step.technique}",
        pivot=cell_name(pivot),
        first=first,
        second=second,
        shared=view.evidence.shared,
        one=short_cell_name(one),
        other=short_cell_name(other),
    )
    houses = [common_houses([pivot, pincer])[0] for pincer in pincers]
    return view.explain(in_houses(list(dict.fromkeys(houses))), said, view.conclusion())


def tell_w_wing(view: View[engine.WWing]) -> Explanation:
    """Tell a W-wing: two equal cells that a conjugate pair keeps from being alike."""
    (one, other), (near, far) = view.evidence.ends, view.evidence.bridge
    digit, bridge = view.evidence.digit, view.evidence.bridged
    said = say(
        "wing-w-wing",
        ends=cell_names([one, other]),
        digits=either(sorted([digit, bridge])),
        digit=digit,
        bridge=bridge,
        another=digit_with_article(bridge),
        house=house_name(view.evidence.house),
        near=short_cell_name(near),
        far=short_cell_name(far),
        one=short_cell_name(one),
        other=short_cell_name(other),
    )
    boxes = list(dict.fromkeys(HOUSES_OF[cell][2] for cell in (one, other)))
    return view.explain(in_houses(boxes), said, view.conclusion())
