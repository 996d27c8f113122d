### The names of colours, which act like names of persons.

colour-yellow = Giallo
colour-green = Verde
colour-red = Rosso
colour-black = Nero
colour-blue = Blu
colour-white = Bianco
colour-orange = Arancione
