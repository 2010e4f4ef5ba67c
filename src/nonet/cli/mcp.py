"""`nonet mcp`: the tools for agents, on this machine."""

import asyncio
import os
from pathlib import Path
from typing import Annotated, NoReturn

import typer

from nonet import engine
from nonet.app import Settings, configure_logs
from nonet.content.links import Site, attribution_of
from nonet.content.puzzles import Workbench
from nonet.content.worksheets import Worksheet, check_credit, render
from nonet.foundation.catalogue import Catalogue
from nonet.foundation.workpool import WorkPool
from nonet.web.contract import Services, present_attribution
from nonet.web.mcp import serve_desk


def mcp(
    *,
    folder: Annotated[
        Path, typer.Option("--folder", help="Where worksheets are written.", file_okay=False)
    ],
) -> None:
    """Serve the tools of the Model Context Protocol on standard input and output.

    Needs no network, no key and no database.
    """
    settings = Settings()
    configure_logs(settings.log_level)
    pool = WorkPool(
        threads=settings.work_threads or os.cpu_count() or 1,
        queue=settings.work_queue,
        share=settings.work_queue,
    )
    try:
        asyncio.run(serve_desk(_services(settings, pool), folder.expanduser()))
    finally:
        pool.close()


def _services(settings: Settings, pool: WorkPool) -> Services:
    site = Site(settings.public_site_url, settings.public_base_url, settings.service_name)
    attribution = present_attribution(attribution_of(site))
    check_credit(attribution.offline_text)
    budget = settings.generation_budget

    async def print_worksheet(worksheet: Worksheet) -> bytes:
        return await pool.run(render, worksheet)

    def grant(*_of: object) -> NoReturn:
        raise NotImplementedError("there is nothing to download on the desk")

    return Services(
        workbench=Workbench(
            pool=pool,
            node_budget=settings.search_node_budget or engine.DEFAULT_NODE_BUDGET,
            generation_budget=engine.DEFAULT_GENERATION_BUDGET if budget is None else budget,
            wish_budget=engine.DEFAULT_WISH_BUDGET if budget is None else budget,
            rating_budget=settings.rating_budget or engine.DEFAULT_RATING_BUDGET,
            grading_budget_s=settings.grading_budget_ms / 1000,
            explaining_budget_s=settings.explaining_budget_ms / 1000,
            draw_seed=engine.draw_seed,
        ),
        site=site,
        attribution=attribution,
        catalogue=Catalogue(),
        print_worksheet=print_worksheet,
        grant=grant,
    )
