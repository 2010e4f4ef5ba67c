"""Why a single goes where it goes."""

from nonet import engine
from nonet.explanations.names import cell_name, digit_with_article, house_name, tell


def explain_single(single: engine.Single) -> str:
    """Explain one placement in one or two sentences."""
    place, digit = cell_name(single.cell), single.digit
    if single.technique == "naked-single" or single.house is None:
        return tell("single.naked", cell=place, digit=digit)
    house = house_name(single.house)
    if single.technique == "full-house":
        return tell("single.full-house", house=house, cell=place, digit=digit)
    return tell(
        "single.hidden", house=house, cell=place, digit=digit, another=digit_with_article(digit)
    )
