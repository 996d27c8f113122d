### Labels and buttons on and beside the board.

## The board

table-board = Tablero
table-piece = { $colour } en { $field }
table-piece-picked = { $colour } en { $field }, ficha elegida
table-target = Mover a la casilla { $field }
table-target-throw = Mover a la casilla { $field } y comer a { $colour }
table-target-stone = Mover a la casilla { $field } y golpear la piedra de { $colour }
table-target-turn = Dar la vuelta a la ficha de { $field }
table-target-set = Poner la piedra en { $field }
table-stone = Piedra en { $field }
table-stone-picked = Piedra en { $field }, elegida

## Buttons

table-actions = Qué más se puede hacer
table-pass = Pasar
table-push = Empujar la piedra
table-set-stone = Poner la piedra
table-hunt = A la caza del { $number }
table-hunts = En vez de tirar, caza un número:
table-which = ¿Qué jugada?
table-way = De { $from } a { $to }
table-way-back = De { $from } hacia atrás a { $to }
table-cancel = Cancelar

## Dice

table-dice = Dados
table-roll = { $dice ->
    [one] Tirar
   *[other] Tirar { $dice } dados
}
table-rolls-left = { $rolls ->
    [one] Queda una tirada
   *[other] Quedan { $rolls } tiradas
}
table-type = ¿Qué has sacado?
table-type-for = Tira por { $name }. ¿Qué ha salido?
table-type-die = Dado { $number }
table-typed = Aceptar esta tirada
table-skip = Saltar a mi turno
table-die = Dado: { $face }
table-die-of = Dado de { $colour }: { $face }
table-die-unrolled = Dado sin tirar

## NICHTLUSTIG

table-display = Cartas por ganar
table-all-cards = Todas las cartas
table-deaths = Cartas de muerte
table-specials = Cartas especiales
table-hand = Cartas de { $name }
table-no-cards = aún sin cartas
table-card-scored = { $card }, puntuada
table-card-covered = { $card }, tapada por { $death }
table-seven-dice = Los siete dados
table-die-black = Dado negro: { $face }
table-die-red = Dado rojo: { $face }
table-die-white = Dado blanco: { $face }
table-die-pink = Dado rosa: { $face }
table-die-black-symbol = Dado negro: { $symbol }
table-die-red-symbol = Dado rojo: { $symbol }
table-die-white-symbol = Dado blanco: { $symbol }
table-die-pink-symbol = Dado rosa: { $symbol }
table-die-black-unrolled = Dado negro, por tirar
table-die-red-unrolled = Dado rojo, por tirar
table-die-white-unrolled = Dado blanco, por tirar
table-die-pink-unrolled = Dado rosa, por tirar
table-aside = apartado
table-brings = Con estos dados tendrías:
table-brings-nothing = Con estos dados no te llevas ninguna carta.
table-keep-hint = Toca los dados que quieras apartar.
table-keep = { $dice ->
    [0] Tirar todos otra vez
    [one] Apartar uno y tirar el resto
   *[other] Apartar { $dice } y tirar el resto
}
table-stop = Plantarse
table-no-duck = Sin cuarta tirada
table-use = Usar { $card }
table-take-card = Tomar { $card }
table-cover-card = Tapar { $card }
table-take-hint = Toca las cartas que quieras tomar.
table-take = { $cards ->
    [one] Tomar esta carta
   *[other] Tomar { $cards } cartas
}
table-take-machine = Tomarla con la máquina del tiempo
table-take-nothing = No tomar nada
table-death-hint = Toca la carta de muerte que tomas.
table-cover-hint = Toca la carta que se va a tapar.
