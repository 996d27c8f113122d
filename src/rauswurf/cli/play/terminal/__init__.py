"""The table on the screen of a terminal: all that is drawn with Textual, and nothing else."""
