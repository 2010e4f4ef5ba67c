import random
from base64 import b32encode
from collections.abc import Callable
from copy import deepcopy
from hashlib import sha256
from itertools import chain
from typing import Any

import pytest
from hypothesis import given, strategies as st

from nonet import engine
from nonet.errors import GridFormatError
from samples import HARD, UNIQUE

# The most symmetrical grid there is, as lists of all essentially different grids give it.
REGULAR = "123456789456789123789123456231564897564897231897231564312645978645978312978312645"


def shuffled_lines(chance: random.Random) -> list[int]:
    """Shuffle three bands, and the lines within each."""
    bands = [chance.sample(range(first, first + 3), 3) for first in (0, 3, 6)]
    return list(chain.from_iterable(chance.sample(bands, 3)))


def image_of(grid: str, chance: random.Random) -> str:
    """Relabel, transpose and shuffle a grid."""
    rows, columns = shuffled_lines(chance), shuffled_lines(chance)
    names = dict(zip("123456789", chance.sample("123456789", 9), strict=True)) | {"-": "-"}
    steps = (9, 1) if chance.random() < 0.5 else (1, 9)
    cells = (steps[0] * row + steps[1] * column for row in rows for column in columns)
    return "".join(names[grid[cell]] for cell in cells)


PUZZLES = st.builds(
    lambda label, seed, full: (
        puzzle.solution if full else puzzle.puzzle for puzzle in [engine.generate(label, seed=seed)]
    ),
    st.sampled_from(engine.LABELS),
    st.integers(0, 2**64 - 1),
    st.booleans(),
).map(next)


@given(PUZZLES, st.randoms(use_true_random=False))
def test_every_image_of_a_grid_has_its_canonical_form(grid: str, chance: random.Random) -> None:
    assert engine.canonical(image_of(grid, chance)) == engine.canonical(grid)


@given(PUZZLES, PUZZLES)
def test_the_canonical_form_is_an_image(one: str, other: str) -> None:
    form = engine.canonical(one)

    assert sorted(map(form.count, "123456789")) == sorted(map(one.count, "123456789"))
    assert engine.grade(form).counts == engine.grade(one).counts
    assert (form == engine.canonical(other)) == (one == other)


@given(PUZZLES, st.randoms(use_true_random=False))
def test_no_image_precedes_the_minlex_form(grid: str, chance: random.Random) -> None:
    least, image = engine.minlex(grid), image_of(grid, chance)

    assert least <= image
    assert engine.minlex(image) == least
    assert engine.canonical(least) == engine.canonical(grid)


def test_the_minlex_form_is_that_of_published_catalogues() -> None:
    assert engine.minlex(REGULAR) == REGULAR
    assert engine.minlex_many([REGULAR, "." * 81, "0"], errors="null") == [REGULAR, "-" * 81, None]


# They are in corpora of others, so they never change.
IDS = {
    HARD: "v4def7v4qumrbzzdlby7",
    UNIQUE: "iz2tk5plaqz2krhgpzdg",
    "." * 81: "jl5qoidseescpau6ex66",
    REGULAR: "lgecrbtrkfneclspgsbm",
}


@pytest.mark.parametrize("grid", IDS)
def test_the_id_of_a_grid_never_changes(grid: str) -> None:
    digest = sha256(engine.minlex(grid).encode()).digest()

    assert engine.minlex_id(grid) == IDS[grid]
    assert engine.minlex_id(grid) == b32encode(digest).decode().lower()[:20]


@given(PUZZLES, st.randoms(use_true_random=False))
def test_all_images_of_a_grid_have_its_id(grid: str, chance: random.Random) -> None:
    images = engine.minlex_many([grid, image_of(grid, chance), "0"], errors="null")

    assert images.ids == [engine.minlex_id(grid)] * 2 + [None]
    assert engine.minlex_many([grid]).ids == images.ids[:1]


@pytest.mark.sample("^3$")
@pytest.mark.parametrize(
    "threads", [1, *(pytest.param(many, marks=pytest.mark.slow) for many in (3, None))]
)
def test_many_grids_have_their_forms_in_order(threads: int | None) -> None:
    grids = [HARD, UNIQUE, "." * 81, "1" * 81] * 30

    forms = engine.canonical_many(grids, threads=threads)

    assert forms == [engine.canonical(grid) for grid in grids]


def test_invalid_texts_are_named_by_their_position() -> None:
    with pytest.raises(GridFormatError) as caught:
        engine.canonical_many([HARD, "123"])

    assert (caught.value.index, caught.value.length) == (1, 3)


FORMS = (engine.canonical, engine.minlex)


@given(PUZZLES, st.sampled_from(FORMS))
def test_a_canonical_form_comes_with_an_invertible_transform(
    grid: str, form_of: Callable[..., Any]
) -> None:
    form, transform = form_of(grid, with_transform=True)

    assert transform(grid) == form == form_of(grid)
    assert transform.inverse()(form) == engine.normalize(grid)
    assert transform.inverse().inverse() == transform


@given(PUZZLES, st.integers(0, 2**64 - 1))
def test_the_inverse_transform_restores_a_shuffled_grid(grid: str, seed: int) -> None:
    image, transform = engine.shuffle(grid, seed=seed)

    assert engine.canonical(image) == engine.canonical(grid)
    assert transform(grid) == image
    assert transform.inverse()(image) == engine.normalize(grid)
    assert engine.shuffle(grid, seed=seed) == (image, transform)


def test_a_transform_is_plain_data_and_keeps_bands_together() -> None:
    _, transform = engine.shuffle(HARD, seed="one")
    data = transform.to_dict()

    assert engine.Transform.from_dict(data) == transform == deepcopy(transform)
    with pytest.raises(ValueError, match="stay in their bands"):
        engine.Transform.from_dict(data | {"rows": [0, 3, 1, 2, 4, 5, 6, 7, 8]})


# The second is the full grid with the most, by E. Russell and F. Jarvis.
SYMMETRIC = {
    "." * 81: 3_359_232 * 362_880,
    REGULAR: 648,
    "1" + "." * 80: 3_359_232 * 362_880 // (81 * 9),
    HARD: 1,
}


@pytest.mark.parametrize("grid", SYMMETRIC)
def test_automorphisms_are_counted(grid: str) -> None:
    assert engine.automorphisms(grid) == SYMMETRIC[grid]
