"""The sockets that are listened on, and how one is given up without losing a caller."""

import ctypes
import math
import resource
import select
import socket
import struct
import sys
from contextlib import suppress

# What a request needs, so that what a stranger sends waits in the stranger's own memory.
_RECEIVE_BYTES = 32 * 1024
# Descriptors for the log, the database, the printing processes and their pipes.
_KEPT_DESCRIPTORS = 128

# A classic BPF program over the TCP header: `tcp[13] & SYN != 0` drops, all else passes.
_SO_ATTACH_FILTER, _SO_DETACH_FILTER = 26, 27
_PROGRAM = (
    (0x30, 0, 0, 13),  # load byte 13, the flags
    (0x45, 0, 1, 0x02),  # is SYN set?
    (0x06, 0, 0, 0),  # drop
    (0x06, 0, 0, 0xFFFFFFFF),  # pass
)


def bind(host: str, port: int) -> socket.socket:
    """Take an address; callers are refused until somebody listens on the socket.

    Raises:
        OSError: the address is taken, or not this machine's.
    """
    found = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM, flags=socket.AI_PASSIVE)
    family, kind, protocol, _, address = found[0]
    listener = socket.socket(family, kind, protocol)
    try:
        listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        listener.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, _RECEIVE_BYTES)
        listener.bind(address)
    except OSError:
        listener.close()
        raise
    listener.settimeout(0)
    return listener


def make_room_for(connections: int) -> int:
    """Raise this process's limit of descriptors if need be; return the connections it allows."""
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    wanted = connections + _KEPT_DESCRIPTORS
    if soft < wanted:
        soft = wanted if hard == resource.RLIM_INFINITY else min(wanted, hard)
        resource.setrlimit(resource.RLIMIT_NOFILE, (soft, hard))
    return int(max(1, min(connections, room_within(soft))))


def room_within(descriptors: int) -> float:
    """Return how many connections a limit of descriptors leaves room for."""
    return math.inf if descriptors == resource.RLIM_INFINITY else descriptors - _KEPT_DESCRIPTORS


def take_no_more(listener: socket.socket) -> None:
    """Let nobody begin a connection; those that have begun can still be accepted.

    A listener that is closed resets whoever waits to be accepted. So new callers are turned away
    first: the system drops their first packet, they ask again within a second, and then find
    another server or a closed door. Where there are no such filters, or a container may set none,
    the moment stays, and is short.
    """
    if sys.platform != "linux":  # pragma: no cover - tests of processes run on Linux
        return
    code = b"".join(struct.pack("HBBI", *instruction) for instruction in _PROGRAM)
    held = ctypes.create_string_buffer(code)
    program = struct.pack("@HP", len(_PROGRAM), ctypes.addressof(held))
    with suppress(PermissionError):
        listener.setsockopt(socket.SOL_SOCKET, _SO_ATTACH_FILTER, program)


def take_again(listener: socket.socket) -> None:
    """Let callers begin connections, whoever has turned them away before."""
    if sys.platform == "linux":
        with suppress(FileNotFoundError, PermissionError):  # nobody has, or could
            listener.setsockopt(socket.SOL_SOCKET, _SO_DETACH_FILTER, 0)


def has_callers(listener: socket.socket) -> bool:
    """Tell whether somebody waits to be accepted."""
    poll = select.poll()
    poll.register(listener, select.POLLIN)
    return bool(poll.poll(0))
