"""The text that people read or hear on the pages of the site and of the developers' area."""

from html.parser import HTMLParser

from nonet.server.portal.library import NAMES
from samples import COLLECTION_ID, PUZZLE_ID

# Addresses below that of a language: the public ones, and below /developers those of an owner.
PUBLIC = [
    "",
    f"puzzles/{PUZZLE_ID}",
    f"puzzles/{PUZZLE_ID}?collection={COLLECTION_ID}&number=1",
    f"collections/{COLLECTION_ID}",
    "play",
    "daily",
    "import",
    "statistics",
    "games",
    "offline",
    "techniques",
    "techniques/terms",
    "techniques/x-wing/practice",
    "print",
    "developers/terms",
    "developers",
    "developers/sign-in",
    "developers/try",
    "nothing",
    "puzzles/v1-" + "0" * 81,
    "developers/sign-in/no-such-link",
    *(f"developers/docs/{name}" for name in NAMES),
]

PLACES = [
    "",
    "/usage",
    "/sessions",
    "/account",
    "/journal",
    "/keys/2",
    "/keys/2/revoke",
    "/docs/agents",
    "/administration",
    "/administration/audit",
    "/administration/accounts/1",
]
READ = {"aria-label", "alt", "title", "placeholder", "data-label", "label"}
DESCRIPTIONS = {"description", "og:title", "og:description", "og:image:alt"}
EMPTY = {"meta", "link", "input", "img", "br", "path", "rect", "use", "circle", "hr"}


class _ReadText(HTMLParser):
    """Text that people read or hear on a page, without any that is marked as English or code."""

    def __init__(self) -> None:
        super().__init__()
        self.said: list[str] = []
        self._within: list[bool] = []
        self._language = ""

    def handle_starttag(self, tag: str, attributes: list[tuple[str, str | None]]) -> None:
        known = dict(attributes)
        self._language = self._language or known.get("lang") or ""
        is_apart = tag in {"script", "style", "pre", "code", "kbd"} or (
            known.get("lang") not in (None, self._language)
        )
        if not is_apart and not any(self._within):
            self.said += [value or "" for name, value in attributes if name in READ]
            if known.get("name", known.get("property")) in DESCRIPTIONS:
                self.said.append(known.get("content") or "")
        if tag not in EMPTY:
            self._within.append(is_apart)

    def handle_startendtag(self, tag: str, attributes: list[tuple[str, str | None]]) -> None:
        pass

    def handle_endtag(self, tag: str) -> None:
        if tag not in EMPTY:
            self._within.pop()

    def handle_data(self, data: str) -> None:
        if not any(self._within):
            self.said.append(data)


def said_on(page: str) -> list[str]:
    """Return the texts of a page that are in its own language."""
    read = _ReadText()
    read.feed(page)
    return read.said
