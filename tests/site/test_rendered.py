"""A page is rendered again when something on it is another, and only then."""

import gzip

from jinja2 import DictLoader, Environment

from nonet.web.site import pages as rendered
from nonet.web.site.pages import RenderedPages

TEMPLATES = Environment(
    loader=DictLoader({"day": "It is {{ day }}.", "long": "{{ letter * 1000000 }}"}),
    autoescape=True,
)
MOST_KEPT = rendered.REMEMBERED_BYTES // 1_000_000


def test_a_page_is_rendered_once_while_nothing_on_it_changes() -> None:
    pages = RenderedPages(TEMPLATES)
    first = pages.of("day", "/daily", {"day": "Sunday"})

    assert pages.of("day", "/daily", {"day": "Sunday"}) is first
    assert gzip.decompress(first.compressed) == first.plain == b"It is Sunday."


def test_a_page_is_never_stale() -> None:
    pages = RenderedPages(TEMPLATES)
    before = pages.of("day", "/daily", {"day": "Sunday"})
    after = pages.of("day", "/daily", {"day": "Monday"})

    assert after.plain == b"It is Monday."
    assert after.tag != before.tag
    assert pages.of("long", "/daily", {"letter": "a", "day": "Monday"}).plain.startswith(b"aaa")


def test_pages_that_nobody_opens_are_forgotten() -> None:
    pages = RenderedPages(TEMPLATES)
    oldest = pages.of("long", "/oldest", {"letter": "a"})
    often = pages.of("long", "/often", {"letter": "b"})
    for number in range(MOST_KEPT):
        pages.of("long", f"/{number}", {"letter": "c"})
        assert pages.of("long", "/often", {"letter": "b"}) is often

    assert pages.of("long", "/oldest", {"letter": "a"}) is not oldest
