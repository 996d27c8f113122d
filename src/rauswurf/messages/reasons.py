"""Why the system did not do something, in the words of the reader: its own are mostly English."""

import errno
import re
import socket

from rauswurf.messages.message import Message, message

# What happens to users; anything else is told in the words of the system.
KNOWN = {
    errno.ENOENT: "reason-missing",
    errno.EEXIST: "reason-exists",
    errno.EACCES: "reason-not-allowed",
    errno.EPERM: "reason-not-allowed",
    errno.EISDIR: "reason-folder",
    errno.ENOTDIR: "reason-not-folder",
    errno.ENAMETOOLONG: "reason-long-name",
    errno.ENOSPC: "reason-full",
    errno.EROFS: "reason-read-only",
    errno.EPIPE: "reason-closed",
    errno.EBADF: "reason-closed",
    errno.EADDRINUSE: "reason-taken",
    errno.EADDRNOTAVAIL: "reason-no-address",
}
PLACE = re.compile(r"\(at line (\d+), column (\d+)\)")


def why_not(error: OSError) -> Message:
    """Why the system did not read, write or listen."""
    if isinstance(error, socket.gaierror):
        return message("reason-no-address")
    known = KNOWN.get(error.errno or 0)
    return message(known) if known else message("reason-other", words=error.strerror or str(error))


def why_no_toml(error: Exception) -> Message:
    """Where a text stops being TOML; that is all that can be told in any language."""
    if isinstance(error, UnicodeDecodeError):
        return message("reason-not-utf8")
    place = PLACE.search(str(error))
    if place is None:
        return message("reason-ends-early")
    return message("reason-at", line=place[1], column=place[2])
