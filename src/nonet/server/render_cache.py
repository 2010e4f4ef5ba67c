"""Rendered pages and pictures, kept in memory."""

from collections import OrderedDict
from collections.abc import Hashable
from typing import Any

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
