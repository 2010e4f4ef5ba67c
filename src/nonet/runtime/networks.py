"""Which addresses count as one client."""

from ipaddress import IPv6Address, IPv6Network

# The least that one customer gets (RFC 6177): whoever has one address has 2 ** 64 of them.
_NETWORK_BITS = 64
# What a site gets: whoever has one has 65536 of the others.
_SITE_BITS = 48


def network_of(host: str) -> str:
    """Return what counts as one client: an IPv4 address, or the /64 of an IPv6 address.

    What is no address, as a proxy may pass it on, counts as it is.
    """
    address = _ipv6(host)
    if address is None:
        return host
    if address.ipv4_mapped is not None:
        return str(address.ipv4_mapped)
    return str(IPv6Network((address, _NETWORK_BITS), strict=False))


def site_of(host: str) -> str | None:
    """Return the /48 of an IPv6 address; None for anything else."""
    address = _ipv6(host)
    if address is None or address.ipv4_mapped is not None:
        return None
    return str(IPv6Network((address, _SITE_BITS), strict=False))


def _ipv6(host: str) -> IPv6Address | None:
    if ":" not in host:
        return None
    try:
        return IPv6Address(host.partition("%")[0])
    except ValueError:
        return None
