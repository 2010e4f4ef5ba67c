"""`nonet serve`: serve the website and the API."""

import os
import shutil
import socket
import sys
import time
import webbrowser
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
from nonet.cli.listening import take_metrics_address, take_service_address
from nonet.cli.terminal import AsJson, output, print_error, print_json, print_line
from nonet.database.connection import without_password
from nonet.errors import AccountExistsError
from nonet.server.preparation import open_database, read_secret, require_printable_credit
from nonet.server.serving import serve as serve_on
from nonet.server.settings import Settings
from nonet.server.tracing import require_tracing

FIRST_EMAIL = "developer@localhost"
FIRST_KEY_NAME = "first key"
KEY_VARIABLE = "$NONET_KEY"
ASKED_EVERY_S = 0.1
PROXY_PAGE = "docs/reference/faults.md#what-holds-where"


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
    with (
        take_service_address(settings) as listener,
        take_metrics_address(settings, listener) as metrics,
    ):
        # Checked here because failing server processes would be restarted again and again.
        require_printable_credit(settings)
        read_secret(settings)
        require_tracing(settings)
        _welcome(settings, _first_key(settings), as_json=as_json)
        _warn_if_reachable(settings)
        if open_browser:
            Thread(target=_open_browser, args=(listener, settings), daemon=True).start()
        serve_on(settings, listener, metrics)


def _first_key(settings: Settings) -> str | None:
    """Create an account and a key if there is no account and only this machine has access."""
    database = open_database(settings)
    try:
        if not settings.is_for_this_machine_only:
            return None
        people = People(database, time.time, SystemRandom())
        return people.run_now(COMMAND_LINE, create_first_key, FIRST_EMAIL, name=FIRST_KEY_NAME)
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
            time.sleep(ASKED_EVERY_S)
        else:
            break
    if not webbrowser.open(settings.public_site_url):
        print_error(f"nonet: no browser found; open {settings.public_site_url} yourself")


def _warn_if_reachable(settings: Settings) -> None:
    if not settings.listens_on_loopback_only:
        print_error(
            f"nonet: other machines may be able to reach {settings.server.host}. This server has "
            "no TLS, and doesn't limit connections, slow clients or requests from one address. Put "
            f"a proxy in front of it ({PROXY_PAGE})."
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
        f"-H \"Authorization: Bearer {key or KEY_VARIABLE}\" -d '{{}}'"
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
        else f"{key}   ({FIRST_EMAIL}, shown only once)"
    )
    print_line(f"{settings.site.service_name} keeps its data in {data}\n")
    for name, value in (("Play", settings.public_site_url), ("Key", key_line), ("Try", curl)):
        output().print(Text.assemble((f"{name:9}", "bold"), value))
    output().print()
