### The names of colours. A colour stands for whoever plays it, so in English it is written like
### the name of a person: "Yellow rolls a 5". Always the nominative, as it can begin a sentence.

colour-yellow = Yellow
colour-green = Green
colour-red = Red
colour-black = Black
colour-blue = Blue
colour-white = White
# A seat of NICHTLUSTIG only.
colour-orange = Orange
