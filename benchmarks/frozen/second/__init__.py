"""The race players of the second edition's beginning, as they were: opponents to measure against.

Their nets are those of the first edition but for never-mind with four players, which no longer
knew whom it would meet.
"""
