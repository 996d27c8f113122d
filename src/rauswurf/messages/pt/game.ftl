### Names of games stay as they are.

game-madn = Mensch ärgere Dich nicht
game-madn-about = Uma volta à cruz e direto à meta, com todos os outros pelo caminho.
game-never-mind = Never Mind!
game-never-mind-about = A mesma corrida, como se joga na maioria das famílias: todas as peças começam na base e há até três lançamentos para tirar um seis.
game-dont-worry = Don't Worry!
game-dont-worry-about = A edição internacional da corrida à volta da cruz, para dois a quatro.
game-zweite-ebene = Entscheidung auf zweiter Ebene
game-zweite-ebene-about = Dois anéis, um dentro do outro: só do anel interior se chega à meta.
game-einser-blocker = Einser Blocker
game-einser-blocker-about = Cada cor tem uma pedra que um 1 liberta, e por ela ninguém passa.
game-jaeger = Jäger
game-jaeger-about = As peças caçam a partir de caminhos laterais seguros, e sem ter caçado ninguém chega à meta.
game-werfer = Werfer
game-werfer-about = Para a frente ou para trás, como quiseres: cada jogada tem dois sentidos, e cada perigo também.
game-abkuerzungen = Abkürzungen
game-abkuerzungen-about = Quem para no sítio certo pode ir por um atalho.
game-kurzer-einsatz = Kurzer Einsatz
game-kurzer-einsatz-about = Aqui ninguém espera: todas as peças estão sempre em jogo, e quem é expulso recua só um pouco.
game-nichtlustig = NICHTLUSTIG
game-nichtlustig-about = Com sete dados ganhas yetis, lemingues e dinossauros; quem não ganha nada recebe a visita da Morte.
