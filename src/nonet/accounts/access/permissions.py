"""Permissions of keys and connections: scopes and client addresses.

all       everything
content   making puzzles, and everything in `read`
publish   links, worksheets and packs
read      questions about existing puzzles: checks, analyses, grades, hints

A key or connection has one or more scopes, separated by spaces.
"""

from collections.abc import Iterable
from dataclasses import dataclass
from ipaddress import ip_address, ip_network

from nonet.errors import KeyAddressError, KeyPermissionsError, KeyScopeError

SCOPES = ("all", "content", "publish", "read")
REACHES = (*SCOPES, "content publish", "publish read")
"""Every combination of scopes that a key may have, without redundant ones."""
MOST_ADDRESSES = 20
# The scopes that a scope includes.
_HOLDS = {"all": frozenset(SCOPES), "content": frozenset({"read"})}


@dataclass(frozen=True, slots=True)
class Permissions:
    """Scopes, and the client addresses or networks that may use a key; none means all."""

    scope: str = "all"
    addresses: tuple[str, ...] = ()

    @classmethod
    def read(cls, scope: str, addresses: str) -> "Permissions":
        """Parse scopes separated by spaces, and addresses separated by spaces or commas.

        Raises:
            KeyPermissionsError.
        """
        joined = join_scopes(scope.split())
        typed = addresses.replace(",", " ").split()
        if len(typed) > MOST_ADDRESSES:
            raise KeyPermissionsError(f"expected at most {MOST_ADDRESSES} addresses")
        try:
            networks = [str(ip_network(one, strict=False)) for one in typed]
        except ValueError:
            raise KeyPermissionsError("expected addresses or networks") from None
        return cls(joined, tuple(dict.fromkeys(networks)))

    @property
    def is_everything(self) -> bool:
        """Whether nothing is restricted."""
        return self.scope == "all" and not self.addresses

    def require(self, needed: str | None, address: str) -> None:
        """Check a needed scope and a client address; with None, check only the address.

        Raises:
            KeyAddressError, KeyScopeError.
        """
        if self.addresses and not _is_in(address, self.addresses):
            raise KeyAddressError
        if needed is not None and not self.holds(needed):
            raise KeyScopeError(self.scope, holders_of(needed))

    def holds(self, needed: str) -> bool:
        """Return whether the scopes include another one."""
        return needed in _held_by(self.scope)


def join_scopes(names: Iterable[str]) -> str:
    """Join scopes into a text, without those that others include.

    Raises:
        KeyPermissionsError: there are none, or one is unknown.
    """
    wanted = set(names)
    if not wanted or not wanted <= set(SCOPES):
        raise KeyPermissionsError("expected some of all, content, publish and read")
    if "all" in wanted:
        return "all"
    if "content" in wanted:
        wanted.discard("read")
    return " ".join(sorted(wanted))


def scopes_within(scope: str) -> list[str]:
    """Return joined scopes, followed by each scope that they include."""
    held = _held_by(scope)
    return list(dict.fromkeys([scope, *(name for name in SCOPES if name in held)]))


def holders_of(needed: str) -> tuple[str, ...]:
    """Return the scopes that include one: `all`, then the others, narrowest first."""
    everything, *others = SCOPES
    return (everything, *(one for one in reversed(others) if needed in _held_by(one)))


def _held_by(scope: str) -> set[str]:
    names = set(scope.split())
    return names.union(*(_HOLDS.get(name, ()) for name in names))


def reach_of(scope: str, allowed_addresses: str | None) -> Permissions:
    """Return the permissions of a stored key."""
    return Permissions(scope, tuple((allowed_addresses or "").split()))


def _is_in(address: str, networks: Iterable[str]) -> bool:
    try:
        known = ip_address(address.partition("%")[0])
    except ValueError:
        return False
    known = getattr(known, "ipv4_mapped", None) or known
    return any(known in ip_network(network) for network in networks)
