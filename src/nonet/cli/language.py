"""The option for the language of what a command writes."""

from typing import Annotated

import typer

from nonet.catalogue import ENGLISH, Catalogue, Words
from nonet.settings import Settings

Language = Annotated[
    str, typer.Option(help="The language of the words; NONET_LANGUAGES_DIR has further ones.")
]
DEFAULT_LANGUAGE = ENGLISH


def words_of(language: str, settings: Settings) -> Words:
    """Return the words of a language.

    Raises:
        typer.BadParameter: there is no such language.
    """
    catalogue = Catalogue(settings.languages_dir)
    if language in catalogue.tags:
        return catalogue.words(language)
    known = ", ".join(catalogue.tags)
    raise typer.BadParameter(f"no {language!r}; there are: {known}", param_hint="--language")
