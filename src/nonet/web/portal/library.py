"""The documentation: Markdown with the site's own addresses in it, pages made of it, and a feed."""

import re
from collections.abc import Callable, Mapping, Sequence
from functools import cached_property
from itertools import count
from typing import Any
from xml.etree import ElementTree as ET

from jinja2 import Environment, FileSystemLoader, StrictUndefined
from markdown_it import MarkdownIt
from markdown_it.token import Token
from markupsafe import Markup

from nonet.content.links import Attribution, Site
from nonet.errors import BatchLimitError, PathNotFoundError
from nonet.foundation.catalogue import english
from nonet.people.accounts import KeyRecord
from nonet.web.portal.reference import (
    EndpointPage,
    RefusalEntry,
    Sample,
    read_endpoints,
    samples_of,
    write_endpoint,
    write_reference,
)
from nonet.web.site import Pages
from nonet.web.wire import describe_refusal

FEED = "/developers/changelog.atom"
MEDIA_TYPE = "application/atom+xml"
_NAMESPACE = "http://www.w3.org/2005/Atom"
_SECTION = re.compile(
    r"<h2[^>]*>(?P<title>[^<]*?(?P<date>\d{4}-\d{2}-\d{2}))</h2>\n(?P<text>.*?)(?=<h2[ >]|\Z)",
    re.DOTALL,
)


def write_feed(site: Site, title: str, page: str, *, address: str, own_address: str) -> bytes:
    """Write the feed of a changelog's page; `address` is the page's, `own_address` the feed's."""
    ET.register_namespace("", _NAMESPACE)
    feed = ET.Element(_name("feed"))
    sections = list(_SECTION.finditer(page))
    newest = max(section["date"] for section in sections)
    _text(feed, "id", address)
    _text(feed, "title", f"{site.service_name}: {title}")
    _text(feed, "updated", _moment(newest))
    _link(feed, address, "alternate", "text/html")
    _link(feed, own_address, "self", MEDIA_TYPE)
    author = ET.SubElement(feed, _name("author"))
    _text(author, "name", site.service_name)
    for section in sections:
        entry = ET.SubElement(feed, _name("entry"))
        # What an entry is called stays, so that readers know it again when its text is mended.
        _text(entry, "id", f"{address}#{section['date']}")
        _text(entry, "title", section["title"])
        _text(entry, "updated", _moment(section["date"]))
        _link(entry, address, "alternate", "text/html")
        _text(entry, "content", section["text"].strip()).set("type", "html")
    content: bytes = ET.tostring(feed, encoding="utf-8", xml_declaration=True)
    return content


def _text(parent: ET.Element, name: str, text: str) -> ET.Element:
    element = ET.SubElement(parent, _name(name))
    element.text = text
    return element


def _link(parent: ET.Element, address: str, relation: str, media_type: str) -> None:
    attributes = {"href": address, "rel": relation, "type": media_type}
    ET.SubElement(parent, _name("link"), attributes)


def _name(name: str) -> str:
    return f"{{{_NAMESPACE}}}{name}"


def _moment(date: str) -> str:
    return f"{date}T00:00:00Z"


REFERENCE, CHANGELOG = "reference", "changelog"
# In the order in which they are listed; the endpoints stand between the two.
START = ("quick-start", REFERENCE, "errors", "limits", "identifiers")
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
SUMMARY = (
    "> Verified Sudoku by a JSON API and as tools for agents: puzzles with exactly one solution, "
    "uniqueness checks, analyses, hints, links and worksheets. Free, with a key."
)
TOOLS = (
    "Agents find the same as tools of the Model Context Protocol at `{url}` (POST, with "
    "`Authorization: Bearer KEY`): [how to connect]({guide})."
)
_PRE = re.compile(r"<pre>(.*?)</pre>", re.DOTALL)
_TITLE = re.compile(r"# (.+)")


class Library:
    """Every document of one site in one language; `describe` gives the OpenAPI document."""

    def __init__(
        self,
        pages: Pages,
        attribution: Attribution,
        *,
        limit: int,
        describe: Callable[[], Mapping[str, Any]],
    ) -> None:
        self._site = site = pages.site
        self._pages = pages
        self._describe = describe
        self._words = words = pages.words
        self._values = {
            "site": site,
            "attribution": attribution,
            "limit": limit,
            "t": words,
            "url": pages.url,
        }
        # Markdown is no HTML: the renderer escapes, and lets no markup of a text through.
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
        self._renderer.add_render_rule("table_open", _open_table)
        self._renderer.add_render_rule("table_close", _close_table)

    def markdown(self, name: str, key: KeyRecord | None = None) -> str:
        """Write a document for the owner of a key, or for anyone."""
        if name == REFERENCE:
            return self._reference
        return self._rendered(name, key)

    def endpoint_markdown(self, name: str) -> str:
        """Write what the reference says of one endpoint."""
        return write_endpoint(self.endpoints[name], self._words) + "\n"

    @property
    def other_refusals(self) -> tuple[RefusalEntry, ...]:
        """Refusals that no endpoint lists: the router's, and one that stands within a batch."""
        return tuple(
            RefusalEntry(status, describe_refusal(refusal).code, describe_refusal(refusal).message)
            for status, refusal in (
                (404, PathNotFoundError("Nothing is served under this path.")),
                (200, BatchLimitError()),
            )
        )

    def samples(self, endpoint: EndpointPage) -> tuple[Sample, ...]:
        """Return programs that ask an endpoint."""
        return samples_of(endpoint, self._site.base_url)

    def description(self, name: str) -> str:
        """Return the first sentences of a document, for the head of its page."""
        # A paragraph with code in it says nothing to who has not read the others.
        paragraphs = [text for text in self.markdown(name).split("\n\n") if text[:1].isalpha()]
        shown = (_plain(text) for text in paragraphs if "`" not in text)
        return next(shown, self._words("developers-description"))

    def inline(self, text: str) -> Markup:
        """Return a sentence of the document as HTML: its code stands out."""
        return Markup(self._renderer.renderInline(text))  # noqa: S704

    def _rendered(self, name: str, key: KeyRecord | None) -> str:
        return self._sources.get_template(f"{name}.md").render(self._values, key=key)

    def is_translated(self, name: str) -> bool:
        """Tell whether a document is in the pages' language; the API tells itself in English."""
        return name != REFERENCE and (self._words.documents / f"{name}.md").exists()

    def page(self, name: str, key: KeyRecord | None = None) -> Markup:
        """Return a document as HTML."""
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
        """The title of each document by its name, in order."""
        return {
            name: self._words("developers-docs-reference")
            if name == REFERENCE
            else _title_of(self.markdown(name))
            for name in NAMES
        }

    @cached_property
    def endpoints(self) -> dict[str, EndpointPage]:
        """Every endpoint by the name of its page."""
        return read_endpoints(self._describe(), self._words)

    @cached_property
    def index(self) -> str:
        """What `/llms.txt` says, in the form of llmstxt.org."""
        site = self._site
        lines = [
            f"# {site.service_name}",
            "",
            SUMMARY,
            "",
            TOOLS.format(url=f"{site.site_url}/mcp", guide=f"{site.site_url}{HOME}/agents.md"),
            "",
            "## Docs",
            "",
            *(
                f"- [{title}]({site.site_url}{HOME}/{name}.md)"
                for name, title in self.titles.items()
            ),
            f"- [All of these in one file]({site.site_url}/llms-full.txt)",
            f"- [OpenAPI]({site.base_url}/openapi.json)",
            f"- [{self._words('terms-title')}]({site.terms_url})",
            "",
        ]
        return "\n".join(lines)

    @cached_property
    def whole(self) -> str:
        """What `/llms-full.txt` says: the list, and every document that it names."""
        return "\n".join([self.index, *(f"{self.markdown(name).strip()}\n" for name in NAMES)])

    @cached_property
    def feed(self) -> bytes:
        """The changelog as an Atom feed."""
        html = self._renderer.render(self.markdown(CHANGELOG))
        address = self._pages.url(f"{HOME}/{CHANGELOG}")
        own_address = self._pages.url(FEED)
        title = self.titles[CHANGELOG]
        return write_feed(self._site, title, html, address=address, own_address=own_address)

    @cached_property
    def _reference(self) -> str:
        introduction = self._describe()["info"]["description"].strip()
        return write_reference(introduction, self.endpoints.values(), self._words)


def anchor_of(heading: str) -> str:
    """Return the anchor of a heading on its page."""
    return "-".join(re.findall(r"\w+", heading.lower()))


def _open_heading(_renderer: Any, tokens: Sequence[Token], index: int, *_rest: Any) -> str:
    tag, text = tokens[index].tag, tokens[index + 1].content
    return f"<{tag}>" if tag == "h1" else f'<{tag} id="{anchor_of(text)}">'


def _plain(markdown: str) -> str:
    """Return a paragraph without the marks of Markdown."""
    return " ".join(re.sub(r"\[([^\]]*)\]\([^)]*\)|[`*]", r"\1", markdown).split())


def _title_of(markdown: str) -> str:
    match = _TITLE.match(markdown)
    return match[1] if match else ""


def _open_table(*_token: Any) -> str:
    return '<div class="scroll" tabindex="0"><table class="words">\n'


def _close_table(*_token: Any) -> str:
    return "</table></div>\n"
