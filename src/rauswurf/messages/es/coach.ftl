# The coach: chances, luck and mistakes.

coach-no-evaluator = Nadie sabe valorar las posiciones de { $game } en este tablero. El entrenador conoce los tableros que vienen con Rauswurf.

coach-title = { $game }: ¿cómo fue?
coach-unfinished = Esta partida no se terminó. El resultado muestra las probabilidades que había al final.
coach-taken-back = Lo que se deshizo no cuenta.
coach-stage = La carrera por el puesto { $place }
coach-start = Inicio
coach-luck = Suerte
coach-errors = Errores
coach-estimate = Estimación
coach-result = Resultado
coach-fair = Sin la suerte
coach-class = Clase
coach-unit = Todos los números son partidas de cada 100. Inicio, suerte, errores y estimación suman el resultado. La estimación es lo que el propio entrenador calculó mal. La suerte y los errores son los de todos: lo que uno regala, lo ganan los demás.
coach-fair-said = «Sin la suerte» es el resultado menos la suerte, con su margen. El resultado real no cambia.
coach-class-said = La clase dice lo bien que eligió cada cual. Una sola partida dice poco: si hay dos clases, la verdadera puede ser una de ellas u otra entre las dos.
coach-luck-even = La buena y la mala suerte se compensaron: { $who }.
coach-luck-good =
    { $who } tuvo suerte. Valió esto: { $size ->
        [twentieth] una partida de cada veinte
        [tenth] una décima de partida
        [quarter] un cuarto de partida
        [third] un tercio de partida
        [half] media partida
       *[whole] una partida entera
    }.
coach-luck-bad =
    { $who } tuvo mala suerte. Costó esto: { $size ->
        [twentieth] una partida de cada veinte
        [tenth] una décima de partida
        [quarter] un cuarto de partida
        [third] un tercio de partida
        [half] media partida
       *[whole] una partida entera
    }.
coach-mistakes-none = { $who } no cometió ningún error.
coach-mistakes = { $count ->
    [one] { $who } cometió { $count } error.
   *[other] { $who } cometió { $count } errores.
}
coach-lost = { $who } perdió con sus decisiones { $points } partidas de cada 100.
coach-lost-rolls = { $count ->
    [one] Es más o menos lo que cuesta una tirada desafortunada.
   *[other] Es más o menos lo que cuestan { $count } tiradas desafortunadas.
}
coach-turning = Momentos decisivos
coach-step = Paso { $step }: { $told }
coach-roll-good = { $who } ganó con esta tirada { $points } partidas de cada 100.
coach-roll-bad = { $who } perdió con esta tirada { $points } partidas de cada 100.
coach-choice-cost = { $who } perdió con esta decisión { $points } partidas de cada 100.
coach-changes = Probabilidades: { $chances }.
coach-instead = Lo que se podía hacer, y cuántas partidas de cada 100 gana { $who } entonces:
coach-dice-of = Lo que los dados de cada cual dieron a los demás
coach-errors-of = Lo que los errores de cada cual dieron a los demás
coach-evaluator = Las probabilidades vienen de { $evaluator }. Suelen desviarse menos de { $points } partidas de cada 100.
coach-page-written = La página está en { $file }.
coach-closer = Mirar más de cerca
coach-closer-said = Estos momentos se siguieron jugando muchas veces y se descontó la suerte. El número tras ± es el error estándar: en dos de cada tres casos la verdad no está más lejos.
coach-closer-wins = Gana de 100
coach-closer-games = Partidas
coach-closer-progress = Mirada { $look }: { $games } partidas, ± { $error }
coach-curve = Las probabilidades durante la partida
coach-class-beginner = principiante
coach-class-learner = aprendiz
coach-class-casual = ocasional
coach-class-skilled = con práctica
coach-class-expert = experto
coach-class-master = maestro
coach-points = { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) }
