"""The languages of the site: their addresses, their fonts, and the engine's messages."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path

import orjson

from nonet import engine
from nonet.i18n.catalogue import ENGLISH
from nonet.i18n.words import FONT_WEIGHTS, Font, Words
from nonet.server.site.assets import ENGINE_WASM, SMALL, STUDY, TEXTS, VARIANTS, Assets


class Languages:
    """The site's languages, English first.

    English pages have no prefix (`/techniques`), others have their tag (`/de/techniques`).
    """

    def __init__(self, languages: Sequence[Words]) -> None:
        self.all = {words.tag: words for words in languages}

    @property
    def others(self) -> list[str]:
        """The tags of the languages other than English."""
        return [tag for tag in self.all if tag != ENGLISH]

    @property
    def are_several(self) -> bool:
        """Whether there is more than one language."""
        return len(self.all) > 1

    def of_path(self, path: str) -> str:
        """Return the tag of a path's language."""
        first = path.split("/", 2)[1:2]
        return first[0] if first and first[0] in self.all else ENGLISH

    def everywhere(self, path: str) -> Iterator[tuple[Words, str]]:
        """Yield each language with its address of a page."""
        for tag, words in self.all.items():
            yield words, address_in(tag, path)


def address_in(tag: str, path: str) -> str:
    """Return the address of a page in a language."""
    return path if tag == ENGLISH else f"/{tag}{path}"


_RULES = Path(__file__).with_name("fonts") / "language.css"
# Ranges of weights, so that browsers don't synthesize bold text.
_WEIGHTS = {"regular": "400 500", "bold": "501 900"}


def files_in(words: Words) -> dict[str, bytes]:
    """Return the engine's messages in a language, its style sheet and its fonts by file name."""
    contents = (
        words.for_scripts(FILES),
        words.for_scripts(_FILES_OF_SMALL),
        _for_study(words),
        words.for_scripts((*FILES, *FILES_OF_VARIANTS)),
    )
    files = dict(zip(_names_of(words), map(orjson.dumps, contents), strict=True))
    if words.font is not None:
        files[f"{words.font.tag}.css"] = _style(words.font).encode()
        files |= {name: file.read_bytes() for _, _, name, file in _faces(words.font)}
    return files


def _names_of(words: Words) -> tuple[str, str, str, str]:
    tag = words.tag
    kinds = "sentences", "small-sentences", "study", "variant-sentences"
    engine_words, small, study, variants = (f"{kind}-{tag}.json" for kind in kinds)
    return engine_words, small, study, variants


def _faces(font: Font) -> Iterator[tuple[str, str, str, Path]]:
    """Yield the weight, the characters, the name and the path of each font file."""
    first = ", ".join(f"U+{ord(letter):X}" for letter in font.first) or font.range
    for weight in FONT_WEIGHTS:
        # If ranges overlap, browsers use the last one.
        for part, file in reversed(font.for_pages(weight).items()):
            yield weight, font.range if part else first, f"{font.tag}_{weight}{part}.woff2", file


def _style(font: Font) -> str:
    faces = "".join(
        f'@font-face {{ font-family: "{font.family}"; '
        f'src: url("./{name}") format("woff2"); '
        f"font-weight: {_WEIGHTS[weight]}; font-display: swap; unicode-range: {characters}; }}\n"
        for weight, characters, name, _ in _faces(font)
    )
    return faces + _RULES.read_text("utf-8").replace("LETTERS", f'"{font.family}"')


# These files have the messages that the engine names.
FILES = ("names.ftl", "hints.ftl", "deductions.ftl", "techniques.ftl")
_FILES_OF_SMALL = ("small.ftl",)
# The messages of variants such as killer, beside those of the engine.
FILES_OF_VARIANTS = ("variants.ftl",)
# The messages of the study mode.
FILES_OF_STUDY = ("proofs.ftl", "study.ftl")


@dataclass(frozen=True, slots=True)
class Device:
    """The addresses of the engine's modules and of its messages in one language."""

    module: str
    texts: str
    sentences: str
    # None if this module wasn't built.
    study: str | None = None
    study_words: str = ""


def _for_study(words: Words) -> dict[str, object]:
    """Return the messages of the study mode, and the techniques, the easiest first."""
    techniques = [(one.slug, one.tier) for one in engine.TECHNIQUES]
    return {**words.for_scripts(FILES_OF_STUDY), "techniques": techniques}


def device_in(words: Words, assets: Assets) -> Device | None:
    """Return the addresses for a page of a language; None if the engine wasn't built."""
    if not assets.have_engine:
        return None
    sentences, _, study, _ = map(assets.address, _names_of(words))
    return Device(
        module=assets.address(ENGINE_WASM.name),
        texts=assets.address(TEXTS.name),
        sentences=sentences,
        study=assets.address(STUDY.name) if assets.has(STUDY.name) else None,
        study_words=study,
    )


def small_device_in(words: Words, assets: Assets) -> Device | None:
    """Return the addresses for a page with a grid of 4x4 or 6x6, which has its own module."""
    if not assets.has(SMALL.name):
        return None
    sentences = assets.address(_names_of(words)[1])
    return Device(module=assets.address(SMALL.name), texts="", sentences=sentences)


def variant_device_in(words: Words, assets: Assets) -> Device | None:
    """Return the addresses for a page with a variant; None if its module wasn't built."""
    if not assets.has(VARIANTS.name):
        return None
    sentences = assets.address(_names_of(words)[3])
    return Device(module=assets.address(VARIANTS.name), texts="", sentences=sentences)
