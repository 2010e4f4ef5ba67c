"""Names that can be printed."""

import pytest

from nonet.errors import LayoutError, UnprintableCharacterError
from nonet.printing.fonts import FALLBACKS, is_installed
from nonet.printing.typesetting import check_credit, check_glyphs


@pytest.mark.parametrize(
    "name",
    [
        "Nonet",
        "Rätselhaus Größe",
        "Łamigłówki żółw",
        "Šarada čtyř žáků",
        "Bulmacalar İstanbul ğış",
        "Câu đố Việt",
        "Σπαζοκεφαλιές ΐ",
        "Головоломки Ґедзь",
        "“Nine” — №9 · €0 ™",
        "e\u0301tude",
    ],
)
def test_the_names_of_europe_can_be_printed(name: str) -> None:
    check_glyphs(name)


@pytest.mark.parametrize(
    ("name", "missing"),
    [("Snow ☃ man", "☃"), ("two\nlines", "\n"), ("fun 🎲🎲", "🎲")],
)
def test_missing_characters_are_named(name: str, missing: str) -> None:
    with pytest.raises(UnprintableCharacterError) as error:
        check_glyphs(name)

    assert error.value.characters == missing
    assert f"U+{ord(missing[0]):04X}" in str(error.value)


_SAMPLES = {
    "ARABIC": "مدرسة النور",
    "HEBREW": "בית ספר",
    "DEVANAGARI": "विद्यालय",
    "BENGALI": "বিদ্যালয়",
    "TAMIL": "பள்ளி",
    "THAI": "โรงเรียน",
    "ARMENIAN": "դպրոց",
    "GEORGIAN": "სკოლა",
    "CJK": "数独クラブ 스도쿠",
}


@pytest.mark.parametrize("script", _SAMPLES)
def test_names_in_other_scripts_are_printed_or_rejected_with_the_package_to_install(
    script: str,
) -> None:
    text = _SAMPLES[script]
    fallback = next(fallback for fallback in FALLBACKS if script in fallback.scripts)

    if is_installed(fallback):
        check_glyphs(text)
    else:
        with pytest.raises(UnprintableCharacterError, match=fallback.package):
            check_glyphs(text)


def test_credits_of_more_than_three_lines_are_rejected() -> None:
    check_credit("Created with " + "W" * 100 + " · nonet.example")

    with pytest.raises(LayoutError, match="three lines"):
        check_credit("Created with " + "W" * 200 + " · nonet.example")
