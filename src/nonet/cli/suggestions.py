"""What somebody may have meant who misspelt a name."""

import re
from collections.abc import Iterable
from difflib import get_close_matches

_NEARLY = 0.6
_UNKNOWN = re.compile(r"'(?P<word>[^']+)' is not one of (?P<known>.+)\.")


def did_you_mean(word: str, known: Iterable[str]) -> str:
    """Return a question for the known name that is nearest, nothing where none is near."""
    meant = get_close_matches(word, list(known), n=1, cutoff=_NEARLY)
    return f"; did you mean {meant[0]}?" if meant else ""


def with_suggestion(message: str) -> str:
    """Return the message about a wrong value in our own words.

    What judged the value begins in words of its own. Where it is none of a choice, what may have
    been meant is asked.
    """
    message = message.removeprefix("Value error, ").replace("Input should", "should")
    found = _UNKNOWN.search(message)
    if not found:
        return message
    known = re.findall(r"'([^']+)'", found["known"])
    return message.rstrip(".") + did_you_mean(found["word"], known)
