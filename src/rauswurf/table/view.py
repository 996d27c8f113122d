"""What is to be seen of a table, as plain data for those who draw it and know no rules.

A view holds what everybody at the table sees and may know; nothing in it tells a number to come.
Whoever draws a game, as text, as a picture or in a terminal, is given one: nobody else reads where
pieces stand and cards lie.
"""

from rauswurf.table.nichtlustig.view import CardsView
from rauswurf.table.race.view import RaceView

View = RaceView | CardsView
