### House rules. Words in brackets are typed values.

variant-opening = ¿Empieza cada color con una ficha en su salida o con las cuatro en casa?
variant-opening-title = Comienzo
variant-first = ¿Empieza el sitio 1 (mejor si ahí se sienta la persona más joven) o quien saque el número más alto?
variant-first-title = Quién empieza
variant-three-rolls = Quien no puede hacer nada sin un seis tira hasta tres veces.
variant-three-rolls-title = Tres tiradas
variant-goal-jump = En la meta se puede saltar por encima de otras fichas.
variant-goal-jump-title = Saltar en la meta
variant-play-on = Cuando alguien llega a la meta, los demás siguen jugando por los puestos.
variant-play-on-title = Jugar por los puestos
variant-forced-capture = Si puedes comer, tienes que comer: si se te pasa, pierdes la ficha, o solo se permiten las jugadas que comen.
variant-forced-capture-title = Comer es obligatorio
variant-backward-capture = Una ficha del recorrido puede ir hacia atrás si así come.
variant-backward-capture-title = Comer hacia atrás
variant-barriers = Dos fichas propias pueden compartir una casilla del recorrido y cerrar el paso a todas.
variant-barriers-title = Barreras
variant-colours = Solo colores propios; dos jugadores con dos colores cada uno; o tres jugadores y un color que cualquiera puede mover.
variant-colours-title = Colores
variant-extra-hits = Cuando ya no quedan fichas sin foco, ¿los aciertos de más vuelven a darle la vuelta a una, o no cuentan?
variant-extra-hits-title = Aciertos de más
variant-skip-card = ¿Qué carta cuesta un turno? La otra deja solo dos tiradas. El reglamento dice NF-700; en las cartas impresas es el Ovni.
variant-skip-card-title = Carta que cuesta un turno
