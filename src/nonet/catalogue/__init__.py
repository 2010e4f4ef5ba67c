"""Every sentence for people: one folder per language, one file of Fluent messages per subject."""

from nonet.catalogue.catalogue import ENGLISH, Catalogue, english, words_in
from nonet.catalogue.message import Argument, Message, Series, Text, Told
from nonet.catalogue.words import Words

__all__ = [
    "ENGLISH",
    "Argument",
    "Catalogue",
    "Message",
    "Series",
    "Text",
    "Told",
    "Words",
    "english",
    "words_in",
]
