"""Environments for learning programs: see docs/environments.md.

``rauswurf.envs.gymnasium``, ``.pettingzoo`` and ``.openspiel`` make all games known to those
libraries when they are imported. ``.vector`` and ``.card`` step thousands of games at once.
"""
