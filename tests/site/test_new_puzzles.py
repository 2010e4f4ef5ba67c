"""New puzzles to play, and those from elsewhere."""

import re

import pytest

from nonet import engine
from nonet.puzzles.links.identifiers import MAX_GRIDS, collection_id
from nonet.server.site.new_puzzles import LEVELS
from samples import COLLECTION_ID, PUZZLE, PUZZLE_ID, SOLUTION, UNSOLVABLE
from service import Service

OWN = {"Sec-Fetch-Site": "same-origin"}


def lead(service: Service, address: str) -> tuple[str, str]:
    """Return the grid and the level of the puzzle that an address leads to."""
    answer = service.client.get(address, follow_redirects=False)
    assert (answer.status_code, answer.headers["cache-control"]) == (303, "no-store")
    found = re.fullmatch(r"/puzzles/v1-(\d{81})\?level=(\w+)", answer.headers["location"])
    assert found
    return found[1], found[2]


@pytest.mark.parametrize("level", LEVELS)
def test_each_request_for_a_new_puzzle_redirects_to_another(service: Service, level: str) -> None:
    found = [lead(service, f"/play/new?level={level}") for _ in range(2)]

    assert len(set(found)) == 2
    assert [(engine.label_of(grid), named) for grid, named in found] == [(level, level)] * 2


@pytest.mark.parametrize("home", ["", "/de"])
@pytest.mark.parametrize("level", LEVELS)
def test_each_level_has_an_address(service: Service, level: str, home: str) -> None:
    answer = service.client.get(f"{home}/play/{level}")

    assert answer.status_code == 200
    assert f'rel="canonical" href="https://nonet.example{home}/play/{level}"' in answer.text


@pytest.mark.parametrize("level", ["nonsense", "Hard", "5", "hard.html"])
def test_other_levels_have_no_address(service: Service, level: str) -> None:
    assert service.client.get(f"/play/{level}").status_code == 404


@pytest.mark.parametrize("query", ["", "?level=nonsense", "?level="])
def test_a_new_puzzle_is_easy_unless_a_level_is_named(service: Service, query: str) -> None:
    grid, level = lead(service, f"/play/new{query}")

    assert (engine.label_of(grid), level) == ("easy", "easy")


@pytest.mark.parametrize("home", ["", "/de"])
def test_the_play_page_leads_visitors_without_scripts_to_new_puzzles(
    service: Service, home: str
) -> None:
    page = service.client.get(f"{home}/play").text

    without = page[page.index("<noscript>") : page.index("</noscript>")]
    links = re.findall(r'href="([^"]+)"', without)
    assert links == [f"{home}/play/new?level={level}" for level in LEVELS]


NINE_ROWS = "\n".join(PUZZLE[start : start + 9] for start in range(0, 81, 9))


@pytest.mark.parametrize(
    "text",
    [PUZZLE, NINE_ROWS, f"https://nonet.example/puzzles/{PUZZLE_ID}", f'{{"puzzle": "{PUZZLE}"}}'],
)
def test_a_puzzle_in_any_form_is_played_at_once(service: Service, text: str) -> None:
    answer = service.client.post(
        "/import", data={"puzzle": text}, headers=OWN, follow_redirects=False
    )

    assert (answer.status_code, answer.headers["location"]) == (303, f"/puzzles/{PUZZLE_ID}")


def test_several_puzzles_become_a_collection(service: Service) -> None:
    answer = service.client.post(
        "/import", data={"puzzle": f"{PUZZLE}\n" * 3}, headers=OWN, follow_redirects=False
    )

    assert answer.headers["location"] == f"/collections/{COLLECTION_ID}"


@pytest.mark.english
@pytest.mark.parametrize(
    ("text", "status", "reason", "marked"),
    [
        ("no puzzle", 400, "We could not read a puzzle here.", 0),
        ("55" + "." * 79, 422, "occurs twice", 2),
        (PUZZLE.replace("8", "-"), 422, "more than one", 2),
        (UNSOLVABLE, 422, "This grid has none", 7),
    ],
)
def test_invalid_puzzles_are_returned_with_the_reason(
    service: Service, text: str, status: int, reason: str, marked: int
) -> None:
    answer = service.client.post("/import", data={"puzzle": text}, headers=OWN)

    assert answer.status_code == status
    assert reason in answer.text
    assert answer.text.count("aria-invalid") == marked
    assert SOLUTION[:9] not in answer.text


@pytest.mark.english
def test_the_givens_that_are_named_contradict_each_other(service: Service) -> None:
    page = service.client.post("/import", data={"puzzle": UNSOLVABLE}, headers=OWN).text

    named = re.search(r"cannot all be right: ((?:r\dc\d ?)+)", page)

    assert named
    cells = {9 * (int(name[1]) - 1) + int(name[3]) - 1 for name in named[1].split()}
    kept = "".join(digit if cell in cells else "." for cell, digit in enumerate(UNSOLVABLE))
    assert engine.count_solutions(kept).status == "unsolvable"


@pytest.mark.english
def test_the_cell_that_is_named_can_hold_both_digits(service: Service) -> None:
    grid = PUZZLE.replace("8", "-")
    page = service.client.post("/import", data={"puzzle": grid}, headers=OWN).text

    named = re.search(r"r(\d)c(\d) could be (\d) or (\d)\.", page)

    assert named
    row, column, *digits = named.groups()
    cell = 9 * (int(row) - 1) + int(column) - 1
    for digit in digits:
        filled = grid[:cell] + digit + grid[cell + 1 :]
        assert engine.count_solutions(filled).solutions_found


def test_another_site_cannot_send_the_form(service: Service) -> None:
    answer = service.client.post(
        "/import", data={"puzzle": PUZZLE}, headers={"Sec-Fetch-Site": "cross-site"}
    )

    assert answer.status_code == 403


def test_only_the_grids_of_a_full_collection_are_checked(service: Service) -> None:
    lines = f"{PUZZLE}\n" * MAX_GRIDS + UNSOLVABLE
    answer = service.client.post(
        "/import", data={"puzzle": lines}, headers=OWN, follow_redirects=False
    )

    assert answer.headers["location"] == f"/collections/{collection_id([PUZZLE] * MAX_GRIDS)}"
