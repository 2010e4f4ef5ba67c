"""Two conjugate pairs: skyscrapers, kites, turbot fish and empty rectangles."""

from collections.abc import Sequence

from nonet import engine
from nonet.catalogue import Message, Text
from nonet.explanations.houses import PEERS, common_houses
from nonet.explanations.names import cell_names, house_name, joined, say, short_cell_name
from nonet.explanations.view import Explanation, View, concluded, of_digit


def tell_two_links(view: View) -> Explanation:
    """Tell that one of the outer ends of two pairs holds the digit; a dual is two of these."""
    houses = view.evidence.houses
    told = [
        _tell_pairs(view, houses[2 * index : 2 * index + 2], links)
        for index, links in enumerate(_patterns(view))
    ]
    return view.explain(of_digit(view.digit, _distinct(houses)), *told, digit=view.digit)


def tell_empty_rectangle(view: View) -> Explanation:
    """Tell that a pair or the cross of a box holds the digit; a dual has two such patterns."""
    houses = view.evidence.houses
    told = [
        _tell_cross(view, houses[2 * index : 2 * index + 2], links)
        for index, links in enumerate(_patterns(view))
    ]
    return view.explain(of_digit(view.digit, _distinct(houses)), *told, digit=view.digit)


def _patterns(view: View) -> list[Sequence[engine.Link]]:
    links, size = view.evidence.links, 3
    return [links[start : start + size] for start in range(0, len(links), size)]


def _distinct(houses: Sequence[engine.House]) -> list[engine.House]:
    return list({(house.kind, house.index): house for house in houses}.values())


def _tell_pairs(view: View, houses: Sequence[engine.House], links: Sequence[engine.Link]) -> Text:
    (outer,), (inner,) = links[0].start.cells, links[0].end.cells
    (other_inner,), (other_outer,) = links[2].start.cells, links[2].end.cells
    names = [short_cell_name(cell) for cell in (outer, inner, other_inner, other_outer)]
    said = say(
        "two-links",
        first=house_name(houses[0]),
        second=house_name(houses[1]),
        shared=house_name(common_houses([inner, other_inner])[0]),
        digit=view.digit,
        **dict(zip(("outer", "inner", "other_inner", "other_outer"), names, strict=True)),
    )
    seen = PEERS[outer] & PEERS[other_outer]
    return joined(said, concluded((), view.lost_by(seen)))


def _tell_cross(view: View, houses: Sequence[engine.House], links: Sequence[engine.Link]) -> Text:
    (far,), (near,) = links[0].start.cells, links[0].end.cells
    along, across = links[2].start.cells, links[2].end.cells
    line = _line([near, *along])
    lost = [
        one
        for one in view.lost_by(PEERS[far])
        if any(house.kind != "box" for house in common_houses([one[0], *across]))
    ]
    said = say(
        "empty-rectangle",
        box=house_name(houses[0]),
        house=house_name(houses[1]),
        digit=view.digit,
        near=short_cell_name(near),
        far=short_cell_name(far),
        line=line,
        cells=cell_names(view.state.places_in(view.digit, houses[0])),
        across=_line([lost[0][0], *across]),
        cell=short_cell_name(lost[0][0]),
    )
    return joined(said, concluded((), lost))


def _line(cells: Sequence[int]) -> Message:
    return house_name(next(house for house in common_houses(cells) if house.kind != "box"))
