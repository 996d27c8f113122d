### Only what Brazil says in other words than pt, which tells the rest.

compare-captures-more = Há mais { $by } peças comidas por jogo: { $after } em vez de { $before } (muito provavelmente entre { $low } e { $high } a mais).
compare-captures-less = Há menos { $by } peças comidas por jogo: { $after } em vez de { $before } (muito provavelmente entre { $low } e { $high } a menos).
compare-which-value = --set { $variant }: diga qual de { $values }, por exemplo --set { $variant }={ $example }
