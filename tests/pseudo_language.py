"""Languages that nobody speaks, made of English: what is in one of them went through its catalogue.

Every vowel has an accent, every message stands in brackets and is a third longer. Whoever reads a
word without accents has found a sentence that stands outside the catalogue.
"""

import re
from pathlib import Path
from typing import Literal

from fluent.syntax import FluentParser, FluentSerializer, ast, visitor

from nonet.catalogue import english

ACCENTS = str.maketrans(
    "AEIOUYCDGHJLNRSTWZaeiouycdghjlnrstwz", "ÁÉÎÓÛÝÇĎĜĤĴĻÑŘŠŢŴŽáéîóûýçďĝĥĵļñřšţŵž"
)
# A word of English has a vowel, and none of those is left without an accent.
PLAIN = re.compile(r"(?<![\w@.:/-])[A-Za-z]*[aeiouyAEIOUY][A-Za-z]*(?![\w@:/])")
# What is no prose in Markdown: code, addresses, and what the template engine fills in.
_NO_PROSE = re.compile(
    r"(```.*?```|`[^`\n]*`|\{%.*?%\}|\{\{.*?\}\}|\]\([^)]*\)|https?://\S+)", re.DOTALL
)


def accented(text: str) -> str:
    return text.translate(ACCENTS)


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
    for file in (source / "documents").glob("*.md"):
        parts = _NO_PROSE.split(file.read_text("utf-8"))
        text = "".join(part if at % 2 else accented(part) for at, part in enumerate(parts))
        (target / "documents" / file.name).write_text(text, "utf-8")


class _Accents(visitor.Transformer):
    """Puts accents on the text of messages, and what makes them longer at their ends."""

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
