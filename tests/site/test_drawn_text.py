"""Lines of text in pictures fit their place in any script, only in fonts of this package."""

import io

import pytest
from PIL import Image

from nonet.printing.typesetting import rasterize
from nonet.server.site.drawing import text_at, wrap

JAPANESE = "準同盟とは、一つの行・列・ブロックにあるいくつかのマスで、候補が一つ多いALSです。"


def right_edge(text: str, size: float) -> int:
    """Return where the ink of a line ends that begins at the left edge."""
    line = text_at(0, 40, size, text, "")
    paper = '<rect width="100%" height="100%" fill="#fff"/>'
    svg = f'<svg xmlns="http://www.w3.org/2000/svg" width="900" height="60">{paper}{line}</svg>'
    with Image.open(io.BytesIO(rasterize(svg))) as image:
        box = image.convert("L").point(lambda shade: 255 - shade).getbbox()
    assert box is not None
    return box[2]


def test_a_text_without_spaces_is_broken_at_the_width() -> None:
    lines = wrap(JAPANESE, 31)

    assert "".join(lines) == JAPANESE
    assert len(lines) == 3
    # 31 letters of Inter at 30 pixels have some 530.
    assert all(200 < right_edge(line, 30) <= 560 for line in lines[:-1])
    assert not any(line.startswith(("、", "。")) for line in lines)


def test_a_long_text_is_cut_with_an_ellipsis() -> None:
    assert len(wrap(JAPANESE, 31, most=2)) == 2
    assert wrap(JAPANESE, 31, most=2)[-1].endswith("…")


@pytest.mark.parametrize("text", ["Ein Schritt nach dem anderen", "a b"])
def test_words_are_broken_at_spaces(text: str) -> None:
    assert " ".join(wrap(text, 10)) == text
