"""`nonet serve`: serve the website and the API."""

import os
import shutil
import socket
import sys
import time
import webbrowser
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from random import SystemRandom
from threading import Thread
from typing import Annotated

import typer
from rich.text import Text

from nonet.accounts.access.principal import COMMAND_LINE
from nonet.accounts.administration import create_first_key
from nonet.accounts.work import People
from nonet.cli.doctor import warn_of_misspelt_settings
from nonet.cli.terminal import AsJson, output, print_error, print_json, print_line
from nonet.database.connection import without_password
from nonet.errors import AccountExistsError, NonetError
from nonet.server.preparation import open_database, read_secret, require_printable_credit
from nonet.server.serving import serve as serve_on
from nonet.server.settings import Settings
from nonet.server.tracing import require_tracing

_FIRST_EMAIL = "developer@localhost"
_FIRST_KEY_NAME = "first key"
_KEY_VARIABLE = "$NONET_KEY"
_RETRY_EVERY_S = 0.1
_PROXY_PAGE = "docs/reference/faults.md#what-holds-where"
# The first descriptor that systemd passes to a service (sd_listen_fds(3)).
_FIRST_DESCRIPTOR = 3


class AddressTakenError(NonetError):
    """Another program listens on the address, or the address isn't local."""

    code = "ADDRESS_TAKEN"


def serve(
    *,
    host: Annotated[str | None, typer.Option(help="Address to listen on.")] = None,
    port: Annotated[int | None, typer.Option(help="Port to listen on.")] = None,
    workers: Annotated[int | None, typer.Option(help="Number of server processes.")] = None,
    open_browser: Annotated[
        bool, typer.Option("--open", help="Open the website in the browser when it is ready.")
    ] = False,
    as_json: AsJson = False,
) -> None:
    """Serve the website and the API.

    The options override the settings NONET_HOST, NONET_PORT and NONET_WORKERS. If the service is
    only for this machine, the first start creates an account and prints an API key.
    """
    # The server processes read their settings from the environment.
    given = {"NONET_HOST": host, "NONET_PORT": port, "NONET_WORKERS": workers}
    os.environ.update({name: str(value) for name, value in given.items() if value is not None})
    warn_of_misspelt_settings()
    settings = Settings()
    with _bind_service(settings) as listener, _bind_metrics(settings, listener) as metrics:
        # Checked here because failing server processes would be restarted again and again.
        require_printable_credit(settings)
        read_secret(settings)
        require_tracing(settings)
        _welcome(settings, _first_key(settings), as_json=as_json)
        _warn_if_reachable(settings)
        if open_browser:
            Thread(target=_open_browser, args=(listener, settings), daemon=True).start()
        serve_on(settings, listener, metrics)


def _bind_service(settings: Settings) -> socket.socket:
    """Return the socket that systemd passes, or bind one.

    A socket that systemd holds survives a restart: clients that connect meanwhile wait.

    Raises:
        AddressTakenError.
    """
    if os.environ.pop("LISTEN_PID", None) != str(os.getpid()):
        return bind_address(settings.server.host, settings.server.port)
    listener = socket.socket(fileno=_FIRST_DESCRIPTOR)
    listener.settimeout(0)
    return listener


def bind_address(host: str, port: int, *, is_shared: bool = True) -> socket.socket:
    """Bind a socket to an address; connections are refused until it listens.

    By default, another socket that is bound but not yet listening may share the address.

    Raises:
        AddressTakenError.
    """
    try:
        return _bind(host, port, is_shared=is_shared)
    except OSError as error:
        reason = (error.strerror or str(error)).lower()
        raise AddressTakenError(f"cannot listen on {host}:{port}: {reason}") from error


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
def _bind_metrics(settings: Settings, service: socket.socket) -> Iterator[socket.socket | None]:
    """Bind the socket for metrics, or yield None if no metrics port is set.

    Raises:
        AddressTakenError.
    """
    if settings.monitoring.metrics_port is None:
        yield None
        return
    # The metrics socket listens first; on the service's port it would get the service's requests.
    is_shared = settings.monitoring.metrics_port != service.getsockname()[1]
    with bind_address(
        settings.monitoring.metrics_host, settings.monitoring.metrics_port, is_shared=is_shared
    ) as bound:
        yield bound


def _first_key(settings: Settings) -> str | None:
    """Create an account and a key if there is no account and only this machine has access."""
    database = open_database(settings)
    try:
        if not settings.is_for_this_machine_only:
            return None
        people = People(database, time.time, SystemRandom())
        return people.run_now(COMMAND_LINE, create_first_key, _FIRST_EMAIL, name=_FIRST_KEY_NAME)
    except AccountExistsError:
        # Another server that is starting on the same database created it first.
        return None
    finally:
        database.close_now()


def _open_browser(listener: socket.socket, settings: Settings) -> None:
    """Open the website as soon as a server process accepts connections."""
    address = listener.getsockname()[:2]
    while True:
        try:
            socket.create_connection(address).close()
        except ConnectionRefusedError:
            time.sleep(_RETRY_EVERY_S)
        else:
            break
    if not webbrowser.open(settings.public_site_url):
        print_error(f"nonet: no browser found; open {settings.public_site_url} yourself")


def _warn_if_reachable(settings: Settings) -> None:
    if not settings.listens_on_loopback_only:
        print_error(
            f"nonet: other machines may be able to reach {settings.server.host}. This server has "
            "no TLS, and doesn't limit connections, slow clients or requests from one address. Put "
            f"a proxy in front of it ({_PROXY_PAGE})."
        )


def _own_command() -> str:
    """Return the name or path to call this command again from the same folder."""
    own = Path(sys.argv[0])
    if shutil.which(own.name) == str(own):
        return own.name
    return str(own.relative_to(Path.cwd())) if own.is_relative_to(Path.cwd()) else str(own)


def _welcome(settings: Settings, key: str | None, *, as_json: bool) -> None:
    curl = (
        f"curl -s {settings.public_base_url}/generate "
        f"-H 'Content-Type: application/json' "
        f"-H \"Authorization: Bearer {key or _KEY_VARIABLE}\" -d '{{}}'"
    )
    data = (
        str(settings.storage.data_dir.absolute())
        if settings.storage.database_url is None
        else without_password(settings.storage.database_url)
    )
    if as_json:
        print_json({"siteUrl": settings.public_site_url, "data": data, "key": key, "curl": curl})
        return
    key_line = (
        f"{_own_command()} keys create EMAIL --name NAME   (creates one)"
        if key is None
        else f"{key}   ({_FIRST_EMAIL}, shown only once)"
    )
    print_line(f"{settings.site.service_name} keeps its data in {data}\n")
    for name, value in (("Play", settings.public_site_url), ("Key", key_line), ("Try", curl)):
        output().print(Text.assemble((f"{name:9}", "bold"), value))
    output().print()
