"""Whom a server answers: the names by which it may be called, and the pages that may use it.

A page of somebody else can let its own name lead to this machine, and a browser would take what
is served here for a part of that page (DNS rebinding). So a server answers to names it knows only.
"""

import ipaddress
import re
import socket
import threading
from collections import Counter
from collections.abc import Iterable
from urllib.parse import urlsplit

from rauswurf.messages import Told, message

LOCAL = "localhost"
NAME = re.compile("[a-z0-9_.-]+")
PORTS = {"http": 80, "https": 443}


class BadName(Told):
    """Something given as the name of a host or of a page that is none."""


class Allowed:
    """The names and pages that are let in; both may be added, and taken away again, at any time."""

    def __init__(self, hosts: Iterable[str] = (), origins: Iterable[str] = ()) -> None:
        self._own = own_names(socket.gethostname())
        self._hosts = Counter(map(host_named, hosts))
        self._origins = Counter(map(origin_named, origins))

    def learn_own_names(self) -> None:
        """Ask the network what it calls this machine; nobody waits for the answer."""

        def ask() -> None:
            self._own |= own_names(socket.getfqdn())

        threading.Thread(target=ask, name="own-names", daemon=True).start()

    def admit(self, host: str) -> None:
        """Answer to this name too, until `dismiss` is called as often; raises BadName."""
        self._hosts[host_named(host)] += 1

    def dismiss(self, host: str) -> None:
        """Take back one `admit` of a name."""
        self._hosts -= Counter([host_named(host)])

    def admit_page(self, origin: str) -> None:
        """Let pages of this origin in, until `dismiss_page` is called as often; raises BadName."""
        self._origins[origin_named(origin)] += 1

    def dismiss_page(self, origin: str) -> None:
        """Take back one `admit_page` of an origin."""
        self._origins -= Counter([origin_named(origin)])

    def has_host(self, header: str) -> bool:
        """May this server be called so? ``header`` is a name or an address, perhaps with a port.

        An address is always right: no name server has had a hand in it.
        """
        name = split_host(header)[0]
        return is_address(name) or is_local(name) or name in self._own or name in self._hosts

    def has_page(self, origin: str) -> bool:
        """Is this one of the other pages that may use this server?"""
        return origin in self._origins

    def is_foreign(self, origin: str, host: str) -> bool:
        """Is a page neither from here, where it calls the server ``host``, nor let in?"""
        return not (self.has_page(origin) or is_same(origin, host))


def own_names(name: str) -> frozenset[str]:
    """The names of a machine: the full one, the short one, and that in the home network."""
    full = name.lower().rstrip(".")
    short = full.partition(".")[0]
    return frozenset({full, short, f"{short}.local"}) if short else frozenset()


def is_local(name: str) -> bool:
    """Does a name always mean the machine of who uses it?"""
    return name == LOCAL or name.endswith(f".{LOCAL}")


def means_here(name: str) -> bool:
    """Does a name or an address lead everybody to their own machine?"""
    return is_local(name) or (is_address(name) and ipaddress.ip_address(name).is_loopback)


def is_address(name: str) -> bool:
    """Is this an address in numbers?"""
    try:
        ipaddress.ip_address(name)
    except ValueError:
        return False
    return True


def split_host(header: str) -> tuple[str, int | None]:
    """The name, in small letters, and the port of a host; the name is empty if it is none."""
    try:
        parts = urlsplit(f"//{header}")
        name, port = parts.hostname or "", parts.port
    except ValueError:
        return "", None
    if parts.netloc != header or "@" in header:
        return "", None
    return name.rstrip("."), port


def is_same(origin: str, host: str) -> bool:
    """Does a page come from the very server that it calls ``host``?"""
    scheme, _, place = origin.partition("://")
    usual = PORTS.get(scheme)
    (name, port), (called, called_port) = split_host(place), split_host(host)
    return bool(usual and name) and (name, port or usual) == (called, called_port or usual)


def own_origin(scheme: str, host: str) -> str:
    """The origin of this server as somebody calls it, none if they do not; nothing else gets in."""
    name, port = split_host(host)
    if not name:
        return ""
    place = f"[{name}]" if ":" in name else name
    return f"{scheme}://{place}" + (f":{port}" if port not in (None, PORTS.get(scheme)) else "")


def host_named(given: str) -> str:
    """The name of a host as it is compared; raises BadName for what is none."""
    name, port = split_host(given)
    try:
        known = name.encode("idna").decode()  # as browsers send it
    except UnicodeError:
        known = ""
    if not NAME.fullmatch(known) or port is not None or name != given.lower().rstrip("."):
        raise BadName(message("serve-bad-host", host=given))
    return known


def origin_named(given: str) -> str:
    """The origin of a page as browsers write it; raises BadName for what is none."""
    scheme, _, place = given.lower().rstrip("/").partition("://")
    if scheme not in PORTS or not split_host(place)[0]:
        raise BadName(message("serve-bad-origin", origin=given))
    return f"{scheme}://{place.removesuffix(f':{PORTS[scheme]}')}"
