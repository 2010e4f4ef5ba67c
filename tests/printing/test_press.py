"""Printing for a service: many at once, in other processes."""

import asyncio
import os
import signal
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

from nonet.errors import LayoutError, OverloadedError
from nonet.printing.press import Press
from nonet.printing.printer import PrintingError
from nonet.printing.rendering import render
from nonet.printing.worksheet import Worksheet
from nonet.runtime.scheduling.scheduler import NOBODY, ask_as
from processes import children_of


@pytest.mark.sample("2")
@pytest.mark.parametrize("printers", [1, 2])
def test_eight_concurrent_prints_equal_direct_renders(
    make_worksheet: Callable[..., Worksheet],
    printers: int,
) -> None:
    worksheets = [make_worksheet(2, seed=seed) for seed in range(8)]

    async def scenario() -> list[bytes]:
        async with Press(printers=printers) as press:
            return await asyncio.gather(*map(press.print, worksheets))

    assert asyncio.run(scenario()) == [render(worksheet) for worksheet in worksheets]


def test_a_full_queue_rejects_further_worksheets(
    make_worksheet: Callable[..., Worksheet],
) -> None:
    worksheet = make_worksheet(1)

    async def scenario() -> list[bytes | BaseException]:
        async with Press(queue=2) as press:
            jobs = (press.print(worksheet) for _ in range(5))
            return await asyncio.gather(*jobs, return_exceptions=True)

    *printed, fourth, fifth = asyncio.run(scenario())

    assert printed == [render(worksheet)] * 3
    for refusal in (fourth, fifth):
        assert isinstance(refusal, OverloadedError)
        assert refusal.code == "OVERLOADED"
        assert refusal.retry_after_s >= 1


def test_owners_take_turns_and_single_puzzles_go_before_packs(
    make_worksheet: Callable[..., Worksheet],
) -> None:
    pack, single = make_worksheet(2), make_worksheet(1)
    printed: list[str] = []

    async def print_for(owner: str, worksheet: Worksheet, press: Press) -> None:
        ask_as(NOBODY._replace(owner=owner))
        await press.print(worksheet)
        printed.append(owner)

    async def scenario() -> None:
        async with Press() as press:
            jobs = [print_for(owner, pack, press) for owner in ("ada", "ada", "ada", "bea")]
            await asyncio.gather(*jobs, print_for("cat", single, press))

    asyncio.run(scenario())

    assert printed == ["ada", "cat", "bea", "ada", "ada"]


def test_packs_leave_one_of_two_printers_to_single_puzzles(
    make_worksheet: Callable[..., Worksheet],
) -> None:
    pack, single = make_worksheet(2), make_worksheet(1)

    async def scenario() -> list[bytes | BaseException]:
        async with Press(printers=2, queue=1) as press:
            # One pack is printed, one waits and one is too many; the single puzzle need not wait.
            jobs = map(press.print, (pack, pack, pack, single))
            return await asyncio.gather(*jobs, return_exceptions=True)

    first, second, third, alone = asyncio.run(scenario())

    assert [first, second, alone] == [render(pack), render(pack), render(single)]
    assert isinstance(third, OverloadedError)


def test_dead_processes_are_replaced(make_worksheet: Callable[..., Worksheet]) -> None:
    if not Path("/proc/self/task").exists():
        pytest.skip("needs /proc, to find the process")
    worksheet = make_worksheet(1)

    async def scenario() -> bytes:
        before = children_of(os.getpid())
        async with Press() as press:
            (process,) = children_of(os.getpid()) - before
            os.kill(process, signal.SIGKILL)
            return await press.print(worksheet)

    assert asyncio.run(scenario()) == render(worksheet)


def test_the_press_works_on_after_a_cancelled_call(
    make_worksheet: Callable[..., Worksheet],
) -> None:
    abandoned, wanted = make_worksheet(3, seed=1), make_worksheet(2, seed=2)

    async def scenario() -> bytes:
        async with Press() as press:
            tasks = [asyncio.create_task(press.print(abandoned)) for _ in range(3)]
            await asyncio.sleep(0)
            for task in tasks:
                task.cancel()
            await asyncio.gather(*tasks, return_exceptions=True)
            return await press.print(wanted)

    assert asyncio.run(scenario()) == render(wanted)


def test_render_failures_are_reported_and_the_next_job_is_printed(
    make_worksheet: Callable[..., Worksheet],
) -> None:
    unprintable, printable = make_worksheet(1, credit="☃"), make_worksheet(1)
    too_long = make_worksheet(1, site=f"https://{'valley.' * 120}example")

    async def scenario() -> bytes:
        async with Press() as press:
            with pytest.raises(PrintingError, match="☃"):
                await press.print(unprintable)
            with pytest.raises(LayoutError, match="does not fit on its page") as refused:
                await press.print(too_long)
            assert refused.value.option == "codes"
            return await press.print(printable)

    assert asyncio.run(scenario()) == render(printable)


def test_a_closed_press_leaves_no_process_behind(make_worksheet: Callable[..., Worksheet]) -> None:
    before = children_of(os.getpid())

    async def scenario() -> None:
        async with Press() as press:
            await press.print(make_worksheet(1))

    asyncio.run(scenario())

    assert children_of(os.getpid()) <= before


@pytest.mark.skipif(sys.platform != "linux", reason="needs /proc, to find the process")
def test_a_press_that_does_not_start_leaves_no_process_behind(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    silent = tmp_path / "python"
    silent.write_text("#!/bin/sh\nexec sleep 600 >&-\n")
    silent.chmod(0o755)
    monkeypatch.setattr(sys, "executable", str(silent))
    before = children_of(os.getpid())

    async def start() -> None:
        async with Press():
            pass

    with pytest.raises(EOFError):
        asyncio.run(start())

    assert children_of(os.getpid()) <= before


@pytest.mark.skipif(sys.platform != "linux", reason="needs /proc, to find the process")
def test_printers_have_a_lower_priority_and_ignore_the_terminal() -> None:
    async def scenario() -> tuple[int, int, int]:
        before = children_of(os.getpid())
        async with Press() as press:
            assert press.restarts == 0
            (printer,) = children_of(os.getpid()) - before
            niceness = os.getpriority(os.PRIO_PROCESS, printer)
            return os.getpgid(printer) - printer, os.getsid(printer), niceness

    own_group, session, niceness = asyncio.run(scenario())

    # A session of its own would weigh as much as the service, however nice the printer in it.
    assert (own_group, session) == (0, os.getsid(0))
    assert niceness == min(19, os.nice(0) + 5)


@pytest.mark.skipif(sys.platform != "linux", reason="needs /proc, to read the environment")
def test_printers_do_not_inherit_secrets(
    monkeypatch: pytest.MonkeyPatch, make_worksheet: Callable[..., Worksheet]
) -> None:
    for name in ("NONET_SECRET", "NONET_DATABASE_URL", "NONET_SMTP_URL", "PGPASSWORD", "TOKEN"):
        monkeypatch.setenv(name, "confidential")
    monkeypatch.setenv("LC_ALL", "C.UTF-8")

    async def scenario() -> bytes:
        before = children_of(os.getpid())
        async with Press() as press:
            (printer,) = children_of(os.getpid()) - before
            await press.print(make_worksheet(1))
            return environment_of(printer)

    environment = asyncio.run(scenario())

    assert b"LC_ALL=C.UTF-8\0" in environment
    assert b"confidential" not in environment


def environment_of(process: int) -> bytes:
    return Path(f"/proc/{process}/environ").read_bytes()
