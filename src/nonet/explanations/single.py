"""Why a single goes where it goes."""

from nonet import engine
from nonet.catalogue import Message
from nonet.explanations.names import cell_name, digit_with_article, house_name, say


def explain_single(single: engine.Single) -> Message:
    """Explain one placement in one or two sentences."""
    place, digit = cell_name(single.cell), single.digit
    if single.technique == "naked-single" or single.house is None:
        return say("single-naked", cell=place, digit=digit)
    house = house_name(single.house)
    if single.technique == "full-house":
        return say("single-full-house", house=house, cell=place, digit=digit)
    return say(
        "single-hidden", house=house, cell=place, digit=digit, another=digit_with_article(digit)
    )
