"""POST /publish."""

from pathlib import Path

import pytest

from nonet import engine
from samples import ATTRIBUTION, OTHER, SOLUTION, UNIQUE, digits_of, published, variants
from service import Service

pytestmark = pytest.mark.shared


def test_every_puzzle_and_the_collection_get_public_pages(service: Service) -> None:
    answer = service.post("/publish", {"puzzles": [UNIQUE, OTHER]})

    collection = f"v1-{digits_of([UNIQUE, OTHER])}"
    assert answer.status_code == 200
    assert answer.headers["Content-Type"] == "application/json"
    assert answer.json() == {
        "engineVersion": engine.VERSION,
        "collectionId": collection,
        "collectionUrl": f"https://nonet.example/collections/{collection}",
        "puzzles": [published(UNIQUE), published(OTHER)],
        "attribution": ATTRIBUTION,
    }


def test_order_and_duplicates_are_kept(service: Service) -> None:
    puzzles = [OTHER, UNIQUE, OTHER, OTHER]

    answer = service.post("/publish", {"puzzles": puzzles}).json()

    assert answer["puzzles"] == [published(grid) for grid in puzzles]
    assert answer["collectionId"] == f"v1-{digits_of(puzzles)}"


def test_twenty_puzzles_make_one_identifier_of_1620_digits(service: Service) -> None:
    puzzles = variants(20)
    assert len(set(puzzles)) == 20

    answer = service.post("/publish", {"puzzles": puzzles}).json()

    assert answer["collectionId"] == f"v1-{digits_of(puzzles)}"
    assert len(answer["collectionId"]) == len("v1-") + 1620
    assert answer["puzzles"] == [published(grid) for grid in puzzles]


def test_every_spelling_of_an_empty_cell_gives_the_same_links(service: Service) -> None:
    mixed = "".join(".0-"[place % 3] if cell == "." else cell for place, cell in enumerate(UNIQUE))

    answers = [
        service.post("/publish", {"puzzles": [grid]}).json()
        for grid in (UNIQUE, UNIQUE.replace(".", "0"), UNIQUE.replace(".", "-"), mixed)
    ]

    assert all(answer == answers[0] for answer in answers)


def test_a_solved_grid_can_be_published(service: Service) -> None:
    answer = service.post("/publish", {"puzzles": [SOLUTION]}).json()

    assert answer["puzzles"] == [published(SOLUTION)]


def test_links_have_the_address_and_name_of_the_service(tmp_path: Path) -> None:
    with Service(
        tmp_path,
        site_url="https://sudoku.example/de/",
        base_url="https://api.example/v1/",
        service_name="Zahlen & <Rätsel>",
    ) as named:
        published_answer = named.post("/publish", {"puzzles": [UNIQUE]}).json()
        exported = named.post("/worksheets", {"puzzles": [UNIQUE]}).json()

    identifier = f"v1-{digits_of([UNIQUE])}"
    credit = {
        "required": True,
        "text": "Created with Zahlen & <Rätsel>",
        "url": "https://sudoku.example/de",
        "html": '<a href="https://sudoku.example/de">Created with Zahlen &amp; &lt;Rätsel&gt;</a>',
        "offlineText": "Created with Zahlen & <Rätsel> · sudoku.example/de",
        "termsUrl": "https://sudoku.example/de/developers/terms",
    }
    assert published_answer["attribution"] == credit
    assert published_answer["puzzles"][0]["attribution"] == credit
    assert (
        published_answer["collectionUrl"] == f"https://sudoku.example/de/collections/{identifier}"
    )
    assert (
        published_answer["puzzles"][0]["playableUrl"]
        == f"https://sudoku.example/de/puzzles/{identifier}"
    )
    assert exported["pdfUrl"].startswith(f"https://api.example/v1/worksheets/{identifier}?")
