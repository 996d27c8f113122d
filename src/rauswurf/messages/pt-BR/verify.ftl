### Only what Brazil says in other words than pt, which tells the rest.

verify-promise-seen = É a que mostraram a você antes de juntar as suas palavras?
verify-seal-compare = Quem muda uma gravação pode fazer um selo novo. Compare-o com o selo que os seus amigos têm: { $seal }
verify-uncovered-game = Nada foi prometido antes deste jogo. Quem guarda o arquivo pode ter inventado tudo.
