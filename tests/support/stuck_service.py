"""`nonet serve` with routes at which the event loop gets stuck: `stuck_service.py nonet serve ...`.

Below `/stuck/`, `python` never ends in Python code, and `native` never ends in a function that
holds the interpreter lock. `/slow` never answers, and holds up nobody.
"""

import asyncio
import os
import re
import sys
from functools import partial

from starlette.types import ASGIApp, Receive, Scope, Send

# Logged when the loop is stuck in Python code.
STUCK = "the loop is stuck"
WORKER = "stuck_service:create_worker"
_BACKTRACKS = re.compile(r"(a|a)*b")


def create_worker() -> ASGIApp:
    """Create the service's own application, with these routes before it."""
    from nonet.server.worker import create_worker as create_own  # noqa: PLC0415 - only workers need it

    own = create_own()

    async def app(scope: Scope, receive: Receive, send: Send) -> None:
        match scope.get("path"):
            case "/stuck/python":
                os.write(2, STUCK.encode() + b"\n")
                while True:
                    pass
            case "/stuck/native":
                _BACKTRACKS.fullmatch("a" * 64)
            case "/slow":
                await asyncio.Event().wait()
            case _:
                await own(scope, receive, send)

    return app


if __name__ == "__main__":
    from nonet.cli import serve
    from nonet.cli.entry_point import main

    sys.argv = sys.argv[1:]
    names = vars(serve)
    names["serve_on"] = partial(names["serve_on"], worker=WORKER)
    main()
