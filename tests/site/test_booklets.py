"""The shelf of booklets: permanent sheets whose level and number decide their puzzles."""

import re
from pathlib import Path

import pytest

from command_line import CommandLine
from nonet import engine
from samples import page_count
from service import Service

SHELVES = (*engine.LABELS, "4x4", "6x6")
ADDRESSES = [
    f"/booklets/{shelf}/{number}{paper}"
    for shelf in SHELVES
    for number in range(1, 201)
    for paper in ("", "?paper=letter")
]


def links_on(service: Service, path: str) -> set[str]:
    return set(re.findall('<a [^>]*href="([^"#]+)"', service.client.get(path).text))


def test_every_booklet_is_two_clicks_from_home(service: Service) -> None:
    assert "/booklets" in links_on(service, "/")
    assert links_on(service, "/booklets") >= set(ADDRESSES)
    assert "/de/booklets/easy/17?paper=letter" in links_on(service, "/de/booklets")


def test_every_address_has_a_booklet(unlimited_service: Service) -> None:
    # Nothing is printed for a client that has it.
    answers = {
        unlimited_service.client.get(address, headers={"If-None-Match": "*"}).status_code
        for address in ADDRESSES
    }
    tags = {
        unlimited_service.client.get(address, headers={"If-None-Match": "*"}).headers["etag"]
        for address in ADDRESSES[::7]
    }

    assert answers == {304}
    assert len(tags) == len(ADDRESSES[::7])


@pytest.mark.parametrize("shelf", ["beginner", "expert", "4x4", "6x6"])
def test_a_booklet_has_eight_puzzles_and_then_their_answers(service: Service, shelf: str) -> None:
    answer = service.client.get(f"/booklets/{shelf}/200")

    assert (answer.status_code, answer.headers["content-type"]) == (200, "application/pdf")
    assert answer.content.count(b"/S/Table/") == 16
    assert page_count(answer.content) == 3


@pytest.mark.parametrize(
    "path", ["/booklets/hard/3", "/booklets/6x6/3", "/ja/booklets/easy/3", "/ar/booklets/4x4/3"]
)
def test_another_service_makes_the_same_bytes(
    service: Service, path: str, tmp_path_factory: pytest.TempPathFactory
) -> None:
    elsewhere: Path = tmp_path_factory.mktemp("elsewhere")
    with Service(elsewhere) as other:
        other.clock.advance(1_000_000)

        made = service.client.get(path)
        assert made.status_code == 200
        assert made.content == other.client.get(path).content


def test_the_command_makes_the_same_bytes(service: Service, tmp_path: Path) -> None:
    nonet = CommandLine(tmp_path, site_url="https://nonet.example")
    puzzles = ("--seed", "17", "--difficulty", "easy", "--count", "8")
    layout = ("--per-page", "4", "--answer-layout", "9", "--one-qr", "--no-blanks")

    nonet("worksheet", *puzzles, *layout, "--title", "Easy, booklet 17", "-o", "booklet.pdf")

    printed = service.client.get("/booklets/easy/17").content
    assert (tmp_path / "booklet.pdf").read_bytes() == printed


def test_papers_numbers_and_languages_differ(service: Service) -> None:
    paths = ["easy/1", "easy/1?paper=letter", "easy/2"]

    made = [service.client.get(f"{tag}/booklets/{path}") for tag in ("", "/de") for path in paths]

    assert len({answer.content for answer in made}) == 6
    assert len({answer.headers["etag"] for answer in made}) == 6


def test_a_booklet_is_cached(service: Service) -> None:
    first = service.client.get("/booklets/easy/1")
    tag = first.headers["etag"]
    known = service.client.get("/booklets/easy/1", headers={"If-None-Match": tag})

    assert first.headers["cache-control"] == "public, max-age=3600, must-revalidate"
    assert (known.status_code, known.content) == (304, b"")


def test_new_booklets_count_as_prints_and_known_ones_do_not(tmp_path: Path) -> None:
    with Service(tmp_path, prints_per_ten_minutes=2) as service:
        numbers = (1, 2, 1, 2, 3)
        answers = [service.client.get(f"/booklets/easy/{number}") for number in numbers]

    assert [answer.status_code for answer in answers] == [200, 200, 200, 200, 429]


@pytest.mark.parametrize(
    ("path", "status"),
    [
        ("easy/0", 404),
        ("easy/201", 404),
        ("easy/01", 404),
        ("easy/x", 404),
        ("extreme/1", 404),
        ("9x9/1", 404),
        ("easy/1?paper=a3", 400),
    ],
)
def test_there_are_no_other_booklets(service: Service, path: str, status: int) -> None:
    assert service.client.get(f"/booklets/{path}").status_code == status


def test_the_sitemap_has_the_shelf(service: Service) -> None:
    assert "https://nonet.example/booklets</loc>" in service.client.get("/sitemap.xml").text
