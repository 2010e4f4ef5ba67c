"""Verifying a batch, even if some of its grids take long."""

import asyncio
from collections.abc import Iterator, Sequence
from threading import Event

import pytest

from machine import LISTS
from nonet import engine
from nonet.errors import GridFormatError, NotUniqueError, OverloadedError, SearchLimitError
from nonet.puzzles.verification import INLINE_NODE_BUDGET, Verified, verify_all
from nonet.runtime.workpool import WorkPool
from samples import EMPTY, INVALID, OTHER, OTHER_SOLUTION, SOLUTION, UNIQUE, UNSOLVABLE
from service import small_workbench

FOLDER = LISTS / "engine"
HARDEST = FOLDER / "forum_hardest_1905_11plus.txt"


@pytest.fixture
def pool() -> Iterator[WorkPool]:
    pool = WorkPool(threads=1, queue=0, share=0)
    yield pool
    pool.close()


def verify(
    grids: Sequence[str], pool: WorkPool, *, node_budget: int = engine.DEFAULT_NODE_BUDGET
) -> list[Verified]:
    engine_context = small_workbench(pool, node_budget=node_budget)
    return asyncio.run(verify_all(grids, engine_context))


def test_each_grid_comes_back_normalized_with_its_solution_in_order(pool: WorkPool) -> None:
    verified = verify([OTHER, UNIQUE, SOLUTION, OTHER], pool)

    other = Verified(OTHER.replace("0", "-"), OTHER_SOLUTION)
    unique = Verified(UNIQUE.replace(".", "-"), SOLUTION)
    assert verified == [other, unique, Verified(SOLUTION, SOLUTION), other]


def test_every_grid_without_one_solution_is_named_with_its_verdict(pool: WorkPool) -> None:
    with pytest.raises(NotUniqueError) as refusal:
        verify([UNIQUE, EMPTY, INVALID, UNSOLVABLE, EMPTY], pool)

    assert refusal.value.statuses == {
        "puzzles[1]": "multiple",
        "puzzles[2]": "invalid",
        "puzzles[3]": "unsolvable",
        "puzzles[4]": "multiple",
    }


def test_every_exhausted_search_is_named(pool: WorkPool) -> None:
    with pytest.raises(SearchLimitError) as refusal:
        verify([EMPTY, UNIQUE, EMPTY], pool, node_budget=1)

    assert refusal.value.paths == ("puzzles[0]", "puzzles[2]")


def test_not_unique_outranks_an_exhausted_search(pool: WorkPool) -> None:
    with pytest.raises(NotUniqueError) as refusal:
        verify([EMPTY, UNIQUE, INVALID], pool, node_budget=1)

    assert refusal.value.statuses == {"puzzles[2]": "invalid"}


def test_a_malformed_grid_is_reported_by_its_index(pool: WorkPool) -> None:
    with pytest.raises(GridFormatError) as refusal:
        verify([UNIQUE, EMPTY, UNIQUE[:-1]], pool)

    assert (refusal.value.index, refusal.value.length) == (2, 80)


def _deep_rows() -> list[list[str]]:
    """Return the corpus's rows whose search is too long for the event loop."""
    rows = [line.split("\t") for line in HARDEST.read_text(encoding="ascii").splitlines()[:5000]]
    verdicts = engine.check_many([grid for grid, _, _ in rows], node_budget=INLINE_NODE_BUDGET)
    deep = [row for row, verdict in zip(rows, verdicts, strict=True) if verdict.status == "unknown"]
    assert deep
    return deep[:19]


@pytest.mark.corpora
def test_grids_too_deep_for_the_event_loop_are_verified_on_the_pool(pool: WorkPool) -> None:
    deep = _deep_rows()

    verified = verify([UNIQUE, *(grid for grid, _, _ in deep)], pool)

    assert [item.solution for item in verified] == [SOLUTION, *(row[2] for row in deep)]


@pytest.mark.corpora
def test_a_full_pool_rejects_only_deep_grids(
    pool: WorkPool,
) -> None:
    deep = _deep_rows()[0][0]

    async def scenario(pool: WorkPool) -> list[Verified]:
        engine_context = small_workbench(pool)
        released = Event()
        busy = asyncio.create_task(pool.run(released.wait))
        await asyncio.sleep(0)
        try:
            with pytest.raises(OverloadedError):
                await verify_all([deep], engine_context)
            return await verify_all([UNIQUE], engine_context)
        finally:
            released.set()
            await busy

    assert [item.solution for item in asyncio.run(scenario(pool))] == [SOLUTION]
