"""The font of a language has all of its characters that Inter lacks, in two weights."""

from datetime import date
from pathlib import Path

import pytest
from fontTools.ttLib import TTFont

from nonet.i18n.catalogue import Catalogue, published_fonts
from nonet.i18n.words import FONT_WEIGHTS, Font, Words
from nonet.printing.typesetting import check_glyphs
from nonet.server.site.assets import FONT

_LANGUAGES = Catalogue().all()
_FONTS = published_fonts()


def characters(words: Words) -> set[int]:
    files = (*words.folder.glob("*.ftl"), *words.documents.glob("*.md"))
    texts = [file.read_text("utf-8") for file in files]
    days = [date(2026, month, month) for month in range(1, 13)]
    texts += [said(day) for day in days for said in (words.date, words.month, words.weekday)]
    return {ord(letter) for text in texts for letter in text if letter.isprintable()}


def glyphs(file: Path) -> set[int]:
    return set(TTFont(file).getBestCmap())


@pytest.mark.parametrize("words", _LANGUAGES, ids=[words.tag for words in _LANGUAGES])
def test_no_character_of_a_language_comes_from_a_font_of_the_machine(words: Words) -> None:
    missing = characters(words) - glyphs(FONT)

    for weight in FONT_WEIGHTS if words.font else ():
        assert words.font is not None
        assert missing - glyphs(words.font.for_print(weight)) == set(), "make fonts TAG=..."
        pages = map(glyphs, words.font.for_pages(weight).values())
        assert missing - set().union(*pages) == set(), "make fonts TAG=..."
    if words.font is None:
        assert missing == set()


@pytest.mark.parametrize("font", _FONTS, ids=[font.tag for font in _FONTS])
def test_a_font_is_small_named_and_licensed_and_leaves_latin_to_inter(font: Font) -> None:
    for weight, number in zip(FONT_WEIGHTS, (400, 700), strict=True):
        for file in (font.for_print(weight), *font.for_pages(weight).values()):
            read = TTFont(file)

            assert file.stat().st_size < 200_000
            assert read["name"].getDebugName(1) == font.family
            assert read["OS/2"].usWeightClass == number
            assert not set(range(0x20, 0x7F)) & set(read.getBestCmap())
            assert "SIL Open Font License" in read["name"].getDebugName(13)
    assert "SIL OPEN FONT LICENSE" in (font.folder / "OFL.txt").read_text("utf-8").upper()


@pytest.mark.parametrize(
    "title", ["算数クラブ 3年2組、「数独」の日", "مسابقة السودوكو، الصف ٣", "جدول سودوکو"]
)
def test_titles_in_the_letters_of_a_language_need_nothing_else(title: str) -> None:
    check_glyphs(title)
