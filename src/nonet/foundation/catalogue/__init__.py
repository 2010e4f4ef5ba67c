"""Every sentence for people: one folder per language, one file of Fluent messages per subject."""

from nonet.foundation.catalogue.catalogue import (
    ENGLISH,
    Catalogue,
    english,
    published_fonts,
    words_in,
)
from nonet.foundation.catalogue.font import FONT_WEIGHTS, Font
from nonet.foundation.catalogue.message import Argument, Message, Renderable, Series, Text
from nonet.foundation.catalogue.words import Words

__all__ = [
    "ENGLISH",
    "FONT_WEIGHTS",
    "Argument",
    "Catalogue",
    "Font",
    "Message",
    "Renderable",
    "Series",
    "Text",
    "Words",
    "english",
    "published_fonts",
    "words_in",
]
