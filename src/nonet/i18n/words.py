"""The messages of one language."""

import re
import tomllib
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from datetime import UTC, date, datetime
from functools import cache, lru_cache
from importlib.util import find_spec
from pathlib import Path
from typing import TYPE_CHECKING, Any, Literal

from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from nonet.i18n.message import Argument, Message, Renderable, Series, Text, split_entries
from nonet.i18n.plain import PlainBundle

# A plain `pip install nonet` installs neither, and JupyterLab installs only Babel.
HAS_CLDR = all(find_spec(name) for name in ("babel", "fluent.runtime"))
if TYPE_CHECKING or HAS_CLDR:
    from babel import Locale
    from babel.dates import format_date, format_skeleton, get_datetime_format
    from babel.numbers import format_decimal
    from fluent.runtime import FluentBundle

# The number of cached messages: all cells of a board in every state, and the pages' own.
REMEMBERED = 8192
FOR_SCRIPTS = ("play.ftl",)
# Messages with which scripts join others.
_JOINING = {"names.ftl": ("text-next", "list-inner"), "website.ftl": ("labelled",)}
_PARSER = FluentParser()
_RIGHT_TO_LEFT = re.compile("[\u0590-\u08ff\u200f]")
_NO_ISOLATES = str.maketrans("", "", "\u2068\u2069")
_SERIES = {"and": "list-last", "or": "list-or", "group": "list-group"}


class Words:
    """The messages of a folder; English replaces missing and invalid ones.

    `tag` is the folder's name, `direction` is `ltr` or `rtl`, and `locale` is the CLDR locale for
    plural forms, numbers and dates. `documents` is the folder of its documentation. `font` has the
    letters that Inter lacks, if the language needs any.
    """

    def __init__(self, folder: Path, *, english: "Words | None" = None) -> None:
        self.folder = folder
        self.tag = folder.name
        self.documents = folder / "documents"
        self.font = font_in(folder)
        self._english = english
        self._files = {
            file.name: split_entries(file.read_text("utf-8"))
            for file in sorted(folder.glob("*.ftl"))
        }
        about = PlainBundle()
        about.add_resource(_PARSER.parse("\n".join(self._files["language.ftl"].values())))
        self.name = _value(about, "language-name")
        self.locale = _value(about, "language-locale")
        self.direction: Literal["ltr", "rtl"] = (
            "rtl" if _value(about, "language-direction") == "rtl" else "ltr"
        )
        # In right-to-left languages, arguments keep their own direction.
        self.isolates = self.direction == "rtl"
        self._entries = {name: text for file in self._files.values() for name, text in file.items()}
        self._parsed = self._bundle()
        self._forms: dict[str, frozenset[tuple[str, str]]] = {}
        if HAS_CLDR:
            self._babel = Locale.parse(self.locale, sep="-")
        elif english is not None:
            message = f"{self.tag} needs Babel and fluent.runtime: pip install 'nonet[print]'"
            raise ModuleNotFoundError(message, name="babel")
        self._rendered = lru_cache(REMEMBERED)(self._render)
        self._sources = cache(self._join_entries)

    def __call__(self, name: str, /, **arguments: Argument) -> str:
        """Return a message, filled in.

        Raises:
            KeyError: the message is unknown, or an argument is missing.
        """
        return self._rendered(name, tuple(arguments.items()))

    def render(self, shown: Argument | Text, *, form: str = "") -> str:
        """Render an argument or text; `form` is an attribute of its messages."""
        if isinstance(shown, Message):
            return self._rendered(shown.name, shown.arguments, form)
        if isinstance(shown, Text):
            return self._joined(self.render_all(shown.sentences), "text-next", "text-next")
        if isinstance(shown, Series):
            last = _SERIES[shown.kind]
            inner = last if shown.kind == "group" else "list-inner"
            items = self.render_all(shown.items, form=form)
            return self._joined(items, inner, last, form=shown.kind)
        return str(shown)

    def render_all(
        self, shown: Iterable[Argument | Renderable], *, form: str = ""
    ) -> tuple[str, ...]:
        """Render several arguments or texts separately."""
        return tuple(self.render(one, form=form) for one in shown)

    def month(self, day: date) -> str:
        """Return the month of a day: `November 2026`."""
        return format_skeleton("yMMMM", day, locale=self._babel)

    def weekday(self, day: date) -> str:
        """Return the short name of a day of the week: `Mon`."""
        name, whole, shortest = (
            format_date(day, form, locale=self._babel) for form in ("ccc", "cccc", "cccccc")
        )
        return shortest if name == whole else name

    @property
    def first_weekday(self) -> int:
        """The first day of a week: 0 for Monday, 6 for Sunday."""
        return int(self._babel.first_week_day)

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
        """Format a number: `1,234`."""
        return format_decimal(number, locale=self._babel)

    @property
    def names(self) -> frozenset[str]:
        """The names of all messages."""
        return frozenset(self._entries)

    def entries(self, file: str) -> Mapping[str, str]:
        """Return the messages of a file by name, as source text."""
        return self._files.get(file, {})

    def for_scripts(self, files: Sequence[str] = FOR_SCRIPTS) -> dict[str, object]:
        """Return the data with which a Fluent library in the browser renders some files."""
        messages = self._sources(tuple(files))
        # Digits are 0-9 in every language, although some locales have their own.
        locale = f"{self.locale}-u-nu-latn" if self.direction == "rtl" else self.locale
        return {"locale": locale, "isolates": self.isolates, "messages": messages}

    def _join_entries(self, files: Sequence[str]) -> str:
        sources = [words for words in (self._english, self) if words is not None]
        entries: dict[str, str] = {}
        for file in files:
            for words in sources:
                entries |= words.entries(file)
        for file, names in _JOINING.items():
            for words in sources:
                known = words.entries(file)
                entries |= {name: known[name] for name in names if name in known}
        return "\n".join(entries.values())

    def _bundle(self) -> PlainBundle:
        bundle: Any = PlainBundle()
        if HAS_CLDR:
            bundle = FluentBundle([self.locale], use_isolating=self.isolates)
        known: PlainBundle = bundle  # both have the same methods
        return known

    def _has(self, name: str) -> bool:
        """Return whether there is a message; it is parsed on first use."""
        if not self._parsed.has_message(name) and name in self._entries:
            entry = _PARSER.parse_entry(self._entries[name])
            asked = _Asked()
            asked.visit(entry)
            self._forms[name] = frozenset(asked.forms)
            self._parsed.add_resource(ast.Resource([entry]))
            for further in asked.messages:
                self._has(further)
        return self._parsed.has_message(name)

    def _render(
        self, name: str, arguments: tuple[tuple[str, Argument], ...], form: str = ""
    ) -> str:
        if not self._has(name):
            return self._in_english(name, arguments, "there is no such message")
        values = {
            key: value if isinstance(value, int) else self.render(value) for key, value in arguments
        }
        for key, asked in self._forms[name]:
            if key in values:
                values[f"{key}-{asked}"] = self.render(dict(arguments)[key], form=asked)
        message = self._parsed.get_message(name)
        pattern = self._in_form(message, form) if form else message.value
        if pattern is None:
            return self._in_english(name, arguments, "it says nothing")
        text, faults = self._parsed.format_pattern(pattern, values)
        if faults:
            return self._in_english(name, arguments, faults)
        # A message without right-to-left text, such as `r4c7`, is isolated as a whole.
        is_plain = self.isolates and not _RIGHT_TO_LEFT.search(text)
        return text.translate(_NO_ISOLATES) if is_plain else str(text)

    def _in_form(self, message: Any, form: str) -> Any:
        return message.attributes.get(form, message.value) if HAS_CLDR else message.value

    def _in_english(
        self, name: str, arguments: tuple[tuple[str, Argument], ...], why: object
    ) -> str:
        if self._english is None:
            raise KeyError(name, why)
        return self._english(name, **dict(arguments))

    def _joined(self, items: tuple[str, ...], inner: str, last: str, *, form: str = "") -> str:
        first, *rest = items or ("",)
        for index, item in enumerate(rest, 1):
            joint = last if index == len(rest) else inner
            first = self._rendered(joint, (("before", first), ("next", item)), form)
        return first


class _Asked(Visitor):
    """Collects the messages within a message, and forms of its arguments: `$house-genitive`."""

    def __init__(self) -> None:
        self.messages: list[str] = []
        self.forms: set[tuple[str, str]] = set()

    def visit_MessageReference(self, node: ast.MessageReference) -> None:  # noqa: N802 - the library's name
        self.messages.append(node.id.name)

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802 - the library's name
        argument, _, form = node.id.name.partition("-")
        if form:
            self.forms.add((argument, form))


def _value(bundle: PlainBundle, name: str) -> str:
    pattern = bundle.get_message(name).value
    return str(bundle.format_pattern(pattern)[0]) if pattern else ""


_ABOUT = "fonts/font.toml"
_FIRST = "first.txt"

FontWeight = Literal["regular", "bold"]
FONT_WEIGHTS: tuple[FontWeight, ...] = ("regular", "bold")


@dataclass(frozen=True, slots=True)
class Font:
    """A font of two weights, for print and for pages, without Latin letters.

    `range` is the Unicode range of its characters in CSS, such as `U+0600-06FF`. `first` are
    letters that pages load as a separate file, since the first screen needs only those.
    """

    tag: str
    family: str
    range: str
    folder: Path
    first: str = ""

    def for_print(self, weight: FontWeight) -> Path:
        """Return the file that sheets embed."""
        return self.folder / f"{weight}.ttf"

    def for_pages(self, weight: FontWeight) -> dict[str, Path]:
        """Return the files that browsers load, by the suffix of their names; `""` comes first."""
        parts = ("", "_more") if self.first else ("",)
        return {part: self.folder / f"{weight}{part}.woff2" for part in parts}


def font_in(language: Path) -> Font | None:
    """Return the font in the folder of a language, if any."""
    about = language / _ABOUT
    if not about.exists():
        return None
    about_font = tomllib.loads(about.read_text("utf-8"))
    first = about.with_name(_FIRST)
    letters = first.read_text("utf-8").strip() if first.exists() else ""
    return Font(language.name, about_font["family"], about_font["range"], about.parent, letters)


def fonts_below(languages: Path) -> tuple[Font, ...]:
    """Return the fonts of all languages in a folder."""
    found = (font_in(about.parents[1]) for about in sorted(languages.glob(f"*/{_ABOUT}")))
    return tuple(font for font in found if font is not None)
