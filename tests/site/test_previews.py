"""Previews of links elsewhere: a picture of each kind of page, drawn by the service itself."""

import io
import re

import pytest
from PIL import Image

from nonet.puzzles.lessons.lesson import techniques
from samples import COLLECTION_ID, PUZZLE_ID
from service import Service

TODAY = "2026-11-20"
PAGES = ("/", "/techniques/skyscraper", f"/daily/{TODAY}", f"/collections/{COLLECTION_ID}")


def preview_of(service: Service, page: str) -> bytes:
    """Fetch the picture that a page names for those who show links to it."""
    html = service.client.get(page).text
    (address,) = re.findall(
        r'<meta property="og:image" content="https://nonet.example(.*?)">', html
    )
    assert '<meta property="og:image:width" content="1200">' in html
    answer = service.client.get(address)
    assert (answer.status_code, answer.headers["content-type"]) == (200, "image/png")
    assert "max-age" in answer.headers["cache-control"]
    return answer.content


def test_each_kind_of_page_has_a_picture_of_its_own(service: Service) -> None:
    pictures = [preview_of(service, page) for page in PAGES]

    assert len(set(pictures)) == len(PAGES)
    for picture in pictures:
        with Image.open(io.BytesIO(picture)) as image:
            assert image.size == (1200, 630)
            # Board and words are drawn: neither half is one colour.
            for left in (0, 640):
                half = image.convert("RGB").crop((left, 0, left + 560, 630))
                assert len(half.getcolors(1 << 20) or ()) > 20


def test_a_preview_stays_the_same(service: Service) -> None:
    assert preview_of(service, PAGES[0]) == preview_of(service, PAGES[0])


def test_the_arrows_of_the_chain_are_drawn(service: Service) -> None:
    with Image.open(io.BytesIO(preview_of(service, "/"))) as image:
        colours = image.convert("RGB").getcolors(1 << 20) or []

    assert (0x7A, 0x2F, 0xB5) in {colour for _, colour in colours}


@pytest.mark.sample("^(hidden-single|xy-wing|forcing-chain-verity)$")
@pytest.mark.parametrize("slug", techniques())
def test_every_technique_has_a_preview(service: Service, slug: str) -> None:
    answer = service.client.get(f"/techniques/{slug}/preview.png")

    assert answer.content.startswith(b"\x89PNG")


@pytest.mark.parametrize(
    "path",
    [
        "/techniques/nothing/preview.png",
        "/daily/2025-11-19/preview.png",
        "/daily/today/preview.png",
        f"/collections/{PUZZLE_ID}0/preview.png",
    ],
)
def test_missing_pages_have_no_preview(service: Service, path: str) -> None:
    assert service.client.get(path).status_code in (400, 404)
