"""The languages of the site, and where the pages of each are."""

from collections.abc import Iterator, Sequence

from nonet.foundation.catalogue.catalogue import ENGLISH
from nonet.foundation.catalogue.words import Words


class Languages:
    """The languages that there are, English first: `/techniques`, but `/de/techniques`."""

    def __init__(self, languages: Sequence[Words]) -> None:
        self.all = {words.tag: words for words in languages}

    @property
    def others(self) -> list[str]:
        """The tags of those beside English."""
        return [tag for tag in self.all if tag != ENGLISH]

    @property
    def are_several(self) -> bool:
        """Whether there is anything to choose."""
        return len(self.all) > 1

    def of_path(self, path: str) -> str:
        """Return the tag of the language that a path belongs to."""
        first = path.split("/", 2)[1:2]
        return first[0] if first and first[0] in self.all else ENGLISH

    def everywhere(self, path: str) -> Iterator[tuple[Words, str]]:
        """Return each language with the address of one and the same page."""
        for tag, words in self.all.items():
            yield words, address_in(tag, path)


def address_in(tag: str, path: str) -> str:
    """Return the address of a page in a language."""
    return path if tag == ENGLISH else f"/{tag}{path}"
