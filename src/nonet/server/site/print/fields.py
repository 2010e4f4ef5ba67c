"""How the print page's form is read, field by field: ticks, texts, numbers and closed lists."""

from collections.abc import Mapping
from datetime import date
from typing import TypeVar

from nonet import errors
from nonet.server.http.strings import number_in

TICKED = "1"
T = TypeVar("T")


def is_ticked(fields: Mapping[str, str], name: str) -> bool:
    """Tell whether a box is ticked."""
    return fields.get(name) == TICKED


def text_in(fields: Mapping[str, str], name: str, *, most: int) -> str:
    """Return a text of at most so many characters.

    Raises:
        FormError.
    """
    text = fields.get(name, "").strip()
    if len(text) > most:
        reason = f"a {name} of {len(text)} characters; expected {most} at most"
        raise errors.FormError(reason, field=name, most=most)
    return text


def number_of(
    fields: Mapping[str, str], name: str, default: int, *, least: int = 1, most: int
) -> int:
    """Return a number in ASCII digits; a field that is left empty has its default.

    Raises:
        FormError.
    """
    text = fields.get(name) or str(default)
    number = number_in(text, digits=len(str(most)))
    if number is None or not least <= number <= most:
        reason = f"{name}: found {text!r:.40}; expected {least:,} to {most:,}"
        raise errors.FormError(reason, field=name, least=least, most=most)
    return number


def one_of(fields: Mapping[str, str], name: str, known: Mapping[str, T], default: str) -> T:
    """Return what a field's value stands for.

    Raises:
        FormError.
    """
    value = fields.get(name, default)
    if value not in known:
        raise errors.FormError(f"{name}: found {value!r:.40}, which is none of those in the form")
    return known[value]


def named(known: tuple[T, ...]) -> dict[str, T]:
    """Return what each value of a field stands for, by its name."""
    return {str(each): each for each in known}


def day_in(fields: Mapping[str, str], name: str) -> date | None:
    """Return a day as browsers send it; None for a field that is left empty.

    Raises:
        FormError.
    """
    text = fields.get(name, "")
    try:
        return date.fromisoformat(text) if text else None
    except ValueError:
        raise errors.FormError(f"{name}: found {text!r:.40}; expected a day") from None
