"""The catalogue: every sentence that people read, by key."""

import json
from collections.abc import Iterable
from functools import cache, reduce
from pathlib import Path

FOLDER = Path(__file__).parent
LANGUAGES = tuple(sorted(file.name for file in FOLDER.iterdir() if (file / "hints.json").exists()))
_FOR_SCRIPTS = "play."


class Words:
    """The sentences of one language; `{name}` in a sentence is filled in."""

    def __init__(self, language: str = "en") -> None:
        self.language = language
        self.sentences: dict[str, str] = {}
        for file in sorted((FOLDER / language).glob("*.json")):
            self.sentences |= json.loads(file.read_text("utf-8"))

    def __call__(self, key: str, **values: object) -> str:
        """Return the sentence of a key, filled in.

        Raises:
            KeyError: there is no such sentence, or it needs a value that is not given.
        """
        return self.sentences[key].format_map(values)

    def counted(self, key: str, count: int, **values: object) -> str:
        """Return the form of a sentence that goes with a number: `key.one` or `key.other`."""
        return self(f"{key}.{'one' if count == 1 else 'other'}", count=count, **values)

    def listed(self, items: Iterable[object]) -> str:
        """Join items as a sentence does: `1`, `1 and 2`, `1, 2 and 3`."""
        return self._joined(items, "list.last")

    def either(self, items: Iterable[object]) -> str:
        """Join items of which one is meant: `1`, `1 or 2`, `1, 2 or 3`."""
        return self._joined(items, "list.or")

    def grouped(self, items: Iterable[str]) -> str:
        """Join items that are lists themselves: `1 and 2; 3 and 4`."""
        return reduce(lambda before, item: self("list.group", before=before, next=item), items)

    def _joined(self, items: Iterable[object], last_key: str) -> str:
        *first, last = map(str, items)
        if not first:
            return last
        joined = first[0]
        for item in first[1:]:
            joined = self("list.inner", before=joined, next=item)
        return self(last_key, before=joined, next=last)

    def for_scripts(self) -> dict[str, str]:
        """Return what the scripts say, without the prefix of its keys."""
        return {
            key.removeprefix(_FOR_SCRIPTS): sentence
            for key, sentence in self.sentences.items()
            if key.startswith(_FOR_SCRIPTS)
        }


@cache
def words(language: str = "en") -> Words:
    """Return the catalogue of a language, read once."""
    return Words(language)
