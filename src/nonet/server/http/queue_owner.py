"""The queue owner of a request: its account if known, otherwise its client's address."""

from collections.abc import Awaitable, Callable
from typing import NamedTuple

from starlette.types import Receive, Scope

from nonet.accounts.access.throttle import network_of
from nonet.runtime.scheduling.scheduler import ask_as, current_owner
from nonet.server.http.headers import client_address


def ask_as_client(scope: Scope, receive: Receive) -> None:
    """Schedule all work in this context as the client address's."""
    ask_as(_Client(scope, receive))


def ask_as_account(account_id: int) -> None:
    """Schedule all further work in this context as the account's."""
    ask_as(_Account(account_id, current_owner().hung_up))


class _Client(NamedTuple):
    scope: Scope
    receive: Receive

    @property
    def owner(self) -> str:
        return f"address {network_of(client_address(self.scope))}"

    async def hung_up(self) -> None:
        """Wait for the client to disconnect, and ignore further messages."""
        while (await self.receive())["type"] != "http.disconnect":
            pass


class _Account(NamedTuple):
    account_id: int
    hung_up: Callable[[], Awaitable[object]]

    @property
    def owner(self) -> str:
        return f"account {self.account_id}"
