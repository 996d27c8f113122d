### Each game on one screen, to be read before playing

intro-aim-title = Qué buscas
intro-turn-title = Tu turno
intro-special-title = Lo especial
intro-setup-title = Preparación
intro-pictures-title = Tres imágenes (juegas con amarillo)
intro-figures = De { $least } a { $most } jugadores, desde { $age } años, unos { $minutes } minutos.
intro-classic-aim = Lleva todas tus fichas una vuelta entera y a tu meta antes que los demás.
intro-classic-turn = Tira el dado y mueve una de tus fichas ese número de casillas. Con un seis sacas una ficha de casa y tiras otra vez. Si caes en una ficha ajena, vuelve a su casa.
intro-nueby-aim = Lleva todas tus fichas alrededor del tablero y a tu meta antes que los demás.
intro-nueby-turn = Si no tienes ninguna ficha en juego, pon primero una que espera en su entrada. Luego tira. Con 1 a 5 mueves una de tus fichas. Un seis mete una ficha o come, y el primer seis te da otra tirada.
intro-kurzer-einsatz-turn = Tira el dado y mueve una de tus fichas ese número de casillas. Todas tus fichas están en juego desde el principio, y un seis es un número como otro cualquiera.
intro-nichtlustig-aim = Gana cartas con tus dados, conviértelas en puntos y mantén lejos a la Muerte.
intro-nichtlustig-turn = Tira los siete dados hasta tres veces y aparta los que quieras. El número rosa puntúa cartas. Después coge las cartas que muestran tus dados. Si no coges ninguna, te llevas una carta de muerte.
intro-scene-capture = Has sacado un { $die }. Desde { $origin } caes justo en { $target } y te comes la ficha que hay allí.
intro-scene-clear-start = Te quedan fichas en casa, así que la ficha de tu salida ({ $origin }) tiene que moverse primero.
intro-scene-goal-count = Las casillas de la meta se cuentan una a una: desde { $origin } un { $die } lleva a { $target }. Un número demasiado alto no mueve esta ficha.
intro-scene-throw = Desde { $origin } caes en { $target } y te comes la ficha que hay allí. Ahora espera en { $waits } y entra desde ahí.
intro-scene-backward-throw = La casilla de en medio está ocupada, así que con un { $die } puedes comer hacia atrás, de { $origin } a { $target }.
intro-scene-second-level = Desde { $origin } un { $die } te lleva por tu flecha al anillo interior, a { $target }.
intro-scene-blockade = Una piedra en { $target } cierra el paso a todos. Solo un { $die } exacto desde { $origin } le da y la devuelve a su carril.
intro-scene-hunt = En el camino lateral ({ $origin }) nadie te puede comer. Desde aquí puedes cazar: di un número y tira cuatro dados.
intro-scene-either-way = Con un { $die } puedes ir hacia delante desde { $origin } o hacia atrás a { $target }.
intro-scene-arrow = Las entradas llevan flechas: desde { $origin } puedes retroceder hasta { $target }, pero nunca más allá.
intro-scene-shortcut = Te paraste en la casilla de flecha { $origin }. Con un { $die } puedes tomar el atajo gris hasta { $target }.
intro-scene-short-throw = Desde { $origin } te comes la ficha de { $target }. Solo vuelve a la entrada { $entry }.
intro-scene-grey = En las casillas grises no se come, así que desde { $origin } no puedes ir a { $target }.
intro-scene-take = Tus dos dados blancos muestran el mismo número: ganas el lemming con ese número.
intro-scene-scoring = Antes de coger cartas, el número rosa convierte en puntos todas las cartas de ese valor.
intro-scene-death = No ganaste nada, así que viene la Muerte: tapa un lemming puntuado y se pierden sus puntos.
intro-setup-classic = { $opening ->
    [one-on-start] Una de tus fichas está en tu salida y tres esperan en casa (B). Las casillas de la meta van de a a d.
   *[all-in-base] Tus cuatro fichas esperan en casa (B). Las casillas de la meta van de a a d.
}
intro-setup-waiting = Tus fichas esperan en tus casillas de espera (W0, W1, …, una por color). Las casillas de la meta van de a a d.
intro-setup-first-fields = Tus fichas empiezan en las casillas grises justo después de tu entrada. Las casillas de la meta van de a a d.
intro-setup-three-pieces = Desde { $from } jugadores cada uno tiene tres fichas. La cuarta está desde el principio en la última casilla de la meta, d.
intro-setup-stone = Tu piedra empieza en L0 de su carril, con dos jugadores en L1. F es la casilla libre desde la que puedes ponerla.
intro-setup-side = Las casillas de los caminos laterales se llaman, por ejemplo, s2.4: la cuarta del camino del tramo 2.
intro-setup-grey = Las casillas grises de los atajos se llaman, por ejemplo, g2.1: la primera del atajo del tramo 2.
intro-setup-inner = Las casillas del anillo interior empiezan por i (i0 a i35); sus casillas de espera van de w0 a w5.
intro-setup-cards = Todas las cartas objetivo están a la vista en la mesa, y al lado las cartas de muerte y las seis especiales.
