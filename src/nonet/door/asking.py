"""Whose turns a request takes: its account's once that is known, its client's until then."""

from functools import partial

from starlette.types import Receive, Scope

from nonet.access import network_of
from nonet.door.address import client_address
from nonet.turns import Asker, ask_as, current_asker


def ask_as_client(scope: Scope, receive: Receive) -> None:
    """Take the turns of the client's address for all that is done in this context."""
    owner = f"address {network_of(client_address(scope))}"
    ask_as(Asker(owner, partial(_wait_until_hung_up, receive)))


def ask_as_account(account_id: int) -> None:
    """Take the turns of an account from now on, wherever it calls from."""
    ask_as(Asker(f"account {account_id}", current_asker().hung_up))


async def _wait_until_hung_up(receive: Receive) -> None:
    """Wait for the client to close the connection; what it sends meanwhile is not wanted."""
    while (await receive())["type"] != "http.disconnect":
        pass
