import pytest

from service import Service

UNIQUE = "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79"
SOLUTION = "534678912672195348198342567859761423426853791713924856961537284287419635345286179"
ATTRIBUTION = {
    "required": True,
    "text": "Created with Nonet",
    "url": "https://nonet.example",
    "html": '<a href="https://nonet.example">Created with Nonet</a>',
    "offlineText": "Created with Nonet · nonet.example",
    "termsUrl": "https://nonet.example/developers/terms",
}


def test_a_unique_grid_comes_back_normalized_with_its_solution(service: Service) -> None:
    answer = service.post("/check", {"puzzle": UNIQUE})

    assert answer.status_code == 200
    assert answer.json() == {
        "puzzle": UNIQUE.replace(".", "-"),
        "status": "unique",
        "unique": True,
        "solutionsFound": 1,
        "searchComplete": True,
        "nodes": 0,
        "solution": SOLUTION,
        "attribution": ATTRIBUTION,
    }


@pytest.mark.parametrize(
    ("grid", "expected"),
    [
        ("." * 81, ("multiple", False, 2, True)),
        ("12345678." + "." * 8 + "9" + "." * 63, ("unsolvable", False, 0, True)),
        ("11" + "." * 79, ("invalid", False, 0, True)),
    ],
)
def test_a_grid_without_one_solution_gets_the_verdict_of_the_table(
    service: Service, grid: str, expected: tuple[str, bool, int, bool]
) -> None:
    answer = service.post("/check", {"puzzle": grid}).json()

    found = (answer["status"], answer["unique"], answer["solutionsFound"], answer["searchComplete"])
    assert found == expected
    assert answer["solution"] is None
