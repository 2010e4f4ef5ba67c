"""Every sentence for people: one folder per language, one file of Fluent messages per subject."""

from nonet.foundation.catalogue.catalogue import ENGLISH, Catalogue, english, words_in
from nonet.foundation.catalogue.message import Argument, Message, Renderable, Series, Text
from nonet.foundation.catalogue.words import Words

__all__ = [
    "ENGLISH",
    "Argument",
    "Catalogue",
    "Message",
    "Renderable",
    "Series",
    "Text",
    "Words",
    "english",
    "words_in",
]
