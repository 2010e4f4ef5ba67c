"""`nonet mcp`: serve the MCP tools on standard input and output."""

import asyncio
import os
import signal
from collections.abc import Coroutine
from contextlib import suppress
from pathlib import Path
from typing import Annotated, Any

import typer

from nonet.i18n.catalogue import Catalogue
from nonet.printing.rendering import render
from nonet.printing.typesetting import check_credit
from nonet.printing.worksheet import Worksheet
from nonet.puzzles.links.site import attribution_of
from nonet.runtime.workpool import WorkPool
from nonet.server.api.endpoints.endpoint import AttributionObject, Services
from nonet.server.logs import configure_logs
from nonet.server.mcp.over_stdio import serve_desk
from nonet.server.settings import Settings


def mcp(
    *,
    folder: Annotated[
        Path, typer.Option("--folder", help="Folder to write worksheets to.", file_okay=False)
    ],
) -> None:
    """Serve the tools of the Model Context Protocol (MCP) on standard input and output.

    An agent starts this command itself. It needs no network, API key or database.
    """
    settings = Settings()
    configure_logs(settings.monitoring.log_level)
    pool = WorkPool(
        threads=settings.engine.work_threads or os.cpu_count() or 1,
        queue=settings.engine.work_queue,
        share=settings.engine.work_queue,
    )
    try:
        services, has_site = _services(settings, pool), not settings.is_for_this_machine_only
        asyncio.run(_interruptible(serve_desk(services, folder.expanduser(), has_site=has_site)))
    except asyncio.CancelledError:
        raise KeyboardInterrupt from None
    finally:
        pool.close()


async def _interruptible(serving: Coroutine[Any, Any, None]) -> None:
    """Cancel on SIGINT, which `asyncio.run` can miss if it comes just before the loop waits."""
    task = asyncio.ensure_future(serving)
    with suppress(NotImplementedError):  # on Windows
        asyncio.get_running_loop().add_signal_handler(signal.SIGINT, task.cancel)
    await task


def _services(settings: Settings, pool: WorkPool) -> Services:
    site = settings.public_site
    attribution = AttributionObject.of(attribution_of(site))
    check_credit(attribution.offline_text)

    async def print_worksheet(worksheet: Worksheet) -> bytes:
        return await pool.run(render, worksheet)

    return Services(
        engine_context=settings.engine.context(pool),
        site=site,
        attribution=attribution,
        catalogue=Catalogue(),
        print_worksheet=print_worksheet,
    )
