"""A lesson is composed once, and later asks nothing of the threads that may be busy."""

import asyncio

import pytest

from nonet.i18n.catalogue import english
from nonet.runtime.workpool import WorkPool
from nonet.server.site.learn import ComposedLessons


def test_what_was_composed_needs_no_thread_again() -> None:
    pool = WorkPool(threads=1, queue=1, share=1)
    lessons = ComposedLessons(pool, english())
    first = asyncio.run(lessons.on("x-wing"))
    drawn = asyncio.run(lessons.thumbnails())
    pool.close()

    assert asyncio.run(lessons.on("x-wing")) is first
    assert asyncio.run(lessons.thumbnails()) is drawn
    with pytest.raises(RuntimeError):
        asyncio.run(lessons.on("skyscraper"))
