### What `rauswurf compare` says: what a rule changes.

## The table

compare-title = { $game }: { $after } em vez de { $before }
compare-title-apart = { $after } em vez de { $before }
compare-about = { $games ->
    [1] Um jogo
   *[other] { $games } jogos
} de { $players } jogadores em cada caso, com os mesmos dados. Jogam: { $bots }.
compare-measure = medida
compare-before = antes
compare-after = depois
compare-difference = diferença
compare-between = entre
compare-sure = Todos estes limites se cumprem ao mesmo tempo em 95 de cada 100 comparações assim.
compare-drawn = A imagem está em { $file }.

## Sentences

compare-rolls-more = Os jogos têm mais { $by } lançamentos: { $after } em vez de { $before } (muito provavelmente entre { $low } e { $high } a mais).
compare-rolls-less = Os jogos têm menos { $by } lançamentos: { $after } em vez de { $before } (muito provavelmente entre { $low } e { $high } a menos).
compare-turns-more = Os jogos demoram mais { $by } turnos: { $after } em vez de { $before } (muito provavelmente entre { $low } e { $high } a mais).
compare-turns-less = Os jogos demoram menos { $by } turnos: { $after } em vez de { $before } (muito provavelmente entre { $low } e { $high } a menos).
compare-captures-more = Há mais { $by } expulsões por jogo: { $after } em vez de { $before } (muito provavelmente entre { $low } e { $high } a mais).
compare-captures-less = Há menos { $by } expulsões por jogo: { $after } em vez de { $before } (muito provavelmente entre { $low } e { $high } a menos).
compare-lead-changes-more = Há mais { $by } mudanças de líder por jogo: { $after } em vez de { $before } (muito provavelmente entre { $low } e { $high } a mais).
compare-lead-changes-less = Há menos { $by } mudanças de líder por jogo: { $after } em vez de { $before } (muito provavelmente entre { $low } e { $high } a menos).
compare-cards-taken-more = Os jogadores tiram uns aos outros mais { $by } cartas por jogo: { $after } em vez de { $before } (muito provavelmente entre { $low } e { $high } a mais).
compare-cards-taken-less = Os jogadores tiram uns aos outros menos { $by } cartas por jogo: { $after } em vez de { $before } (muito provavelmente entre { $low } e { $high } a menos).
compare-death-cards-more = Há mais { $by } cartas da morte recebidas por jogo: { $after } em vez de { $before } (muito provavelmente entre { $low } e { $high } a mais).
compare-death-cards-less = Há menos { $by } cartas da morte recebidas por jogo: { $after } em vez de { $before } (muito provavelmente entre { $low } e { $high } a menos).
compare-winner-points-more = Quem ganha tem mais { $by } pontos: { $after } em vez de { $before } (muito provavelmente entre { $low } e { $high } a mais).
compare-winner-points-less = Quem ganha tem menos { $by } pontos: { $after } em vez de { $before } (muito provavelmente entre { $low } e { $high } a menos).
compare-seat-advantage-more = Começar vale mais: { $after } pontos percentuais acima da parte justa em vez de { $before } (muito provavelmente entre { $low } e { $high } a mais).
compare-seat-advantage-less = Começar vale menos: { $after } pontos percentuais acima da parte justa em vez de { $before } (muito provavelmente entre { $low } e { $high } a menos).
compare-wins-more = { $measure } mais vezes: { NUMBER($after, style: "percent") } em vez de { NUMBER($before, style: "percent") } (muito provavelmente entre { $low } e { $high } pontos percentuais a mais).
compare-wins-less = { $measure } menos vezes: { NUMBER($after, style: "percent") } em vez de { NUMBER($before, style: "percent") } (muito provavelmente entre { $low } e { $high } pontos percentuais a menos).
compare-luck-more = A sorte conta mais: a sua parte é { NUMBER($after, style: "percent") } em vez de { NUMBER($before, style: "percent") } (muito provavelmente entre { $low } e { $high } pontos percentuais a mais).
compare-luck-less = A sorte conta menos: a sua parte é { NUMBER($after, style: "percent") } em vez de { NUMBER($before, style: "percent") } (muito provavelmente entre { $low } e { $high } pontos percentuais a menos).
compare-finished-more = Acabam mais jogos: { NUMBER($after, style: "percent") } em vez de { NUMBER($before, style: "percent") } (muito provavelmente entre { $low } e { $high } pontos percentuais a mais).
compare-finished-less = Acabam menos jogos: { NUMBER($after, style: "percent") } em vez de { NUMBER($before, style: "percent") } (muito provavelmente entre { $low } e { $high } pontos percentuais a menos).
compare-number-more = Mais alto: { $measure }. { $after } em vez de { $before } (muito provavelmente entre { $low } e { $high } a mais).
compare-number-less = Mais baixo: { $measure }. { $after } em vez de { $before } (muito provavelmente entre { $low } e { $high } a menos).
compare-share-more = Mais alto: { $measure }. { NUMBER($after, style: "percent") } em vez de { NUMBER($before, style: "percent") } (muito provavelmente entre { $low } e { $high } pontos percentuais a mais).
compare-share-less = Mais baixo: { $measure }. { NUMBER($after, style: "percent") } em vez de { NUMBER($before, style: "percent") } (muito provavelmente entre { $low } e { $high } pontos percentuais a menos).
compare-same-number = Não se encontrou diferença ({ $measure }). Se a houver, é no máximo de { $at-most }.
compare-same-share = Não se encontrou diferença ({ $measure }). Se a houver, é no máximo de { $at-most } pontos percentuais.
compare-same-all = Não se encontrou diferença em: { $measures }. A última coluna mostra que tamanho ainda poderia ter.
compare-identical = Exatamente igual: { $measure }. Nenhum jogo foi diferente.

## What can be wrong

compare-no-change = diz o que comparar, como --set barriers ou --a bots=casual --b bots=strong
compare-which-value = --set { $variant }: diz qual de { $values }, por exemplo --set { $variant }={ $example }
compare-nothing-changes = { $variants } é como já se joga: não há nada para comparar
compare-in-both = { $variant } não pode dar-se com --set e com --both
compare-about-apart = Jogos de cada um: { $games }, com os mesmos dados.
compare-side-form = { $option } recebe regras como --set, e game=, players=, bots=, board= e rules=, como { $option } "players=3 bots=strong", e não { $text }
