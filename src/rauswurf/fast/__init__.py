"""The same rules functions, compiled by Numba for batches. Import it only where it is used."""
