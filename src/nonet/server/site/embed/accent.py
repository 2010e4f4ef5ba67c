"""The colour that another site chooses for its board, as far as it can be read there."""

import re
from collections.abc import Iterator

FORM = re.compile(r"[0-9a-f]{6}", re.ASCII)
Colour = tuple[int, int, int]

# The board's paper by day and by night, and how far what is written on it has to stand off: the
# tints of chosen and equal cells take a third of that, and WCAG wants 4.5 of the rest.
_PAPER: tuple[tuple[Colour, float], ...] = (((255, 255, 255), 7.0), ((24, 33, 44), 7.7))
_BLACK: Colour = (12, 17, 23)
_WHITE: Colour = (255, 255, 255)
_SHADES = 40


def accent_style(colour: str) -> str:
    """Return the style that gives a page an accent, from six hexadecimal digits in lower case."""
    shades = _shades_of(colour)
    texts = [max((_WHITE, _BLACK), key=lambda text: contrast(text, shade)) for shade in shades]
    return (
        f":root{{--accent:{_light_dark(shades)};--on-accent:{_light_dark(texts)};"
        "--entry:var(--accent);--chosen-ring:var(--accent);"
        "--wash:color-mix(in srgb,var(--accent) 12%,var(--paper));"
        "--seen:color-mix(in srgb,var(--accent) 7%,var(--paper));"
        "--alike:color-mix(in srgb,var(--accent) 20%,var(--paper))}"
    )


def accent_of(colour: str) -> str:
    """Return the colour of that accent alone, as styles write it."""
    return _light_dark(_shades_of(colour))


def _shades_of(colour: str) -> list[Colour]:
    """Return what can be read by day, and by night."""
    chosen: Colour = (int(colour[:2], 16), int(colour[2:4], 16), int(colour[4:], 16))
    return [_readable(chosen, paper, least) for paper, least in _PAPER]


def contrast(one: Colour, other: Colour) -> float:
    """Return the contrast of two colours as WCAG 2 defines it, from 1 to 21."""
    light, dark = sorted((_luminance(one), _luminance(other)), reverse=True)
    return (light + 0.05) / (dark + 0.05)


def _readable(colour: Colour, paper: Colour, least: float) -> Colour:
    """Return the shade of a colour that is nearest to it and stands off a paper."""
    return next(shade for shade in _shades(colour, paper) if contrast(shade, paper) >= least)


def _shades(colour: Colour, paper: Colour) -> Iterator[Colour]:
    """Yield a colour, and then mixtures with more and more of what stands off a paper most."""
    ink = max((_WHITE, _BLACK), key=lambda end: contrast(end, paper))
    for part in range(_SHADES + 1):
        red, green, blue = (
            round(own + (end - own) * part / _SHADES) for own, end in zip(colour, ink, strict=True)
        )
        yield red, green, blue


def _luminance(colour: Colour) -> float:
    red, green, blue = (_linear(value / 255) for value in colour)
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def _linear(value: float) -> float:
    low = 0.04045
    return value / 12.92 if value <= low else float(((value + 0.055) / 1.055) ** 2.4)


def _light_dark(colours: list[Colour]) -> str:
    return f"light-dark({','.join('#' + bytes(colour).hex() for colour in colours)})"
