"""How the service meets its server: uvicorn with its own supervisor, and what it leaves to us.

What strangers do to sockets is bounded by the proxy before it. Here are readiness and the drain at
the end, and the bounds of a head.
"""

from nonet.app.server.connection import BoundedProtocol
from nonet.app.server.drain import Drain, Leaving
from nonet.app.server.serving import serve

__all__ = ["BoundedProtocol", "Drain", "Leaving", "serve"]
