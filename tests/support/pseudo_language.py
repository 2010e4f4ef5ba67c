"""Pseudo-languages made from English, which reveal texts that bypass the catalogue.

Every vowel has an accent, and every message is in brackets and a third longer. A word without
accents comes from outside the catalogue.
"""

import atexit
import os
import re
import shutil
from pathlib import Path
from tempfile import mkdtemp
from typing import Literal

from fluent.syntax import FluentParser, FluentSerializer, ast, visitor

from nonet.i18n import catalogue
from nonet.i18n.catalogue import ENGLISH, english

# With `pseudo` in it, all that tests meet says its sentences in a language made of English.
VARIABLE = "NONET_TEST_LANGUAGE"
SPEAKS_PSEUDO = os.environ.get(VARIABLE) == "pseudo"

ACCENTS = str.maketrans(
    "AEIOUYCDGHJLNRSTWZaeiouycdghjlnrstwz", "ÁÉÎÓÛÝÇĎĜĤĴĻÑŘŠŢŴŽáéîóûýçďĝĥĵļñřšţŵž"
)
# Every English word has a vowel, and here every vowel has an accent.
PLAIN = re.compile(r"(?<![\w@.:/-])[A-Za-z]*[aeiouyAEIOUY][A-Za-z]*(?![\w@:/])")
# Parts of Markdown that are not prose: code, URLs and template tags.
_NO_PROSE = re.compile(
    r"(```.*?```|`[^`\n]*`|\{%.*?%\}|\{\{.*?\}\}|\]\([^)]*\)|https?://\S+)", re.DOTALL
)


def accented(text: str) -> str:
    return text.translate(ACCENTS)


def replace_english() -> None:
    """Make this process, and its forks, use the pseudo-language in place of English."""
    folder, owner = Path(mkdtemp(prefix="nonet-pseudo-")), os.getpid()
    write_pseudo_language(folder, ENGLISH)
    shutil.copy(english().folder / "language.ftl", folder / ENGLISH)
    atexit.register(_remove, folder, owner)
    catalogue.FOLDER = folder
    english.cache_clear()


def _remove(folder: Path, owner: int) -> None:
    # Forks come by here too.
    if os.getpid() == owner:
        shutil.rmtree(folder)


def write_pseudo_language(
    folder: Path, tag: str, *, direction: Literal["ltr", "rtl"] = "ltr"
) -> None:
    """Write a language into a folder of languages, as CONTRIBUTING says."""
    source, target = english().documents.parent, folder / tag
    (target / "documents").mkdir(parents=True)
    for file in source.glob("*.ftl"):
        resource = FluentParser().parse(file.read_text("utf-8"))
        if file.name != "language.ftl":
            _Accents().visit(resource)
        (target / file.name).write_text(FluentSerializer().serialize(resource), "utf-8")
    (target / "language.ftl").write_text(
        f"language-name = {accented('Pseudo')} {direction}\n"
        f"language-direction = {direction}\nlanguage-locale = en-GB\n",
        "utf-8",
    )
    # A list of addresses for agents, left as it is.
    shutil.copy(source / "documents" / "llms.txt", target / "documents")
    for file in (source / "documents").glob("*.md"):
        parts = _NO_PROSE.split(file.read_text("utf-8"))
        text = "".join(part if at % 2 else accented(part) for at, part in enumerate(parts))
        (target / "documents" / file.name).write_text(text, "utf-8")


class _Accents(visitor.Transformer):
    """Adds accents to messages, and padding at their ends."""

    def visit_Pattern(self, pattern: ast.Pattern) -> ast.Pattern:  # noqa: N802 - the library's name
        if any(
            isinstance(part, ast.Placeable) and isinstance(part.expression, ast.SelectExpression)
            for part in pattern.elements
        ):
            self.generic_visit(pattern)
            return pattern
        length = sum(
            len(part.value) for part in pattern.elements if isinstance(part, ast.TextElement)
        )
        for part in pattern.elements:
            if isinstance(part, ast.TextElement):
                part.value = accented(part.value)
        words = " ".join(["éé"] * (length // 9))
        pattern.elements.insert(0, ast.TextElement("["))
        pattern.elements.append(ast.TextElement(f" {words}]" if words else "]"))
        return pattern
