### The names of colours; a colour stands for whoever plays it.

colour-yellow = Geel
colour-green = Groen
colour-red = Rood
colour-black = Zwart
colour-blue = Blauw
colour-white = Wit
colour-orange = Oranje
