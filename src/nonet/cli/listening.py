"""Whether an address can be listened on, asked before anything is made or shown."""

import socket

from nonet.errors import NonetError


class AddressTakenError(NonetError):
    """Something else listens on the address, or it is not this machine's."""

    code = "ADDRESS_TAKEN"


def require_free(host: str, port: int) -> None:
    """Try to listen on an address for a moment.

    Raises:
        AddressTakenError.
    """
    try:
        found = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM, flags=socket.AI_PASSIVE)
        family, kind, protocol, _, address = found[0]
        with socket.socket(family, kind, protocol) as probe:
            probe.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
            probe.bind(address)
    except OSError as fault:
        reason = (fault.strerror or str(fault)).lower()
        raise AddressTakenError(f"cannot listen on {host}:{port}: {reason}") from fault
