"""The addresses of clients, as they are counted."""

import ipaddress

from starlette.types import Scope

__all__ = ["address_of"]


def address_of(scope: Scope) -> str:
    """Return the address of a client for counting: of IPv6 the network, since one client has as many as it likes.

    What a proxy says of it has been looked at before, and counts if that proxy was named at the start.

    >>> address_of({"client": ("2001:db8:1:2:3::4", 5)})
    '2001:db8:1:2::/64'
    """
    client = scope.get("client")
    text = client[0] if client else ""
    try:
        address = ipaddress.ip_address(text)
    except ValueError:
        return "unknown"
    if isinstance(address, ipaddress.IPv4Address):
        return str(address)
    if address.ipv4_mapped is not None:
        return str(address.ipv4_mapped)
    return str(ipaddress.ip_network((int(address) >> 64 << 64, 64)))
