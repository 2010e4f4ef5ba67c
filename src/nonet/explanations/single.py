"""Why a single goes where it goes."""

from nonet import engine
from nonet.explanations.words import cell_name, house_name


def explain_single(single: engine.Single) -> str:
    """Explain one placement in one or two sentences."""
    place, digit = cell_name(single.cell), single.digit
    if single.technique == "full-house" and single.house is not None:
        house = house_name(single.house)
        return f"Only one cell of {house} is empty: {place}. Its missing digit is {digit}."
    if single.technique == "hidden-single" and single.house is not None:
        house = house_name(single.house)
        return (
            f"In {house}, {digit} fits only in {place}: "
            f"every other empty cell there already sees {_article(digit)} {digit}."
        )
    return (
        f"In {place}, {digit} is the only digit left: its row, column and box hold all the others."
    )


def _article(digit: int) -> str:
    return "an" if digit == 8 else "a"  # noqa: PLR2004 - the one digit that is spoken with a vowel
