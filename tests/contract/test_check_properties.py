from hypothesis import given, strategies as st

from samples import ATTRIBUTION, SOLUTION, normal
from service import Service

GRIDS = st.text("123456789.0-", min_size=81, max_size=81)
SPARSE = st.dictionaries(st.integers(0, 80), st.sampled_from("123456789"), max_size=24).map(
    lambda givens: "".join(givens.get(cell, ".") for cell in range(81))
)
DUG = st.sets(st.integers(0, 80), max_size=60).map(
    lambda holes: "".join("0" if cell in holes else SOLUTION[cell] for cell in range(81))
)
TABLE = {
    "unique": (True, {1}, True),
    "multiple": (False, {2}, True),
    "unsolvable": (False, {0}, True),
    "invalid": (False, {0}, True),
    "unknown": (None, {0, 1}, False),
}


@given(grid=GRIDS | SPARSE | DUG)
def test_any_81_valid_characters_get_a_documented_status(
    unlimited_service: Service, grid: str
) -> None:
    answer = unlimited_service.post("/check", {"puzzle": grid})

    body = answer.json()
    unique, numbers, complete = TABLE[body["status"]]
    assert answer.status_code == 200
    assert body["solutionsFound"] in numbers
    assert body["nodes"] >= 0
    assert body == {
        "puzzle": normal(grid),
        "status": body["status"],
        "unique": unique,
        "solutionsFound": body["solutionsFound"],
        "searchComplete": complete,
        "nodes": body["nodes"],
        "solution": body["solution"],
        "attribution": ATTRIBUTION,
    }
    assert (body["solution"] is not None) == (body["status"] == "unique")
    if body["solution"]:
        assert obeys_the_rules(body["solution"])
        assert all(
            given in ("-", found)
            for given, found in zip(normal(grid), body["solution"], strict=True)
        )


def obeys_the_rules(solution: str) -> bool:
    rows = [solution[9 * row : 9 * row + 9] for row in range(9)]
    columns = [solution[column::9] for column in range(9)]
    boxes = [
        "".join(rows[top + down][left : left + 3] for down in range(3))
        for top in (0, 3, 6)
        for left in (0, 3, 6)
    ]
    return all(set(house) == set("123456789") for house in rows + columns + boxes)
