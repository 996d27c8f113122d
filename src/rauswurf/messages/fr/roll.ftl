### Rolls that cannot be: parts of a line.

roll-over = il n’y a rien à lancer : la partie est finie
roll-not-now = il n’y a rien à lancer maintenant. { $reason } [{ $rule }]
roll-how-many = { $wanted ->
    [one] il y a { $wanted } dé à lancer, pas { $count }
   *[other] il y a { $wanted } dés à lancer, pas { $count }
}
roll-no-face = un dé montre de 1 à 6, pas { $face }
roll-not-typed = ici, les dés roulent tout seuls : ne donnez pas de nombre ; Dice.by_hand() sert pour les dés que vous lancez vous-même
roll-unknown = { $said } n’est pas un lancer ; dis ce que montrent les dés, par exemple 6 ou 2 5 5 1

## Dice of NICHTLUSTIG.

roll-no-die = il n’y a pas de dé { $said } ; dis 3, ou b3, w5, ufo, ou b3:ufo
roll-die-too-many = { $said } est un dé de trop ; à lancer : { $dice }
roll-missing = il manque des dés ; à lancer : { $dice }
