"""One server process."""

import socket
import sys
from collections.abc import Callable
from dataclasses import replace
from functools import partial

from nonet.app.composition import create_app
from nonet.door.site_headers import site_headers
from nonet.front import FrontDoor, Limits, ServerOptions, make_room_for
from nonet.metrics import Meters, claim_place
from nonet.settings import Settings

FAILED_TO_START = 3


def work(listener: socket.socket, on_ready: Callable[[], None] = lambda: None) -> None:
    """Serve on a socket until a signal ends it; `on_ready` is called once."""
    options = options_of(Settings())
    room = make_room_for(options.limits.connections)
    # Where nobody reads metrics there is no folder for them, and nothing is measured.
    meters = Meters() if claim_place() else None
    options = replace(options, limits=replace(options.limits, connections=room), meter=meters)
    server = FrontDoor(partial(create_app, meters=meters), options, on_ready=on_ready)
    server.run([listener])
    if not server.started:
        sys.exit(FAILED_TO_START)


def options_of(settings: Settings) -> ServerOptions:
    """Return what the settings say of connections and of the end."""
    return ServerOptions(
        limits=Limits(
            url_bytes=settings.max_url_bytes,
            head_bytes=settings.max_head_bytes,
            head_fields=settings.max_head_fields,
            head_s=settings.head_timeout_s,
            body_s=settings.body_timeout_s,
            idle_s=settings.idle_timeout_s,
            reader_s=settings.reader_timeout_s,
            connections=settings.max_connections,
            connections_per_address=settings.max_connections_per_address,
        ),
        trusted_proxies=settings.listed_trusted_proxies,
        serve_on_s=settings.serve_on_s,
        finish_s=settings.finish_s,
        log_level=settings.log_level,
        refusal_fields=site_headers(settings.public_site_url),
    )
