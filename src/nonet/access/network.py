"""Which clients count as one."""

from ipaddress import IPv6Address, IPv6Network

# The least that one customer gets (RFC 6177): whoever has one address has 2 ** 64 of them.
_NETWORK_BITS = 64


def network_of(host: str) -> str:
    """Return what counts as one client: an IPv4 address, or the /64 of an IPv6 address.

    What is no address, as a proxy may pass it on, counts as it is.
    """
    if ":" not in host:
        return host
    try:
        address = IPv6Address(host.partition("%")[0])
    except ValueError:
        return host
    if address.ipv4_mapped is not None:
        return str(address.ipv4_mapped)
    return str(IPv6Network((address, _NETWORK_BITS), strict=False))
