"""The board for frames of other sites."""

import itertools
import re

import pytest

from nonet.server.site.embed import accent_style, contrast
from samples import AMBIGUOUS_ID, COLLECTION_ID, PUZZLE_ID
from service import Service

EMBEDS = (
    f"/embed/puzzles/{PUZZLE_ID}",
    f"/embed/collections/{COLLECTION_ID}?number=2",
    "/embed/daily",
    "/embed/daily?level=hard",
)
CLOSED = ("/", f"/puzzles/{PUZZLE_ID}", f"/collections/{COLLECTION_ID}", "/daily", "/developers")


@pytest.mark.parametrize("path", EMBEDS)
def test_only_an_embed_may_stand_in_frames_of_others(service: Service, path: str) -> None:
    answer = service.client.get(path)

    policy = answer.headers["content-security-policy"]
    assert answer.status_code == 200
    assert policy.startswith("default-src 'none'; ")
    assert policy.endswith("; base-uri 'none'; form-action 'none'; frame-ancestors *")
    assert "set-cookie" not in answer.headers
    assert "x-frame-options" not in answer.headers


@pytest.mark.parametrize("path", [*CLOSED, f"/embed/puzzles/{AMBIGUOUS_ID}", "/embed/nothing"])
def test_all_other_pages_stay_closed(service: Service, path: str) -> None:
    answer = service.client.get(path)

    assert "frame-ancestors 'none'" in answer.headers["content-security-policy"]


@pytest.mark.parametrize("path", EMBEDS)
def test_an_embed_credits_the_site_by_a_link(service: Service, path: str) -> None:
    page = service.client.get(path).text

    assert re.search(r'<a href="https://nonet\.example/[^"]+"[^>]*>Created with Nonet</a>', page)


@pytest.mark.parametrize(
    ("path", "status"),
    [
        ("/embed/puzzles/v1-1", 404),
        (f"/embed/puzzles/{AMBIGUOUS_ID}", 422),
        (f"/embed/puzzles/{PUZZLE_ID}?help=some", 400),
        (f"/embed/puzzles/{PUZZLE_ID}?theme=blue", 400),
        (f"/embed/puzzles/{PUZZLE_ID}?colour=red", 400),
        (f"/embed/collections/{COLLECTION_ID}?number=99", 404),
        (f"/embed/collections/{COLLECTION_ID}?number=01", 404),
        ("/embed/daily?level=extreme", 400),
        ("/embed/daily?day=2099-01-01", 404),
        ("/embed/daily?day=yesterday", 404),
    ],
)
def test_invalid_boards_are_rejected(service: Service, path: str, status: int) -> None:
    assert service.client.get(path).status_code == status


def test_a_page_chooses_the_help_and_the_look_of_its_board(service: Service) -> None:
    page = service.client.get(f"/embed/puzzles/{PUZZLE_ID}?help=where&theme=dark").text

    assert 'data-deepest="1"' in page
    assert 'data-theme="dark"' in page
    assert "<style>" not in page


def test_the_policy_allows_only_the_style_of_the_colour(service: Service) -> None:
    answer = service.client.get(f"/embed/puzzles/{PUZZLE_ID}?colour=FFEE00")

    assert f"<style>{accent_style('ffee00')}</style>" in answer.text
    assert "'unsafe-inline'" not in answer.headers["content-security-policy"]
    assert "'sha256-" in answer.headers["content-security-policy"]


@pytest.mark.parametrize("colour", ["000000", "ffffff", "ffee00", "14713f", "808080", "0000ff"])
def test_any_colour_can_be_read_by_day_and_by_night(colour: str) -> None:
    style = accent_style(colour)

    (accents, texts) = re.findall(r"light-dark\(#(\w{6}),#(\w{6})\)", style)
    for accent, paper, text in zip(accents, ("ffffff", "18212c"), texts, strict=True):
        assert contrast(rgb(accent), rgb(paper)) >= 7
        assert contrast(rgb(accent), rgb(text)) >= 4.5


def rgb(colour: str) -> tuple[int, int, int]:
    red, green, blue = bytes.fromhex(colour)
    return red, green, blue


def test_a_colour_that_can_be_read_stays_as_it_is() -> None:
    assert "--accent:light-dark(#14202e," in accent_style("14202e")


def test_neighbours_in_a_collection_keep_the_choice(service: Service) -> None:
    path = f"/embed/collections/{COLLECTION_ID}"

    first, second = (
        service.client.get(f"{path}?help=none&number={number}").text for number in (1, 2)
    )

    assert f'href="{path}?number=2&amp;help=none" rel="next"' in first
    assert 'rel="prev"' not in first
    assert f'href="{path}?number=1&amp;help=none" rel="prev"' in second


def test_a_frame_without_an_origin_may_fetch_its_scripts_and_ask_for_hints(
    service: Service,
) -> None:
    page = service.client.get(EMBEDS[0]).text
    question = f"/puzzles/{PUZZLE_ID}/hint"
    body = {"board": PUZZLE_ID.removeprefix("v1-"), "depth": 1}

    files = [service.client.get(name) for name in re.findall(r'"(/static/[^"]+)"', page)]
    allowed = service.client.options(question, headers={"Origin": "null"})
    answers = [service.client.post(question, json=sent) for sent in (body, {})]

    assert {file.headers["access-control-allow-origin"] for file in files} == {"*"}
    assert allowed.status_code == 204
    assert allowed.headers["access-control-allow-headers"] == "Content-Type"
    for answer, status in zip((*answers, allowed), (200, 400, 204), strict=True):
        assert answer.status_code == status
        assert answer.headers["access-control-allow-origin"] == "*"
        assert "access-control-allow-credentials" not in answer.headers


def test_a_frame_loads_little_and_no_font(service: Service) -> None:
    page = service.client.get(EMBEDS[0])
    names = set(re.findall(r'"(/static/[^"]+)"', page.text))
    sent = [service.client.get(name).headers["content-length"] for name in names]

    assert not [name for name in names if name.endswith((".woff2", ".wasm"))]
    assert sum(map(int, (page.headers["content-length"], *sent))) <= 40_000


def test_a_frame_is_the_same_for_everyone_and_differs_by_its_query(service: Service) -> None:
    queries = ("", "?help=none", "?theme=light", "?colour=14713f")
    tags = [service.client.get(EMBEDS[0] + query).headers["etag"] for query in queries]

    assert all(one != other for one, other in itertools.combinations(tags, 2))
    held = {"If-None-Match": tags[0]}
    assert service.client.get(EMBEDS[0], headers=held).status_code == 304
