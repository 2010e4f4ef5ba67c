import re
from pathlib import Path

import pytest

from nonet import engine
from nonet.puzzles.links.qr import draw_code
from nonet.server.site.pictures import QUIET_MODULES
from samples import AMBIGUOUS_ID, COLLECTION_ID, PUZZLE_ID
from service import Service

SIGNATURE = b"\x89PNG\r\n\x1a\n"


@pytest.mark.english
def test_a_collection_shows_every_grid_duplicates_too(service: Service) -> None:
    page = service.client.get(f"/collections/{COLLECTION_ID}").text

    assert page.count('class="thumbnail"') == 3
    assert re.findall(r'href="/puzzles/[^"]*number=(\d+)"', page) == ["1", "2", "3"]
    assert "Created with Nonet</a>" in page


def test_the_largest_collection_is_served(service: Service) -> None:
    answer = service.client.get("/collections/v1-" + PUZZLE_ID[3:] * 20)

    assert answer.status_code == 200
    assert answer.text.count('class="thumbnail"') == 20


@pytest.mark.english
def test_not_found_pages_give_a_reason_by_path(service: Service) -> None:
    paths = ("/puzzles/v1-12", "/daily/2099-01-01", "/nothing")
    pages = [service.client.get(path).text for path in paths]

    assert ["81 digits" in page for page in pages] == [True, False, False]
    assert ["is in the future" in page for page in pages] == [False, True, False]


@pytest.mark.english
@pytest.mark.parametrize(
    "path",
    [
        "/puzzles/v1-12",
        f"/puzzles/{PUZZLE_ID}0",
        f"/puzzles/{COLLECTION_ID}",
        f"/puzzles/v2-{PUZZLE_ID[3:]}",
        "/puzzles/v1-" + "\u0661" * 81,
        "/collections/v1-" + PUZZLE_ID[3:] * 21,
        "/collections/",
        "/nothing",
        "/static/nothing.js",
        "/icon-100000.png",
    ],
)
def test_unknown_paths_get_a_friendly_page(service: Service, path: str) -> None:
    answer = service.client.get(path)

    assert answer.status_code == 404
    assert "Page not found" in answer.text
    assert "default-src 'none'" in answer.headers["content-security-policy"]


@pytest.mark.english
@pytest.mark.parametrize(
    ("digits", "reason"),
    [
        ("0" * 81, "more than one"),
        ("123456780" + "0" * 8 + "9" + "0" * 63, "has none"),
        ("11" + "0" * 79, "occurs twice"),
    ],
)
@pytest.mark.parametrize("family", ["puzzles", "collections"])
def test_an_invalid_grid_gets_a_page_with_the_reason(
    service: Service, family: str, digits: str, reason: str
) -> None:
    answer = service.client.get(f"/{family}/v1-{digits}")

    assert answer.status_code == 422
    assert reason in answer.text


@pytest.mark.english
def test_a_grid_that_exhausts_the_search_gets_a_page_too(tmp_path: Path) -> None:
    hard = "v1-800000000003600000070090200050007000000045700000100030001000068008500010090000400"
    with Service(tmp_path, search_node_budget=1) as service:
        answer = service.client.get(f"/puzzles/{hard}")

        assert answer.status_code == 422
        assert "would take too long" in answer.text


@pytest.mark.english
def test_an_address_over_its_limit_is_throttled(tmp_path: Path) -> None:
    with Service(tmp_path, page_requests_per_minute=2) as service:
        for path in ("/developers/terms", f"/puzzles/{PUZZLE_ID}"):
            assert service.client.get(path).status_code == 200

        page = service.client.get("/")
        question = service.client.post(f"/puzzles/{PUZZLE_ID}/check", json={"board": "-" * 81})
        assert (page.status_code, page.headers["retry-after"]) == (429, "60")
        assert (question.status_code, question.headers["retry-after"]) == (429, "60")
        assert "Too many requests" in page.text

        service.clock.advance(60)
        assert service.client.get("/").status_code == 200


def puzzle_of_the_day(service: Service) -> str:
    found = re.search(r'data-puzzle="([^"]+)"', service.client.get("/").text)
    assert found
    return found[1]


def test_the_puzzle_of_the_day_is_everyones_until_midnight(
    service: Service, tmp_path: Path
) -> None:
    first = puzzle_of_the_day(service)
    with Service(tmp_path / "elsewhere") as elsewhere:
        assert puzzle_of_the_day(elsewhere) == first

    service.clock.advance(12 * 3600 - 1)
    assert puzzle_of_the_day(service) == first

    service.clock.advance(1)
    assert puzzle_of_the_day(service) != first
    assert service.client.get(f"/puzzles/{first}").status_code == 200


def test_pictures_are_images(service: Service) -> None:
    answers = {
        name: service.client.get(f"/puzzles/{PUZZLE_ID}/{name}")
        for name in ("picture.png", "picture.svg", "qr.svg")
    }

    assert answers["picture.png"].content.startswith(SIGNATURE)
    assert answers["picture.svg"].text.count('<path transform="translate(') == 30
    assert "<svg" in answers["qr.svg"].text
    refused = service.client.get(f"/puzzles/{AMBIGUOUS_ID}/picture.png")
    assert refused.status_code == 422


def test_the_qr_code_of_a_daily_puzzle_contains_its_day(service: Service) -> None:
    path = f"/puzzles/{PUZZLE_ID}"

    codes = [service.client.get(f"{path}/qr.svg?daily={day}").text for day in ("2026-11-21", "x")]

    addresses = (f"https://nonet.example{path}?daily=2026-11-21", f"https://nonet.example{path}")
    assert codes == [draw_code(one, quiet_modules=QUIET_MODULES) for one in addresses]


@pytest.mark.parametrize("size", [180, 192, 512])
def test_icons_have_the_requested_size(service: Service, size: int) -> None:
    content = service.client.get(f"/icon-{size}.png").content

    assert content.startswith(SIGNATURE)
    assert int.from_bytes(content[16:20], "big") == size


def test_the_site_is_installable_and_known_to_crawlers(service: Service) -> None:
    manifest = service.client.get("/manifest.webmanifest").json()
    robots = service.client.get("/robots.txt").text
    sitemap = service.client.get("/sitemap.xml").text

    assert manifest["start_url"] == "/"
    assert manifest["display"] == "standalone"
    assert all(service.client.get(icon["src"]).status_code == 200 for icon in manifest["icons"])
    assert "Sitemap: https://nonet.example/sitemap.xml" in robots
    addresses = re.findall("<loc>https://nonet.example([^<]+)</loc>", sitemap)
    assert len(addresses) == len(set(addresses)) == 27 + len(engine.TECHNIQUES)
    assert {service.client.get(path).status_code for path in addresses} == {200}


@pytest.mark.english
def test_terms_name_both_forms_of_the_credit(service: Service) -> None:
    page = service.client.get("/developers/terms").text

    assert '<a href="https://nonet.example">Created with Nonet</a>' in page
    assert "Created with Nonet · nonet.example" in page


@pytest.mark.english
def test_a_service_name_with_markup_stays_text(tmp_path: Path) -> None:
    with Service(tmp_path, service_name="A & <b>") as service:
        page = service.client.get(f"/puzzles/{PUZZLE_ID}").text

        assert "A & <b>" not in page
        assert "Created with A &amp; &lt;b&gt;</a>" in page
