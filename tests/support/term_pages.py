"""The words of the field on a page of docs/languages, and messages that do not use them."""

import re
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from functools import cache

from language_files import Language
from nonet import engine

SLUGS = [technique.slug for technique in engine.TECHNIQUES]
# The files that speak of techniques: names, hints, lessons and slips.
FILES = frozenset({"techniques.ftl", "deductions.ftl", "lessons.ftl", "hints.ftl", "slips.ftl"})
# Objects on which a step is seen: a translation may name them in another message of the same
# technique. The names of techniques stand wherever English has them.
THINGS = frozenset({"cell", "row", "column", "box", "house", "digit", "candidate", "given"})
# Terms used of more than techniques, and of lines that are rows or columns.
_GENERAL = frozenset(
    {"line", "hint", "note", "level", "rating", "tier", "tier of a technique"}
    | {"puzzle", "technique", "step", "group of one colour"}
)
# Where English means no term: `a single box`, `a row of cells`, `kites that meet in pairs`.
_NO_TERM = re.compile(
    r"\ba row of|sets in a row|in pairs|pairs of|such pairs|each pair|a single \w+|single cells"
)
# Forms that share too few letters with the one on the page.
_STEMS: Mapping[str, str] = {
    "haus": r"h[aä]us",
    "kette": r"kette",
    "block": r"bl[oö]ck",
    "vorgabe": r"vorgabe|vorgegeben",
    "cerf-volant": r"cerfs?-volant",
    "pole": r"p[oó]l",
    "singiel": r"singi?[el]",
    "wzór": r"wz[oó]r",
    "oś": r"o[śs]i?",
    "خلية": r"خلي|خلايا",
    "عمود": r"عمود|أعمد",
    "رقم": r"رقم|أرقام",
    "معطى": r"معط",
    "زعنفة": r"زعنف|زعانف",
    "سلسلة": r"سلسل|سلاسل",
    "زوج": r"زوج|أزواج",
}
_SHORTEST_STEM = 3
_ENDING = 2
# Hints call these two patterns in one, in other words than the name.
_TWO_IN_ONE = "dual-"
# Parts that a hint omits or puts into brackets: `(verity)`, and `type 1` as `(type 1)`.
_NO_NAME = re.compile(r"\([^)]*\)|\uff08[^\uff09]*\uff09| d[ei] ")
_WRAPPED = re.compile(r"\n +(?=\S)")
_LINK = re.compile(r"\[([^\]]*)\]\([^)]*\)")
_ASIDE = re.compile(r"[(\uff08]([^)\uff09]*)[)\uff09]")
_COMMA = re.compile(r"[,;、\uff0c\uff1b،؛]")
_FILLED_IN = re.compile(r"\{ ?\$[\w-]+ (?:->|\})|\}|\[\w+\]")


@dataclass(frozen=True, slots=True, order=True)
class Unused:
    """A term, and the message or the technique that does not use it."""

    term: str
    where: str


@dataclass(frozen=True, slots=True)
class Page:
    """The terms of a page by their English, and names that stay English.

    Of several forms between slashes, each is right.
    """

    terms: Mapping[str, tuple[str, ...]]
    kept: tuple[str, ...]


def read_page(text: str, english: Language) -> Page:
    """Read the table of a page, and names of techniques in the list below it."""
    terms: dict[str, tuple[str, ...]] = {}
    for line in text.splitlines():
        if line.startswith("| ") and not line.startswith("| English"):
            cells = [_LINK.sub(r"\1", cell).lower() for cell in line.split("|")[1:3]]
            first, second = (_listed(_ASIDE.sub("", cell)) for cell in cells)
            asides = [_listed(" , ".join(_ASIDE.findall(cell))) for cell in cells]
            if len(second) < len(first):
                message = f"{cells[0].strip()}: fewer terms than in English"
                raise ValueError(message)
            # Text beyond the English terms is a remark.
            pairs = list(zip(first, second, strict=False))
            pairs += zip(*asides, strict=True) if len(asides[0]) == len(asides[1]) else ()
            terms |= {one: tuple(other.split(" / ")) for one, other in pairs}
    items = _WRAPPED.sub(" ", text).splitlines()
    listed = " ".join(item for item in items if item.startswith("- "))
    return Page(terms, tuple(_kept(listed.lower(), english)))


def _listed(cell: str) -> list[str]:
    return [part.strip() for part in _COMMA.split(cell) if part.strip()]


def _kept(listed: str, english: Language) -> Iterator[str]:
    """Find names of techniques, and parts of two words and more, the longest first."""
    parts = {part for slug in SLUGS for part in _parts(said(english, f"name-{slug}"))}
    for part in sorted(parts, key=lambda part: (-len(part), part)):
        if re.search(rf"\b{re.escape(part)}\b", listed):
            listed = listed.replace(part, "")
            yield part


def _parts(name: str) -> Iterator[str]:
    words = name.split()
    for start in range(len(words)):
        for end in range(start + 1, len(words) + 1):
            part = " ".join(words[start:end])
            if part == name or re.search(r"\w[ -]\w", part):
                yield part


def said(language: Language, name: str) -> str:
    """Return the words of a message, in lower case, without its variables."""
    return _FILLED_IN.sub(" ", language.messages[name].text).lower()


def unused(language: Language, english: Language, page: Page) -> list[Unused]:
    """Return the terms that are not used where English uses them, nor a technique's name."""
    told = [name for name, entry in english.messages.items() if entry.file in FILES]
    found = {
        Unused(term, name) for name in told for term in _missing(language, english, page, name)
    }
    for slug in SLUGS:
        found |= {Unused(term, slug) for term in _never_said(language, english, page, slug)}
        name = _NO_NAME.sub(" ", said(language, f"name-{slug}")).strip()
        if not (slug.startswith(_TWO_IN_ONE) or _has(said(language, f"technique-{slug}"), (name,))):
            found.add(Unused(name, f"technique-{slug}"))
    return sorted(found)


def _missing(language: Language, english: Language, page: Page, name: str) -> Iterator[str]:
    """Find names of techniques in a message of English that its translation lacks."""
    own, names = said(language, name), _names(page)
    for term in _in_english(said(english, name), names):
        if not _has(own, names[term]):
            yield names[term][0]


def _never_said(language: Language, english: Language, page: Page, slug: str) -> Iterator[str]:
    """Find things that English speaks of in the name, hint and lesson of a technique."""
    messages = [f"name-{slug}", f"technique-{slug}", f"lesson-{slug}-idea"]
    own = " ".join(said(language, name) for name in messages)
    filled_in = " ".join(language.messages[name].text for name in messages)
    known = {**_names(page), **{term: page.terms[term] for term in THINGS & set(page.terms)}}
    for term in _in_english(" ".join(said(english, name) for name in messages), known):
        if term in THINGS and f"${term}" not in filled_in and not _has(own, known[term]):
            yield known[term][0]


def _names(page: Page) -> dict[str, tuple[str, ...]]:
    named = {term: own for term, own in page.terms.items() if term not in THINGS | _GENERAL}
    return named | {kept: (kept,) for kept in page.kept}


def _in_english(text: str, terms: Mapping[str, object]) -> Iterator[str]:
    """Find terms, longer ones first: a locked pair isn't a naked pair."""
    text = _NO_TERM.sub(" ", text)
    for term in sorted(terms, key=len, reverse=True):
        without = _english(term).sub(" ", text)
        if without != text:
            yield term
        text = without


def _has(text: str, forms: tuple[str, ...]) -> bool:
    return any(all(_stem(word).search(text) for word in form.split()) for form in forms)


@cache
def _english(term: str) -> re.Pattern[str]:
    return re.compile(rf"\b{re.escape(term)}(?:s|es)?\b")


@cache
def _stem(word: str) -> re.Pattern[str]:
    """Return how a word begins, in any form; within a word too unless that could be by chance."""
    short = word[: max(_SHORTEST_STEM, len(word) - _ENDING)]
    begins = r"\b" if short.isascii() and len(short) <= _SHORTEST_STEM else ""
    return re.compile(_STEMS.get(word, begins + re.escape(short)))
