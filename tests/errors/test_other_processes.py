"""Refusals reach another process, and come back from it, unchanged."""

import copy
import pickle
from collections.abc import Callable, Iterator
from concurrent.futures import ProcessPoolExecutor
from importlib import import_module
from multiprocessing import get_context
from pkgutil import walk_packages
from typing import Any

import pytest
from hypothesis import given, settings, strategies as st

import nonet
from nonet import engine
from nonet.errors import GridFormatError, NonetError, UnknownKeyError
from samples import EMPTY


def exceptions() -> Iterator[type[Exception]]:
    """Yield every exception class of the package, native ones too."""
    for found in walk_packages(nonet.__path__, "nonet."):
        # These run a command or a migration when they are imported.
        if found.name.endswith("__main__") or ".migrations." in found.name:
            continue
        for member in vars(import_module(found.name)).values():
            is_ours = getattr(member, "__module__", "").startswith("nonet.")
            if is_ours and isinstance(member, type) and issubclass(member, Exception):
                yield member


EXCEPTIONS = sorted(set(exceptions()), key=lambda one: f"{one.__module__}.{one.__qualname__}")
WAYS: dict[str, Callable[[Any], Any]] = {
    "pickle": lambda error: pickle.loads(pickle.dumps(error)),  # noqa: S301 - our own
    "the oldest": lambda error: pickle.loads(pickle.dumps(error, protocol=0)),  # noqa: S301
    "copy": copy.copy,
    "deepcopy": copy.deepcopy,
}


def shown(error: BaseException) -> tuple[object, ...]:
    # Not a number equals nothing, itself included, but is shown alike.
    return type(error), str(error), repr(error.args), repr(vars(error))


def test_the_tree_of_refusals_is_found() -> None:
    assert {NonetError, GridFormatError, engine.SpecError} < set(EXCEPTIONS)
    assert len(EXCEPTIONS) > 70


@pytest.mark.parametrize("kind", EXCEPTIONS, ids=lambda kind: kind.__name__)
@settings(max_examples=10)
@given(data=st.data())
def test_every_error_class_is_copied_and_pickled_whole(
    kind: type[Exception], data: st.DataObject
) -> None:
    error = data.draw(st.builds(kind))

    again = {name: shown(way(error)) for name, way in WAYS.items()}

    assert again == dict.fromkeys(WAYS, shown(error))


def test_details_added_to_a_refusal_later_go_with_it() -> None:
    refusal = UnknownKeyError("nobody has it")
    refusal.account_id = 7
    refusal.add_note("in the morning")

    again = pickle.loads(pickle.dumps(refusal))  # noqa: S301 - our own

    assert (again.account_id, again.__notes__) == (7, ["in the morning"])


@pytest.mark.slow
def test_a_refusal_in_another_process_comes_back_and_the_pool_works_on() -> None:
    with ProcessPoolExecutor(1, mp_context=get_context("spawn")) as pool:
        malformed = pool.submit(engine.solve, "5").exception(60)
        ambiguous = pool.submit(engine.grade_many, [EMPTY]).exception(60)
        impossible = pool.submit(engine.generate, "easy", max_givens=3).exception(60)
        none_found = pool.submit(
            engine.generate, "hard", seed=1, min_rating=4.3, budget=1
        ).exception(60)
        still = pool.submit(engine.normalize, EMPTY).result(60)

    assert str(malformed).endswith("found 1 characters")
    assert vars(ambiguous) == {"statuses": {"grids[0]": "multiple"}}
    assert vars(impossible) == {"part": "max_givens"}
    assert vars(none_found)["tried"] == 1
    assert still == "-" * 81


@pytest.mark.slow
def test_a_pool_of_processes_does_not_wait_for_ever_on_one_bad_grid() -> None:
    with get_context("spawn").Pool(1) as pool:
        asked = pool.map_async(engine.solve, ["5"])

        with pytest.raises(GridFormatError):
            asked.get(60)
