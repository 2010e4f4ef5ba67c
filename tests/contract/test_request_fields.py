import pytest

from refusals import Refusal, refusal
from samples import REQUESTS, UNIQUE
from service import Service

pytestmark = pytest.mark.shared


def invalid(*paths: str) -> Refusal:
    return Refusal(400, "INVALID_REQUEST", list(paths))


@pytest.mark.parametrize("count", ["1", "1.0", "1e0", "10e-1"])
def test_a_whole_number_is_an_integer_in_any_notation(service: Service, count: str) -> None:
    answer = service.send("/generate", f'{{"count":{count}}}'.encode())

    assert (answer.status_code, len(answer.json()["puzzles"])) == (200, 1)


@pytest.mark.parametrize(
    "count",
    [
        "0",
        "21",
        "-1",
        "-0",
        "1.5",
        "1.00000000000000000001",
        "0.99999999999999999999",
        "1e-99999999999999999999",
        "1e999",
        "-1e999",
        "true",
        "false",
        "null",
        '"1"',
        "[1]",
        "{}",
        "9223372036854775808",
        "1" + "0" * 4_000,
    ],
)
def test_a_count_is_an_integer_from_1_to_20(unlimited_service: Service, count: str) -> None:
    answer = unlimited_service.send("/generate", f'{{"count": {count}}}'.encode())

    assert refusal(answer) == invalid("count")


@pytest.mark.parametrize("count", [1, 20])
def test_the_bounds_of_the_count_are_accepted(unlimited_service: Service, count: int) -> None:
    answer = unlimited_service.post("/generate", {"count": count})

    assert len(answer.json()["puzzles"]) == count


@pytest.mark.parametrize(
    "difficulty",
    ["", "Beginner", "beginner ", "extreme", "beginner\0", None, 1, True, ["easy"], {}],
)
def test_a_difficulty_is_one_of_the_five_labels(
    unlimited_service: Service, difficulty: object
) -> None:
    answer = unlimited_service.post("/generate", {"difficulty": difficulty})

    assert refusal(answer) == invalid("difficulty")


NO_GRIDS = [
    "",
    UNIQUE[:-1],
    UNIQUE + ".",
    UNIQUE + "\n",
    "\n" + UNIQUE[:-1],
    UNIQUE[:-1] + " ",
    UNIQUE[:-1] + "x",
    UNIQUE[:-1] + "*",
    UNIQUE[:-1] + "_",
    UNIQUE[:-1] + "\0",
    UNIQUE[:-1] + "\N{ARABIC-INDIC DIGIT ONE}",
    UNIQUE[:-1] + "\N{FULLWIDTH DIGIT ONE}",
    UNIQUE[:-1] + "\N{MINUS SIGN}",
    "🧩" * 81,
    "v1-" + "0" * 78,
    None,
    81,
    0.5,
    True,
    [UNIQUE],
    list(UNIQUE),
    {"grid": UNIQUE},
]


@pytest.mark.parametrize("grid", NO_GRIDS)
def test_a_grid_is_exactly_81_known_characters(unlimited_service: Service, grid: object) -> None:
    answer = unlimited_service.post("/check", {"puzzle": grid})

    assert refusal(answer) == invalid("puzzle")


@pytest.mark.parametrize(
    ("endpoint", "field"),
    [
        ("/analyze", "puzzle"),
        ("/validate", "puzzle"),
        ("/validate", "progress"),
        ("/hint", "puzzle"),
        ("/hint", "progress"),
        ("/grade", "puzzle"),
        ("/rate", "puzzle"),
        ("/explain", "puzzle"),
        ("/explain", "progress"),
    ],
)
def test_every_grid_field_accepts_only_grids(
    unlimited_service: Service, endpoint: str, field: str
) -> None:
    answer = unlimited_service.post(endpoint, {**REQUESTS[endpoint], field: UNIQUE[:-1] + "x"})

    assert refusal(answer) == invalid(field)


@pytest.mark.parametrize(
    "endpoint", [path for path, body in REQUESTS.items() if body and path != "/generate/custom"]
)
def test_every_missing_field_is_named(unlimited_service: Service, endpoint: str) -> None:
    answer = unlimited_service.post(endpoint, {})

    assert refusal(answer) == invalid(*REQUESTS[endpoint])


@pytest.mark.parametrize(
    "name", ["Puzzle", "seed", "", "puzzle ", "__class__", "a.b[0]", "é", "🧩"]
)
def test_an_unknown_field_is_rejected_and_named(unlimited_service: Service, name: str) -> None:
    answer = unlimited_service.post("/check", {"puzzle": UNIQUE, name: 1})

    assert refusal(answer) == invalid(name)


@pytest.mark.parametrize("name", ["\\ud800", "a\\udfffb", "\\udc00\\ud800", "x\\u0000y"])
def test_a_field_whose_name_is_not_text_is_rejected(unlimited_service: Service, name: str) -> None:
    answer = unlimited_service.send("/check", f'{{"puzzle": "{UNIQUE}", "{name}": 1}}'.encode())

    # Such a name cannot be written down, so the whole object is named.
    assert refusal(answer) == invalid("")


@pytest.mark.parametrize("grid", ["\\ud800", "\\ud800" * 81, UNIQUE[:-1] + "\\udfff"])
def test_half_a_surrogate_pair_in_a_grid_is_rejected(unlimited_service: Service, grid: str) -> None:
    answer = unlimited_service.send("/check", f'{{"puzzle": "{grid}"}}'.encode())

    assert refusal(answer) == invalid("puzzle")


def test_all_problems_are_named_at_once(unlimited_service: Service) -> None:
    answer = unlimited_service.post("/generate", {"count": 0, "difficulty": "x", "more": 1})

    status, code, paths = refusal(answer)
    assert (status, code) == (400, "INVALID_REQUEST")
    assert sorted(paths or []) == ["count", "difficulty", "more"]


def test_an_error_never_echoes_the_request(unlimited_service: Service) -> None:
    secret = "nonet_live_" + "a" * 36

    answers = [
        unlimited_service.post("/check", {"puzzle": secret}),
        unlimited_service.post("/check", {"puzzle": {secret: secret}}),
        unlimited_service.post("/generate", {"difficulty": secret}),
    ]

    assert [secret in answer.text for answer in answers] == [False] * 3
