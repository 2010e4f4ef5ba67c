"""The fenced blocks of a Markdown text."""

import re

_BLOCK = re.compile(r"^```(\w+)\n(.*?)^```$", re.MULTILINE | re.DOTALL)


def fences(text: str) -> list[tuple[str, str]]:
    """Return the language and the content of each block, in order."""
    return _BLOCK.findall(text)


def fence(text: str, heading: str, number: int = 0) -> str:
    """Return the content of a block below a heading of the second level."""
    section = text.partition(f"## {heading}\n")[2].partition("\n## ")[0]
    return fences(section)[number][1]
