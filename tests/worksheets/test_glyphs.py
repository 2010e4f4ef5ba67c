"""Which names can be printed."""

import pytest

from nonet.errors import UnprintableCharacterError
from nonet.worksheets import check_glyphs


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
    [("Snow ☃ man", "☃"), ("数独 club", "数独"), ("two\nlines", "\n"), ("fun 🎲🎲", "🎲")],
)
def test_a_character_without_a_glyph_is_named(name: str, missing: str) -> None:
    with pytest.raises(UnprintableCharacterError) as error:
        check_glyphs(name)

    assert error.value.characters == missing
    assert f"U+{ord(missing[0]):04X}" in str(error.value)
