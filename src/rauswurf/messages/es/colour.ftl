### Colours act like names: "Amarillo saca un 5".

colour-yellow = Amarillo
colour-green = Verde
colour-red = Rojo
colour-black = Negro
colour-blue = Azul
colour-white = Blanco
colour-orange = Naranja
