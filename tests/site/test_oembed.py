"""Links that become boards where they are pasted."""

import re
from html import unescape
from urllib.parse import parse_qs, urlsplit
from xml.etree import ElementTree as ET

import pytest

from samples import AMBIGUOUS_ID, COLLECTION_ID, PUZZLE_ID
from service import Service

SITE = "https://nonet.example"
PUZZLE = f"{SITE}/puzzles/{PUZZLE_ID}"
FIELDS = {
    "version": "1.0",
    "type": "rich",
    "title": "Sudoku on Nonet",
    "provider_name": "Nonet",
    "provider_url": SITE,
    "cache_age": 86400,
}


@pytest.mark.parametrize(
    ("address", "frame"),
    [
        (PUZZLE, f"/embed/puzzles/{PUZZLE_ID}?theme=light"),
        (f"{PUZZLE}?daily=2026-11-22", f"/embed/puzzles/{PUZZLE_ID}?theme=light"),
        (
            f"{SITE}/collections/{COLLECTION_ID}",
            f"/embed/collections/{COLLECTION_ID}?theme=light",
        ),
        (f"{SITE}/daily", "/embed/daily?theme=light"),
        (f"{SITE}/daily/2026-11-20", "/embed/daily?day=2026-11-20&theme=light"),
        (
            f"{SITE}/embed/puzzles/{PUZZLE_ID}?help=none&theme=dark",
            f"/embed/puzzles/{PUZZLE_ID}?help=none&theme=dark",
        ),
    ],
)
def test_a_link_becomes_a_frame(service: Service, address: str, frame: str) -> None:
    answer = service.client.get("/oembed", params={"url": address})

    assert answer.headers["content-type"] == "application/json"
    assert answer.headers["access-control-allow-origin"] == "*"
    assert answer.json() == FIELDS | {
        "width": 480,
        "height": 760,
        "html": f'<iframe src="{SITE}{frame.replace("&", "&amp;")}" title="Sudoku on Nonet" '
        'width="480" height="760" style="max-width:100%;border:0" loading="lazy"></iframe>',
    }


def test_xml_and_json_have_the_same_content(service: Service) -> None:
    asked = {"url": PUZZLE, "maxwidth": "400", "maxheight": "500"}

    json, xml = (
        service.client.get("/oembed", params={**asked, "format": form}) for form in ("json", "xml")
    )

    root = ET.fromstring(xml.content)  # noqa: S314 - our own
    assert xml.headers["content-type"] == "text/xml; charset=utf-8"
    assert root.tag == "oembed"
    assert {field.tag: field.text for field in root} == {
        name: str(value) for name, value in json.json().items()
    }


@pytest.mark.parametrize(
    ("limits", "size"),
    [
        ({}, (480, 760)),
        ({"maxwidth": "320"}, (320, 600)),
        ({"maxwidth": "9999", "maxheight": "9999"}, (480, 760)),
        ({"maxheight": "300"}, (480, 300)),
        ({"maxwidth": "100", "maxheight": "50"}, (100, 50)),
    ],
)
def test_a_frame_is_never_larger_than_requested(
    service: Service, limits: dict[str, str], size: tuple[int, int]
) -> None:
    answer = service.client.get("/oembed", params={"url": PUZZLE, **limits}).json()

    assert (answer["width"], answer["height"]) == size
    assert f'width="{size[0]}" height="{size[1]}"' in answer["html"]


@pytest.mark.parametrize(
    ("asked", "status"),
    [
        ({"url": "https://elsewhere.example/puzzles/" + PUZZLE_ID}, 404),
        ({"url": f"{SITE}.elsewhere.example/puzzles/{PUZZLE_ID}"}, 404),
        ({"url": f"{SITE}/"}, 404),
        ({"url": f"{SITE}/developers"}, 404),
        ({"url": f"{SITE}/puzzles/v1-1"}, 404),
        ({"url": f"{SITE}/puzzles"}, 404),
        ({"url": f"{SITE}/puzzles/{AMBIGUOUS_ID}"}, 404),
        ({"url": f"{SITE}/collections/{AMBIGUOUS_ID}"}, 404),
        ({"url": f"{SITE}/daily/tomorrow"}, 404),
        ({"url": "no address"}, 404),
        ({"url": ""}, 404),
        ({"url": PUZZLE, "format": "yaml"}, 501),
        ({"url": PUZZLE, "maxwidth": "wide"}, 400),
        ({"url": PUZZLE, "maxheight": "0"}, 400),
        ({"url": f"{PUZZLE}?help=some"}, 400),
        ({}, 400),
    ],
)
def test_urls_without_a_board_are_rejected(
    service: Service, asked: dict[str, str], status: int
) -> None:
    assert service.client.get("/oembed", params=asked).status_code == status


@pytest.mark.parametrize(
    "path", [f"/puzzles/{PUZZLE_ID}", f"/collections/{COLLECTION_ID}", "/daily"]
)
def test_a_page_links_to_its_oembed_description(service: Service, path: str) -> None:
    page = service.client.get(path).text
    links = re.findall(r'<link rel="alternate" type="(\S+)\+oembed" href="([^"]+)"', page)

    assert [kind for kind, _ in links] == ["application/json", "text/xml"]
    for kind, address in links:
        parts = urlsplit(unescape(address))
        answer = service.client.get(f"{parts.path}?{parts.query}")
        assert answer.status_code == 200
        assert answer.headers["content-type"].startswith(kind)
        assert parse_qs(parts.query)["url"][0].startswith(SITE)


def test_a_page_without_a_fixed_puzzle_has_no_oembed_link(service: Service) -> None:
    assert "+oembed" not in service.client.get("/play").text
