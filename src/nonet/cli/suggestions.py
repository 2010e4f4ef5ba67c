"""Suggestions for misspelt names."""

import re
from collections.abc import Iterable
from difflib import get_close_matches

_NEARLY = 0.6
_UNKNOWN = re.compile(r"'(?P<word>[^']+)' is not one of (?P<known>.+)\.")


def did_you_mean(word: str, known: Iterable[str]) -> str:
    """Return a question with the closest known name, or an empty text if none is close."""
    meant = get_close_matches(word, list(known), n=1, cutoff=_NEARLY)
    return f"; did you mean {meant[0]}?" if meant else ""


def with_suggestion(message: str) -> str:
    """Return a library's message about a wrong value without its prefix.

    If the value isn't one of a list of choices, the closest choice is suggested.
    """
    message = message.removeprefix("Value error, ").replace("Input should", "should")
    found = _UNKNOWN.search(message)
    if not found:
        return message
    known = re.findall(r"'([^']+)'", found["known"])
    return message.rstrip(".") + did_you_mean(found["word"], known)
