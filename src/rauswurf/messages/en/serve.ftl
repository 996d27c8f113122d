### What `rauswurf serve` says, which puts tables on the web.

# $address: where it can be reached
serve-open-at = Rauswurf is running at { $address } (press Ctrl+C to stop).
# $address: where others in the network find it
serve-shared-at = Everybody in your network can open { $address } until you stop Rauswurf.
# $why: what the database says
serve-cannot-start = The database cannot be used: { $why }
# $host, $port: where it should have listened. $why: a message of reason.ftl
serve-cannot-listen = { $host } port { $port } cannot be used: { $why }. Choose another with --port.
# $port: what was given
serve-bad-port = A port is a number from 0 to 65535, not { $port }.
# $level: what was given. $known: "debug, info"
serve-bad-log = { $level } is not a log level; choose { $known }.
# $days: what was given
serve-bad-keep = --keep takes a number of days, 0 or more, not { $days }; 0 keeps all tables.
serve-share-alone = --share goes with 'rauswurf' alone or with 'rauswurf serve --share'.
# $host: what was given
serve-bad-host = { $host } is not a host name. Give a name without http:// and without a port, as in --allowed-host play.example.
# $origin: what was given
serve-bad-origin = { $origin } is not the address of a site. Write it as in --origin https://play.example.
# $address: what was given
serve-bad-proxy = { $address } is not an address. Give that of your proxy, as in --trusted-proxy 127.0.0.1, or a network, as in 10.0.0.0/8.
