import pytest
from hypothesis import given, strategies as st

from nonet import engine
from nonet.errors import GridFormatError


@given(st.text("123456789.0-", min_size=81, max_size=81))
def test_empty_cells_become_hyphens_and_digits_stay(grid: str) -> None:
    assert engine.normalize(grid) == grid.replace(".", "-").replace("0", "-")


@pytest.mark.parametrize("text", ["", "1" * 80, "1" * 82, "é" * 80, "\ud800" * 82])
def test_a_wrong_length_is_reported_in_characters(text: str) -> None:
    with pytest.raises(GridFormatError) as caught:
        engine.normalize(text)

    assert (caught.value.length, caught.value.position) == (len(text), None)


@pytest.mark.parametrize("character", ["x", " ", "\n", "\x00", "é", "１", "😀", "\ud800"])  # noqa: RUF001 - a wide digit is the point
@pytest.mark.parametrize("position", [0, 40, 80])
def test_a_wrong_character_is_reported_by_its_position(character: str, position: int) -> None:
    text = "." * position + character + "." * (80 - position)

    with pytest.raises(GridFormatError) as caught:
        engine.normalize(text)

    assert (caught.value.length, caught.value.position) == (None, position)
    assert str(caught.value).isascii()


@given(st.text(max_size=100))
def test_every_text_is_a_grid_or_a_format_error(text: str) -> None:
    is_grid = len(text) == 81 and set(text) <= set("123456789.0-")

    try:
        engine.normalize(text)
    except GridFormatError as error:
        assert not is_grid
        assert error.code == "INVALID_REQUEST"  # noqa: PT017 - both outcomes are right
    else:
        assert is_grid
