"""Tables on the web: authority, storage, sockets."""
