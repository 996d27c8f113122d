"""Where somebody asks from: the address by which limits are counted."""

import asyncio
import ipaddress
from collections.abc import Iterable

from rauswurf.messages import Told, message

IPV6_HOME = 64  # bits of an IPv6 address that one household, or one rented machine, has in common
LONGEST = 64  # letters of something that is no address


class BadProxy(Told):
    """Something given as the address of a proxy that is none."""


class Proxies:
    """The proxies whose word is taken for where somebody asks from."""

    def __init__(self, addresses: Iterable[str] = ()) -> None:
        self._networks = [network_named(address) for address in addresses]

    def __contains__(self, address: str) -> bool:
        found = as_address(address)
        return found is not None and any(found in network for network in self._networks)

    def asker(self, peer: str, forwarded: Iterable[str]) -> str:
        """Who asks: the peer, or the last one that a trusted proxy names and does not trust itself.

        Each proxy writes behind what it was told; what stands before the first stranger is hearsay.
        """
        asker = peer
        for hop in reversed([*",".join(forwarded).split(",")]):
            if asker not in self or not hop.strip():
                break
            asker = hop.strip()
        return counted(asker)


def peer_of(transport: asyncio.BaseTransport) -> str:
    """The address at the other end of a connection; empty if it has none."""
    peer = transport.get_extra_info("peername")
    return str(peer[0]) if isinstance(peer, tuple) and peer else ""


def counted(address: str) -> str:
    """What is counted as one: an IPv4 address, or the part of an IPv6 address that a home has."""
    found = as_address(address)
    if found is None:
        return address[:LONGEST]
    if found.version == 4:
        return str(found)
    return str(ipaddress.ip_network((int(found), IPV6_HOME), strict=False))


def as_address(text: str) -> ipaddress.IPv4Address | ipaddress.IPv6Address | None:
    """An address, also one with a port or in brackets; that of IPv4 inside IPv6 is IPv4."""
    bare = text.partition("]")[0].removeprefix("[")
    if bare.count(":") == 1:
        bare = bare.partition(":")[0]
    try:
        found = ipaddress.ip_address(bare.partition("%")[0])
    except ValueError:
        return None
    inside = found.ipv4_mapped if found.version == 6 else None
    return inside or found


def network_named(given: str) -> ipaddress.IPv4Network | ipaddress.IPv6Network:
    """One address or a network of them, as in 10.0.0.0/8; raises BadProxy."""
    try:
        return ipaddress.ip_network(given, strict=False)
    except ValueError:
        raise BadProxy(message("serve-bad-proxy", address=given)) from None
