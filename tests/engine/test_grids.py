import copy
import pickle

import pytest
from hypothesis import given, strategies as st

from nonet import engine
from nonet.errors import GridFormatError, TextFormError
from nonet.puzzles.forms import FORMS

TEXT = "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79"
ENDLESS: list[object] = []
ENDLESS.append(ENDLESS)
GRIDS = st.text("123456789.0-", min_size=81, max_size=81)


@given(GRIDS)
def test_a_grid_equals_its_text(text: str) -> None:
    grid = engine.Grid(text)

    assert grid == engine.normalize(text) == str(grid)
    assert hash(grid) == hash(str(grid))
    assert pickle.loads(pickle.dumps(grid)) == copy.deepcopy(grid) == grid  # noqa: S301 - our own
    assert "".join(grid.rows) == grid
    assert sorted("".join(grid.columns)) == sorted("".join(grid.boxes)) == sorted(grid)


def test_a_grid_has_its_houses_and_candidates() -> None:
    grid = engine.Grid(TEXT)

    assert grid.rows[0] == "53--7----"
    assert grid.columns[0] == "56-847---"
    assert grid.boxes[0] == "53-6---98"
    assert grid.boxes[8] == "28---5-79"
    assert grid.filled == 30
    assert grid.digits[:5] == (5, 3, 0, 0, 7)
    assert grid.candidates[2] == (1, 2, 4)
    assert grid.candidates[0] == ()
    assert repr(grid) == f"Grid({str(grid)!r})"


@given(GRIDS, st.sampled_from(FORMS))
def test_a_grid_is_read_from_every_written_form(text: str, form: str) -> None:
    grid = engine.Grid(text)

    if form != "brf" or set("123456789") & set(grid):
        assert engine.Grid(format(grid, form)) == grid


def test_a_grid_is_accepted_as_text() -> None:
    grid = engine.Grid(TEXT)

    assert engine.solve(grid) == engine.solve(TEXT)
    assert engine.check_many([grid, TEXT])[0] == engine.count_solutions(grid)
    assert engine.grade(grid) == engine.grade(TEXT)
    assert engine.canonical(grid) == engine.canonical(TEXT)
    assert engine.rate(grid) == engine.rate(TEXT)


def test_numbers_and_nested_rows_make_a_grid() -> None:
    grid = engine.Grid(TEXT)
    nested = [[None if cell == "-" else int(cell) for cell in row] for row in grid.rows]

    assert engine.Grid(grid.digits) == engine.Grid(nested) == engine.Grid(grid.rows) == grid


@pytest.mark.parametrize(
    ("cells", "error", "message"),
    [
        ("x" * 81, GridFormatError, "position 0"),
        ("123", TextFormError, "line 1"),
        (f"{TEXT}\n{TEXT}", ValueError, "expected one grid, found 2"),
        ([0] * 80, ValueError, "expected 81 cells, found 80"),
        (ENDLESS, ValueError, "expected 81 cells, found lists 9 deep"),
        ([10] * 81, ValueError, "expected numbers, 0 to 9, found 10"),
        (b"." * 81, TypeError, "found bytes"),
        (None, TypeError, "found NoneType"),
    ],
)
def test_invalid_grids_are_rejected_with_the_reason(
    cells: object, error: type[Exception], message: str
) -> None:
    with pytest.raises(error, match=message):
        engine.Grid(cells)  # type: ignore[arg-type]


def test_an_unknown_form_is_rejected_with_the_known_ones() -> None:
    with pytest.raises(ValueError, match="one of line, rows"):
        format(engine.Grid(TEXT), "columns")


@pytest.mark.parametrize(
    ("grids", "error", "message"),
    [
        (TEXT, TypeError, r"found one str: pass \[grid\] for one grid"),
        (None, TypeError, "expected several grids, such as a list; found NoneType"),
        ([TEXT, b"." * 81], TypeError, r"grids\[1\]: .* found bytes; decode it"),
        ([TEXT, None], TypeError, r"grids\[1\]: .* found NoneType"),
        ([TEXT, TEXT[1:]], GridFormatError, r"grids\[1\]: .* found 80 characters"),
    ],
)
@pytest.mark.parametrize(
    "judge", [engine.check_many, engine.grade_many, engine.rate_many, engine.canonical_many]
)
def test_an_invalid_batch_gets_advice(
    judge: object, grids: object, error: type[Exception], message: str
) -> None:
    with pytest.raises(error, match=message):
        judge(grids)  # type: ignore[operator]


@pytest.mark.parametrize("threads", [0, -1])
def test_zero_threads_are_rejected(threads: int) -> None:
    with pytest.raises(ValueError, match="expected at least one thread, or None"):
        engine.check_many([TEXT], threads=threads)
    with pytest.raises(ValueError, match="expected at least one thread, or None"):
        engine.generate_many("easy", 2, threads=threads)


@pytest.mark.parametrize("found", [b"." * 81, None, 81])
def test_a_grid_other_than_a_text_gets_advice(found: object) -> None:
    with pytest.raises(TypeError, match="expected a grid as text, found"):
        engine.solve(found)  # type: ignore[arg-type]


def test_a_puzzle_without_a_seed_reports_its_random_seed() -> None:
    drawn = engine.generate("easy")

    assert engine.generate("easy", seed=drawn.seed) == drawn
    assert engine.generate("easy").seed != drawn.seed
    assert engine.generate("easy", seed="our club").seed == engine.seed_of("our club")
    assert {one.seed for one in engine.generate_many("easy", 2, seed=7)} == {7}


def test_digits_outside_the_range_of_seeds_are_hashed() -> None:
    assert engine.seed_of("007") == 7
    assert engine.seed_of(str(2**64 - 1)) == 2**64 - 1
    texts = [str(2**64), "9" * 20, "9" * 5_000]
    assert len({*map(engine.seed_of, texts)}) == 3
    assert max(map(engine.seed_of, texts)) < 2**64
