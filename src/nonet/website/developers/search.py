"""What the search of the documentation looks through: every section, endpoint and field."""

import re
from collections.abc import Callable, Iterator

from nonet.website.developers.library import HOME, NAMES, REFERENCE, Library, anchor_of
from nonet.website.developers.reference import Endpoint, all_fields

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
    return found


def _sections(library: Library, name: str, address: str) -> Iterator[Found]:
    title = library.titles[name]
    first, *rest = _HEADING.split(library.markdown(name))
    yield _entry(title, "", address, first.partition("\n")[2])
    for heading, text in zip(rest[::2], rest[1::2], strict=True):
        yield _entry(_plain(heading), title, f"{address}#{anchor_of(heading)}", text)


def _endpoint(endpoint: Endpoint, address: str) -> Iterator[Found]:
    shown = f"{endpoint.method} {endpoint.path}"
    yield _entry(endpoint.title, shown, address, endpoint.meaning)
    for field in all_fields((*endpoint.parameters, *endpoint.request, *endpoint.answer)):
        yield _entry(field.path, shown, f"{address}#{field.anchor}", field.meaning)


def _entry(title: str, source: str, address: str, text: str) -> Found:
    return {"title": title, "source": source, "address": address, "text": _plain(text)}


def _plain(text: str) -> str:
    return " ".join(_MARKS.sub(" ", text).split())[:LONGEST_TEXT]
