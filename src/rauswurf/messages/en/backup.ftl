### What `rauswurf backup` and `rauswurf restore` say, which copy all tables of a server.

## What was found and done.

# $tables, $waiting, $playing, $over, $events (numbers): tables, those that wait for players, are played on, are over; and lines of their logs
backup-found = Tables: { $tables } (waiting: { $waiting }, playing: { $playing }, over: { $over }). Events: { $events }.
backup-readable = Every log was replayed, and all of them make sense.
# A list of tables follows, with what is wrong. $count (number): how many
backup-unreadable = Tables that cannot be read: { $count }
# $file: the backup. $sum: the file with its checksum
backup-written = The backup is in { $file }, its checksum in { $sum }. Keep both.
# $place: the address of the database
backup-restored = The tables are now in { $place }.
# Beside a bar that grows.
backup-replaying = replaying

## What is wrong: one line, which begins with "rauswurf: ".

# $place: a file, or the address of a database
backup-taken = { $place } is not empty, and nothing is ever overwritten; choose another place
# $file: the file that is missing
backup-no-checksum = there is no file { $file }; a backup that was finished has it beside it
backup-changed = { $file } has changed since it was written: its checksum does not match
# $why: in the words of the database
backup-damaged = { $file } cannot be read as a database: { $why }
backup-not-ours = { $file } has no tables of Rauswurf in it
backup-newer = { $file } was written by a newer version of Rauswurf; use that version
backup-other-form = the database was last used by another version of Rauswurf; start its server once with this version, or back it up with that one
