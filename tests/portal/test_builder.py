"""The page that makes the code of a board for pages of others."""

import re
from html import unescape

import pytest

from samples import AMBIGUOUS_ID, COLLECTION_ID, PUZZLE, PUZZLE_ID
from site_client import SiteClient

PATH = "/developers/embed"


def code(page: str, form: str) -> str:
    """Return a form of the code as it is copied."""
    found = re.search(rf'<pre id="text-{form}"[^>]*>(.*?)</pre>', page, re.DOTALL)
    assert found
    return unescape(re.sub(r"<[^>]+>", "", found[1]))


def test_code_and_preview_are_of_the_choice(visitor: SiteClient) -> None:
    query = {"level": "hard", "help": "where", "theme": "dark", "colour": "green", "width": "560"}
    answer = visitor.get(f"{PATH}?{'&'.join('='.join(one) for one in query.items())}")

    frame = "/embed/daily?level=hard&help=where&theme=dark&colour=14713f"
    assert f'src="https://nonet.example{frame}"'.replace("&", "&amp;") in code(
        answer.text, "iframe"
    )
    assert 'width="560" height="840"' in code(answer.text, "iframe")
    assert f'<iframe src="{frame}"'.replace("&", "&amp;") in answer.text
    assert code(answer.text, "wordpress") == f"https://nonet.example{frame}"
    assert "frame-src 'self'" in answer.headers["content-security-policy"]


@pytest.mark.parametrize(
    ("kind", "name", "page"),
    [
        ("puzzle", PUZZLE, f"/puzzles/{PUZZLE_ID}"),
        (
            "puzzle",
            f"https://nonet.example/puzzles/{PUZZLE_ID}?level=easy",
            f"/puzzles/{PUZZLE_ID}",
        ),
        ("collection", COLLECTION_ID, f"/collections/{COLLECTION_ID}"),
    ],
)
def test_a_puzzle_is_named_by_its_address_or_its_characters(
    visitor: SiteClient, kind: str, name: str, page: str
) -> None:
    shown = visitor.get(f"{PATH}?puzzle={kind}&name={name.replace('?', '%3F')}").text

    assert f'src="https://nonet.example/embed{page}"' in code(shown, "iframe")
    assert f'href="https://nonet.example{page}"' in code(shown, "element")
    assert f'href="https://nonet.example{page}"' in code(shown, "react")


def test_code_is_of_a_board_in_the_language_of_the_page(visitor: SiteClient) -> None:
    page = visitor.get(f"/ja{PATH}?puzzle=puzzle&name={PUZZLE}").text

    frame = f"https://nonet.example/ja/embed/puzzles/{PUZZLE_ID}"
    assert f'src="{frame}"' in code(page, "iframe")
    assert code(page, "wordpress") == frame
    for form in ("element", "react"):
        assert ' language="ja"' in code(page, form)
        assert f'href="https://nonet.example/ja/puzzles/{PUZZLE_ID}"' in code(page, form)
    assert "language" not in code(visitor.get(PATH).text, "element")


@pytest.mark.parametrize("name", ["nothing", AMBIGUOUS_ID])
def test_an_invalid_puzzle_is_reported_and_has_no_code(visitor: SiteClient, name: str) -> None:
    page = visitor.get(f"{PATH}?puzzle=puzzle&name={name}").text

    assert 'aria-invalid="true"' in page
    assert "<iframe" not in page
    assert code(page, "iframe") == ""


@pytest.mark.parametrize(
    "query", ["puzzle=x", "level=extreme", "help=x", "theme=x", "width=9", "colour=own&own=x"]
)
def test_other_form_values_are_rejected(visitor: SiteClient, query: str) -> None:
    assert visitor.get(f"{PATH}?{query}").status_code == 400


def test_an_address_that_is_pasted_brings_its_choice_along(visitor: SiteClient) -> None:
    board = visitor.get("/embed/daily?level=hard&help=where").text
    (link,) = re.findall(
        r'type="application/json\+oembed" href="https://nonet.example([^"]+)"', board
    )

    html = visitor.get(unescape(link)).json()["html"]

    assert (
        'src="https://nonet.example/embed/daily?level=hard&amp;help=where&amp;theme=light"' in html
    )
