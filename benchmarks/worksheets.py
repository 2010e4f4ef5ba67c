"""The speed, size and memory of printed worksheets.

Run with `python benchmarks/worksheets.py`; on one core with `taskset -c 0` before it.
"""

import asyncio
import io
import os
import random
import re
import resource
import statistics
import subprocess
import sys
import time
from dataclasses import replace
from pathlib import Path

import pikepdf

from nonet.printing.books.book import Book, Chapter, Mode
from nonet.printing.books.pages import plan_pages
from nonet.printing.books.printing import print_book, with_answers
from nonet.printing.layout import Layout
from nonet.printing.press import Press
from nonet.printing.rendering import render
from nonet.printing.worksheet import Sheet, Worksheet

_SOLUTION = "".join(
    str((3 * row + row // 3 + column) % 9 + 1) for row in range(9) for column in range(9)
)
_PACKS = 500


def make_pack(seed: int, count: int = 20) -> Worksheet:
    """Make a pack whose puzzles no other seed has."""
    chance = random.Random(seed)  # noqa: S311 - puzzles aren't secrets
    return Worksheet(
        service_name="Nonet",
        credit="Created with Nonet · nonet.example",
        sheets=tuple(_make_sheet(chance) for _ in range(count)),
    )


def _make_sheet(chance: random.Random) -> Sheet:
    names = "".join(chance.sample("123456789", 9))
    solution = _SOLUTION.translate(str.maketrans("123456789", names))
    empty = set(chance.sample(range(81), 52))
    puzzle = "".join("-" if cell in empty else digit for cell, digit in enumerate(solution))
    link = f"https://nonet.example/puzzles/v1-{puzzle.replace('-', '0')}"
    return Sheet(puzzle=puzzle, solution=solution, playable_url=link, label="medium")


def assert_prints(worksheet: Worksheet, pdf: bytes) -> None:
    """Assert that a PDF has the pages of a worksheet, and links to its puzzles in order."""
    links = [sheet.playable_url.encode() for sheet in worksheet.sheets]
    assert re.findall(rb"/URI\((.*?)\)", pdf) == links * 2
    assert pdf.count(b"/Type/Page/") + pdf.count(b"/Type/Page\n") == 2 * len(links)


def measure_first_render() -> None:
    """Measure a whole process that prints one page, as the command line does."""
    code = (
        "import time; start = time.perf_counter();"
        "from benchmark import make_pack; from nonet.printing.rendering import render;"
        "render(make_pack(1, 1)); print((time.perf_counter() - start) * 1000)"
    ).replace("benchmark", Path(__file__).stem)
    output = subprocess.run(  # noqa: S603
        [sys.executable, "-c", code], check=True, capture_output=True, cwd=Path(__file__).parent
    ).stdout
    print(f"command line, import and one puzzle     {float(output):7.1f} ms")


def measure_render(name: str, count: int) -> None:
    """Measure rendering in place."""
    times, work = [], []
    for seed in range(15):
        worksheet = make_pack(seed, count)
        start, start_of_work = time.perf_counter(), time.process_time()
        pdf = render(worksheet)
        work.append((time.process_time() - start_of_work) * 1000)
        times.append((time.perf_counter() - start) * 1000)
        assert_prints(worksheet, pdf)
    print(f"{name:39} {statistics.median(times):7.1f} ms, least {min(times):.1f} ms")
    print(f"{'':39} {statistics.median(work):7.1f} ms of processor, least {min(work):.1f} ms")
    print(f"{'':39} {len(pdf) / 1000:7.1f} kB")


def measure_sizes() -> None:
    """Measure how large ten grids are: tagged, four a page, and in a book for a print shop."""
    pack = make_pack(1, 40)
    sheets = replace(pack, layout=Layout(per_page=4, answers="none", codes=False))
    book = Book(
        title="Forty", chapters=(Chapter(puzzles=pack.sheets),), credit=pack.credit, codes=False
    )
    grids_of_book = 2 * len(pack.sheets)  # each with its answer
    tagged, untagged = len(render(sheets)) / 4, len(print_book(book)) / grids_of_book * 10
    print(f"{'ten grids, tagged':39} {tagged / 1000:7.1f} kB")
    print(f"{'ten grids, for a print shop':39} {untagged / 1000:7.1f} kB")


def measure_book(mode: Mode, *, codes: bool) -> None:
    """Measure a book of 1,000 puzzles in a process of its own, whose memory is then its own."""
    code = f"from worksheets import print_thousand; print_thousand({mode!r}, codes={codes})"
    output = subprocess.run(  # noqa: S603
        [sys.executable, "-c", code], check=True, capture_output=True, cwd=Path(__file__).parent
    ).stdout
    cpu_s, memory_mb, size_mb = map(float, output.split())
    name = f"book of 1,000, {mode}{', with codes' if codes else ''}"
    print(f"{name:39} {cpu_s:7.1f} s of processor, {memory_mb:.0f} MB, file {size_mb:.1f} MB")


def print_thousand(mode: Mode, *, codes: bool) -> None:
    """Print a book of 1,000 puzzles, and its cost."""
    pack = make_pack(1, 1000)
    book = Book(
        title="A thousand",
        chapters=(Chapter(puzzles=pack.sheets, title="All"),),
        credit=pack.credit,
        mode=mode,
        codes=codes,
    )
    start = time.process_time()
    pdf = print_book(book)
    taken = time.process_time() - start
    memory = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss / 1000
    with pikepdf.open(io.BytesIO(pdf)) as opened:
        assert len(opened.pages) == len(plan_pages(with_answers(book)))
    print(taken, memory, len(pdf) / 1e6)


async def measure_two_printers() -> None:
    """Measure a service with two printing processes that prints many packs at once."""
    async with Press(printers=2) as press:
        await _measure_at_once(press, "two printers")


async def measure_press() -> None:
    """Measure a service's press: warm-up, first print, many packs at once and many in a row."""
    start = time.perf_counter()
    async with Press() as press:
        print(f"press, start until warm                 {_since(start):7.1f} ms")
        start = time.perf_counter()
        await _print(press, 0)
        print(f"press, first pack of 20                 {_since(start):7.1f} ms")
        await _measure_at_once(press, "press")
        await _measure_in_a_row(press)


async def _measure_at_once(press: Press, name: str) -> None:
    gaps: list[float] = []
    watcher = asyncio.create_task(_watch_event_loop(gaps))
    start = time.perf_counter()
    await asyncio.gather(*(_print(press, seed) for seed in range(1, 9)))
    print(f"{f'{name}, 8 packs of 20 at once':39} {_since(start):7.1f} ms")
    watcher.cancel()
    print(f"event loop held at most                 {max(gaps):7.1f} ms")


async def _measure_in_a_row(press: Press) -> None:
    memory = []
    for seed in range(100, 100 + _PACKS):
        await _print(press, seed, count=1 + seed % 20)
        memory.append(_memory_of_children_mb())
    print(f"printing process after 1 pack           {memory[0]:7.1f} MB")
    print(f"printing process after 50 packs         {memory[49]:7.1f} MB")
    print(f"printing process after {_PACKS} packs        {memory[-1]:7.1f} MB")
    print(f"this process                            {_memory_mb(os.getpid()):7.1f} MB")


async def _print(press: Press, seed: int, *, count: int = 20) -> None:
    worksheet = make_pack(seed, count)
    assert_prints(worksheet, await press.print(worksheet))


async def _watch_event_loop(gaps: list[float]) -> None:
    while True:
        start = time.perf_counter()
        await asyncio.sleep(0.001)
        gaps.append(_since(start) - 1)


def _since(start: float) -> float:
    return (time.perf_counter() - start) * 1000


def _memory_of_children_mb() -> float:
    children = Path("/proc/self/task").glob("*/children")
    return sum(_memory_mb(int(pid)) for file in children for pid in file.read_text().split())


def _memory_mb(pid: int) -> float:
    pages = int(Path(f"/proc/{pid}/statm").read_text().split()[1])
    return pages * os.sysconf("SC_PAGE_SIZE") / 1e6


def main() -> None:
    """Print all figures."""
    print(f"on {len(os.sched_getaffinity(0))} core(s)")
    measure_first_render()
    measure_render("one puzzle and its answer", 1)
    measure_render("20 puzzles and their answers, 40 pages", 20)
    measure_sizes()
    measure_book("print", codes=False)
    measure_book("print", codes=True)
    measure_book("screen", codes=False)
    asyncio.run(measure_press())
    asyncio.run(measure_two_printers())


if __name__ == "__main__":
    main()
