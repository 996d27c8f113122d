"""What may happen: plain functions over a plain state, free of randomness and I/O."""
