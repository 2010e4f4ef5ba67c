"""The service as tests meet it: in this process, with a real database and a clock they turn."""

import gc
import os
import re
import shutil
from collections.abc import Generator, Iterator
from pathlib import Path
from typing import Any

import pytest
from hypothesis import HealthCheck, settings

from chromium import CHROMIUM
from machine import LISTS
from nonet.server.logs import finish_logs
from postgres import PostgreSQLServer, find_programs, postgresql_server
from pseudo_language import SPEAKS_PSEUDO, replace_english
from service import NOON, Service
from sqlite_template import copy_template

# A property holds or not; how long an example takes on a busy machine says nothing about it.
settings.register_profile("patient", deadline=None, suppress_health_check=[HealthCheck.too_slow])
# For `make test` and `make quick`.
settings.register_profile("brief", settings.get_profile("patient"), max_examples=25)
settings.register_profile("quick", settings.get_profile("patient"), max_examples=20)
settings.load_profile("brief")


# Each file in these folders starts servers or browsers.
THOROUGH_FOLDERS = ("browser", "cluster")
OPEN_DESCRIPTORS = Path("/dev/fd")
# Fixtures, and cases of parametrized ones, whose program this machine lacks.
MISSING_HERE = {
    name
    for name, program in (
        ("postgresql", find_programs()),
        ("own_server", find_programs()),
        ("strace", shutil.which("strace")),
        ("playwright", CHROMIUM),
        ("run_tool", shutil.which("pdftotext")),
    )
    if program is None
}
# Tests in these folders only read pages of a service, so they share one.
SHARING_FOLDERS = ("site",)
IN_MEMORY = Path("/dev/shm")  # noqa: S108 - only a better place for pytest's own folders


def pytest_configure() -> None:
    """Have the tests' folders in memory where that can be: databases sync without a disk then.

    Where no test may depend on English, have none said.
    """
    if SPEAKS_PSEUDO:
        replace_english()
    if os.access(IN_MEMORY, os.W_OK):
        os.environ.setdefault("PYTEST_DEBUG_TEMPROOT", str(IN_MEMORY))


def pytest_collection_finish() -> None:
    """Let the garbage collector look less often, and not at objects that all tests share.

    Each service that a test makes and leaves would have it go through all of that again: a tenth
    of the time of the tests.
    """
    gc.collect()
    gc.freeze()
    gc.set_threshold(50_000, 20, 20)


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Mark whole folders as slow and thorough, and begin with the longest tests.

    The last tests keep one processor busy, and the others wait for it.
    """
    for item in items:
        if item.path.parent.name in THOROUGH_FOLDERS:
            item.add_marker(pytest.mark.slow)
            if not item.get_closest_marker("journey"):
                item.add_marker(pytest.mark.thorough)
        if item.path.parent.name in SHARING_FOLDERS:
            item.add_marker(pytest.mark.shared)
        sample = item.get_closest_marker("sample")
        if sample and not re.search(sample.args[0], item.name.partition("[")[2][:-1]):
            item.add_marker(pytest.mark.thorough)
    if SPEAKS_PSEUDO:
        items[:] = [item for item in items if not item.get_closest_marker("english")]
    lacking = {item for item in items if _lacks_something(item)}
    config.hook.pytest_deselected(items=list(lacking))
    items[:] = [item for item in items if item not in lacking]
    items.sort(key=_longest_s, reverse=True)


def _lacks_something(item: pytest.Item) -> bool:
    """Return whether this machine lacks a need of a test; `make test` has listed it."""
    used = {*getattr(item, "fixturenames", ()), *re.split(r"[\[\]-]", item.name)}
    return (
        any(marker.args[0] for marker in item.iter_markers("skipif"))
        or (item.get_closest_marker("corpora") is not None and not LISTS.exists())
        or not used.isdisjoint(MISSING_HERE)
    )


def _longest_s(item: pytest.Item) -> float:
    """Return the test's own time limit, or zero if it has none."""
    said = item.get_closest_marker("timeout")
    return float(said.args[0]) if said else 0.0


@pytest.hookimpl(wrapper=True, trylast=True)
def pytest_runtest_setup() -> Generator[None, Any, Any]:
    """Flush logs from the set-up of a test at once, so that the report counts them as its own."""
    outcome = yield
    finish_logs()
    return outcome


@pytest.hookimpl(wrapper=True, trylast=True)
def pytest_runtest_call() -> Generator[None, Any, Any]:
    """Flush logs from a test at once, so that the report counts them as its own."""
    try:
        return (yield)
    finally:
        finish_logs()


@pytest.fixture(autouse=True)
def _report_leaks_here() -> Iterator[None]:
    """Collect garbage after a test that leaves a file or socket open.

    Its warning, which is an error, then names this test and not one that runs later.
    """
    before = sum(1 for _ in OPEN_DESCRIPTORS.iterdir())
    yield
    if sum(1 for _ in OPEN_DESCRIPTORS.iterdir()) > before:
        gc.collect()


@pytest.fixture
def service(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[Service]:
    """Start a fresh service with one account and its key, or use the shared one."""
    if request.node.get_closest_marker("shared"):
        shared: Service = request.getfixturevalue("unlimited_service")
        shared.client.cookies.clear()
        shared.clock.set(NOON)
        yield shared
    else:
        with Service(tmp_path) as fresh:
            yield fresh


@pytest.fixture(scope="session")
def unlimited_service(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Service]:
    """Start a service without limits, for tests that leave its accounts and keys as they are."""
    limits = (
        "rate_limit_per_minute",
        "failed_credentials_per_minute",
        "page_requests_per_minute",
        "prints_per_ten_minutes",
    )
    unlimited: dict[str, Any] = dict.fromkeys(limits, 1_000_000)
    with Service(tmp_path_factory.mktemp("unlimited_service"), **unlimited) as started:
        yield started


@pytest.fixture(scope="session")
def postgresql() -> Iterator[PostgreSQLServer]:
    """Start a throwaway PostgreSQL server, once for all tests."""
    programs = find_programs()
    assert programs is not None
    with postgresql_server(programs) as server:
        yield server


@pytest.fixture(params=["sqlite", pytest.param("postgresql", marks=pytest.mark.slow)])
def database_url(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """Give a fresh database with all tables, on each kind of server."""
    if request.param == "sqlite":
        address = f"sqlite:///{tmp_path / 'nonet.db'}"
        copy_template(address)
        return address
    server: PostgreSQLServer = request.getfixturevalue("postgresql")
    return server.new_database()
