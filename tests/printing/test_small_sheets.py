"""Sheets for children: instructions in larger words; an address is as large as it can be."""

from collections.abc import Callable
from itertools import islice

import pytest

from nonet.engine import small
from nonet.printing.from_puzzles import with_link, worksheet_of_all_sizes
from nonet.printing.layout import Layout, PerPage
from nonet.printing.rendering import render
from nonet.puzzles.links.site import Site

Words = Callable[[bytes, int], list[tuple[str, float, float, float, float]]]
SITE = Site("https://nonet.example", "https://nonet.example/api/v1", "Nonet")


def a_sheet(size: small.Size, per_page: PerPage) -> bytes:
    made = list(islice(small.generate_iter(size, "easy", seed=3), 4))
    layout = Layout(per_page=per_page, answers="none", codes=True)
    sheet = worksheet_of_all_sizes(made, SITE, "both", paper="a4", layout=layout)
    return render(with_link(sheet, SITE))


@pytest.mark.english
@pytest.mark.parametrize("per_page", [2, 4, 6, 9])
@pytest.mark.parametrize("size", small.SIZES)
def test_instructions_for_children_are_large(
    page_words: Words, size: small.Size, per_page: PerPage
) -> None:
    words = page_words(a_sheet(size, per_page), 1)

    heights = [bottom - top for word, _, top, _, bottom in words if word in ("thick", "column")]
    assert min(heights) >= 10


@pytest.mark.parametrize("size", small.SIZES)
def test_addresses_are_larger_if_their_code_leaves_room(
    page_words: Words, size: small.Size
) -> None:
    words = page_words(a_sheet(size, 4), 1)

    # Between its characters an address may break.
    spaceless = [(word.replace("\u200b", ""), bottom - top) for word, _, top, _, bottom in words]
    heights = [height for word, height in spaceless if "nonet.example/s/" in word]
    assert min(heights) >= 9 * 1.2
