"""The messages of a file as text: a process reads all languages, and parses what it says."""

import re

# A message begins a line; what goes on in the next ones is indented, or closes a brace.
_ENTRY = re.compile(r"^(-?[a-zA-Z][\w-]*) *=.*(?:\n(?:[ }].*)?)*", re.MULTILINE)


def split_entries(text: str) -> dict[str, str]:
    """Return each message of a Fluent file by its name, without comments; the first of a name."""
    entries: dict[str, str] = {}
    for entry in _ENTRY.finditer(text):
        entries.setdefault(entry[1], entry[0].rstrip())
    return entries
