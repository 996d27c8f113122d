### What `rauswurf serve` says, which puts tables on the web.

# $address: where it can be reached
serve-open-at = Rauswurf is at { $address } (Ctrl+C ends it).
# $why: what the database says
serve-cannot-start = The database cannot be used: { $why }
# $host, $port: where it should have listened. $why: a message of reason.ftl
serve-cannot-listen = { $host } port { $port } cannot be used: { $why }. Choose another with --port.
# $port: what was given
serve-bad-port = A port is a number from 0 to 65535, not { $port }.
# $level: what was given. $known: "debug, info"
serve-bad-log = { $level } is no level of logs; there are { $known }.
