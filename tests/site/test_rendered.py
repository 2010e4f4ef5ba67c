"""Pages are rendered again only when a value changes, and share one budget of memory."""

import gzip

from jinja2 import DictLoader, Environment

from nonet.server.render_cache import RenderCache
from nonet.server.site.pages import RenderedPages

TEMPLATES = Environment(
    loader=DictLoader({"day": "It is {{ day }}.", "long": "{{ letter * 1000000 }}"}),
    autoescape=True,
)


def test_a_page_is_rendered_once_while_nothing_on_it_changes() -> None:
    pages = RenderedPages(TEMPLATES, RenderCache())
    first = pages.of("day", "/daily", {"day": "Sunday"})

    assert pages.of("day", "/daily", {"day": "Sunday"}) is first
    assert gzip.decompress(first.compressed) == first.plain == b"It is Sunday."


def test_a_page_is_never_stale() -> None:
    pages = RenderedPages(TEMPLATES, RenderCache())
    before = pages.of("day", "/daily", {"day": "Sunday"})
    after = pages.of("day", "/daily", {"day": "Monday"})

    assert after.plain == b"It is Monday."
    assert after.tag != before.tag
    assert pages.of("long", "/daily", {"letter": "a", "day": "Monday"}).plain.startswith(b"aaa")


def test_the_least_recently_opened_pages_of_all_languages_are_evicted() -> None:
    cache = RenderCache(budget_bytes=3_000_000)
    english, german = (RenderedPages(TEMPLATES, cache) for _ in range(2))
    oldest = english.of("long", "/oldest", {"letter": "a"})
    often = english.of("long", "/often", {"letter": "b"})
    for number in range(9):
        german.of("long", f"/de/{number}", {"letter": "c"})
        assert english.of("long", "/often", {"letter": "b"}) is often

    assert english.of("long", "/oldest", {"letter": "a"}) is not oldest


def test_the_cache_keeps_as_many_bytes_as_its_budget() -> None:
    cache = RenderCache(budget_bytes=100_000)
    for number in range(9):
        cache.put(number, b"picture", 30_000)

    assert [number for number in range(9) if cache.get(number)] == [6, 7, 8]


def test_a_replaced_value_frees_its_space() -> None:
    cache = RenderCache(budget_bytes=100_000)
    cache.put("other", b"page", 30_000)
    for _ in range(9):
        cache.put("same", b"picture", 30_000)

    assert cache.get("other") == b"page"


def test_a_value_beyond_the_budget_evicts_nothing() -> None:
    cache = RenderCache(budget_bytes=100_000)
    cache.put("other", b"page", 30_000)
    cache.put("large", b"picture", 100_001)

    assert (cache.get("large"), cache.get("other")) == (None, b"page")
