"""The language of explanations in a response."""

from typing import Annotated

from pydantic import Field
from typing_extensions import TypeAliasType

from nonet.i18n.catalogue import ENGLISH, english
from nonet.i18n.words import Words
from nonet.server.api.endpoints.endpoint import Services
from nonet.server.http.errors import Fault, InvalidRequestError

# Named, so that the document lists the languages once; the installation decides which.
Language = TypeAliasType(
    "Language", Annotated[str, Field(description="Language tag for the texts in the response.")]
)
DEFAULT_LANGUAGE = ENGLISH


def words_in(language: str, services: Services) -> Words:
    """Return the words of a language; its catalogue is read on first use.

    Raises:
        InvalidRequestError: the language is unknown; the message lists the known ones.
    """
    if language == ENGLISH:
        return english()
    try:
        return services.catalogue.words(language)
    except KeyError:
        known = f"one of {', '.join(services.catalogue.tags)}"
        wrong = Fault("language", known, found="another string")
        raise InvalidRequestError([wrong]) from None
