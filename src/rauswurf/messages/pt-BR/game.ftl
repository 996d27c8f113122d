### Only what Brazil says in other words than pt, which tells the rest.

game-werfer-about = Para a frente ou para trás, como você quiser: cada jogada tem dois sentidos, e cada perigo também.
game-abkuerzungen-about = Quem para no lugar certo pode ir por um atalho.
game-einser-blocker-about = Cada cor tem uma pedra que um 1 solta, e por ela ninguém passa.
game-kurzer-einsatz-about = Aqui ninguém espera: todas as peças estão sempre em jogo, e quem é comido volta só um pouco.
game-nichtlustig-about = Com sete dados você ganha yetis, lemingues e dinossauros; quem não ganha nada recebe a visita da Morte.
