"""The Markdown files of the repository and their contents, and the code of the package."""

import ast
import os
import re
from collections.abc import Iterator
from fnmatch import filter as fitting
from functools import cache
from pathlib import Path

REPOSITORY = Path(__file__).parents[2]
_BLOCK = re.compile(r"^```(\w+)\n(.*?)^```$", re.MULTILINE | re.DOTALL)
_NOT_OURS = ("node_modules", "target", "var")


def read(name: str) -> str:
    """Return the text of a file by its path in the repository."""
    return (REPOSITORY / name).read_text("utf-8")


def pages() -> list[Path]:
    """Return every Markdown file that is part of the repository."""
    return sorted(find("*.md"))


def find(pattern: str) -> Iterator[Path]:
    """Yield every file of the repository whose name fits a pattern, but for hidden folders."""
    for folder, subfolders, files in os.walk(REPOSITORY):
        subfolders[:] = [
            name for name in subfolders if not name.startswith(".") and name not in _NOT_OURS
        ]
        yield from (Path(folder, name) for name in fitting(files, pattern))


@cache
def syntax_trees() -> dict[Path, ast.Module]:
    """Parse every module of the package, once for all tests of a process."""
    modules = sorted((REPOSITORY / "src" / "nonet").rglob("*.py"))
    return {file: ast.parse(file.read_text("utf-8")) for file in modules}


def blocks(text: str, language: str) -> list[str]:
    """Return the fenced blocks of a language."""
    return re.findall(rf"^```{language}\n(.*?)^```$", text, re.MULTILINE | re.DOTALL)


def code(text: str) -> list[str]:
    """Return the code spans outside of blocks, and the lines of all blocks."""
    lines = [line for block in blocks(text, r"\w*") for line in block.splitlines()]
    return re.findall(r"`([^`\n]+)`", without_blocks(text)) + lines


def without_blocks(text: str) -> str:
    """Return the text around the fenced blocks."""
    return re.sub(r"^```.*?^```$", "", text, flags=re.MULTILINE | re.DOTALL)


def rows(text: str, heading: str) -> list[list[str]]:
    """Return the cells of the table whose first column has a heading."""
    lines = iter(text.splitlines())
    for line in lines:
        if line.startswith(f"| {heading} |"):
            break
    next(lines)
    table = []
    for line in lines:
        if not line.startswith("|"):
            break
        table.append([cell.strip() for cell in line.strip("|").split(" | ")])
    return table


def fenced_blocks(text: str) -> list[tuple[str, str]]:
    """Return the language and the content of each block, in order."""
    return _BLOCK.findall(text)


def fenced_block(text: str, heading: str, number: int = 0) -> str:
    """Return the content of a block below a heading of the second level."""
    section = text.partition(f"## {heading}\n")[2].partition("\n## ")[0]
    return fenced_blocks(section)[number][1]
