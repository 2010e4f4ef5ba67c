"""Pages of running text in a book: hints, an index of techniques, front and back matter."""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from functools import lru_cache
from typing import Any, Literal

from markdown_it import MarkdownIt
from markdown_it.token import Token

from nonet.printing.binding import count_pages
from nonet.printing.typesetting import Source, compile_plain

BlockKind = Literal["heading", "paragraph", "item", "quote", "rule", "entry"]
Run = tuple[str, bool]
"""A text, and whether it is bold."""

TEMPLATE = "flow.typ"
_MARKDOWN = MarkdownIt("commonmark", {"html": False})
_OPENS: dict[str, BlockKind] = {"list_item_open": "item", "blockquote_open": "quote"}
_CLOSES = ("list_item_close", "blockquote_close")
_BOLD = {"strong_open": 1, "em_open": 1, "strong_close": -1, "em_close": -1}


@dataclass(frozen=True, slots=True)
class Block:
    """A block of running text; an index entry also has a page."""

    kind: BlockKind
    runs: tuple[Run, ...] = ()
    page: str = ""


@dataclass(frozen=True, slots=True)
class Flow:
    """Running text under a title, in columns, on as many pages as it needs."""

    title: str
    blocks: tuple[Block, ...]
    columns: int = 1

    @property
    def texts(self) -> Iterator[str]:
        """All texts in it."""
        yield self.title
        for block in self.blocks:
            yield from (words for words, _ in block.runs)

    def described(self) -> dict[str, Any]:
        """Return the data for its template."""
        blocks = [[block.kind, block.runs, block.page] for block in self.blocks]
        return {"flow-title": self.title, "blocks": blocks, "columns": self.columns}


def read_matter(text: str) -> Flow:
    """Read front or back matter in Markdown; a heading at the start becomes the title.

    It may have headings, paragraphs, lists, quotes, rules and emphasis. Pictures and links become
    plain text.
    """
    title, blocks = "", list(_blocks(_MARKDOWN.parse(text)))
    if blocks and blocks[0].kind == "heading":
        title = "".join(words for words, _ in blocks.pop(0).runs)
    return Flow(title, tuple(blocks))


def _blocks(tokens: list[Token]) -> Iterator[Block]:
    """Yield the blocks of a document; paragraphs in lists and quotes have their kind."""
    around: list[BlockKind] = ["paragraph"]
    kind: BlockKind = "paragraph"
    for token in tokens:
        if token.type in _OPENS:
            around.append(_OPENS[token.type])
        elif token.type in _CLOSES:
            around.pop()
        elif token.type in ("heading_open", "paragraph_open"):
            kind = "heading" if token.type == "heading_open" else around[-1]
        elif token.type == "hr":
            yield Block("rule")
        elif token.type == "inline":
            yield Block(kind, tuple(_runs(token.children or [])))
        elif token.content:
            yield Block("paragraph", ((token.content.strip(), False),))


def _runs(tokens: list[Token]) -> Iterator[Run]:
    depth = 0
    for token in tokens:
        depth += _BOLD.get(token.type, 0)
        if token.type in ("softbreak", "hardbreak"):
            yield " ", False
        elif token.content:
            yield token.content, depth > 0


def pages_of(flow: Flow, base: Mapping[str, Any]) -> int:
    """Return how many pages a text takes, in the format of `base`.

    Raises:
        LayoutError: a word doesn't fit.
    """
    shown = {**base, **flow.described(), "first-page": 1}
    return _pages_of(Source.of(TEMPLATE, shown, flow.texts))


@lru_cache(maxsize=16)
def _pages_of(source: Source) -> int:
    return count_pages(compile_plain(source))
