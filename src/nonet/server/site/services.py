"""What the pages work with."""

from collections import OrderedDict
from collections.abc import Callable, Hashable, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from nonet.accounts.access.throttle import Throttle
from nonet.database.connection import Database
from nonet.i18n.catalogue import Catalogue
from nonet.printing.press import Press
from nonet.puzzles.engine_context import EngineContext
from nonet.puzzles.links.site import Site
from nonet.server.api.endpoints.attribution import AttributionObject

# Shared by all languages: every page that many people open, and thousands of recent puzzles.
CACHE_BYTES = 32 * 1024 * 1024
# A key, a tag and the dictionary's own memory.
_ENTRY_BYTES = 1024


class RenderCache:
    """A cache that evicts the least recently used entries once it exceeds its bytes.

    Use it in the event loop only: it has no lock.
    """

    def __init__(self, budget_bytes: int = CACHE_BYTES) -> None:
        self._budget_bytes = budget_bytes
        self._entries: OrderedDict[Hashable, tuple[Any, int]] = OrderedDict()
        self._bytes = 0

    def get(self, key: Hashable) -> Any:
        """Return the value of a key, or None."""
        if key not in self._entries:
            return None
        self._entries.move_to_end(key)
        return self._entries[key][0]

    def put(self, key: Hashable, value: object, size: int) -> None:
        """Keep a value that takes about `size` bytes, in place of the key's previous one."""
        if size > self._budget_bytes:
            return
        _, replaced = self._entries.pop(key, (None, 0))
        self._entries[key] = value, size + _ENTRY_BYTES
        self._bytes += size + _ENTRY_BYTES - replaced
        while self._bytes > self._budget_bytes:
            _, (_, evicted) = self._entries.popitem(last=False)
            self._bytes -= evicted


@dataclass(frozen=True, slots=True)
class WebsiteServices:
    """What there is for all pages: the site and its credit, limits per client address, and so on.

    `clock` gives the seconds since 1970. `security_contacts` are URIs, best first. `documents` is a
    folder with the documents of other versions.
    """

    site: Site
    attribution: AttributionObject
    throttle: Throttle
    prints: Throttle
    pictures: Throttle
    engine_context: EngineContext
    database: Database
    press: Press
    clock: Callable[[], float]
    catalogue: Catalogue
    security_contacts: Sequence[str] = ()
    documents: Path | None = None
    cache: RenderCache = field(default_factory=RenderCache)
