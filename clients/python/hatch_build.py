"""Writes the client that waits for each answer, of the one that does not."""

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
    '""The client for programs that do other things meanwhile.\n\n'
    'Every method is awaited. `hatch_build.py` makes `synchronous.py` of this file.\n""': (
        '""The client for programs that wait for each answer.""'
    ),
}


class SynchronousClient(BuildHookInterface):
    """The hook that hatchling calls before it builds."""

    def initialize(self, *_: object) -> None:
        """Write the file beside the one that it is made of."""
        rule = unasync.Rule("/asynchronous.py", "/synchronous.py", _NAMES)
        unasync.unasync_files([str(Path(self.root, _PACKAGE, "asynchronous.py"))], [rule])
