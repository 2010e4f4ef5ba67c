"""Whose turns a request takes: its account's once that is known, its client's until then."""

from functools import lru_cache, partial
from ipaddress import IPv6Address, IPv6Network

from starlette.types import Receive, Scope

from nonet.turns import Asker, ask_as, current_asker

# What one household or one server gets of IPv6; whoever has it may change the rest at will.
_IPV6_PREFIX = 64
_REMEMBERED_ADDRESSES = 1024


def ask_as_client(scope: Scope, receive: Receive) -> None:
    """Take the turns of the client's address for all that is done in this context."""
    client = scope.get("client")
    owner = f"address {network_of(client[0])}" if client else "address"
    ask_as(Asker(owner, partial(_wait_until_hung_up, receive)))


def ask_as_account(account_id: int) -> None:
    """Take the turns of an account from now on, wherever it calls from."""
    ask_as(Asker(f"account {account_id}", current_asker().hung_up))


@lru_cache(_REMEMBERED_ADDRESSES)
def network_of(address: str) -> str:
    """Return what tells clients apart: an IPv4 address, or the first half of an IPv6 address."""
    try:
        parsed = IPv6Address(address)
    except ValueError:
        return address
    if parsed.ipv4_mapped is not None:
        return str(parsed.ipv4_mapped)
    return str(IPv6Network((int(parsed), _IPV6_PREFIX), strict=False))


async def _wait_until_hung_up(receive: Receive) -> None:
    """Wait for the client to close the connection; what it sends meanwhile is not wanted."""
    while (await receive())["type"] != "http.disconnect":
        pass
