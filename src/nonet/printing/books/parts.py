"""The texts of a book beside its chapters: what stands before and behind them, in order."""

from collections import defaultdict
from collections.abc import Iterator, Mapping
from unicodedata import combining, normalize

from nonet.i18n.catalogue import words_in
from nonet.printing.books.book import Book
from nonet.printing.books.flow import Block, Flow

_HINTS = 2


def flows_of(book: Book, introduced: Mapping[int, int] | None = None) -> list[Flow]:
    """Return the texts of a book: before its chapters, hints, the index, and what ends it.

    `introduced` are the pages of introductions; as long as none is known, they take as much room.
    """
    return [*book.front, *_hints(book), *_index(book, introduced or {}), *book.back]


def after_answers(book: Book) -> int:
    """Return how many of these texts stand behind the answers."""
    return len(list(_index(book, {}))) + len(book.back)


def _hints(book: Book) -> Iterator[Flow]:
    """Yield the first hint of each puzzle, then the second, apart from each other."""
    words, number = words_in(book.language), book.first_number
    for place in range(_HINTS):
        blocks = [
            Block("paragraph", ((f"{number + index}\u2002", True), (sheet.hints[place], False)))
            for index, sheet in enumerate(book.puzzles)
            if len(sheet.hints) > place
        ]
        if blocks:
            yield Flow(words(f"book-hints-{place + 1}"), tuple(blocks), columns=2)


def _index(book: Book, introduced: Mapping[int, int]) -> Iterator[Flow]:
    words, number = words_in(book.language), book.first_number
    uses: defaultdict[str, list[str]] = defaultdict(list)
    for chapter in book.chapters:
        for place, names in enumerate(chapter.uses):
            for name in names:
                uses[name].append(str(number + place))
        number += len(chapter.puzzles)
    at = {each.name: index for index, each in enumerate(book.introductions)}
    blocks = tuple(
        Block(
            "entry",
            ((name, False), (", ".join(numbers), False)),
            words("book-on-page", page=str(introduced.get(at[name], 0))) if name in at else "",
        )
        for name, numbers in sorted(uses.items(), key=lambda entry: _alphabetical(entry[0]))
    )
    if blocks:
        yield Flow(words("book-index"), blocks, columns=2)


def _alphabetical(name: str) -> tuple[str, str]:
    """Return what a name is sorted by: its letters, and only where they are the same its marks."""
    letters = normalize("NFKD", name.casefold())
    return "".join(letter for letter in letters if not combining(letter)), name
