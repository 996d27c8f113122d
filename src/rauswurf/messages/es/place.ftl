place-named = { $role ->
    [from] de { $name }
    [to] a { $name }
    [into] a la meta, casilla { $name }
   *[at] { $name }
}
place-base = { $role ->
    [from] de casa
    [to] a casa
   *[at] de casa
}
place-waiting = { $role ->
    [from] de la casilla de espera de { $colour }
    [to] a la casilla de espera de { $colour }
   *[at] de espera de { $colour }
}
place-start = { $role ->
    [from] de la salida de { $colour }
    [to] a la salida de { $colour }
   *[at] de salida de { $colour }
}
place-track = { $role ->
    [from] de la casilla { $number } tras la salida de { $colour }
    [to] a la casilla { $number } tras la salida de { $colour }
   *[at] { $number } tras la salida de { $colour }
}
place-near = { $role ->
    [from] de la casilla { $number }
    [to] a la casilla { $number }
   *[at] { $number }
}
place-inner-start = { $role ->
    [from] de la salida interior de { $colour }
    [to] a la salida interior de { $colour }
   *[at] de salida interior de { $colour }
}
place-inner = { $role ->
    [from] de la casilla { $number } tras la salida interior de { $colour }
    [to] a la casilla { $number } tras la salida interior de { $colour }
   *[at] { $number } tras la salida interior de { $colour }
}
place-goal = { $role ->
    [from] de la casilla { $number } de la meta
    [to] a la casilla { $number } de la meta
    [into] a la meta (casilla { $number })
   *[at] { $number } de la meta
}
place-side = { $role ->
    [from] del camino lateral (casilla { $number })
    [to] al camino lateral (casilla { $number })
   *[at] { $number } del camino lateral
}
place-shortcut = { $role ->
    [from] del atajo (casilla { $number })
    [to] al atajo (casilla { $number })
   *[at] { $number } del atajo
}
place-lane = { $role ->
    [from] de la casilla { $number } del carril
    [to] a la casilla { $number } del carril
   *[at] { $number } del carril
}
place-free = { $role ->
    [from] de la casilla libre
    [to] a la casilla libre
   *[at] libre
}
