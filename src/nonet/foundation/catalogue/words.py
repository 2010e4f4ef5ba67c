"""The sentences of one language."""

from collections.abc import Iterable, Sequence
from datetime import UTC, date, datetime
from functools import cache, lru_cache
from importlib.util import find_spec
from pathlib import Path
from typing import TYPE_CHECKING, Any, Literal

from fluent.syntax import FluentParser, ast, serialize

from nonet.foundation.catalogue.message import Argument, Message, Renderable, Series, Text
from nonet.foundation.catalogue.plain import PlainBundle

# `pip install nonet` alone brings no tables of languages, and JupyterLab only Babel of the two.
HAS_CLDR = all(find_spec(name) for name in ("babel", "fluent.runtime"))
if TYPE_CHECKING or HAS_CLDR:
    from babel import Locale
    from babel.dates import format_date, format_skeleton, get_datetime_format
    from babel.numbers import format_decimal
    from fluent.runtime import FluentBundle

# So many sentences stay rendered: all cells of a board in every state, and what pages repeat.
REMEMBERED = 8192
FOR_SCRIPTS = ("play.ftl",)
# Fluent puts what it fills in between these where a language runs from right to left, so that
# an address or a cell's name keeps its own direction.
ISOLATE, END_OF_ISOLATE = "\u2068", "\u2069"
_PARSER = FluentParser()
_SERIES = {"and": "list-last", "or": "list-or", "group": "list-group"}


class Words:
    """The messages of a folder; those that it lacks, or gets wrong, are told in English.

    `tag` is the folder's name, `direction` is `ltr` or `rtl`, and `locale` is the CLDR's name of
    plural forms, numbers and dates. `documents` is where its documentation is.
    """

    def __init__(self, folder: Path, *, english: "Words | None" = None) -> None:
        self.folder = folder
        self.tag = folder.name
        self.documents = folder / "documents"
        self._english = english
        self._files = {
            file.name: _PARSER.parse(file.read_text("utf-8"))
            for file in sorted(folder.glob("*.ftl"))
        }
        about = self._bundle("en")
        self.name = _value(about, "language-name")
        self.locale = _value(about, "language-locale")
        self.direction: Literal["ltr", "rtl"] = (
            "rtl" if _value(about, "language-direction") == "rtl" else "ltr"
        )
        self.isolates = self.direction == "rtl"
        self._messages = self._bundle(self.locale)
        if HAS_CLDR:
            self._babel = Locale.parse(self.locale, sep="-")
        elif english is not None:
            message = f"{self.tag} needs Babel and fluent.runtime"
            raise ModuleNotFoundError(message, name="babel")
        self._rendered = lru_cache(REMEMBERED)(self._render)
        self._serialized = cache(self._serialize)

    def __call__(self, name: str, /, **arguments: Argument) -> str:
        """Return a message, filled in.

        Raises:
            KeyError: there is no such message, or it needs an argument that is not given.
        """
        return self._rendered(name, tuple(arguments.items()))

    def render(self, shown: Argument | Text) -> str:
        """Return what is told in this language."""
        if isinstance(shown, Message):
            text = self._rendered(shown.name, shown.arguments)
            return _begun(text) if shown.begins else text
        if isinstance(shown, Text):
            return self._joined(self.render_all(shown.sentences), "text-next", "text-next")
        if isinstance(shown, Series):
            last = _SERIES[shown.kind]
            inner = last if shown.kind == "group" else "list-inner"
            return self._joined(self.render_all(shown.items), inner, last)
        return str(shown)

    def render_all(self, shown: Iterable[Argument | Renderable]) -> tuple[str, ...]:
        """Return several things that are told, each by itself."""
        return tuple(map(self.render, shown))

    def month(self, day: date) -> str:
        """Return the month of a day: `November 2026`."""
        return format_skeleton("yMMMM", day, locale=self._babel)

    def weekday(self, day: date) -> str:
        """Return the name of a day of the week, short: `Mon`."""
        return format_date(day, "ccc", locale=self._babel)

    def date(self, day: date) -> str:
        """Return a day: `21 November 2026`."""
        return format_date(day, "long", locale=self._babel)

    def moment(self, time_ms: int) -> str:
        """Return a time to the minute: `21 Nov 2026, 09:05 UTC`."""
        time = datetime.fromtimestamp(time_ms // 1000, UTC)
        day = format_date(time, "medium", locale=self._babel)
        clock = format_skeleton("Hm", time, locale=self._babel)
        both = get_datetime_format("medium", locale=self._babel)
        return f"{str(both).format(clock, day)} UTC"

    def number(self, number: int) -> str:
        """Return an amount: `1,234`."""
        return format_decimal(number, locale=self._babel)

    @property
    def names(self) -> frozenset[str]:
        """The name of every message."""
        return frozenset(name for file in self._files for name in self.entries(file))

    def entries(self, file: str) -> dict[str, ast.Message]:
        """Return the messages of a file by their names."""
        body = self._files[file].body if file in self._files else []
        return {entry.id.name: entry for entry in body if isinstance(entry, ast.Message)}

    def for_scripts(self, files: Sequence[str] = FOR_SCRIPTS) -> dict[str, object]:
        """Return what a Fluent library in the browser needs to say what stands in some files."""
        messages = self._serialized(tuple(files))
        return {"locale": self.locale, "isolates": self.isolates, "messages": messages}

    def _serialize(self, files: Sequence[str]) -> str:
        entries: dict[str, ast.Message] = {}
        for file in files:
            entries |= self._english.entries(file) if self._english else {}
            entries |= self.entries(file)
        return serialize(ast.Resource(list(entries.values())))

    def _bundle(self, locale: str) -> PlainBundle:
        isolates = getattr(self, "isolates", False)
        bundle: Any = PlainBundle()
        if HAS_CLDR:
            bundle = FluentBundle([locale], use_isolating=isolates)
        for file in self._files.values():
            bundle.add_resource(file)
        known: PlainBundle = bundle  # both have the same methods
        return known

    def _render(self, name: str, arguments: tuple[tuple[str, Argument], ...]) -> str:
        if not self._messages.has_message(name):
            return self._in_english(name, arguments, "there is no such message")
        values = {
            key: value if isinstance(value, int) else self.render(value) for key, value in arguments
        }
        message = self._messages.get_message(name)
        if message.value is None:
            return self._in_english(name, arguments, "it says nothing")
        text, faults = self._messages.format_pattern(message.value, values)
        return self._in_english(name, arguments, faults) if faults else str(text)

    def _in_english(
        self, name: str, arguments: tuple[tuple[str, Argument], ...], why: object
    ) -> str:
        if self._english is None:
            raise KeyError(name, why)
        return self._english(name, **dict(arguments))

    def _joined(self, items: tuple[str, ...], inner: str, last: str) -> str:
        first, *rest = items or ("",)
        for index, item in enumerate(rest, 1):
            first = self(last if index == len(rest) else inner, before=first, next=item)
        return first


def _value(bundle: PlainBundle, name: str) -> str:
    pattern = bundle.get_message(name).value
    return str(bundle.format_pattern(pattern)[0]) if pattern else ""


def _begun(text: str) -> str:
    at = len(text) - len(text.lstrip(ISOLATE))
    return text[:at] + text[at : at + 1].upper() + text[at + 1 :]
