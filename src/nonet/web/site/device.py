"""The engine on a player's own device: its module, and what it says in each language."""

from dataclasses import dataclass

import orjson

from nonet.foundation.catalogue import Words
from nonet.web.site.assets import ENGINE_WASM, SMALL, TEXTS, Assets
from nonet.web.site.languages import Languages

# The messages that the engine names stand in these files.
FILES = ("names.ftl", "hints.ftl", "deductions.ftl", "techniques.ftl")
_FILES_OF_SMALL = ("small.ftl",)


@dataclass(frozen=True, slots=True)
class Device:
    """The addresses of the engine's modules and of its sentences in one language."""

    module: str
    texts: str
    sentences: str


def sentences_in_all(languages: Languages) -> dict[str, bytes]:
    """Return what the engine may say, a file for each language."""
    return {
        name(words): orjson.dumps(words.for_scripts(files))
        for words in languages.all.values()
        for name, files in ((_file_of, FILES), (_file_of_small, _FILES_OF_SMALL))
    }


def device_in(words: Words, assets: Assets) -> Device | None:
    """Return what a page of a language needs of the engine, if it was built."""
    if not assets.have_engine:
        return None
    return Device(
        module=assets.address(ENGINE_WASM.name),
        texts=assets.address(TEXTS.name),
        sentences=assets.address(_file_of(words)),
    )


def small_device_in(words: Words, assets: Assets) -> Device | None:
    """Return what a page with a grid of 4x4 or 6x6 needs, which has a module of its own."""
    if not assets.has(SMALL.name):
        return None
    return Device(
        module=assets.address(SMALL.name),
        texts="",
        sentences=assets.address(_file_of_small(words)),
    )


def _file_of_small(words: Words) -> str:
    return f"small-sentences-{words.tag}.json"


def _file_of(words: Words) -> str:
    return f"sentences-{words.tag}.json"
