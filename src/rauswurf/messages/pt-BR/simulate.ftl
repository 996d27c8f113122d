### Only what Brazil says in other words than pt, which tells the rest.

simulate-captures = peças comidas por jogo
simulate-compiling = preparando as regras (só na primeira vez)
simulate-playing = jogando
