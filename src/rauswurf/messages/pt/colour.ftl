### Colours act like names: "Amarelo tira um 5".

colour-yellow = Amarelo
colour-green = Verde
colour-red = Vermelho
colour-black = Preto
colour-blue = Azul
colour-white = Branco
colour-orange = Laranja
