### Rulings: what we decided where the printed rules leave something open.

## Mensch ärgere Dich nicht, Never Mind! and Don't Worry!

ruling-classic-capture = Si comer es tu única jugada permitida, tienes que comer.
ruling-classic-six-rolls-again = También da otra tirada un seis que no se ha podido usar.
ruling-classic-three-rolls = Las tres tiradas acaban con un seis; un seis con el que no se puede salir es una de las tres, y quedan las demás.
ruling-classic-highest-roll = Si hay empate, vuelven a tirar quienes empatan, y nadie más.
ruling-classic-forced-capture = { $forced-capture ->
    [huff] Esta obligación va antes que las de entrar con un seis y de despejar la salida. Basta con comer, sea cual sea la ficha. Si no, vuelve la ficha más adelantada que pudo comer, aunque ya esté en la meta (nunca una en casa; entre una propia y una neutral igual de adelantadas, la propia). Pasar no te libra. Una tirada extra se conserva.
   *[strict] Esta obligación va antes que las de entrar con un seis y de despejar la salida.
}
ruling-classic-backward-capture = Desde la propia salida y desde la meta nunca se va hacia atrás. Si no hay otra cosa que hacer se puede pasar, salvo que comer sea obligatorio.
ruling-classic-barriers = En la meta no hay barreras, y la propia salida se despeja antes de sacar ficha; tampoco hacia atrás se cruzan las barreras.
ruling-classic-two-colours = El turno va por colores; el otro color propio es ajeno; un color que ya está en la meta se salta; termina quien tiene los dos colores en la meta.
ruling-classic-neutral = Las obligaciones se miran por color, la de comer para los dos juntos; para las tres tiradas tienen que cumplir los dos colores; quien está en la meta sigue con fichas neutrales. Si la última neutral la lleva alguien que aún no está en la meta, o llega antes que nadie, gana quien antes esté en la meta; los demás puestos, por orden de llegada.

## The six Nüby games

ruling-nueby-turns = Si juegan dos, llevan amarillo y negro; tres, amarillo, rojo y azul; cuatro, amarillo, verde, negro y azul; cinco, todos menos el blanco.
ruling-nueby-turns-four = Si juegan dos, llevan amarillo y rojo; tres, amarillo, verde y rojo.
ruling-nueby-free-entry = Cuenta como el primer seis del turno.
ruling-nueby-throw = Decide dónde está, no por dónde ha pasado; las vueltas no se recuerdan.
ruling-nueby-must-move = Comer hacia atrás nunca es obligatorio.
ruling-nueby-goal-no-jump = Con cualquier número; poder entrar en la meta no es motivo para pasar.
ruling-nueby-backward-throw = Nunca desde una meta.
ruling-nueby-highest-roll = El reglamento no dice quién empieza; si hay empate, vuelven a tirar quienes empatan, y nadie más.
ruling-nueby-finish = El reglamento no dice cómo se gana.
ruling-nueby-second-level = Una ficha también puede dar otra vuelta por fuera. Eso no es pasar de largo de la meta: si es tu única jugada, tienes que hacerla. A partir de cuatro jugadores se juega con tres fichas cada uno.
ruling-nueby-one-pushes = El empujón va antes de la jugada. Si ninguna ficha puede mover, se puede solo empujar.
ruling-nueby-place = También puedes poner la piedra donde cierra el paso a tus propias fichas o tu entrada. Lo que tienes que mover se decide después.
ruling-nueby-blockade = Por una piedra no pasa nadie, tampoco su propio color. Si todas las entradas están bloqueadas, una simple tirada sustituye a la entrada libre; si durante una ronda entera nadie puede entrar ni mover, las piedras de las entradas vuelven a sus carriles.
ruling-nueby-hunt = { $extra-hits ->
    [turn-back] Cuando todas tus fichas allí tienen foco, un acierto más le vuelve a dar la vuelta a una.
   *[ignored] Cuando todas tus fichas allí tienen foco, los aciertos de más no cuentan.
}
ruling-nueby-either-way = Las fichas de la meta nunca retroceden; las jugadas hacia atrás son obligatorias como cualquier otra.
ruling-nueby-shortcut = Desde el recorrido nunca se come hacia atrás en casillas grises.
ruling-nueby-short-throw = Se empuja a lo largo del recorrido, nunca hacia una meta. Comer cuenta como jugada aunque todas las fichas acaben donde estaban.

## NICHTLUSTIG

ruling-nichtlustig-first = Si hay empate, vuelven a tirar quienes empatan, y nadie más.
ruling-nichtlustig-rolls = Apartar todos los dados es plantarse. Los dados se distinguen por sus símbolos: de dos iguales, cuál apartas importa por lo que el otro puede traer.
ruling-nichtlustig-scoring = En un turno perdido no hay puntuación.
ruling-nichtlustig-take = Todas las cartas de un turno se dicen a la vez.
ruling-nichtlustig-dinosaurs = Se puede elegir cualquier dinosaurio que la suma alcance, no solo el más alto.
ruling-nichtlustig-death = En un turno se toma como mucho una carta de muerte.
ruling-nichtlustig-own-death = El caniche es aquí una carta de muerte como las demás. Entre las de la mesa eliges tú. Quien tiene las seis no toma ninguna.
ruling-nichtlustig-cover = Entre varios lemmings eliges tú. Una carta solo se puede tapar una vez.
ruling-nichtlustig-open-death = Lo mismo si todas las cartas puntuadas están ya tapadas. La que queda a la vista sigue a la vista, se puntúe lo que se puntúe después.
ruling-nichtlustig-specials = Llegan al final, después de la carta de muerte y de que las cartas usadas hayan vuelto, así que se puede recuperar una enseguida.
ruling-nichtlustig-duck = Antes se pueden apartar dados, pero al menos uno se tira. Quien se plantó antes de la tercera tirada no puede usarlo.
ruling-nichtlustig-time-machine = Solo se usa para un dinosaurio que sin ella no se alcanza. Quien no puede tomar otra cosa puede guardársela, no tomar nada y vérselas con la Muerte.
ruling-nichtlustig-clown = Si no hay ninguna carta de muerte que tomar, el payaso se queda.
ruling-nichtlustig-virus = Sin carta objetivo sigue siendo una sola carta de muerte, y un payaso la evita. El virus vuelve en cualquier caso.
ruling-nichtlustig-points = Un yeti tapado no hace compañía a otro.
ruling-nichtlustig-professors-roll = Por el orden de los sitios; los profesores tapados no dan dado.
ruling-nichtlustig-winner = Así se deciden todos los puestos; quienes sigan empatados comparten el puesto.
