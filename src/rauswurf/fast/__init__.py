"""The same rules functions, compiled for batches. Import it only where it is used."""
