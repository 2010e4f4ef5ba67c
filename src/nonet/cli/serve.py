"""`nonet serve`: the whole service."""

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

from nonet.accounts.administration import create_first_key
from nonet.accounts.work import COMMAND_LINE, People
from nonet.cli.doctor import warn_of_misspelt_settings
from nonet.cli.listening import take_metrics_address, take_service_address
from nonet.cli.terminal import AsJson, output, print_error, print_json, print_line
from nonet.database.connection import without_password
from nonet.errors import AccountExistsError
from nonet.server.credit import require_printable_credit
from nonet.server.from_settings import read_secret
from nonet.server.preparation import open_database
from nonet.server.serving import serve as serve_on
from nonet.server.settings import Settings
from nonet.server.tracing import require_tracing

FIRST_EMAIL = "developer@localhost"
FIRST_KEY_NAME = "first key"
KEY_VARIABLE = "$NONET_KEY"
ASKED_EVERY_S = 0.1
STRANGERS_PAGE = "docs/faults.md#what-holds-where"


def serve(
    *,
    host: Annotated[str | None, typer.Option(help="The address to listen on.")] = None,
    port: Annotated[int | None, typer.Option(help="The port to listen on.")] = None,
    workers: Annotated[int | None, typer.Option(help="Server processes.")] = None,
    open_browser: Annotated[
        bool, typer.Option("--open", help="Open the website in the browser, once it answers.")
    ] = False,
    as_json: AsJson = False,
) -> None:
    """Serve the API. For this machine alone, the first start makes an account with a key."""
    # The server processes read their settings from the environment, as this one does.
    given = {"NONET_HOST": host, "NONET_PORT": port, "NONET_WORKERS": workers}
    os.environ.update({name: str(value) for name, value in given.items() if value is not None})
    warn_of_misspelt_settings()
    settings = Settings()
    with (
        take_service_address(settings) as listener,
        take_metrics_address(settings, listener) as metrics,
    ):
        # Here and not in the server processes, which would be started again and again.
        require_printable_credit(settings)
        read_secret(settings)
        require_tracing(settings)
        _welcome(settings, _first_key(settings), as_json=as_json)
        _warn_strangers_can_call(settings)
        if open_browser:
            Thread(target=_open_browser, args=(listener, settings), daemon=True).start()
        serve_on(settings, listener, metrics)


def _first_key(settings: Settings) -> str | None:
    """Make an account and a key where there is no account yet, and nobody from elsewhere calls."""
    database = open_database(settings)
    try:
        if not settings.is_for_this_machine_only:
            return None
        people = People(database, time.time, SystemRandom())
        return people.run_now(COMMAND_LINE, create_first_key, FIRST_EMAIL, name=FIRST_KEY_NAME)
    except AccountExistsError:
        # Another server that starts at this moment on the same database was first.
        return None
    finally:
        database.close_now()


def _open_browser(listener: socket.socket, settings: Settings) -> None:
    """Open the website as soon as somebody listens; until then callers are refused."""
    address = listener.getsockname()[:2]
    while True:
        try:
            socket.create_connection(address).close()
        except ConnectionRefusedError:
            time.sleep(ASKED_EVERY_S)
        else:
            break
    if not webbrowser.open(settings.public_site_url):
        print_error(f"nonet: no browser was found for {settings.public_site_url}")


def _warn_strangers_can_call(settings: Settings) -> None:
    if not settings.listens_on_loopback_only:
        print_error(
            f"nonet: {settings.host} may be reached by strangers. This server bounds no number of "
            "connections, no slow readers and no flood of one address, and has no TLS: put a proxy "
            f"before it ({STRANGERS_PAGE})"
        )


def _own_command() -> str:
    """Return how this command can be called again from the same shell and folder."""
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
        str(settings.data_dir.absolute())
        if settings.database_url is None
        else without_password(settings.database_url)
    )
    if as_json:
        print_json({"siteUrl": settings.public_site_url, "data": data, "key": key, "curl": curl})
        return
    key_line = (
        f"{_own_command()} keys create EMAIL --name NAME   (makes one)"
        if key is None
        else f"{key}   ({FIRST_EMAIL}, shown this once)"
    )
    print_line(f"{settings.service_name} keeps its data in {data}\n")
    for name, value in (("Play", settings.public_site_url), ("Key", key_line), ("Paste", curl)):
        output().print(Text.assemble((f"{name:9}", "bold"), value))
    output().print()
