"""Studies: many rule sets, games, numbers of players and bots, measured one by one.

A plan is read from a TOML file, cut into chunks, played here or on a cluster, and told as a table
and a report.
"""
