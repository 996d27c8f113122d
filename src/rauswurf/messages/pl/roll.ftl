### Rolls that cannot be. Parts of a line.

roll-over = teraz nie ma rzutu: koniec gry
roll-not-now = teraz nie ma rzutu. { $reason } [{ $rule }]
roll-how-many = { $wanted ->
    [one] trzeba rzucić jedną kostką; podana liczba kostek: { $count }
    [few] trzeba rzucić { $wanted } kostkami; podana liczba kostek: { $count }
    [many] trzeba rzucić { $wanted } kostkami; podana liczba kostek: { $count }
   *[other] trzeba rzucić { $wanted } kostkami; podana liczba kostek: { $count }
}
roll-no-face = kostka pokazuje od 1 do 6, nie { $face }
roll-not-typed = tutaj kostki toczą się same, więc nie podawaj liczby; Dice.by_hand() jest dla kostek, którymi rzucasz sam
roll-unknown = { $said } to nie rzut; napisz, co pokazują kostki, na przykład 6 albo 2 5 5 1

## Dice of NICHTLUSTIG.

roll-no-die = nie ma kostki { $said }; napisz 3 albo b3, w5, ufo albo b3:ufo
roll-die-too-many = { $said } to o jedną kostkę za dużo; do rzucenia: { $dice }
roll-missing = brakuje kostek; do rzucenia: { $dice }
