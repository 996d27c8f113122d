"""What the server answers, by kind of question."""
