"""What stands beside the documentation: its side bar, and the index of its search."""

import re
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from typing import Any

from nonet.server.portal.library import (
    ERRORS,
    GUIDES,
    HOME,
    NAMES,
    REFERENCE,
    START,
    Library,
    anchor_of,
)
from nonet.server.portal.reference.endpoints import EndpointPage
from nonet.server.portal.reference.fields import all_fields
from nonet.server.site.pages import Pages

TRY = "/developers/try"
STATUS = "/developers/status"
BUILDER = "/developers/embed"


@dataclass(frozen=True, slots=True)
class MenuEntry:
    """A link; that of an endpoint is code."""

    path: str
    title: str
    is_code: bool = False


@dataclass(frozen=True, slots=True)
class MenuSection:
    """Some links below a heading."""

    title: str
    entries: tuple[MenuEntry, ...]


class ReferenceMenu:
    """The sections of one language."""

    def __init__(self, library: Library, pages: Pages) -> None:
        self._library = library
        self._words = pages.words

    @property
    def groups(self) -> Mapping[str, list[EndpointPage]]:
        """The endpoints by the name of their group."""
        groups: dict[str, list[EndpointPage]] = {}
        for endpoint in self._library.endpoints.values():
            groups.setdefault(endpoint.group, []).append(endpoint)
        return groups

    def at(self, path: str) -> Mapping[str, Any]:
        """Return what a page at a path shows."""
        sections = self._sections()
        entries = [entry for section in sections for entry in section.entries]
        here = next((entry.title for entry in entries if entry.path == path), "")
        return {"sections": sections, "path": path, "here": here or self._words("shelf-docs")}

    def _sections(self) -> list[MenuSection]:
        words = self._words
        start = [self._document(name) for name in START]
        guides = [self._document(name) for name in GUIDES]
        status = MenuEntry(STATUS, words("developers-title-status"))
        return [
            MenuSection(
                words("shelf-start"), (*start, MenuEntry(TRY, words("developers-title-try")))
            ),
            *(
                MenuSection(words(f"reference-group-{group}"), tuple(map(_shelf_entry, endpoints)))
                for group, endpoints in self.groups.items()
            ),
            MenuSection(
                words("shelf-guides"),
                (*guides, MenuEntry(BUILDER, words("builder-heading")), status),
            ),
        ]

    def _document(self, name: str) -> MenuEntry:
        return MenuEntry(f"{HOME}/{name}", self._library.titles[name])


def _shelf_entry(endpoint: EndpointPage) -> MenuEntry:
    return MenuEntry(f"{HOME}/{REFERENCE}/{endpoint.name}", endpoint.path, is_code=True)


# What a reader types is in the first lines of a section, or in its heading.
LONGEST_TEXT = 400
_HEADING = re.compile(r"^##+ (.+)$", re.MULTILINE)
_MARKS = re.compile(r"[`*|#]+|```\w*|-{3,}")

Found = dict[str, str]


def write_index(library: Library, at: Callable[[str], str]) -> list[Found]:
    """Return everything that can be found: its title, where it is from, its address, its text."""
    found: list[Found] = []
    for name in NAMES:
        if name != REFERENCE:
            found += _sections(library, name, at(f"{HOME}/{name}"))
    for endpoint in library.endpoints.values():
        found += _endpoint(endpoint, at(f"{HOME}/{REFERENCE}/{endpoint.name}"))
    for error, _ in library.refusals.values():
        address = at(f"{HOME}/{ERRORS}/{error.code}")
        found.append(_found(error.code, str(error.status), address, error.message))
    return found


def _sections(library: Library, name: str, address: str) -> Iterator[Found]:
    title = library.titles[name]
    first, *rest = _HEADING.split(library.markdown(name))
    yield _found(title, "", address, first.partition("\n")[2])
    for heading, text in zip(rest[::2], rest[1::2], strict=True):
        yield _found(_plain(heading), title, f"{address}#{anchor_of(heading)}", text)


def _endpoint(endpoint: EndpointPage, address: str) -> Iterator[Found]:
    shown = f"{endpoint.method} {endpoint.path}"
    yield _found(endpoint.title, shown, address, endpoint.meaning)
    for field in all_fields((*endpoint.parameters, *endpoint.request, *endpoint.answer)):
        yield _found(field.path, shown, f"{address}#{field.anchor}", field.meaning)


def _found(title: str, source: str, address: str, text: str) -> Found:
    return {"title": title, "source": source, "address": address, "text": _plain(text)}


def _plain(text: str) -> str:
    return " ".join(_MARKS.sub(" ", text).split())[:LONGEST_TEXT]
