"""The address to listen on, taken before anything is made or shown."""

import socket

from nonet.errors import NonetError
from nonet.front import bind


class AddressTakenError(NonetError):
    """Something else listens on the address, or it is not this machine's."""

    code = "ADDRESS_TAKEN"


def take_address(host: str, port: int) -> socket.socket:
    """Bind a socket to an address; callers are refused until it is listened on.

    Raises:
        AddressTakenError.
    """
    try:
        return bind(host, port)
    except OSError as fault:
        reason = (fault.strerror or str(fault)).lower()
        raise AddressTakenError(f"cannot listen on {host}:{port}: {reason}") from fault
