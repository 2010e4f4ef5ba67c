"""Use cases run as a test wants them: by whom, when, and by which chance."""

from collections.abc import Callable
from random import Random
from typing import Any, Concatenate, TypeVar

from nonet.accounts.access.keys import Secret
from nonet.accounts.access.principal import COMMAND_LINE, Principal
from nonet.accounts.account import Account
from nonet.accounts.administration import create_account
from nonet.accounts.work import UnitOfWork
from nonet.database.connection import Database

T = TypeVar("T")


def act(
    database: Database,
    use_case: Callable[Concatenate[UnitOfWork, ...], T],
    *args: Any,
    by: Principal = COMMAND_LINE,
    now_ms: int = 0,
    random: Random | None = None,
    **kwargs: Any,
) -> T:
    """Run a use case in a transaction of its own."""
    chance = random or Random(1)
    return database.run_now(
        lambda each: use_case(UnitOfWork(each, by, now_ms, chance), *args, **kwargs)
    )


def add_account(database: Database, email: str, *, now_ms: int = 0) -> Account:
    """Make an account."""
    return act(database, create_account, email, secret=Secret(b"test"), now_ms=now_ms)
