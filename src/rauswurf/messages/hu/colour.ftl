### The names of colours, always the nominative.

colour-yellow = Sárga
colour-green = Zöld
colour-red = Piros
colour-black = Fekete
colour-blue = Kék
colour-white = Fehér
colour-orange = Narancs
