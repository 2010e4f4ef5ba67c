"""No printed text is smaller than seven points."""

from collections.abc import Callable
from typing import Any

import pytest

from nonet.printing.layout import PAPERS, Header, Layout, Paper
from nonet.printing.rendering import render
from nonet.printing.worksheet import Worksheet

_LAYOUTS: dict[str, dict[str, Any]] = {
    **{f"{n} a page, answers below": {"per_page": n, "answers": "below"} for n in (1, 2, 4)},
    **{f"{n} a page, candidates": {"per_page": n, "candidates": True} for n in (1, 2, 4, 6)},
    **{f"{n} answers a page": {"per_page": 9, "answers": str(n)} for n in (4, 6, 9, 12)},
    "below, no codes": {"per_page": 4, "answers": "below", "codes": False},
}


@pytest.mark.sample("^(4 a page, answers below|12 answers).*-a4")
@pytest.mark.parametrize("paper", PAPERS)
@pytest.mark.parametrize("name", _LAYOUTS)
def test_text_has_at_least_seven_points(
    make_worksheet: Callable[..., Worksheet],
    collisions: Callable[[bytes, int], list[str]],
    pdf_info: Callable[[bytes], dict[str, str]],
    name: str,
    paper: Paper,
) -> None:
    layout = Layout(**_LAYOUTS[name])
    worksheet = make_worksheet(12, layout=layout, paper=paper, header=Header(date="today"))

    pdf = render(worksheet)

    pages = range(1, int(pdf_info(pdf)["Pages"]) + 1)
    assert {page: found for page in pages if (found := collisions(pdf, page))} == {}
