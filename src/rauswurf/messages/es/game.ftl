### Names of games stay as they are.

game-madn = Mensch ärgere Dich nicht
game-madn-about = Una vuelta a la cruz y a la meta, con todos los demás de por medio.
game-never-mind = Never Mind!
game-never-mind-about = La misma carrera, como se juega en la mayoría de las familias: todas las fichas empiezan en casa y hay hasta tres tiradas para sacar un seis.
game-dont-worry = Don't Worry!
game-dont-worry-about = La edición internacional de la carrera alrededor de la cruz, de dos a cuatro.
game-zweite-ebene = Entscheidung auf zweiter Ebene
game-zweite-ebene-about = Dos anillos, uno dentro del otro: solo desde el interior se llega a la meta.
game-einser-blocker = Einser Blocker
game-einser-blocker-about = Cada color tiene una piedra que un 1 libera, y por ahí no pasa nadie.
game-jaeger = Jäger
game-jaeger-about = Las fichas cazan desde caminos laterales seguros, y sin haber cazado nadie llega a la meta.
game-werfer = Werfer
game-werfer-about = Adelante o atrás, como quieras: cada jugada tiene dos sentidos, y cada peligro también.
game-abkuerzungen = Abkürzungen
game-abkuerzungen-about = Quien se para en el lugar justo puede tomar un atajo.
game-kurzer-einsatz = Kurzer Einsatz
game-kurzer-einsatz-about = Aquí nadie espera: todas las fichas están siempre en juego, y si te comen, retrocedes solo un poco.
game-nichtlustig = NICHTLUSTIG
game-nichtlustig-about = Con siete dados ganas yetis, lemmings y dinosaurios; a quien no gana nada le visita la Muerte.
