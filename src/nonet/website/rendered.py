"""Pages that were rendered lately, for whoever opens one that has not changed since."""

from collections import OrderedDict
from collections.abc import Mapping
from functools import cached_property
from typing import Any

from jinja2 import Environment

from nonet.door.encoding import compress
from nonet.door.entity_tag import entity_tag

# Every page that many open, and some hundreds of the puzzles that are open now.
REMEMBERED_BYTES = 16 * 1024 * 1024


class RenderedPage:
    """A page with its tag."""

    def __init__(self, text: str) -> None:
        self.plain = text.encode()
        self.tag = entity_tag(text)

    @cached_property
    def compressed(self) -> bytes:
        """The page by gzip."""
        return compress(self.plain)


class RenderedPages:
    """Renders templates, and remembers by path what came of which values.

    Nothing is ever stale: a page is rendered anew as soon as one of its values is another. Belongs
    to the event loop.
    """

    def __init__(self, templates: Environment) -> None:
        self._templates = templates
        self._known: OrderedDict[str, tuple[str, Mapping[str, Any], RenderedPage]] = OrderedDict()
        self._bytes = 0

    def of(self, template: str, path: str, values: Mapping[str, Any]) -> RenderedPage:
        """Return what a template makes of values, which are not to change afterwards."""
        known = self._known.get(path)
        if known is not None and known[:2] == (template, values):
            self._known.move_to_end(path)
            return known[2]
        page = RenderedPage(self._templates.get_template(template).render(values))
        if known is not None:
            self._forget(path)
        self._known[path] = template, values, page
        self._bytes += len(page.plain)
        while self._bytes > REMEMBERED_BYTES:
            self._forget(next(iter(self._known)))
        return page

    def _forget(self, path: str) -> None:
        *_, page = self._known.pop(path)
        self._bytes -= len(page.plain)
