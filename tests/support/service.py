"""A whole service in the test's own process, or only its workbench."""

import itertools
import random
from collections.abc import Callable, Mapping
from functools import cache
from pathlib import Path
from types import TracebackType
from typing import Any, Self

from httpx2 import Response
from pydantic_settings import BaseSettings, PydanticBaseSettingsSource
from sqlalchemy import text
from starlette import routing
from starlette.testclient import TestClient

from acting import act, add_account
from nonet import engine
from nonet.accounts.administration import make_key
from nonet.accounts.oauth.document import ClientDocuments
from nonet.database.connection import Database
from nonet.printing.limits import Budget, budget_of
from nonet.puzzles.engine_context import EngineContext
from nonet.runtime.workpool import WorkPool
from nonet.server.app import compose
from nonet.server.logs import configure_logs
from nonet.server.preparation import open_database
from nonet.server.settings import Settings
from nonet.server.state import RuntimeDependencies
from postgres import set_clock, stop_clock
from sqlite_template import copy_prepared
from waiting import PATIENT

EMAIL = "ada@example.com"
NOON = 1_795_176_000.0  # 2026-11-20 12:00:00 UTC

# Each service has the same 249 routes. Compiling their paths takes a fifth of its start.
routing.compile_path = cache(routing.compile_path)


class Clock:
    """A clock that stands still until a test moves it.

    Where the database has the clock that counts, it moves along.
    """

    def __init__(self, now: float = NOON) -> None:
        self.now = now
        self.database: Database | None = None
        self._elapsed_s = 0.0

    def __call__(self) -> float:
        return self.now

    def elapsed(self) -> float:
        """Return the seconds that went by, however the clock was set meanwhile."""
        return self._elapsed_s

    def advance(self, seconds: float) -> None:
        """Let time go by."""
        self._elapsed_s += seconds
        self.set(self.now + seconds)

    def set(self, now: float) -> None:
        """Set the clock, as a person does or a time server; no time goes by."""
        self.now = now
        if self.database is not None:
            set_clock(self.database, now)


class GivenSettings(Settings):
    """The settings that a test gives, and no others: looking for those takes a third of a start."""

    @classmethod
    def settings_customise_sources(  # type: ignore[override]
        cls,
        settings_cls: type[BaseSettings],  # noqa: ARG003 - pydantic-settings has it so
        init_settings: PydanticBaseSettingsSource,
        **_others: PydanticBaseSettingsSource,
    ) -> tuple[PydanticBaseSettingsSource, ...]:
        return (init_settings,)


class Service:
    """The application on a database in a folder, with its clock and seeds in hand."""

    def __init__(
        self,
        folder: Path,
        *,
        draw_seed: Callable[[], int] | None = None,
        documents: ClientDocuments | None = None,
        budget_of: Callable[..., Budget] = budget_of,
        **settings: Any,
    ) -> None:
        self.clock = Clock()
        self.random = random.Random(20261120)
        options: dict[str, Any] = {
            "data_dir": folder,
            "site_url": "https://nonet.example",
            **PATIENT,
            # A printer takes longer to start than most tests to run, and most print nothing.
            "printers": 1,
            "print_on_demand": True,
            **settings,
        }
        self.settings = GivenSettings(**options)
        configure_logs(self.settings.monitoring.log_level)
        key = copy_prepared(self.settings.storage.database_address, _add_first_account)
        self.database = open_database(self.settings)
        if not self.database.is_local_file:
            self.clock.database = self.database
            stop_clock(self.database)
            self.clock.set(self.clock.now)
        self.key = key or _add_first_account(self.database)
        nature = RuntimeDependencies(
            clock=self.clock,
            elapsed=self.clock.elapsed,
            draw_seed=draw_seed or itertools.count(1).__next__,
            documents=documents,
            budget_of=budget_of,
        )
        app = compose(self.settings, nature)
        # A fault becomes a response here, as it does behind a socket.
        self.client = TestClient(app, raise_server_exceptions=False)

    def __enter__(self) -> Self:
        self.client.__enter__()
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        fault: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        self.client.__exit__(kind, fault, trace)
        self.database.close_now()

    @property
    def now_ms(self) -> int:
        """The clock's time in milliseconds."""
        return _in_ms(self.clock())

    def new_account(self, email: str) -> str:
        """Make one more account and return its key."""
        add_account(self.database, email, now_ms=self.now_ms)
        return self.new_key(email)

    def new_key(self, email: str = EMAIL, *, expires_at_ms: int | None = None) -> str:
        """Make one more key of an account."""
        key, _ = act(
            self.database,
            make_key,
            email,
            name="test",
            random=self.random,
            now_ms=self.now_ms,
            expires_at_ms=expires_at_ms,
        )
        return key

    def post(self, path: str, body: Any, *, key: str | None = None) -> Response:
        """Send a JSON body to an endpoint with a key, the first account's by default."""
        return self.client.post(
            f"/api/v1{path}", json=body, headers={"Authorization": f"Bearer {key or self.key}"}
        )

    def ask(self, *, key: str | None = None) -> int:
        """Spend one request of a key, the first account's by default, and return its status."""
        return self.post("/check", {"puzzle": "." * 81}, key=key).status_code

    def execute(self, sql: str) -> None:
        """Run a statement on the database behind the service's back."""
        self.database.run_now(lambda connection: connection.execute(text(sql)))

    def send(
        self, path: str, content: bytes, *, headers: Mapping[str, str] | None = None
    ) -> Response:
        """Send raw bytes as JSON with the first account's key."""
        known = {"Authorization": f"Bearer {self.key}", "Content-Type": "application/json"}
        return self.client.post(
            f"/api/v1{path}", content=content, headers={**known, **(headers or {})}
        )


def _in_ms(seconds: float) -> int:
    return int(seconds * 1000)


def _add_first_account(database: Database) -> str:
    """Make the account that every service begins with, and return its key."""
    now_ms = _in_ms(NOON)
    add_account(database, EMAIL, now_ms=now_ms)
    key, _ = act(database, make_key, EMAIL, name="test", random=random.Random(1), now_ms=now_ms)
    return key


def small_workbench(pool: WorkPool | None = None, **changed: Any) -> EngineContext:
    """Return a workbench with these bounds instead of the least."""
    bounds: dict[str, Any] = {
        "node_budget": engine.DEFAULT_NODE_BUDGET,
        "generation_budget": 0,
        "spec_budget": 0,
        "rating_budget": 1,
        "grading_budget_s": 0,
        "explaining_budget_s": 0,
        "draw_seed": int,
    }
    return EngineContext(pool or WorkPool(threads=1, queue=2, share=2), **bounds | changed)
