"""PNGs are rendered once, can be kept by caches, and each address has so many of them rendered."""

import sys
from collections.abc import Iterator
from pathlib import Path
from threading import Event, Thread

import pytest

from nonet import engine
from nonet.engine import small
from nonet.printing.layout import Header, Layout
from nonet.printing.sheet_code import SheetRecord, code_of
from nonet.printing.typesetting import rasterize
from nonet.puzzles.links.identifiers import small_puzzle_id
from nonet.server.site.drawing import draw_puzzle
from samples import COLLECTION_ID, PUZZLE, PUZZLE_ID
from service import Service

SMALL_ID = small_puzzle_id(small.generate(6, "medium", seed=1).puzzle)
CODE = code_of(
    SheetRecord(
        grids=(engine.normalize(PUZZLE),), paper="a4", layout=Layout(), header=Header(title="5 b")
    )
)
PATHS = [
    "/preview.png",
    "/techniques/x-wing/preview.png",
    "/daily/2026-11-20/preview.png",
    f"/collections/{COLLECTION_ID}/preview.png",
    f"/puzzles/{PUZZLE_ID}.png",
    f"/puzzles/{PUZZLE_ID}/picture.png",
    f"/puzzles/{SMALL_ID}.png?marks=shapes",
    f"/puzzles/{SMALL_ID}/picture.png",
    f"/s/{CODE}/slide.png",
]


def test_every_png_is_rendered_once_for_all(tmp_path: Path) -> None:
    with Service(tmp_path, pictures_per_ten_minutes=len(PATHS)) as service:
        first = [service.client.get(path) for path in PATHS]
        second = [service.client.get(path) for path in PATHS]
        another = service.client.get("/de/preview.png")

    assert [png.status_code for png in first] == [200] * len(PATHS)
    assert [png.content for png in first] == [png.content for png in second]
    assert another.status_code == 429


@pytest.mark.parametrize("path", PATHS)
def test_caches_may_keep_every_png(service: Service, path: str) -> None:
    png = service.client.get(path)
    again = service.client.get(path, headers={"If-None-Match": png.headers["ETag"]})

    assert png.headers["Cache-Control"].startswith("public, max-age=")
    assert (again.status_code, again.content) == (304, b"")


def test_the_limit_counts_each_address_for_ten_minutes(tmp_path: Path) -> None:
    with Service(tmp_path, pictures_per_ten_minutes=2) as service:
        statuses = [service.client.get(path).status_code for path in PATHS[:3]]
        service.clock.advance(600)
        later = service.client.get(PATHS[2]).status_code

    assert (statuses, later) == ([200, 200, 429], 200)


@pytest.fixture
def switch_only_when_released() -> Iterator[None]:
    """Let a thread keep the interpreter lock until it releases it."""
    usual = sys.getswitchinterval()
    sys.setswitchinterval(600)
    yield
    sys.setswitchinterval(usual)


@pytest.mark.usefixtures("switch_only_when_released")
def test_other_threads_run_while_a_png_is_rendered() -> None:
    svg = draw_puzzle(engine.normalize(PUZZLE), size=4096, credit="")
    rasterize(draw_puzzle(engine.normalize(PUZZLE), size=64, credit=""))  # loads the fonts
    begun, ended = Event(), Event()

    def render() -> None:
        begun.set()
        rasterize(svg)
        ended.set()

    thread = Thread(target=render)
    thread.start()
    begun.wait()
    was_running = not ended.is_set()
    thread.join()

    assert was_running
