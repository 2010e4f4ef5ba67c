"""Checks on strings in requests: they must be text that databases can store."""

import re  # noqa: TID253 - each pattern reads each byte once
from collections.abc import Iterator
from typing import Any

from starlette.convertors import IntegerConvertor, register_url_convertor

# PostgreSQL stores no U+0000, and half of a surrogate pair cannot be written as UTF-8.
_NO_TEXT = re.compile("[\0\ud800-\udfff]")
_NO_TEXT_ENCODED = re.compile(rb"%00|%ed%[ab]", re.IGNORECASE)


def is_text(string: str) -> bool:
    """Return whether a string holds neither U+0000 nor half of a surrogate pair."""
    return _NO_TEXT.search(string) is None


def is_encoded_text(target: bytes) -> bool:
    """Return whether a percent-encoded path or query is text once it is decoded."""
    return _NO_TEXT_ENCODED.search(target) is None


def paths_without_text(value: Any, path: str = "") -> Iterator[str]:
    """Yield the path of each string in a JSON value that isn't text; of a name, its object's."""
    if isinstance(value, str) and not is_text(value):
        yield path
    elif isinstance(value, list):
        for place, item in enumerate(value):
            yield from paths_without_text(item, f"{path}[{place}]")
    elif isinstance(value, dict):
        if not is_text("".join(value)):
            yield path
        for name, item in value.items():
            yield from paths_without_text(item, f"{path}.{name}" if path else name)


def number_in(text: str, *, digits: int = 9) -> int | None:
    """Return the number in ASCII digits, at most so many; None for anything else."""
    is_number = text.isascii() and text.isdigit() and len(text) <= digits
    return int(text) if is_number else None


class _NumberConvertor(IntegerConvertor):
    """A number in a path that fits into a column; Starlette's own fails beyond 4,300 digits."""

    regex = "[0-9]{1,9}"


register_url_convertor("number", _NumberConvertor())
