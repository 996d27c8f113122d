### Die Farben. Eine Farbe steht für alle, die sie spielen, wie ein Name: „Gelb würfelt eine 5“.

colour-yellow = Gelb
colour-green = Grün
colour-red = Rot
colour-black = Schwarz
colour-blue = Blau
colour-white = Weiß
# Nur ein Platz bei NICHTLUSTIG.
colour-orange = Orange
