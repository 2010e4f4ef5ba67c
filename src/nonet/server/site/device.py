"""The engine on a player's own device: its module, and what it says in each language."""

from dataclasses import dataclass

import orjson

from nonet import engine
from nonet.i18n.words import Words
from nonet.server.site.assets import ENGINE_WASM, SMALL, STUDY, TEXTS, Assets
from nonet.server.site.languages import Languages

# The messages that the engine names stand in these files.
FILES = ("names.ftl", "hints.ftl", "deductions.ftl", "techniques.ftl")
_FILES_OF_SMALL = ("small.ftl",)
# What is said only to those who study a board.
FILES_OF_STUDY = ("proofs.ftl", "study.ftl")


@dataclass(frozen=True, slots=True)
class Device:
    """The addresses of the engine's modules and of its sentences in one language."""

    module: str
    texts: str
    sentences: str
    # Nothing where the module for those who study was not built.
    study: str | None = None
    study_words: str = ""


def sentences_in_all(languages: Languages) -> dict[str, bytes]:
    """Return what the engine may say, a file for each language."""
    return {
        name: orjson.dumps(content)
        for words in languages.all.values()
        for name, content in (
            (_file_of(words), words.for_scripts(FILES)),
            (_file_of_small(words), words.for_scripts(_FILES_OF_SMALL)),
            (_study_of(words), for_study(words)),
        )
    }


def files_of(words: Words) -> tuple[str, ...]:
    """Return the names of the files of one language."""
    return _file_of(words), _file_of_small(words), _study_of(words)


def for_study(words: Words) -> dict[str, object]:
    """Return what is said to those who study, and the techniques, the easiest first."""
    techniques = [(one.slug, one.tier) for one in engine.TECHNIQUES]
    return {**words.for_scripts(FILES_OF_STUDY), "techniques": techniques}


def device_in(words: Words, assets: Assets) -> Device | None:
    """Return what a page of a language needs of the engine, if it was built."""
    if not assets.have_engine:
        return None
    return Device(
        module=assets.address(ENGINE_WASM.name),
        texts=assets.address(TEXTS.name),
        sentences=assets.address(_file_of(words)),
        study=assets.address(STUDY.name) if assets.has(STUDY.name) else None,
        study_words=assets.address(_study_of(words)),
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


def _study_of(words: Words) -> str:
    return f"study-{words.tag}.json"
