"""Generates the synchronous client from the asynchronous one."""

from pathlib import Path

import unasync
from hatchling.builders.hooks.plugin.interface import BuildHookInterface

_PACKAGE = Path("src/nonet_client")
_NAMES = {
    "AsyncAttempt": "Attempt",
    "AsyncBaseTransport": "BaseTransport",
    "AsyncClient": "Client",
    "AsyncNonet": "Nonet",
    "AsyncSleep": "Sleep",
    "aclose": "close",
    "aiter_bytes": "iter_bytes",
    "aiter_lines": "iter_lines",
    "anext": "next",
    "aread": "read",
    "asyncio": "time",
    # The docstring of the file, whose first quote is not part of a name.
    '""The asynchronous client. `hatch_build.py` generates `synchronous.py` from this file.""': (
        '""The synchronous client.""'
    ),
}


class SynchronousClient(BuildHookInterface):
    """The build hook of hatchling."""

    def initialize(self, *_: object) -> None:
        """Write `synchronous.py` beside `asynchronous.py`."""
        rule = unasync.Rule("/asynchronous.py", "/synchronous.py", _NAMES)
        unasync.unasync_files([str(Path(self.root, _PACKAGE, "asynchronous.py"))], [rule])
