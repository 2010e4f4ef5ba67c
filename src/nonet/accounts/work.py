"""Units of work: transactions of a caller, whose actions are recorded in the same transaction."""

from collections.abc import Callable
from dataclasses import dataclass, replace
from random import Random
from typing import Concatenate, ParamSpec, Self, TypeVar

from sqlalchemy import Connection

from nonet.accounts.access.principal import Principal
from nonet.accounts.audit import Action, Detail
from nonet.database.connection import Database
from nonet.database.queries import insert_row
from nonet.database.tables import audit_log

P = ParamSpec("P")
T = TypeVar("T")


@dataclass(frozen=True, slots=True)
class UnitOfWork:
    """A transaction with its caller, the time in milliseconds since 1970, and randomness."""

    connection: Connection
    by: Principal
    now_ms: int
    random: Random

    def as_account(self, account_id: int) -> Self:
        """Return the same unit of work, once the caller's account is known."""
        return replace(self, by=self.by.as_account(account_id))

    def record(self, action: Action, account_id: int | None, detail: Detail | None = None) -> None:
        """Record an action, and the account that it concerns, in the audit log."""
        insert_row(
            self.connection,
            audit_log,
            at_ms=self.now_ms,
            actor_id=self.by.account_id,
            action=action,
            account_id=account_id,
            detail="",
            facts=detail,
            request_id=self.by.request_id,
            address=self.by.address,
        )


@dataclass(frozen=True, slots=True)
class People:
    """Runs use cases on accounts; `clock` returns seconds since 1970."""

    database: Database
    clock: Callable[[], float]
    random: Random

    @property
    def now_ms(self) -> int:
        """The time in milliseconds since 1970."""
        return int(self.clock() * 1000)

    async def run(
        self,
        by: Principal,
        use_case: Callable[Concatenate[UnitOfWork, P], T],
        *args: P.args,
        **kwargs: P.kwargs,
    ) -> T:
        """Run a use case for a caller, in a transaction that is on disk afterwards.

        Raises:
            UnavailableError: the commit may or may not have happened.
        """
        begin = self._begin(by)
        return await self.database.run(lambda each: use_case(begin(each), *args, **kwargs))

    def run_now(
        self,
        by: Principal,
        use_case: Callable[Concatenate[UnitOfWork, P], T],
        *args: P.args,
        **kwargs: P.kwargs,
    ) -> T:
        """Run a use case for a caller, and block until it ends.

        Raises:
            UnavailableError.
        """
        begin = self._begin(by)
        return self.database.run_now(lambda each: use_case(begin(each), *args, **kwargs))

    def _begin(self, by: Principal) -> Callable[[Connection], UnitOfWork]:
        now_ms = self.now_ms
        return lambda connection: UnitOfWork(connection, by, now_ms, self.random)
