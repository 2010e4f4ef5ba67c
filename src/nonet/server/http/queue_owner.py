"""Whose turns a request takes: its account's once that is known, its client's until then."""

from collections.abc import Awaitable, Callable
from typing import NamedTuple

from starlette.types import Receive, Scope

from nonet.accounts.access.throttle import network_of
from nonet.runtime.scheduling.scheduler import ask_as, current_owner
from nonet.server.http.headers import client_address


def ask_as_client(scope: Scope, receive: Receive) -> None:
    """Take the turns of the client's address for all that is done in this context."""
    ask_as(_Client(scope, receive))


def ask_as_account(account_id: int) -> None:
    """Take the turns of an account from now on, wherever it calls from."""
    ask_as(_Account(account_id, current_owner().hung_up))


class _Client(NamedTuple):
    scope: Scope
    receive: Receive

    @property
    def owner(self) -> str:
        return f"address {network_of(client_address(self.scope))}"

    async def hung_up(self) -> None:
        """Wait for the client to close the connection; what it sends meanwhile is not wanted."""
        while (await self.receive())["type"] != "http.disconnect":
            pass


class _Account(NamedTuple):
    account_id: int
    hung_up: Callable[[], Awaitable[object]]

    @property
    def owner(self) -> str:
        return f"account {self.account_id}"
