"""The website without the rest of the service."""

from dataclasses import replace
from pathlib import Path

from nonet.runtime.workpool import WorkPool
from nonet.server.site.pages import Website
from nonet.server.state import RuntimeDependencies, build_state
from service import GivenSettings, small_workbench
from waiting import open_patiently


def open_website(folder: Path, pool: WorkPool | None = None) -> Website:
    """Return the website on a database in a folder."""
    settings = GivenSettings(site_url="https://nonet.example", secret="secret for tests")  # noqa: S106
    runtime = RuntimeDependencies(clock=lambda: 0.0, elapsed=lambda: 0.0)
    state = build_state(settings, runtime, open_patiently(f"sqlite:///{folder / 'nonet.db'}"))
    return Website(replace(state, engine_context=small_workbench(pool)))
