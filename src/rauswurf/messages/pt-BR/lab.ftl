### Only what Brazil says in other words than pt, which tells the rest.

lab-captures = peças comidas por jogo
lab-captures-meaning = Quantas vezes uma peça é comida.
lab-file-kind = { $option } quer o nome de um arquivo que termine em { $known }, não { $file }
lab-lead-changes-meaning = Quantas vezes outra pessoa passa para a frente: aquela cujas peças juntas chegaram mais longe, visto no início de cada turno. Dividir a frente não é uma mudança.
