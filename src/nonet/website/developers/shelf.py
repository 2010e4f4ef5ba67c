"""What stands at the side of the documentation: its documents and endpoints, section by section."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from nonet.website.developers.library import GUIDES, HOME, REFERENCE, START, Library
from nonet.website.developers.reference import Endpoint
from nonet.website.pages import Pages

TRY = "/developers/try"


@dataclass(frozen=True, slots=True)
class ShelfEntry:
    """A link; that of an endpoint is code."""

    path: str
    title: str
    is_code: bool = False


@dataclass(frozen=True, slots=True)
class ShelfSection:
    """Some links below a heading."""

    title: str
    entries: tuple[ShelfEntry, ...]


class Shelf:
    """The sections of one language."""

    def __init__(self, library: Library, pages: Pages) -> None:
        self._library = library
        self._words = pages.words

    @property
    def groups(self) -> Mapping[str, list[Endpoint]]:
        """The endpoints by the name of their group."""
        groups: dict[str, list[Endpoint]] = {}
        for endpoint in self._library.endpoints.values():
            groups.setdefault(endpoint.group, []).append(endpoint)
        return groups

    def at(self, path: str) -> Mapping[str, Any]:
        """Return what a page at a path shows."""
        sections = self._sections()
        entries = [entry for section in sections for entry in section.entries]
        here = next((entry.title for entry in entries if entry.path == path), "")
        return {"sections": sections, "path": path, "here": here or self._words("shelf-docs")}

    def _sections(self) -> list[ShelfSection]:
        words = self._words
        start = [self._document(name) for name in START]
        guides = [self._document(name) for name in GUIDES]
        return [
            ShelfSection(
                words("shelf-start"), (*start, ShelfEntry(TRY, words("developers-title-try")))
            ),
            *(
                ShelfSection(words(f"reference-group-{group}"), tuple(map(_entry, endpoints)))
                for group, endpoints in self.groups.items()
            ),
            ShelfSection(words("shelf-guides"), tuple(guides)),
        ]

    def _document(self, name: str) -> ShelfEntry:
        return ShelfEntry(f"{HOME}/{name}", self._library.titles[name])


def _entry(endpoint: Endpoint) -> ShelfEntry:
    return ShelfEntry(f"{HOME}/{REFERENCE}/{endpoint.name}", endpoint.path, is_code=True)
