"""Claims that take long: others have their turn meanwhile, and they end with their budget."""

import asyncio
from threading import Event

import pytest

from nonet import engine
from nonet.errors import SearchLimitError
from nonet.puzzles.proof import Claim, prove
from nonet.runtime.scheduling.scheduler import NOBODY, ask_as
from nonet.runtime.workpool import WorkPool
from samples import HARDEST
from service import small_workbench

OPEN = [cell for cell, character in enumerate(HARDEST) if character == "."]
PAIRS = tuple((cell, digit) for cell in OPEN for digit in engine.Grid(HARDEST).candidates[cell])
LONG = {
    "a technique that is not there": Claim("x-wing", parts={"eliminations": [PAIRS[0]]}),
    "a conclusion of any technique": Claim(parts={"eliminations": [PAIRS[0]]}),
    "every candidate as a premise": Claim(candidates=PAIRS, parts={"eliminations": [*PAIRS]}),
    "every cell as a premise": Claim(
        parts={"premises": [{"kind": "cells", "cells": [cell]} for cell in OPEN]}
    ),
}


@pytest.mark.parametrize("claim", LONG.values(), ids=LONG)
def test_a_long_claim_ends_with_its_budget(claim: Claim) -> None:
    with pytest.raises(SearchLimitError):
        asyncio.run(prove(HARDEST, HARDEST, (), claim, small_workbench()))


@pytest.mark.parametrize("claim", LONG.values(), ids=LONG)
def test_others_have_their_turn_while_a_long_claim_is_judged(claim: Claim) -> None:
    pool = WorkPool(threads=1, queue=9, share=9)
    engine_context = small_workbench(pool, explaining_budget_s=60)
    begun, released, ended = Event(), Event(), list[str]()

    async def scenario() -> None:
        def hold() -> None:
            begun.set()
            released.wait()

        ask_as(NOBODY._replace(owner="cat"))
        held = asyncio.create_task(pool.run(hold))
        await asyncio.to_thread(begun.wait)
        ask_as(NOBODY._replace(owner="ada"))
        judged = asyncio.create_task(prove(HARDEST, HARDEST, (), claim, engine_context))
        judged.add_done_callback(lambda _: ended.append("ada"))
        while not pool.turns.waiting:  # noqa: ASYNC110 - the queue has no event to wait for
            await asyncio.sleep(0)
        ask_as(NOBODY._replace(owner="bea"))
        quick = asyncio.create_task(pool.run(int))
        quick.add_done_callback(lambda _: ended.append("bea"))
        await asyncio.sleep(0)
        released.set()
        await asyncio.gather(held, judged, quick)

    asyncio.run(scenario())
    pool.close()

    assert ended == ["bea", "ada"]
