"""What has killed a printer is not printed again for an hour."""

from collections import OrderedDict
from collections.abc import Callable
from hashlib import sha256
from typing import Literal

from nonet.content.worksheets.worksheet import Worksheet
from nonet.errors import PrintLimitError

REMEMBERED_S = 3600.0
MOST_REMEMBERED = 1_000

Limit = Literal["time", "memory"]


class Killers:
    """A bounded table of hashes; of more, the oldest are forgotten. `clock` is set by nobody."""

    def __init__(self, clock: Callable[[], float]) -> None:
        self._clock = clock
        self._known: OrderedDict[bytes, tuple[float, Limit, int]] = OrderedDict()

    def __len__(self) -> int:
        return len(self._known)

    def check(self, name: bytes) -> None:
        """Refuse what is remembered.

        Raises:
            PrintLimitError: the limit that it ran into.
        """
        if known := self._known.get(name):
            since_s, limit, most = known
            if self._clock() - since_s < REMEMBERED_S:
                raise PrintLimitError(limit, most)
            del self._known[name]

    def remember(self, name: bytes, refusal: PrintLimitError) -> None:
        """Remember what ran into a limit."""
        # Not the refusal itself: its traceback holds the worksheet, the logo and the request.
        self._known[name] = self._clock(), refusal.limit, refusal.most
        self._known.move_to_end(name)
        if len(self._known) > MOST_REMEMBERED:
            self._known.popitem(last=False)


def name_of(worksheet: Worksheet, body: bytes) -> bytes:
    """Return a hash of the logo, with which any worksheet is heavy; else of all of it."""
    logo = worksheet.header.logo
    return sha256(body if logo is None else logo.content).digest()
