"""Whose turns a request takes: its account's once that is known, its client's until then."""

from typing import NamedTuple

from starlette.types import Receive, Scope

from nonet.access import network_of
from nonet.turns import ask_as


def ask_as_client(scope: Scope, receive: Receive) -> None:
    """Take the turns of the client's address for all that is done in this context."""
    ask_as(_Client(receive, scope))


def ask_as_account(account_id: int, receive: Receive) -> None:
    """Take the turns of an account from now on, wherever it calls from."""
    ask_as(_Account(receive, account_id))


class _Client(NamedTuple):
    receive: Receive
    scope: Scope

    @property
    def owner(self) -> str:
        client = self.scope.get("client")
        return f"address {network_of(client[0])}" if client else "address"

    async def hung_up(self) -> None:
        await _wait_until_hung_up(self.receive)


class _Account(NamedTuple):
    receive: Receive
    account_id: int

    @property
    def owner(self) -> str:
        return f"account {self.account_id}"

    async def hung_up(self) -> None:
        await _wait_until_hung_up(self.receive)


async def _wait_until_hung_up(receive: Receive) -> None:
    """Wait for the client to close the connection; what it sends meanwhile is not wanted."""
    while (await receive())["type"] != "http.disconnect":
        pass
