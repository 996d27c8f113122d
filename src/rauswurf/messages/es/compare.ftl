### What `rauswurf compare` says: what a rule changes.

## The table

compare-title = { $game }: { $after } en lugar de { $before }
compare-title-apart = { $after } en lugar de { $before }
compare-about = { $games ->
    [one] Una partida
   *[other] { $games } partidas
} de { $players } jugadores en cada caso, con los mismos dados. Juegan: { $bots }.
compare-measure = medida
compare-before = antes
compare-after = después
compare-difference = diferencia
compare-between = entre
compare-sure = Todos estos límites se cumplen a la vez en 95 de cada 100 comparaciones así.
compare-drawn = La imagen está en { $file }.

## Sentences

compare-rolls-more = Las partidas tienen { $by } tiradas más: { $after } en lugar de { $before } (muy probablemente, entre { $low } y { $high } más).
compare-rolls-less = Las partidas tienen { $by } tiradas menos: { $after } en lugar de { $before } (muy probablemente, entre { $low } y { $high } menos).
compare-turns-more = Las partidas duran { $by } turnos más: { $after } en lugar de { $before } (muy probablemente, entre { $low } y { $high } más).
compare-turns-less = Las partidas duran { $by } turnos menos: { $after } en lugar de { $before } (muy probablemente, entre { $low } y { $high } menos).
compare-captures-more = Se comen { $by } fichas más por partida: { $after } en lugar de { $before } (muy probablemente, entre { $low } y { $high } más).
compare-captures-less = Se comen { $by } fichas menos por partida: { $after } en lugar de { $before } (muy probablemente, entre { $low } y { $high } menos).
compare-lead-changes-more = Hay { $by } cambios de líder más por partida: { $after } en lugar de { $before } (muy probablemente, entre { $low } y { $high } más).
compare-lead-changes-less = Hay { $by } cambios de líder menos por partida: { $after } en lugar de { $before } (muy probablemente, entre { $low } y { $high } menos).
compare-cards-taken-more = Los jugadores se quitan { $by } cartas más por partida: { $after } en lugar de { $before } (muy probablemente, entre { $low } y { $high } más).
compare-cards-taken-less = Los jugadores se quitan { $by } cartas menos por partida: { $after } en lugar de { $before } (muy probablemente, entre { $low } y { $high } menos).
compare-death-cards-more = Se toman { $by } cartas de muerte más por partida: { $after } en lugar de { $before } (muy probablemente, entre { $low } y { $high } más).
compare-death-cards-less = Se toman { $by } cartas de muerte menos por partida: { $after } en lugar de { $before } (muy probablemente, entre { $low } y { $high } menos).
compare-winner-points-more = Quien gana tiene { $by } puntos más: { $after } en lugar de { $before } (muy probablemente, entre { $low } y { $high } más).
compare-winner-points-less = Quien gana tiene { $by } puntos menos: { $after } en lugar de { $before } (muy probablemente, entre { $low } y { $high } menos).
compare-seat-advantage-more = Empezar vale más: { $after } puntos porcentuales por encima de la parte justa en lugar de { $before } (muy probablemente, entre { $low } y { $high } más).
compare-seat-advantage-less = Empezar vale menos: { $after } puntos porcentuales por encima de la parte justa en lugar de { $before } (muy probablemente, entre { $low } y { $high } menos).
compare-wins-more = { $measure } más a menudo: { NUMBER($after, style: "percent") } en lugar de { NUMBER($before, style: "percent") } (muy probablemente, entre { $low } y { $high } puntos porcentuales más).
compare-wins-less = { $measure } menos a menudo: { NUMBER($after, style: "percent") } en lugar de { NUMBER($before, style: "percent") } (muy probablemente, entre { $low } y { $high } puntos porcentuales menos).
compare-luck-more = La suerte cuenta más: su parte es { NUMBER($after, style: "percent") } en lugar de { NUMBER($before, style: "percent") } (muy probablemente, entre { $low } y { $high } puntos porcentuales más).
compare-luck-less = La suerte cuenta menos: su parte es { NUMBER($after, style: "percent") } en lugar de { NUMBER($before, style: "percent") } (muy probablemente, entre { $low } y { $high } puntos porcentuales menos).
compare-finished-more = Terminan más partidas: { NUMBER($after, style: "percent") } en lugar de { NUMBER($before, style: "percent") } (muy probablemente, entre { $low } y { $high } puntos porcentuales más).
compare-finished-less = Terminan menos partidas: { NUMBER($after, style: "percent") } en lugar de { NUMBER($before, style: "percent") } (muy probablemente, entre { $low } y { $high } puntos porcentuales menos).
compare-number-more = Más alto: { $measure }. { $after } en lugar de { $before } (muy probablemente entre { $low } y { $high } más).
compare-number-less = Más bajo: { $measure }. { $after } en lugar de { $before } (muy probablemente entre { $low } y { $high } menos).
compare-share-more = Más alto: { $measure }. { NUMBER($after, style: "percent") } en lugar de { NUMBER($before, style: "percent") } (muy probablemente entre { $low } y { $high } puntos porcentuales más).
compare-share-less = Más bajo: { $measure }. { NUMBER($after, style: "percent") } en lugar de { NUMBER($before, style: "percent") } (muy probablemente entre { $low } y { $high } puntos porcentuales menos).
compare-same-number = No se ha encontrado diferencia ({ $measure }). Si la hay, es como mucho de { $at-most }.
compare-same-share = No se ha encontrado diferencia ({ $measure }). Si la hay, es como mucho de { $at-most } puntos porcentuales.
compare-same-all = No se ha encontrado diferencia en: { $measures }. La última columna dice lo grande que aún podría ser.
compare-identical = Exactamente igual: { $measure }. Ninguna partida fue distinta.

## What can be wrong

compare-no-change = di qué hay que comparar, como --set barriers o --a bots=casual --b bots=strong
compare-which-value = --set { $variant }: di cuál de { $values }, por ejemplo --set { $variant }={ $example }
compare-nothing-changes = { $variants } es como se juega de todos modos: no hay nada que comparar
compare-in-both = { $variant } no puede darse con --set y con --both
compare-about-apart = Partidas de cada uno: { $games }, con los mismos dados.
compare-side-form = { $option } toma reglas como --set, y game=, players=, bots=, board= y rules=, como { $option } "players=3 bots=strong", no { $text }
