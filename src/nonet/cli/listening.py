"""Bind the listening sockets, before anything is created or shown."""

import os
import socket
from collections.abc import Iterator
from contextlib import contextmanager

from nonet.errors import NonetError
from nonet.server.settings import Settings


class AddressTakenError(NonetError):
    """Another program listens on the address, or the address isn't local."""

    code = "ADDRESS_TAKEN"


# The first descriptor that systemd hands to a service (sd_listen_fds(3)).
_FIRST_GIVEN = 3


def take_service_address(settings: Settings) -> socket.socket:
    """Take the socket that systemd passes, or bind one.

    A socket that systemd holds survives a restart: clients that connect meanwhile wait.

    Raises:
        AddressTakenError.
    """
    if os.environ.pop("LISTEN_PID", None) != str(os.getpid()):
        return take_address(settings.server.host, settings.server.port)
    listener = socket.socket(fileno=_FIRST_GIVEN)
    listener.settimeout(0)
    return listener


def take_address(host: str, port: int, *, is_shared: bool = True) -> socket.socket:
    """Bind a socket to an address; connections are refused until it listens.

    By default, another socket that is bound but not yet listening may share the address.

    Raises:
        AddressTakenError.
    """
    try:
        return _bind(host, port, is_shared=is_shared)
    except OSError as fault:
        reason = (fault.strerror or str(fault)).lower()
        raise AddressTakenError(f"cannot listen on {host}:{port}: {reason}") from fault


def _bind(host: str, port: int, *, is_shared: bool) -> socket.socket:
    found = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM, flags=socket.AI_PASSIVE)
    family, kind, protocol, _, address = found[0]
    listener = socket.socket(family, kind, protocol)
    try:
        listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, is_shared)
        listener.bind(address)
    except OSError:
        listener.close()
        raise
    listener.settimeout(0)
    return listener


@contextmanager
def take_metrics_address(
    settings: Settings, service: socket.socket
) -> Iterator[socket.socket | None]:
    """Bind the socket for metrics, or yield None if no metrics port is set.

    Raises:
        AddressTakenError.
    """
    if settings.monitoring.metrics_port is None:
        yield None
        return
    # The metrics socket listens first; on the service's port it would get the service's requests.
    is_shared = settings.monitoring.metrics_port != service.getsockname()[1]
    with take_address(
        settings.monitoring.metrics_host, settings.monitoring.metrics_port, is_shared=is_shared
    ) as taken:
        yield taken
