### The names of colours, which act like names of persons.

colour-yellow = Jaune
colour-green = Vert
colour-red = Rouge
colour-black = Noir
colour-blue = Bleu
colour-white = Blanc
colour-orange = Orange
