"""The pages of grids of 4x4 and 6x6, and their data for programs."""

import io
from datetime import UTC, datetime

import pytest
from PIL import Image, ImageChops

from nonet.engine import small
from nonet.printing.typesetting import rasterize
from nonet.puzzles.links.identifiers import small_puzzle_id
from nonet.server.site.drawing import SHAPES
from nonet.server.site.small_puzzles import small_of_day
from service import NOON, Service

PUZZLE = small.generate(6, "easy", seed=3)
ID = small_puzzle_id(PUZZLE.puzzle)
PATH = f"/puzzles/{ID}"


@pytest.mark.parametrize("size", small.SIZES)
def test_a_page_shows_the_givens_and_never_the_solution(service: Service, size: small.Size) -> None:
    puzzle = small.generate(size, seed=5)

    page = service.client.get(f"/puzzles/{small_puzzle_id(puzzle.puzzle)}")

    givens = size * size - puzzle.puzzle.count("-")
    assert page.status_code == 200
    assert page.text.count('class="given"') == givens
    assert f"{size * size - givens} cells to go" in page.text
    assert puzzle.solution not in page.text


@pytest.mark.parametrize("size", small.SIZES)
@pytest.mark.parametrize("level", small.LEVELS)
def test_a_new_puzzle_is_of_its_size_and_level(
    service: Service, size: small.Size, level: small.Level
) -> None:
    page = service.client.get(f"/play/{size}?level={level}")

    named = page.text.partition('data-small="s')[2].partition('"')[0]
    grid = named.partition("-")[2].replace("0", "-")
    assert (small.size_of(grid), small.level_of(grid)) == (size, level)
    assert "s-maxage" not in page.headers.get("cache-control", "")


def test_the_json_has_the_puzzle_its_level_and_the_credit(service: Service) -> None:
    told = service.client.get(f"{PATH}.json").json()
    lines = service.client.get(f"{PATH}.txt").text.splitlines()

    assert (told["puzzleId"], told["puzzle"]) == (ID, PUZZLE.puzzle)
    assert (told["size"], told["difficulty"]) == (6, "easy")
    assert told["attribution"]["required"] is True
    assert told["playableUrl"].endswith(PATH)
    assert lines[:2] == [PUZZLE.puzzle, told["playableUrl"]]


def test_pictures_and_a_sheet_come_once_until_they_change(service: Service) -> None:
    kinds = {"svg": "image/svg+xml", "pdf": "application/pdf"}

    for ending, kind in kinds.items():
        first = service.client.get(f"{PATH}.{ending}")
        again = service.client.get(
            f"{PATH}.{ending}", headers={"If-None-Match": first.headers["etag"]}
        )
        assert (first.status_code, first.headers["content-type"]) == (200, kind)
        assert (again.status_code, again.content) == (304, b"")
    preview = service.client.get(f"{PATH}/picture.png")
    assert preview.content.startswith(b"\x89PNG")


def test_a_sheet_has_the_requested_marks(service: Service) -> None:
    plain, digits, shapes, other = (
        service.client.get(f"{PATH}.pdf{query}")
        for query in ("", "?marks=digits", "?marks=shapes", "?marks=colours")
    )

    assert plain.content == digits.content
    assert [b"(circle)" in each.content for each in (digits, shapes)] == [False, True]
    assert shapes.headers["etag"] != plain.headers["etag"]
    assert other.status_code == 400


def test_only_the_deepest_help_shows_the_digit(service: Service) -> None:
    told = [
        service.client.post(f"{PATH}/look", json={"board": PUZZLE.puzzle, "depth": depth}).json()
        for depth in (1, 2, 3)
    ]

    single = small.next_single(PUZZLE.puzzle)
    assert single is not None
    assert [one["status"] for one in told] == ["hint"] * 3
    assert [one["placement"] for one in told] == [None, None, [single.cell, single.digit]]
    assert all(single.cell in one["area"] for one in told)


def test_help_names_mistakes_and_completion(service: Service) -> None:
    cell = PUZZLE.puzzle.index("-")
    wrong = "1" if PUZZLE.solution[cell] != "1" else "2"
    board = PUZZLE.puzzle[:cell] + wrong + PUZZLE.puzzle[cell + 1 :]

    mistaken = service.client.post(f"{PATH}/look", json={"board": board, "shapes": True}).json()
    done = service.client.post(f"{PATH}/look", json={"board": PUZZLE.solution}).json()

    assert (mistaken["status"], mistaken["wrong"]) == ("wrong", [cell])
    assert done["status"] == "complete"


@pytest.mark.parametrize(
    ("path", "status"),
    [
        ("/puzzles/s4-123", 404),
        ("/puzzles/s4-5000000000000000", 404),
        ("/puzzles/s6-" + "0" * 16, 404),
        ("/puzzles/s5-" + "0" * 25, 404),
        ("/puzzles/s4-" + "0" * 16, 422),
        ("/puzzles/s4-" + "0" * 16 + ".json", 422),
        ("/puzzles/s4-" + "0" * 16 + ".pdf", 422),
        ("/puzzles/v1-" + "0" * 16, 404),
        ("/play/5", 404),
    ],
)
def test_invalid_small_puzzles_are_rejected(service: Service, path: str, status: int) -> None:
    assert service.client.get(path).status_code == status


@pytest.mark.parametrize("board", ["1" * 16, "9" * 36, ""])
def test_a_board_of_another_size_is_rejected(service: Service, board: str) -> None:
    answer = service.client.post(f"{PATH}/look", json={"board": board, "depth": 1})

    assert answer.status_code == 400


def test_the_date_determines_the_six_small_puzzles_of_a_day(service: Service) -> None:
    day = datetime.fromtimestamp(NOON, UTC).date()

    page = service.client.get("/daily").text

    expected = [board.id for board in small_of_day(day)]
    assert len(set(expected)) == 6
    assert all(f'href="/puzzles/{one}?daily={day}"' in page for one in expected)


def test_the_play_page_links_to_both_sizes(service: Service) -> None:
    page = service.client.get("/play").text

    assert all(f'href="/play/{size}"' in page for size in small.SIZES)


@pytest.mark.parametrize("shape", SHAPES)
def test_pages_do_not_cut_shapes_off(shape: str) -> None:
    outline = (
        f'<path d="{shape}" fill="none" stroke="#000" stroke-width="7" stroke-linejoin="round"/>'
    )
    size = 'width="400" height="400" viewBox="0 0 100 100"'
    drawn = rasterize(f'<svg xmlns="http://www.w3.org/2000/svg" {size}>{outline}</svg>')

    inked = ImageChops.invert(Image.open(io.BytesIO(drawn)).convert("L")).getbbox()

    left, top, right, bottom = inked or (0, 0, 0, 0)
    assert min(left, top, 400 - right, 400 - bottom) > 0
