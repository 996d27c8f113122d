"""A fuzzer for everything that comes in from outside: ``python benchmarks/fuzz --minutes 10``."""
