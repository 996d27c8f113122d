"""Where this machine is found in the home network."""

import ipaddress
import socket
import struct
import sys

FAR = ("198.51.100.1", 9)  # an address for examples: asked for the way to it, nothing is sent
# Networks inside this machine, and tunnels to other places: no phone of this home is there.
NOT_AT_HOME = (
    "docker",
    "br-",
    "veth",
    "virbr",
    "vmnet",
    "vboxnet",
    "tun",
    "tap",
    "wg",
    "tailscale",
)
ASK_ADDRESS = 0x8915  # SIOCGIFADDR of Linux
INTERFACE = "256s"
ADDRESS_AT = slice(20, 24)


def home_addresses() -> list[str]:
    """The addresses of this machine in networks of a home or an office, the likeliest first."""
    by_interface = interface_addresses()
    elsewhere = {address for name, address in by_interface.items() if name.startswith(NOT_AT_HOME)}
    found = dict.fromkeys([*way_out(), *by_interface.values(), *named_addresses()])
    return [address for address in found if is_private(address) and address not in elsewhere]


def way_out() -> list[str]:
    """The address under which this machine would speak to the world."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as asking:
        try:
            asking.connect(FAR)
        except OSError:
            return []
        return [str(asking.getsockname()[0])]


def interface_addresses() -> dict[str, str]:
    """The address of each network interface, where the system tells them one by one."""
    if sys.platform != "linux":
        return {}
    import fcntl

    found = {}
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as asking:
        for _, name in socket.if_nameindex():
            wish = struct.pack(INTERFACE, name.encode()[:15])
            try:
                told = fcntl.ioctl(asking.fileno(), ASK_ADDRESS, wish)
            except OSError:
                continue  # one without an address
            found[name] = socket.inet_ntoa(told[ADDRESS_AT])
    return found


def named_addresses() -> list[str]:
    """The addresses that belong to the name of this machine."""
    try:
        found = socket.getaddrinfo(socket.gethostname(), None, socket.AF_INET, socket.SOCK_STREAM)
    except OSError:
        return []
    return [str(place[0]) for *_, place in found]


def is_private(address: str) -> bool:
    """Is this an address that only a home or an office knows, and not this machine alone?"""
    found = ipaddress.ip_address(address)
    return found.is_private and not (
        found.is_loopback or found.is_link_local or found.is_unspecified
    )


def web_address(host: str, port: int) -> str:
    """What a browser is given to open, without a path."""
    return f"http://[{host}]:{port}" if ":" in host else f"http://{host}:{port}"
