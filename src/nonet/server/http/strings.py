"""Checks on strings in requests: they must be text that databases can store."""

import re  # noqa: TID253 - each pattern reads each byte once
from collections.abc import Iterator
from typing import Any

from starlette.convertors import IntegerConvertor, register_url_convertor

# PostgreSQL can't store U+0000, and UTF-8 can't encode half of a surrogate pair.
_NO_TEXT = re.compile("[\0\ud800-\udfff]")
_NO_TEXT_ENCODED = re.compile(rb"%00|%ed%[ab]", re.IGNORECASE)


def is_text(string: str) -> bool:
    """Return whether a string has neither U+0000 nor half of a surrogate pair."""
    return _NO_TEXT.search(string) is None


def is_encoded_text(target: bytes) -> bool:
    """Return whether a percent-encoded path or query is text once it is decoded."""
    return _NO_TEXT_ENCODED.search(target) is None


def paths_without_text(value: Any, path: str = "") -> Iterator[str]:
    """Yield the path of each string that isn't text; for a field name, the path of its object."""
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
    """Parse a number of at most this many ASCII digits; return None for anything else."""
    is_number = text.isascii() and text.isdigit() and len(text) <= digits
    return int(text) if is_number else None


class _NumberConvertor(IntegerConvertor):
    """A number in a path that fits a database column; Starlette's fails beyond 4,300 digits."""

    regex = "[0-9]{1,9}"


register_url_convertor("number", _NumberConvertor())
