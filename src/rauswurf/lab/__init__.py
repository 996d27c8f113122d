"""Experiments: many games between bots, who is stronger, what a rule changes, whole studies.

Nothing here is loaded before somebody asks for a batch: numpy and the compiler are slow to load.
See docs/lab.md for what is measured, and how surely.
"""
