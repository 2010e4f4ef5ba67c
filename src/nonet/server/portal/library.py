"""The API's documentation: Markdown with the site's own URLs, HTML pages, search, and a feed."""

import re
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property
from itertools import count
from typing import Any

from jinja2 import Environment, FileSystemLoader, StrictUndefined
from markdown_it import MarkdownIt
from markdown_it.token import Token
from markupsafe import Markup

from nonet.accounts.api_keys import KeyRecord
from nonet.errors import (
    BatchLimitError,
    HeadersTooLargeError,
    PathNotFoundError,
    RequestTimeoutError,
    UriTooLongError,
)
from nonet.i18n.catalogue import english
from nonet.server.api.endpoints.endpoint import OK
from nonet.server.http.error_responses import describe_error, status_of
from nonet.server.portal.reference import EndpointPage, ErrorEntry, all_fields, read_endpoints
from nonet.server.portal.samples import Sample, samples_of
from nonet.server.site.pages import Pages

FEED = "/developers/changelog.atom"
MEDIA_TYPE = "application/atom+xml"
_SECTION = re.compile(
    r"<h2[^>]*>(?P<title>[^<]*?(?P<date>\d{4}-\d{2}-\d{2}))</h2>\n(?P<text>.*?)(?=<h2[ >]|\Z)",
    re.DOTALL,
)


REFERENCE, ERRORS, CHANGELOG = "reference", "errors", "changelog"
# The API describes itself in English; only the titles are translated.
ENGLISH_ONLY = (REFERENCE, ERRORS, CHANGELOG)
# In the menu's order, with the endpoints between the two.
START = ("quick-start", REFERENCE, ERRORS, "limits", "identifiers")
GUIDES = (
    "labels",
    "grade",
    "hints",
    "attribution",
    "embed",
    "print",
    "grants",
    "retries",
    "leaked-keys",
    "agents",
    CHANGELOG,
)
NAMES = (*START, *GUIDES)
HOME = "/developers/docs"
_PRE = re.compile(r"<pre>(.*?)</pre>", re.DOTALL)
_TABLE = '<div class="scroll" tabindex="0"><table class="words">\n'
_TITLE = re.compile(r"# (.+)")


_OF_ANY_REQUEST = (
    PathNotFoundError("Nothing is served under this path."),
    RequestTimeoutError("The request's body didn't arrive in time."),
    UriTooLongError("The URL may have at most 8,192 bytes."),
    HeadersTooLargeError("A request may have at most 100 headers."),
    BatchLimitError(),
)


TRY = "/developers/try"
STATUS = "/developers/status"
BUILDER = "/developers/embed"


@dataclass(frozen=True, slots=True)
class MenuEntry:
    """A link in the menu; an endpoint's title is shown as code."""

    path: str
    title: str
    is_code: bool = False


@dataclass(frozen=True, slots=True)
class MenuSection:
    """Links below a heading."""

    title: str
    entries: tuple[MenuEntry, ...]


# Search covers the headings and the first lines of sections.
LONGEST_TEXT = 400
_HEADING = re.compile(r"^##+ (.+)$", re.MULTILINE)
_MARKS = re.compile(r"[`*|#]+|```\w*|-{3,}")


class Library:
    """Every document of one site in one language."""

    def __init__(self, pages: Pages) -> None:
        self._site = site = pages.site
        self._pages = pages
        self._words = words = pages.words
        self._values = {
            "site": site,
            "attribution": pages.services.attribution,
            "limit": pages.services.settings.limits.rate_limit_per_minute,
            "t": words,
            "url": pages.url,
            "all_fields": all_fields,
        }
        # The renderer escapes HTML in Markdown.
        self._sources = Environment(
            loader=FileSystemLoader([words.documents, english().documents]),
            autoescape=False,  # noqa: S701
            undefined=StrictUndefined,
            trim_blocks=True,
            lstrip_blocks=True,
            keep_trailing_newline=True,
        )
        self._renderer = MarkdownIt("commonmark", {"html": False}).enable("table")
        self._renderer.add_render_rule("heading_open", _open_heading)
        self._renderer.add_render_rule("table_open", lambda *_token: _TABLE)
        self._renderer.add_render_rule("table_close", lambda *_token: "</table></div>\n")

    def markdown(self, name: str, key: KeyRecord | None = None) -> str:
        """Render a document as Markdown, with the name of the reader's key if there is one."""
        if name == REFERENCE:
            return self._reference
        if name == ERRORS:
            known = [entry for entry, _ in self.errors.values()]
            return self._document(name, errors=sorted(known, key=lambda one: one.status))
        return self._document(name, key=key)

    def endpoint_markdown(self, name: str) -> str:
        """Render the reference of one endpoint as Markdown."""
        return self._document("endpoint", endpoint=self.endpoints[name])

    @cached_property
    def errors(self) -> Mapping[str, tuple[ErrorEntry, list[EndpointPage]]]:
        """The errors by code, with the endpoints that can return each.

        This includes errors that no endpoint lists: those of any request, and one within a batch.
        """
        found: dict[str, tuple[ErrorEntry, list[EndpointPage]]] = {}
        for error in _OF_ANY_REQUEST:
            shown = describe_error(error).model_dump(mode="json", by_alias=True)
            status = OK if isinstance(error, BatchLimitError) else status_of(error)
            found[error.code] = ErrorEntry(status, shown), []
        for endpoint in self.endpoints.values():
            for entry in endpoint.errors:
                found.setdefault(entry.code, (entry, []))[1].append(endpoint)
        return found

    def samples(self, endpoint: EndpointPage) -> tuple[Sample, ...]:
        """Return sample programs that call an endpoint."""
        return samples_of(endpoint, self._site.base_url)

    def description(self, name: str) -> str:
        """Return the first paragraph without code, for the page's metadata."""
        if not self.is_translated(name):
            return self._words("developers-description")
        paragraphs = [text for text in self.markdown(name).split("\n\n") if text[:1].isalpha()]
        shown = (_plain(text) for text in paragraphs if "`" not in text)
        return next(shown, self._words("developers-description"))

    def inline(self, text: str) -> Markup:
        """Render a line of Markdown as HTML."""
        return Markup(self._renderer.renderInline(text))  # noqa: S704

    def _document(self, name: str, **values: Any) -> str:
        return self._sources.get_template(f"{name}.md").render(self._values, **values)

    def is_translated(self, name: str) -> bool:
        """Return whether a document is translated into the pages' language."""
        return name != REFERENCE and (self._words.documents / f"{name}.md").exists()

    def page(self, name: str, key: KeyRecord | None = None) -> Markup:
        """Render a document as HTML."""
        numbers, label = count(1), self._words("developers-copy")
        done = self._words("developers-copied")

        def with_copy_button(block: re.Match[str]) -> str:
            name = f"code-{next(numbers)}"
            return (
                f'<div class="snippet"><pre id="{name}" tabindex="0">{block[1]}</pre><button '
                f'type="button" class="scripted-only" data-copy="{name}" '
                f'data-done="{done}">{label}</button></div>'
            )

        html = self._renderer.render(self.markdown(name, key))
        return Markup(_PRE.sub(with_copy_button, html))  # noqa: S704

    @cached_property
    def titles(self) -> dict[str, str]:
        """The documents' titles by name, in order."""
        return {
            name: self._words(f"developers-docs-{name}")
            if name in ENGLISH_ONLY
            else _title_of(self.markdown(name))
            for name in NAMES
        }

    @cached_property
    def endpoints(self) -> dict[str, EndpointPage]:
        """The endpoints by the name of their page."""
        return read_endpoints(self._pages.services.api_document, self._words)

    @cached_property
    def index(self) -> str:
        """The content of `/llms.txt`, in the format of llmstxt.org."""
        values = {"home": HOME, "titles": self.titles, "endpoints": self.endpoints.values()}
        return self._sources.get_template("llms.txt").render(self._values, **values)

    @cached_property
    def whole(self) -> str:
        """The content of `/llms-full.txt`: the list and all its documents."""
        return "\n".join([self.index, *(f"{self.markdown(name).strip()}\n" for name in NAMES)])

    @cached_property
    def feed(self) -> str:
        """The changelog as an Atom feed."""
        html = self._renderer.render(self.markdown(CHANGELOG))
        values = {
            "title": self.titles[CHANGELOG],
            "page": self._pages.url(f"{HOME}/{CHANGELOG}"),
            "feed": self._pages.url(FEED),
            "sections": [section.groupdict() for section in _SECTION.finditer(html)],
        }
        return self._pages.render("developers/changelog.atom", values)

    @cached_property
    def groups(self) -> Mapping[str, list[EndpointPage]]:
        """The endpoints by the name of their group."""
        groups: dict[str, list[EndpointPage]] = {}
        for endpoint in self.endpoints.values():
            groups.setdefault(endpoint.group, []).append(endpoint)
        return groups

    def menu_at(self, path: str) -> Mapping[str, Any]:
        """Return the menu of the documentation for the page at a path."""
        entries = [entry for section in self._menu for entry in section.entries]
        here = next((entry.title for entry in entries if entry.path == path), "")
        return {"sections": self._menu, "path": path, "here": here or self._words("shelf-docs")}

    @cached_property
    def _menu(self) -> list[MenuSection]:
        words = self._words
        start = [MenuEntry(f"{HOME}/{name}", self.titles[name]) for name in START]
        guides = [MenuEntry(f"{HOME}/{name}", self.titles[name]) for name in GUIDES]
        status = MenuEntry(STATUS, words("developers-title-status"))
        return [
            MenuSection(
                words("shelf-start"), (*start, MenuEntry(TRY, words("developers-title-try")))
            ),
            *(
                MenuSection(words(f"reference-group-{group}"), tuple(map(_menu_entry, endpoints)))
                for group, endpoints in self.groups.items()
            ),
            MenuSection(
                words("shelf-guides"),
                (*guides, MenuEntry(BUILDER, words("builder-heading")), status),
            ),
        ]

    @cached_property
    def search_entries(self) -> list[dict[str, str]]:
        """The search index: title, source, address and text of each section."""
        at = self._pages.at
        found: list[dict[str, str]] = []
        for name in NAMES:
            if name != REFERENCE:
                found += self._sections_found(name, at(f"{HOME}/{name}"))
        for endpoint in self.endpoints.values():
            found += _endpoint_found(endpoint, at(f"{HOME}/{REFERENCE}/{endpoint.name}"))
        for error, _ in self.errors.values():
            address = at(f"{HOME}/{ERRORS}/{error.code}")
            found.append(_found(error.code, str(error.status), address, error.message))
        return found

    def _sections_found(self, name: str, address: str) -> Iterator[dict[str, str]]:
        title = self.titles[name]
        first, *rest = _HEADING.split(self.markdown(name))
        yield _found(title, "", address, first.partition("\n")[2])
        for heading, text in zip(rest[::2], rest[1::2], strict=True):
            yield _found(_unmarked(heading), title, f"{address}#{anchor_of(heading)}", text)

    @cached_property
    def _reference(self) -> str:
        introduction = self._pages.services.api_document["info"]["description"].strip()
        return self._document(
            REFERENCE, introduction=introduction, endpoints=self.endpoints.values()
        )


def _menu_entry(endpoint: EndpointPage) -> MenuEntry:
    return MenuEntry(f"{HOME}/{REFERENCE}/{endpoint.name}", endpoint.path, is_code=True)


def _endpoint_found(endpoint: EndpointPage, address: str) -> Iterator[dict[str, str]]:
    shown = f"{endpoint.method} {endpoint.path}"
    yield _found(endpoint.title, shown, address, endpoint.meaning)
    for field in all_fields((*endpoint.parameters, *endpoint.request, *endpoint.answer)):
        yield _found(field.path, shown, f"{address}#{field.anchor}", field.meaning)


def _found(title: str, source: str, address: str, text: str) -> dict[str, str]:
    return {"title": title, "source": source, "address": address, "text": _unmarked(text)}


def _unmarked(text: str) -> str:
    return " ".join(_MARKS.sub(" ", text).split())[:LONGEST_TEXT]


def anchor_of(heading: str) -> str:
    """Return the anchor of a heading on its page."""
    return "-".join(re.findall(r"\w+", heading.lower()))


def _open_heading(_renderer: Any, tokens: Sequence[Token], index: int, *_rest: Any) -> str:
    tag, text = tokens[index].tag, tokens[index + 1].content
    return f"<{tag}>" if tag == "h1" else f'<{tag} id="{anchor_of(text)}">'


def _plain(markdown: str) -> str:
    """Return a paragraph without Markdown markup."""
    return " ".join(re.sub(r"\[([^\]]*)\]\([^)]*\)|[`*]", r"\1", markdown).split())


def _title_of(markdown: str) -> str:
    match = _TITLE.match(markdown)
    return match[1] if match else ""
