"""Every sentence for people, by key: one folder per language, one file per subject."""

from nonet.catalogue.words import LANGUAGES, Words, words

__all__ = ["LANGUAGES", "Words", "words"]
