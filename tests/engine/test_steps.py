import pytest

from nonet import engine
from nonet.errors import GridFormatError

EMPTY = "." * 81


def confined(digit: int, kept: set[int], house: range) -> list[tuple[int, int]]:
    return [(cell, digit) for cell in house if cell not in kept]


def test_an_x_wing_has_its_lines_candidates_and_eliminations() -> None:
    removed = confined(7, {0, 4}, range(9)) + confined(7, {72, 76}, range(72, 81))

    (step,) = engine.find_steps(EMPTY, removed=removed, technique="x-wing")

    assert step.technique == "x-wing"
    assert step.placements == ()
    assert step.eliminations == tuple(
        (9 * row + column, 7) for row in range(1, 8) for column in (0, 4)
    )
    assert [(house.kind, house.index) for house in step.pattern.houses] == [
        ("row", 0),
        ("row", 8),
        ("column", 0),
        ("column", 4),
    ]
    assert step.pattern.candidates == ((0, 7), (4, 7), (72, 7), (76, 7))


def test_the_fins_of_a_fish_are_separate() -> None:
    removed = confined(5, {9, 14}, range(9, 18)) + confined(5, {63, 68, 70}, range(63, 72))

    steps = engine.find_steps(EMPTY, removed=removed, technique="finned-x-wing")

    assert steps == ()

    removed = confined(5, {9, 14}, range(9, 18)) + confined(5, {63, 68, 67}, range(63, 72))
    (step,) = engine.find_steps(EMPTY, removed=removed, technique="finned-x-wing")

    assert step.pattern.fins == ((67, 5),)
    assert step.eliminations == ((59, 5), (77, 5))


def test_a_chain_has_its_links_in_order() -> None:
    removed = confined(3, {9, 16}, range(9, 18)) + confined(3, {1, 46}, range(1, 81, 9))

    (step,) = engine.find_steps(EMPTY, removed=removed, technique="two-string-kite")

    links = [(link.start.cells, link.kind, link.end.cells) for link in step.pattern.links]
    assert links == [((16,), "strong", (9,)), ((9,), "weak", (1,)), ((1,), "strong", (46,))]
    assert {link.start.digit for link in step.pattern.links} == {3}
    assert step.eliminations == ((52, 3),)


def test_only_cells_that_are_not_givens_form_an_avoidable_rectangle() -> None:
    board = "1..2....." + "...1....." + "." * 63
    slug = "avoidable-rectangle-1"

    (step,) = engine.find_steps(board, placed=(0, 3, 12), technique=slug)

    assert step.eliminations == ((9, 2),)
    assert engine.find_steps(board, placed=(0, 3), technique=slug) == ()


def test_a_technique_finds_its_variants() -> None:
    removed = confined(5, {10, 15}, range(9, 18)) + confined(5, {64, 70}, range(63, 72))

    steps = engine.find_steps(EMPTY, removed=removed, technique="sashimi-x-wing")

    assert [step.eliminations for step in steps] == [
        ((7, 5), (25, 5)),
        ((60, 5), (78, 5)),
        ((7, 5), (25, 5), (60, 5), (78, 5)),
    ]


@pytest.mark.parametrize(
    ("removed", "placed", "technique"),
    [
        ([], [], "guessing"),
        ([(81, 1)], [], "x-wing"),
        ([(0, 10)], [], "x-wing"),
        ([], [81], "x-wing"),
    ],
)
def test_numbers_out_of_range_are_rejected(
    removed: list[tuple[int, int]], placed: list[int], technique: str
) -> None:
    with pytest.raises(ValueError, match="expected"):
        engine.find_steps(EMPTY, removed=removed, placed=placed, technique=technique)


def test_a_text_other_than_a_grid_is_rejected() -> None:
    with pytest.raises(GridFormatError):
        engine.find_steps("123", technique="x-wing")


def test_repeating_the_next_step_gives_the_path() -> None:
    puzzle = engine.generate("expert", seed=3).puzzle
    board, steps = list(puzzle), []
    removed: list[tuple[int, int]] = []
    placed: list[int] = []

    while (step := engine.next_step("".join(board), removed=removed, placed=placed)) is not None:
        steps.append(step)
        removed.extend(step.eliminations)
        for cell, digit in step.placements:
            board[cell] = str(digit)
            placed.append(cell)

    assert tuple(steps) == engine.solve_path(puzzle).steps
    assert "-" not in board


def test_a_full_grid_has_no_next_step() -> None:
    assert engine.next_step(engine.generate("easy", seed=3).solution) is None


def test_the_links_of_several_assumptions_are_separate() -> None:
    puzzle = engine.generate("expert", seed=5).puzzle

    for slug in ("forcing-chain-verity", "forcing-net-verity", "forcing-chain-contradiction"):
        steps = engine.find_steps(puzzle, technique=slug)
        assert steps != ()
        for step in steps:
            assert sum(step.pattern.branches) == len(step.pattern.links)
            assert len(step.pattern.branches) >= 2


def test_a_siamese_fish_has_the_cover_sets_and_fins_of_both() -> None:
    removed = confined(5, {10, 15}, range(9, 18)) + confined(5, {64, 70}, range(63, 72))
    *_, step = engine.find_steps(EMPTY, removed=removed, technique="sashimi-x-wing")

    houses = [(house.kind, house.index) for house in step.pattern.houses]

    assert houses == [
        ("row", 1),
        ("row", 7),
        *[("column", 1), ("column", 7)],
        ("column", 1),
        ("column", 6),
    ]
    assert step.pattern.groups == ((15,), (70,))


def test_a_unique_rectangle_names_the_cells_that_share_its_extra_digits() -> None:
    corners = {0: (1, 2), 3: (1, 2), 9: (1, 2, 3), 12: (1, 2, 4), 17: (3, 4)}
    removed = [
        (cell, digit)
        for cell, kept in corners.items()
        for digit in range(1, 10)
        if digit not in kept
    ]

    steps = engine.find_steps(EMPTY, removed=removed, technique="unique-rectangle-3")

    assert ((9, 12), (17,)) in [step.pattern.groups for step in steps]


# With a given changed, the puzzles of these seeds have no solution any more.
@pytest.mark.parametrize("seed", [1, 14, 16])
def test_every_search_ends_on_a_board_without_a_solution(seed: int) -> None:
    puzzle = engine.generate("expert", seed=seed).puzzle
    first = next(cell for cell, digit in enumerate(puzzle) if digit != "-")
    changed = puzzle[:first] + str(int(puzzle[first]) % 9 + 1) + puzzle[first + 1 :]
    open_cells = {cell for cell, digit in enumerate(changed) if digit == "-"}

    for technique in engine.TECHNIQUES:
        for step in engine.find_steps(changed, technique=technique.slug):
            assert {cell for cell, _ in step.placements + step.eliminations} <= open_cells
