"""The unit of work: one transaction of somebody who acts, written down in the same transaction."""

from collections.abc import Callable
from dataclasses import dataclass, replace
from functools import partial
from random import Random
from typing import Concatenate, ParamSpec, Self, TypeVar

from sqlalchemy import Connection, insert

from nonet.accounts.access.principal import Principal
from nonet.accounts.audit import Action, Detail
from nonet.database.connection import Database
from nonet.database.tables import audit_log

P = ParamSpec("P")
T = TypeVar("T")


@dataclass(frozen=True, slots=True)
class UnitOfWork:
    """A transaction: its connection, who acts, when, in milliseconds since 1970, and by chance."""

    connection: Connection
    by: Principal
    now_ms: int
    random: Random

    def as_account(self, account_id: int) -> Self:
        """Go on as an account, once it is known whose it is that acts."""
        return replace(self, by=self.by.as_account(account_id))

    def record(self, action: Action, account_id: int | None, detail: Detail | None = None) -> None:
        """Write down what was done, and to which account."""
        self.connection.execute(
            insert(audit_log).values(
                at_ms=self.now_ms,
                actor_id=self.by.account_id,
                action=action,
                account_id=account_id,
                detail="",
                facts=detail,
                request_id=self.by.request_id,
                address=self.by.address,
            )
        )


@dataclass(frozen=True, slots=True)
class People:
    """People's data, with the clock, in seconds since 1970, and the chance that use cases go by."""

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
        """Run a use case for whoever acts, in a transaction that is on the disk afterwards.

        Raises:
            UnavailableError: and it is not known whether the commit came to pass.
        """
        begin = partial(UnitOfWork, by=by, now_ms=self.now_ms, random=self.random)
        return await self.database.run(lambda each: use_case(begin(each), *args, **kwargs))

    def run_now(
        self,
        by: Principal,
        use_case: Callable[Concatenate[UnitOfWork, P], T],
        *args: P.args,
        **kwargs: P.kwargs,
    ) -> T:
        """Do the same, and wait for it.

        Raises:
            UnavailableError.
        """
        begin = partial(UnitOfWork, by=by, now_ms=self.now_ms, random=self.random)
        return self.database.run_now(lambda each: use_case(begin(each), *args, **kwargs))
