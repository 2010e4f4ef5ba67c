"""The catalogue of languages, and the fonts that some of them bring."""

import re
from functools import cache
from pathlib import Path

from nonet.i18n.words import Font, Words, fonts_below

FOLDER = Path(__file__).parent
ENGLISH = "en"
# Every language's folder has this file; tags are in the short form of BCP 47.
_MARK = "language.ftl"
_TAG = re.compile(r"[a-z]{2,3}(-[A-Za-z0-9]{2,8})*")


class Catalogue:
    """The languages by tag, English first; `further` is a folder with more of them."""

    def __init__(self, further: Path | None = None) -> None:
        folders = [FOLDER] if further is None else [FOLDER, further]
        found = {
            file.parent.name: file.parent
            for folder in folders
            for file in sorted(folder.glob(f"*/{_MARK}"))
            if _TAG.fullmatch(file.parent.name)
        }
        self._folders = {ENGLISH: found.pop(ENGLISH), **found}
        self._read: dict[str, Words] = {ENGLISH: english()}

    @property
    def tags(self) -> tuple[str, ...]:
        """The tags of all languages."""
        return tuple(self._folders)

    def words(self, tag: str) -> Words:
        """Return a language, which is read once.

        Raises:
            KeyError: the language is unknown.
        """
        if tag not in self._read:
            self._read[tag] = words_in(self._folders[tag])
        return self._read[tag]

    def all(self) -> tuple[Words, ...]:
        """Return every language."""
        return tuple(map(self.words, self._folders))


@cache
def words_in(folder: Path | None) -> Words:
    """Return the language of a folder, read once per process; English if it is None."""
    return english() if folder in (None, FOLDER / ENGLISH) else Words(folder, english=english())


@cache
def published_fonts() -> tuple[Font, ...]:
    """Return the fonts of this package's languages for letters that Inter lacks."""
    return fonts_below(FOLDER)


@cache
def english() -> Words:
    """Return English: the language of the API, and the fallback of all others."""
    return Words(FOLDER / ENGLISH)
