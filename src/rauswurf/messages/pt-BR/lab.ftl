### Only what Brazil says in other words than pt, which tells the rest.

lab-captures = peças comidas por jogo
lab-captures-meaning = Quantas vezes uma peça é comida.
lab-file-kind = { $option } quer o nome de um arquivo que termine em { $known }, não { $file }
