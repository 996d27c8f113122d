### What `rauswurf compare` says: what a rule changes.

## The table.

compare-title = { $game } : { $after } au lieu de { $before }
compare-title-apart = { $after } au lieu de { $before }
compare-about = { $games ->
    [one] { $games } partie
   *[other] { $games } parties
} à { $players } dans chaque cas, avec les mêmes dés. Qui joue : { $bots }.
compare-measure = mesure
compare-before = avant
compare-after = après
compare-difference = différence
compare-between = entre
compare-sure = Toutes ces limites tiennent ensemble dans 95 comparaisons sur 100.
compare-drawn = L’image est dans { $file }.

## Sentences.

compare-rolls-more = Une partie demande { $by } lancers de dé de plus : { $after } au lieu de { $before } (très probablement entre { $low } et { $high } de plus).
compare-rolls-less = Une partie demande { $by } lancers de dé de moins : { $after } au lieu de { $before } (très probablement entre { $low } et { $high } de moins).
compare-turns-more = Une partie dure { $by } tours de plus : { $after } au lieu de { $before } (très probablement entre { $low } et { $high } de plus).
compare-turns-less = Une partie dure { $by } tours de moins : { $after } au lieu de { $before } (très probablement entre { $low } et { $high } de moins).
compare-captures-more = Il y a { $by } prises de plus par partie : { $after } au lieu de { $before } (très probablement entre { $low } et { $high } de plus).
compare-captures-less = Il y a { $by } prises de moins par partie : { $after } au lieu de { $before } (très probablement entre { $low } et { $high } de moins).
compare-lead-changes-more = La tête change { $by } fois de plus par partie : { $after } au lieu de { $before } (très probablement entre { $low } et { $high } de plus).
compare-lead-changes-less = La tête change { $by } fois de moins par partie : { $after } au lieu de { $before } (très probablement entre { $low } et { $high } de moins).
compare-cards-taken-more = On se prend { $by } cartes de plus par partie : { $after } au lieu de { $before } (très probablement entre { $low } et { $high } de plus).
compare-cards-taken-less = On se prend { $by } cartes de moins par partie : { $after } au lieu de { $before } (très probablement entre { $low } et { $high } de moins).
compare-death-cards-more = On prend { $by } cartes Mort de plus par partie : { $after } au lieu de { $before } (très probablement entre { $low } et { $high } de plus).
compare-death-cards-less = On prend { $by } cartes Mort de moins par partie : { $after } au lieu de { $before } (très probablement entre { $low } et { $high } de moins).
compare-winner-points-more = Qui gagne a { $by } points de plus : { $after } au lieu de { $before } (très probablement entre { $low } et { $high } de plus).
compare-winner-points-less = Qui gagne a { $by } points de moins : { $after } au lieu de { $before } (très probablement entre { $low } et { $high } de moins).
compare-seat-advantage-more = Commencer vaut plus : { $after } points de pourcentage au-dessus de la part équitable au lieu de { $before } (très probablement entre { $low } et { $high } de plus).
compare-seat-advantage-less = Commencer vaut moins : { $after } points de pourcentage au-dessus de la part équitable au lieu de { $before } (très probablement entre { $low } et { $high } de moins).
compare-wins-more = { $measure } plus souvent : { NUMBER($after, style: "percent") } au lieu de { NUMBER($before, style: "percent") } (très probablement entre { $low } et { $high } points de pourcentage de plus).
compare-wins-less = { $measure } moins souvent : { NUMBER($after, style: "percent") } au lieu de { NUMBER($before, style: "percent") } (très probablement entre { $low } et { $high } points de pourcentage de moins).
compare-luck-more = La chance compte plus : sa part est de { NUMBER($after, style: "percent") } au lieu de { NUMBER($before, style: "percent") } (très probablement entre { $low } et { $high } points de pourcentage de plus).
compare-luck-less = La chance compte moins : sa part est de { NUMBER($after, style: "percent") } au lieu de { NUMBER($before, style: "percent") } (très probablement entre { $low } et { $high } points de pourcentage de moins).
compare-finished-more = Plus de parties vont à leur fin : { NUMBER($after, style: "percent") } au lieu de { NUMBER($before, style: "percent") } (très probablement entre { $low } et { $high } points de pourcentage de plus).
compare-finished-less = Moins de parties vont à leur fin : { NUMBER($after, style: "percent") } au lieu de { NUMBER($before, style: "percent") } (très probablement entre { $low } et { $high } points de pourcentage de moins).
compare-number-more = Plus élevé : { $measure }. { $after } au lieu de { $before } (très probablement entre { $low } et { $high } de plus).
compare-number-less = Plus bas : { $measure }. { $after } au lieu de { $before } (très probablement entre { $low } et { $high } de moins).
compare-share-more = Plus élevé : { $measure }. { NUMBER($after, style: "percent") } au lieu de { NUMBER($before, style: "percent") } (très probablement entre { $low } et { $high } points de pourcentage de plus).
compare-share-less = Plus bas : { $measure }. { NUMBER($after, style: "percent") } au lieu de { NUMBER($before, style: "percent") } (très probablement entre { $low } et { $high } points de pourcentage de moins).
compare-same-number = Aucune différence trouvée ({ $measure }). S’il y en a une, elle est d’au plus { $at-most }.
compare-same-share = Aucune différence trouvée ({ $measure }). S’il y en a une, elle est d’au plus { $at-most } points de pourcentage.
compare-same-all = Aucune différence trouvée : { $measures }. La dernière colonne dit combien elle pourrait encore valoir.
compare-identical = Exactement pareil : { $measure }. Aucune partie n’a été différente.

## What can be wrong.

compare-no-change = dis ce qu’il faut comparer, comme --set barriers ou --a bots=casual --b bots=strong
compare-which-value = --set { $variant } : choisis entre { $values }, par exemple --set { $variant }={ $example }
compare-nothing-changes = { $variants } : c’est ainsi que ce jeu se joue de toute façon, il n’y a rien à comparer
compare-in-both = { $variant } ne peut pas être donné à la fois avec --set et avec --both
compare-about-apart = Parties de chaque : { $games }, avec les mêmes dés.
compare-side-form = { $option } prend des règles comme --set, et game=, players=, bots=, board= et rules=, comme { $option } "players=3 bots=strong", et non { $text }
