import json
import re
from pathlib import Path

import pytest

from machine import needs_engine
from nonet import engine
from samples import AMBIGUOUS_ID, COLLECTION_ID, HARDEST, PUZZLE, PUZZLE_ID, SOLUTION
from service import Service

CELL = r'<td role="gridcell" tabindex="(-?\d)" aria-label="([^"]*)"[^>]*>(\d?)'


@pytest.mark.english
def test_the_page_holds_the_whole_grid_without_any_script(service: Service) -> None:
    page = service.client.get(f"/puzzles/{PUZZLE_ID}").text

    cells = re.findall(CELL, page)

    assert "".join(digit or "-" for _, _, digit in cells) == PUZZLE
    assert [tabindex for tabindex, _, _ in cells].count("0") == 1
    assert cells[0][1] == "5, given, row 1 column 1"
    assert cells[2][1] == "empty, row 1 column 3"
    assert page.count('<tr role="row">') == 9


@pytest.mark.english
def test_the_page_shows_the_rating_beside_the_label(service: Service) -> None:
    page = service.client.get(f"/puzzles/{PUZZLE_ID}").text
    rating = engine.rate(PUZZLE)

    assert f"{str(engine.label_of(PUZZLE)).capitalize()} · Rated ER {rating.er}<" in page


@pytest.mark.english
def test_a_rating_beyond_the_page_s_budget_is_a_lower_bound(tmp_path: Path) -> None:
    with Service(tmp_path, rating_budget=1) as service:
        page = service.client.get(f"/puzzles/v1-{HARDEST.replace('.', '0')}").text

    assert re.search(r"ER \d\.\d or more", page)


def test_the_page_does_not_contain_the_solution(service: Service) -> None:
    page = service.client.get(f"/puzzles/{PUZZLE_ID}").text

    assert not any(SOLUTION[start : start + 9] in page for start in range(0, 81, 9))


def test_no_file_of_a_play_page_contains_the_solution(service: Service) -> None:
    own = f"/puzzles/{PUZZLE_ID}"
    page, worker = (service.client.get(path).text for path in (own, "/service-worker.js"))
    kept = json.loads(worker.partition("const KEPT = ")[2].partition(";\n")[0])
    named = re.findall(
        r'(?:src|href|content|data-\w+)="(?:https://nonet\.example)?(/[^"?#]+)"', page
    )
    asked = [f"{own}/qr.svg", f"{own}/picture.svg", f"{own}.json", f"{own}.txt", f"{own}.svg"]
    houses = [SOLUTION[at : at + 9] for at in range(0, 81, 9)]
    houses += [SOLUTION[at::9] for at in range(9)]

    served = {path: service.client.get(path) for path in {own, *kept, *named, *asked}}

    assert len(served) > 40
    for path, answer in served.items():
        assert answer.status_code in (200, 308), path
        digits = bytes(byte for byte in answer.content if chr(byte) in "123456789").decode()
        for house in houses:
            assert house.encode() not in answer.content, path
            # Nor with anything between the digits, in the part with the puzzle.
            assert not (path.startswith(own) and house in digits), path


@pytest.mark.english
def test_the_credit_is_a_visible_link(service: Service) -> None:
    page = service.client.get(f"/puzzles/{PUZZLE_ID}").text

    assert '<p class="credit"><a href="https://nonet.example">Created with Nonet</a></p>' in page


def test_the_policy_allows_no_inline_scripts_and_no_other_origins(service: Service) -> None:
    answer = service.client.get(f"/puzzles/{PUZZLE_ID}")

    policy = answer.headers["content-security-policy"]
    scripts = re.findall(r"<script([^>]*)>", answer.text)
    loaded = re.findall(r'<(?:script|link|img)[^>]*?(?:src|href)="([^"]+)"', answer.text)
    assert "unsafe" not in policy
    assert "script-src 'self'" in policy
    assert all('src="/static/' in script or "application/json" in script for script in scripts)
    assert "style=" not in answer.text
    assert all(address.startswith(("/", "#", "https://nonet.example/")) for address in loaded)


def test_previews_of_the_link_show_the_grid(service: Service) -> None:
    page = service.client.get(f"/puzzles/{PUZZLE_ID}").text

    address = f"https://nonet.example/puzzles/{PUZZLE_ID}"
    assert f'<meta property="og:image" content="{address}/picture.png">' in page
    assert f'<link rel="canonical" href="{address}">' in page


@pytest.mark.english
def test_within_a_collection_the_page_links_to_its_neighbours(service: Service) -> None:
    query = {"collection": COLLECTION_ID, "number": "2"}
    page = service.client.get(f"/puzzles/{PUZZLE_ID}", params=query).text

    around = f"/puzzles/{PUZZLE_ID}?collection={COLLECTION_ID}&amp;number="
    assert f'href="{around}1" rel="prev"' in page
    assert f'href="{around}3" rel="next"' in page
    assert f'href="/collections/{COLLECTION_ID}"' in page
    assert "Puzzle 2 of 3" in page


def test_a_query_that_does_not_fit_the_puzzle_is_ignored(service: Service) -> None:
    for collection, number in (
        (COLLECTION_ID, "4"),
        (COLLECTION_ID, "0"),
        (COLLECTION_ID, "x"),
        ("nonsense", "1"),
        (AMBIGUOUS_ID, "1"),
    ):
        query = {"collection": collection, "number": number}
        answer = service.client.get(f"/puzzles/{PUZZLE_ID}", params=query)

        assert answer.status_code == 200
        assert 'rel="next"' not in answer.text


def test_pages_are_compressed_for_clients_that_accept_gzip(service: Service) -> None:
    plain = service.client.get(f"/puzzles/{PUZZLE_ID}", headers={"Accept-Encoding": "identity"})
    packed = service.client.get(f"/puzzles/{PUZZLE_ID}", headers={"Accept-Encoding": "gzip"})

    assert "content-encoding" not in plain.headers
    assert packed.headers["content-encoding"] == "gzip"
    assert plain.text == packed.text


@needs_engine
def test_only_the_worker_may_compile_webassembly(service: Service) -> None:
    page = service.client.get(f"/puzzles/{PUZZLE_ID}")
    kept = service.client.get("/service-worker.js").text
    (worker,) = re.findall(r'"(/static/engine_worker\.[^"]+)"', kept)

    policy = service.client.get(worker).headers["content-security-policy"]

    allowed = policy.replace("script-src 'self' 'wasm-unsafe-eval'", "script-src 'self'")
    assert allowed != policy
    assert allowed == page.headers["content-security-policy"]
