"""The files of a language, and records of the English texts that were translated."""

import hashlib
import re
from collections.abc import Iterable
from dataclasses import dataclass
from pathlib import Path

from fluent.syntax import FluentParser, FluentSerializer, ast
from fluent.syntax.visitor import Visitor

ROOT = Path(__file__).parents[1]
CATALOGUE = ROOT / "src" / "nonet" / "i18n"
NOTES = ROOT / "docs" / "languages"
ENGLISH = "en"
# What describes the language itself, and what stays English everywhere: the reference of the API,
# its errors, and cards of corpora, whose bytes are the same for all.
ABOUT = "language.ftl"
ENGLISH_FILES = frozenset({"reference.ftl", "errors.ftl", "corpora.ftl"})
ENGLISH_DOCUMENTS = frozenset({"reference.md", "endpoint.md", "errors.md", "changelog.md"})
_HASH_LENGTH = 8
_FIXED = re.compile(r"^```.*?^```$|\{%.*?%\}|\{\{.*?\}\}|`[^`\n]+`", re.DOTALL | re.MULTILINE)


@dataclass(frozen=True, slots=True)
class Entry:
    """A message, its file, the comment above it, and whether it is text other than a message."""

    file: str
    message: ast.Message
    comment: str

    @property
    def text(self) -> str:
        """The message without its name and comment, as it is written."""
        bare = ast.Message(self.message.id, self.message.value, self.message.attributes)
        written = FluentSerializer().serialize_entry(bare)
        return written.partition("=")[2].strip()

    @property
    def digest(self) -> str:
        """Properties that change whenever the text does."""
        return _digest(self.text)


@dataclass(frozen=True, slots=True)
class Document:
    """A page of the developers' area, in Markdown with tags of its template."""

    text: str

    @property
    def digest(self) -> str:
        """Properties that change whenever the text does."""
        return _digest(self.text)

    @property
    def fixed(self) -> list[str]:
        """Parts that are equal in every language: code blocks, template tags and link targets."""
        return sorted(_FIXED.findall(self.text))


def _digest(text: str) -> str:
    return hashlib.sha256(text.encode()).hexdigest()[:_HASH_LENGTH]


@dataclass(frozen=True, slots=True)
class Language:
    """A folder's messages by name, its other lines, and its documents."""

    tag: str
    locale: str
    direction: str
    messages: dict[str, Entry]
    broken: tuple[tuple[str, str], ...]
    documents: dict[str, Document]

    def translated(self) -> dict[str, Entry]:
        """Return the messages that every other language needs."""
        return {
            name: entry for name, entry in self.messages.items() if entry.file not in ENGLISH_FILES
        }

    def digests(self) -> dict[str, str]:
        """Return the notes on messages and documents that other languages need."""
        messages = {name: entry.digest for name, entry in self.translated().items()}
        return messages | {name: found.digest for name, found in self.documents.items()}


class Notes:
    """The English source of each message of a language, and its text at that time."""

    def __init__(self, tag: str, folder: Path = NOTES) -> None:
        self._file = folder / f"{tag}.tsv"
        lines = self._file.read_text("utf-8").splitlines() if self._file.exists() else []
        self._noted = {
            name: (of_english, own)
            for name, of_english, own in (line.split("\t") for line in lines)
        }

    def noted(self, name: str) -> tuple[str, str] | None:
        """Return the recorded digests of the English text and of the translation."""
        return self._noted.get(name)

    def take(self, language: Language, english: Language, *, also: Iterable[str] = ()) -> None:
        """Record new and changed messages, and those that are declared still correct."""
        known, translated = english.digests(), language.digests()
        for name, original in known.items():
            own = translated.get(name)
            if own is None:
                self._noted.pop(name, None)
            elif name in also or self._noted.get(name, ("", ""))[1] != own:
                self._noted[name] = (original, own)
        lines = [
            f"{name}\t{of_english}\t{own}\n"
            for name, (of_english, own) in sorted(self._noted.items())
            if name in known
        ]
        self._file.parent.mkdir(exist_ok=True)
        self._file.write_text("".join(lines), "utf-8")


def tags(folder: Path) -> list[str]:
    """Return the languages of a folder beside English."""
    return sorted(
        file.parent.name for file in folder.glob(f"*/{ABOUT}") if file.parent.name != ENGLISH
    )


def read_language(folder: Path) -> Language:
    """Read a folder. A duplicate message counts once."""
    messages: dict[str, Entry] = {}
    broken: list[tuple[str, str]] = []
    about: dict[str, str] = {}
    for file in sorted(folder.glob("*.ftl")):
        group = ""
        for entry in FluentParser().parse(file.read_text("utf-8")).body:
            if isinstance(entry, ast.Junk):
                broken.append((file.name, str(entry.content).partition("\n")[0]))
            elif isinstance(entry, ast.BaseComment):
                group = entry.content or ""
            elif isinstance(entry, ast.Message):
                own = entry.comment.content if entry.comment else None
                found = Entry(file.name, entry, own or group)
                (about if file.name == ABOUT else messages)[entry.id.name] = (
                    found.text if file.name == ABOUT else found  # type: ignore[assignment]
                )
    return Language(
        folder.name,
        about.get("language-locale", folder.name),
        about.get("language-direction", "ltr"),
        messages,
        tuple(broken),
        {
            f"documents/{file.name}": Document(file.read_text("utf-8"))
            for file in sorted(folder.glob("documents/*.md"))
            if file.name not in ENGLISH_DOCUMENTS
        },
    )


class Used(Visitor):
    """A message's arguments: those shown, and those that only select a form."""

    def __init__(self, message: ast.Message) -> None:
        self.shown: set[str] = set()
        self.choosing: dict[str, list[set[str]]] = {}
        self.visit(message)

    @property
    def all(self) -> set[str]:
        """Every argument."""
        return self.shown | self.choosing.keys()

    def visit_SelectExpression(self, node: ast.SelectExpression) -> None:  # noqa: N802 - the library's name
        """Separate the arguments that select a form from those that are shown."""
        if isinstance(node.selector, ast.VariableReference):
            keys = {_key(variant) for variant in node.variants}
            self.choosing.setdefault(node.selector.id.name, []).append(keys)
        for variant in node.variants:
            self.visit(variant)

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802 - the library's name
        """Take an argument that is shown."""
        self.shown.add(node.id.name)


def _key(variant: ast.Variant) -> str:
    key = variant.key
    return key.name if isinstance(key, ast.Identifier) else key.value
