"""What learning programs see and do, written like the rules, at both speeds."""
