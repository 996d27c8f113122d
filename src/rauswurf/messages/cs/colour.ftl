### The names of colours, always the nominative.

colour-yellow = Žlutá
colour-green = Zelená
colour-red = Červená
colour-black = Černá
colour-blue = Modrá
colour-white = Bílá
colour-orange = Oranžová
