"""A lesson is rendered once, and later needs no worker thread."""

import asyncio
from pathlib import Path

import pytest

from nonet.i18n.catalogue import english
from nonet.puzzles.lessons.lesson import lesson_on
from nonet.runtime.workpool import WorkPool
from website import open_website


def test_composed_pages_need_no_thread_again(tmp_path: Path) -> None:
    pool = WorkPool(threads=1, queue=1, share=1)
    website = open_website(tmp_path, pool)
    first = asyncio.run(website.compute_once(lesson_on, "x-wing", english()))
    pool.close()

    assert asyncio.run(website.compute_once(lesson_on, "x-wing", english())) is first
    with pytest.raises(RuntimeError):
        asyncio.run(website.compute_once(lesson_on, "skyscraper", english()))
