"""How the service meets its server: uvicorn with its own supervisor, and what it leaves to us.

What strangers do to sockets is bounded by the proxy before it. Here are readiness and the drain at
the end, and the bounds of a head.
"""

from nonet.front.connection import BoundedProtocol
from nonet.front.drain import Drain, Leaving
from nonet.front.serving import serve

__all__ = ["BoundedProtocol", "Drain", "Leaving", "serve"]
