"""One file for each step from a form to the next."""
