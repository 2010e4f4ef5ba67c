"""In which language an answer tells what is for people."""

from typing import Annotated

from pydantic import Field
from typing_extensions import TypeAliasType

from nonet.i18n.catalogue import ENGLISH, english
from nonet.i18n.words import Words
from nonet.server.api.endpoints.endpoint import Services
from nonet.server.http.fault import Expected, Fault, InvalidRequestError

# Named, so that the document lists the languages once; which there are is known where it runs.
Language = TypeAliasType("Language", Annotated[str, Field(description="A language by its tag.")])
DEFAULT_LANGUAGE = ENGLISH


def words_in(language: str, services: Services) -> Words:
    """Return the words of a language, which is read when it is asked for first.

    Raises:
        InvalidRequestError: there is no such language; it names those that there are.
    """
    if language == ENGLISH:
        return english()
    try:
        return services.catalogue.words(language)
    except KeyError:
        known = f"one of {', '.join(services.catalogue.tags)}"
        wrong = Fault("language", Expected("choice", choices=known), found="another string")
        raise InvalidRequestError([wrong]) from None
