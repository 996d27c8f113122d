"""The race players of the first edition, as they were: opponents to be measured against."""
