probe-no-table = Não há aqui nenhuma tabela de { $game }. «rauswurf solve { $id }» faz uma.
probe-not-known = As tabelas que há aqui não conhecem esta posição: { $tables }.
probe-nothing-to-do = Nesta posição não há nada para escolher.
probe-chance = { $who } vai lançar o dado e ganha { NUMBER($chance, style: "percent", minimumFractionDigits: 4, maximumFractionDigits: 4) } dos jogos se ambos jogarem na perfeição.
probe-lost = Com { $rolls }, { $who } não pode mover.
probe-face = { $who } lançou { $roll }. Probabilidade de ganhar depois de cada jogada:
probe-move = { $move }  { NUMBER($chance, style: "percent", minimumFractionDigits: 4, maximumFractionDigits: 4) }
