"""What the server and its clients say to each other, over HTTP and over sockets.

Everything travels as JSON. Texts travel as messages (an id and values), so that every reader gets
them in their own language. The page ``docs/protocol.md`` tells the contract in prose; the types
for TypeScript are made from here by ``make types``.
"""

VERSION = 1  # goes up when a client made for the last one could not play any more
