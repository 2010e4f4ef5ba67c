"""Errors in a language's translations, message by message."""

import unicodedata
from collections.abc import Callable, Iterator
from dataclasses import dataclass

from babel import Locale
from fluent.syntax import ast

from language_files import Entry, Language, Notes, Used
from language_places import place_of

FAILING = {
    "broken": "no message of Fluent",
    "missing": "there in English alone",
    "unknown": "there is none in English",
    "unnoted": "new or translated again; --note takes it up",
    "stale": "the English changed since; translate again, or --still where it fits",
    "arguments": "not those of the English",
    "code": "code, tags or targets of links are not those of the English document",
    "forms": "not the plural forms of the language (CLDR)",
    "long": "longer than its place",
    "capital": "the English begins with a capital letter, and this does not",
}
# One and the same digit, with its article or without it.
_SAME = ({"digit", "another"},)
_PLURALS = frozenset({"zero", "one", "two", "few", "many", "other"})


@dataclass(frozen=True, slots=True)
class Finding:
    """One fault of one message."""

    kind: str
    file: str
    name: str
    detail: str = ""


def check(language: Language, english: Language, notes: Notes) -> list[Finding]:
    """Return all faults, in the order of the English files."""
    findings = [Finding("broken", file, line) for file, line in language.broken]
    needed = english.translated()
    for name, entry in needed.items():
        own = language.messages.get(name)
        if own is None:
            findings.append(Finding("missing", entry.file, name))
        else:
            findings += _faults(name, own, entry, language)
            findings += _age(own.file, name, (own.digest, entry.digest), notes)
    findings += _documents(language, english, notes)
    findings += [
        Finding("unknown", entry.file, name)
        for name, entry in language.messages.items()
        if name not in english.messages
    ]
    return findings


def _documents(language: Language, english: Language, notes: Notes) -> Iterator[Finding]:
    for name, document in english.documents.items():
        own = language.documents.get(name)
        if own is None:
            yield Finding("missing", name, name)
            continue
        if differing := set(own.fixed) ^ set(document.fixed):
            yield Finding("code", name, name, min(differing, key=len).partition("\n")[0])
        yield from _age(name, name, (own.digest, document.digest), notes)


def _age(file: str, name: str, now: tuple[str, str], notes: Notes) -> Iterator[Finding]:
    noted, (own, english) = notes.noted(name), now
    if noted is None or (noted[0] == english and noted[1] != own):
        yield Finding("unnoted", file, name)
    elif noted[0] != english:
        yield Finding("stale", file, name)


def _faults(name: str, own: Entry, english: Entry, language: Language) -> Iterator[Finding]:
    if detail := _arguments(Used(own.message), Used(english.message)):
        yield Finding("arguments", own.file, name, detail)
    if detail := _forms(Used(own.message), Used(english.message), language):
        yield Finding("forms", own.file, name, detail)
    place = place_of(name)
    if place.most and (width := widest(own.message)) > place.most:
        yield Finding("long", own.file, name, f"{width} of {place.most} characters")
    if _begins(own.message, str.islower) and _begins(english.message, str.isupper):
        yield Finding("capital", own.file, name, own.text.partition("\n")[0])


def _arguments(own: Used, english: Used) -> str:
    """Return the arguments that are missing or unknown; forms may be omitted."""
    needed = english.shown | {name for name, keys in english.choosing.items() if not _counts(keys)}
    lost = {name for name in needed - _bare(own.all) if not _stands_in(name, own.all)}
    foreign = {name for name in _bare(own.all) - english.all if not _stands_in(name, english.all)}
    wrong = [f"lost {', '.join(sorted(lost))}"] if lost else []
    return "; ".join(wrong + ([f"no argument {', '.join(sorted(foreign))}"] if foreign else []))


def _bare(names: set[str]) -> set[str]:
    """Return arguments without grammatical cases, such as `house-genitive`."""
    return {name.partition("-")[0] for name in names}


def _stands_in(name: str, there: set[str]) -> bool:
    return any(name in same and same & there for same in _SAME)


def _counts(keys: list[set[str]]) -> bool:
    return all(key in _PLURALS or key.isdecimal() for one in keys for key in one)


def _forms(own: Used, english: Used, language: Language) -> str:
    """Return which plural forms are missing, or never chosen, or which words no longer choose."""
    known = set(Locale.parse(language.locale, sep="-").plural_form.tags) | {"other"}
    wrong: list[str] = []
    for name, selections in own.choosing.items():
        for keys in selections:
            forms = {key for key in keys if not key.isdecimal()}
            if _counts([keys]) and (forms - {"other"} or _chooses_forms(name, english)):
                wrong += [f"{name} lacks {form}" for form in sorted(known - forms) if form in _MUST]
                wrong += [f"{name} never is {form}" for form in sorted(forms - known)]
    for name, selections in english.choosing.items():
        words = {key for keys in selections for key in keys}
        if not _counts(selections) and name in own.choosing:
            missing = words - {key for keys in own.choosing[name] for key in keys}
            wrong += [f"{name} lacks {word}" for word in sorted(missing)]
    return "; ".join(wrong)


def _chooses_forms(name: str, english: Used) -> bool:
    return any(keys & (_PLURALS - {"other"}) for keys in english.choosing.get(name, ()))


# Some forms are for fractions, or for millions, and no amount here is either.
_MUST = frozenset({"one", "two", "few", "zero"})


def widest(node: ast.Message) -> int:
    """Return the width of a message's longest form in characters; each argument counts 2."""
    return _width(node.value) if node.value else 0


def _width(pattern: ast.Pattern) -> int:
    width = 0
    for element in pattern.elements:
        if isinstance(element, ast.TextElement):
            width += sum(
                2 if unicodedata.east_asian_width(letter) in "WF" else 1
                for letter in element.value
                if not unicodedata.combining(letter)
            )
        elif isinstance(element.expression, ast.SelectExpression):
            width += max(_width(variant.value) for variant in element.expression.variants)
        else:
            width += 2
    return width


def _begins(message: ast.Message, manner: Callable[[str], bool]) -> bool:
    """Return whether any form of a message starts with a letter of a kind."""
    return message.value is not None and any(map(manner, _firsts(message.value)))


def _firsts(pattern: ast.Pattern) -> Iterator[str]:
    first = pattern.elements[0]
    if isinstance(first, ast.TextElement):
        yield first.value[:1]
    elif isinstance(first.expression, ast.SelectExpression):
        for variant in first.expression.variants:
            yield from _firsts(variant.value)
    else:
        yield ""
