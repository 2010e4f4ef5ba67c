"""Full houses, hidden and naked singles."""

from nonet import engine
from nonet.explanations.houses import PEERS, box_of, cells_of
from nonet.explanations.names import cell_name, digit_with_article, house_name, joined, say
from nonet.explanations.view import Explanation, View, in_house
from nonet.grid import EMPTY


def tell_full_house(view: View[engine.SingleInHouse]) -> Explanation:
    """Tell that one cell of a house is empty."""
    house = view.evidence.house
    ((cell, digit),) = view.step.placements
    others = tuple(other for other in cells_of(house) if other != cell)
    said = say("single-full-house", house=house_name(house), cell=cell_name(cell), digit=digit)
    place = in_house(house)
    idea = say("technique-full-house", place=place.name)
    return Explanation(place, idea, joined(said), others)


def tell_hidden_single(view: View[engine.SingleInHouse]) -> Explanation:
    """Tell that a digit has one place left in a house, because of equal digits around it."""
    house = view.evidence.house
    ((cell, digit),) = view.step.placements
    others = [other for other in cells_of(house) if view.state.board[other] == EMPTY]
    others = [other for other in others if other != cell]
    equal = {filled for filled in view.state.filled if view.state.holds(filled, digit)}
    is_seen = all(PEERS[other] & equal for other in others)
    said = say(
        "single-hidden" if is_seen else "single-hidden-by-notes",
        house=house_name(house),
        cell=cell_name(cell),
        digit=digit,
        another=digit_with_article(digit),
    )
    reasons = sorted(filled for filled in equal if PEERS[filled].intersection(others))
    place = in_house(house)
    return Explanation(
        place, say("technique-hidden-single", place=place.name), joined(said), tuple(reasons)
    )


def tell_naked_single(view: View[engine.NakedSingle]) -> Explanation:
    """Tell that a cell has one digit left; where to look is its box, which does not tell it."""
    ((cell, digit),) = view.step.placements
    reasons = tuple(filled for filled in view.state.filled if filled in PEERS[cell])
    is_seen = len({view.state.board[reason] for reason in reasons}) == 8  # noqa: PLR2004
    said = say(
        "single-naked" if is_seen else "single-naked-by-notes", cell=cell_name(cell), digit=digit
    )
    place = in_house(box_of(cell))
    return Explanation(
        place, say("technique-naked-single", place=place.name), joined(said), reasons
    )
