"""The languages of the site: where the pages of each are, and which one a browser prefers."""

from collections.abc import Iterator, Sequence

from nonet.foundation.catalogue import ENGLISH, Words

# Nobody reads more languages; a header may name any number.
_MOST_WISHES = 20


class Languages:
    """The languages that there are, English first: `/techniques`, but `/de/techniques`."""

    def __init__(self, languages: Sequence[Words]) -> None:
        self.all = {words.tag: words for words in languages}

    @property
    def are_several(self) -> bool:
        """Whether there is anything to choose."""
        return len(self.all) > 1

    @property
    def homes(self) -> list[str]:
        """Where each language's pages begin."""
        return [address_in(tag, "/") for tag in self.all]

    def of_path(self, path: str) -> str:
        """Return the tag of the language that a path belongs to."""
        first = path.split("/", 2)[1:2]
        return first[0] if first and first[0] in self.all else ENGLISH

    def everywhere(self, path: str) -> Iterator[tuple[Words, str]]:
        """Return each language with the address of one and the same page."""
        for tag, words in self.all.items():
            yield words, address_in(tag, path)

    def preferred(self, accept_language: str) -> str:
        """Return the tag that an `Accept-Language` header (RFC 9110) likes best."""
        by_tag = {tag.lower(): tag for tag in self.all}
        for wish in _wishes(accept_language):
            # Who reads Swiss German reads German.
            parts = wish.split("-")
            for length in range(len(parts), 0, -1):
                if (found := by_tag.get("-".join(parts[:length]))) is not None:
                    return found
        return ENGLISH


def address_in(tag: str, path: str) -> str:
    """Return the address of a page in a language."""
    return path if tag == ENGLISH else f"/{tag}{path}"


def _wishes(header: str) -> list[str]:
    """Return the tags of a header in lower case, best first; what is not understood is left out."""
    wishes: list[tuple[float, int, str]] = []
    for part in header.split(",")[:_MOST_WISHES]:
        tag, _, weight = part.partition(";")
        try:
            quality = float(weight.strip().removeprefix("q=")) if weight.strip() else 1.0
        except ValueError:
            continue
        if quality > 0:
            wishes.append((-quality, len(wishes), tag.strip().lower()))
    return [tag for _, _, tag in sorted(wishes)]
