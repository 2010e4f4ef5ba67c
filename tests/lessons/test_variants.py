"""Images of positions have the same steps, and are puzzles too."""

import pytest

from nonet import engine
from nonet.grid import CELLS, EMPTY
from nonet.puzzles.lessons.lesson import image_of, read_examples

SLUGS = [
    "hidden-single",
    "naked-pair",
    "locked-pointing",
    "x-wing",
    "skyscraper",
    "xy-wing",
    "w-wing",
    "xy-chain",
    "als-xz",
    "unique-rectangle-1",
]


@pytest.mark.parametrize("slug", SLUGS)
def test_an_image_has_as_many_steps_of_the_technique(slug: str) -> None:
    position = read_examples()[slug].position
    conclusions = {len(step.eliminations) for step in engine.find_steps(position, technique=slug)}

    for number in (1, 2, 3):
        image = image_of(position, number)

        steps = engine.find_steps(image, technique=slug)
        assert image != position
        assert {len(step.eliminations) for step in steps} == conclusions
        solution = engine.solve(image.puzzle)
        for step in steps:
            assert all(solution[cell] != str(digit) for cell, digit in step.eliminations)
            assert all(solution[cell] == str(digit) for cell, digit in step.placements)


def test_a_number_gives_the_same_image_for_ever() -> None:
    position = read_examples()["x-wing"].position

    assert image_of(position, 0) is position
    assert image_of(position, 7) == image_of(position, 7) != image_of(position, 8)


def test_an_image_keeps_filled_cells_and_eliminated_candidates() -> None:
    position = read_examples()["xy-chain"].position

    image = image_of(position, 5)

    assert len(image.eliminated) == len(position.eliminated)
    assert len(image.placed) == len(position.placed)
    filled = [image.board[cell] != EMPTY for cell in CELLS]
    assert filled.count(True) == sum(digit != EMPTY for digit in position.board)
    assert engine.canonical(image.puzzle) == engine.canonical(position.puzzle)
