### The names of colours; a colour stands for whoever plays it.

colour-yellow = Żółty
colour-green = Zielony
colour-red = Czerwony
colour-black = Czarny
colour-blue = Niebieski
colour-white = Biały
colour-orange = Pomarańczowy
