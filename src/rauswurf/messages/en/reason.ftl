### Why the system did not read or write something: parts of a line, after a colon, without a full stop.

reason-missing = there is no such file or folder
reason-exists = it already exists
reason-not-allowed = that is not allowed
reason-folder = it is a folder
reason-not-folder = part of the path is not a folder
reason-long-name = the name is too long
reason-full = the disk is full
reason-read-only = nothing can be written there
# The program that should have read what we write has stopped reading.
reason-closed = nobody is reading it any more
# A port at which a server should listen.
reason-taken = another program is using it
reason-no-address = this machine has no such address
# Whatever else: in the words of the system.
reason-other = { $words }

## Why a file is no TOML.

reason-not-utf8 = it is not text in UTF-8
reason-at = line { $line }, column { $column }
reason-ends-early = it ends too early
# $line: where. $most (number): parts of a key such as a.b.c, or brackets inside brackets
reason-too-deep = line { $line } is nested deeper than { $most } levels
