"""How the service meets its server: uvicorn with its own supervisor, and what it leaves to us.

What strangers do to sockets is bounded by the proxy before it. Here are readiness, the drain at the
end, the successor that takes a process's place, and the bounds of a head.
"""

from nonet.app.server.connection import BoundedProtocol
from nonet.app.server.drain import Drain, Leaving
from nonet.app.server.serving import serve
from nonet.app.server.succession import handed_over

__all__ = ["BoundedProtocol", "Drain", "Leaving", "handed_over", "serve"]
