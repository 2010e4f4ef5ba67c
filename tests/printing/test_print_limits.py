"""Resources that a job may use of a printer, and the jobs after one that used more."""

import asyncio
import gc
import os
import signal
from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import Any

import pytest
from structlog.testing import capture_logs

from hostile_logos import HEAVIEST, REFUSED, png
from nonet.errors import CallerGoneError, LayoutError, PrintLimitError
from nonet.printing.layout import Header, Logo
from nonet.printing.limits import (
    MEMORY_MB,
    MOST_REMEMBERED,
    REMEMBERED_S,
    Budget,
    PrintLimits,
)
from nonet.printing.press import FailedPrints, Press
from nonet.printing.rendering import render
from nonet.printing.svg import read_logo
from nonet.printing.worksheet import Worksheet
from nonet.runtime.scheduling.scheduler import NOBODY, ask_as
from processes import children_of

Make = Callable[..., Worksheet]

# These bypass the checks of logos, as though the lists of allowed elements had a hole.
ENDLESS = REFUSED["turbulence of 2,000,000,000 octaves"][0]
DEEP = REFUSED["30,000 groups in groups"][0]


class HandClock:
    def __init__(self) -> None:
        self.now_s = 0.0

    def __call__(self) -> float:
        return self.now_s


def giving(budget: Budget) -> PrintLimits:
    return PrintLimits(budget_of=lambda *_, **__: budget)


SHORT = giving(Budget(cpu_s=1, wall_s=60.0))
PATIENT = giving(Budget(cpu_s=60, wall_s=120.0))
NO_TIME = giving(Budget(cpu_s=60, wall_s=0.0))


def with_logo(make: Make, content: bytes, **options: Any) -> Worksheet:
    header = Header(logo=Logo(content=content, format="svg"), **options)
    return make(1, header=header)


def outcomes(press: Callable[[], Press], *worksheets: Worksheet) -> list[Any]:
    """Print worksheets one after the other, and return PDFs and refusals."""

    async def scenario() -> list[Any]:
        async with press() as started:
            return [
                (await asyncio.gather(started.print(each), return_exceptions=True))[0]
                for each in worksheets
            ]

    return asyncio.run(scenario())


def test_jobs_over_their_time_limit_end_their_printer(
    make_worksheet: Make,
) -> None:
    plain = make_worksheet(1)

    with capture_logs() as logged:
        refusal, printed = outcomes(
            partial(Press, limits=SHORT), with_logo(make_worksheet, ENDLESS), plain
        )

    assert isinstance(refusal, PrintLimitError)
    assert (refusal.code, refusal.limit) == ("PRINT_LIMIT", "time")
    assert str(refusal) == "Printing this takes more than 1 seconds of work."
    assert printed == render(plain)
    (line,) = logged
    assert (line["event"], line["limit"]) == ("print_limit_exceeded", "time")
    assert "exc_info" not in line


def test_jobs_that_crash_their_printer_are_rejected(make_worksheet: Make) -> None:
    plain = make_worksheet(1)

    refusal, printed = outcomes(Press, with_logo(make_worksheet, DEEP), plain)

    assert isinstance(refusal, PrintLimitError)
    assert (refusal.limit, refusal.most) == ("memory", MEMORY_MB)
    assert printed == render(plain)


@pytest.mark.thorough
@pytest.mark.slow
def test_jobs_over_the_memory_limit_end_their_printer(make_worksheet: Make) -> None:
    """A pixel is a byte when it is drawn: 256 MB of them are printed, 900 MB are not."""
    much, too_much = (
        make_worksheet(1, header=Header(logo=Logo(content=png(side, side, bits=1), format="png")))
        for side in (16_000, 30_000)
    )

    printed, refusal = outcomes(partial(Press, limits=PATIENT), much, too_much)

    assert printed.startswith(b"%PDF")
    assert isinstance(refusal, PrintLimitError)
    assert (refusal.limit, refusal.most) == ("memory", MEMORY_MB)


def test_idle_jobs_over_their_wall_clock_limit_end_their_printer(
    make_worksheet: Make,
) -> None:
    (refusal,) = outcomes(partial(Press, limits=NO_TIME), make_worksheet(1))

    assert isinstance(refusal, PrintLimitError)
    assert refusal.limit == "time"


@pytest.mark.thorough
def test_time_is_limited_for_each_job(
    make_worksheet: Make,
) -> None:
    # Each takes a tenth of the limit, and all take several times as long as it.
    limits = giving(Budget(cpu_s=1, wall_s=120.0))
    worksheets = [make_worksheet(20, seed=seed) for seed in range(30)]

    printed = outcomes(partial(Press, limits=limits), *worksheets)

    assert [each for each in printed if not isinstance(each, bytes)] == []


def test_logos_that_ended_a_printer_are_rejected_for_an_hour(
    make_worksheet: Make,
) -> None:
    clock, restarts = HandClock(), []
    first, other = (with_logo(make_worksheet, DEEP, title=title) for title in ("One", "Another"))

    async def scenario() -> dict[str, int]:
        async with Press(limits=PrintLimits(clock)) as press:
            for now_s, worksheet in ((0, first), (0, first), (REMEMBERED_S - 1, other)):
                clock.now_s = now_s
                with pytest.raises(PrintLimitError):
                    await press.print(worksheet)
                restarts.append(press.restarts)
            clock.now_s = REMEMBERED_S
            with pytest.raises(PrintLimitError):
                await press.preview(first, 1)
            restarts.append(press.restarts)
            return press.limited

    limited = asyncio.run(scenario())

    assert restarts == [1, 1, 1, 2]
    assert limited == {"time": 0, "memory": 2, "again": 2}


def test_the_number_of_remembered_failures_is_bounded() -> None:
    killers = FailedPrints(HandClock())

    for number in range(MOST_REMEMBERED + 9):
        killers.remember(number.to_bytes(4), PrintLimitError("time", 3))

    assert len(killers) == MOST_REMEMBERED
    killers.check((8).to_bytes(4))
    with pytest.raises(PrintLimitError):
        killers.check((9).to_bytes(4))


@pytest.mark.thorough
def test_only_the_hash_of_a_failed_job_is_kept(make_worksheet: Make) -> None:
    async def scenario() -> None:
        async with Press(limits=NO_TIME) as press:
            worksheet = with_logo(make_worksheet, ENDLESS, title="Held by nobody")
            with pytest.raises(PrintLimitError):
                await press.print(worksheet)
            del worksheet
            gc.collect()
            assert press.limited["time"] == 1
            sheets = [each for each in gc.get_objects() if isinstance(each, Worksheet)]
            assert not any(each.header.title == "Held by nobody" for each in sheets)

    asyncio.run(scenario())


@pytest.mark.sample("hangs up")
@pytest.mark.parametrize("way", ["hangs up", "is cancelled"])
def test_a_job_ends_when_its_caller_goes_away(make_worksheet: Make, way: str) -> None:
    plain = make_worksheet(1)

    async def scenario() -> bytes:
        gone = asyncio.Event()
        async with Press() as press:
            ask_as(NOBODY._replace(hung_up=gone.wait))
            task = asyncio.create_task(press.print(with_logo(make_worksheet, ENDLESS)))
            await asyncio.sleep(0)
            assert press.turns.working
            if way == "hangs up":
                gone.set()
                with pytest.raises(CallerGoneError):
                    await task
            else:
                task.cancel()
            ask_as(NOBODY)
            printed = await press.print(plain)
            assert press.limited == {"time": 0, "memory": 0, "again": 0}
            return printed

    assert asyncio.run(scenario()) == render(plain)


@pytest.mark.thorough
def test_jobs_are_not_blamed_for_printers_that_died_before(
    make_worksheet: Make,
) -> None:
    if not Path("/proc/self/task").exists():
        pytest.skip("needs /proc, to find the process")
    worksheet = make_worksheet(1)

    async def scenario() -> tuple[bytes, dict[str, int]]:
        before = children_of(os.getpid())
        async with Press() as press:
            (process,) = children_of(os.getpid()) - before
            os.kill(process, signal.SIGKILL)
            return await press.print(worksheet), press.limited

    printed, limited = asyncio.run(scenario())

    assert printed == render(worksheet)
    assert limited == {"time": 0, "memory": 0, "again": 0}


def test_logos_that_cannot_be_drawn_are_layout_errors(make_worksheet: Make) -> None:
    (refusal,) = outcomes(Press, with_logo(make_worksheet, b"<svg"))

    assert isinstance(refusal, LayoutError)
    assert (refusal.option, str(refusal)) == ("logo", "the logo cannot be drawn")


@pytest.mark.slow
@pytest.mark.thorough
def test_the_heaviest_allowed_logos_take_less_than_a_second_of_cpu(make_worksheet: Make) -> None:
    async def scenario() -> dict[str, tuple[Any, Any]]:
        printed = {}
        async with Press(limits=SHORT) as press:
            for name, draw in HEAVIEST.items():
                worksheet = make_worksheet(4, header=Header(logo=read_logo(draw())))
                jobs = press.print(worksheet), press.preview(worksheet, 1)
                printed[name] = await asyncio.gather(*jobs, return_exceptions=True)
        return printed

    printed = asyncio.run(scenario())

    for name, (pdf, picture) in printed.items():
        assert isinstance(pdf, bytes), (name, pdf)
        assert isinstance(picture, bytes), (name, picture)
        assert (pdf[:4], picture[:4]) == (b"%PDF", b"\x89PNG")
