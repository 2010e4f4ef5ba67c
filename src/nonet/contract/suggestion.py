"""Which name was meant."""

from collections.abc import Iterable
from difflib import get_close_matches

# Comparing takes time that grows with the length, and nobody mistypes a name so badly.
LONGEST_NAME = 40


def suggest(name: str, known: Iterable[str]) -> str:
    """Return the known name that is most like an unknown one; empty where none is."""
    if len(name) > LONGEST_NAME:
        return ""
    by_letters = {_letters(one): one for one in known}
    found = get_close_matches(_letters(name), by_letters, n=1)
    return by_letters[found[0]] if found else ""


def _letters(name: str) -> str:
    """Return what is the same in `includeAnswers`, `include_answers` and `Include-Answers`."""
    return name.lower().replace("_", "").replace("-", "")
