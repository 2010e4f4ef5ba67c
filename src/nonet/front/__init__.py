"""The front door: sockets, connections and HTTP/1.1, safe without a proxy before it.

What stands behind it is any ASGI application. It owns what no application can bound from within:
how long a head may be and take, how many connections there are and whose, when a process ends.
"""

from nonet.front.leaving import Leaving
from nonet.front.limits import Limits
from nonet.front.listening import bind, make_room_for, room_within
from nonet.front.server import FrontDoor, ServerOptions
from nonet.front.workers import load_work, run_workers

__all__ = [
    "FrontDoor",
    "Leaving",
    "Limits",
    "ServerOptions",
    "bind",
    "load_work",
    "make_room_for",
    "room_within",
    "run_workers",
]
