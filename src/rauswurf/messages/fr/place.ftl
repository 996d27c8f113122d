place-named = { $role ->
    [from] de { $name }
    [to] à { $name }
    [into] à l’arrivée, en { $name }
   *[at] { $name }
}
place-base = { $role ->
    [from] de l’écurie
    [to] à l’écurie
   *[at] de l’écurie
}
place-waiting = { $role ->
    [from] de la case d’attente de { $colour }
    [to] à la case d’attente de { $colour }
   *[at] d’attente de { $colour }
}
place-start = { $role ->
    [from] de la case de départ de { $colour }
    [to] à la case de départ de { $colour }
   *[at] de départ de { $colour }
}
place-track = { $role ->
    [from] de la case { $number } après le départ de { $colour }
    [to] à la case { $number } après le départ de { $colour }
   *[at] { $number } après le départ de { $colour }
}
place-near = { $role ->
    [from] de la case { $number }
    [to] à la case { $number }
   *[at] { $number }
}
place-inner-start = { $role ->
    [from] de la case de départ intérieure de { $colour }
    [to] à la case de départ intérieure de { $colour }
   *[at] de départ intérieure de { $colour }
}
place-inner = { $role ->
    [from] de la case { $number } après le départ intérieur de { $colour }
    [to] à la case { $number } après le départ intérieur de { $colour }
   *[at] { $number } après le départ intérieur de { $colour }
}
place-goal = { $role ->
    [from] de la case { $number } de l’arrivée
    [to] à la case { $number } de l’arrivée
    [into] à l’arrivée (case { $number })
   *[at] { $number } de l’arrivée
}
place-side = { $role ->
    [from] du sentier (case { $number })
    [to] sur le sentier (case { $number })
   *[at] { $number } du sentier
}
place-shortcut = { $role ->
    [from] du raccourci (case { $number })
    [to] sur le raccourci (case { $number })
   *[at] { $number } du raccourci
}
place-lane = { $role ->
    [from] de la case { $number } du couloir
    [to] à la case { $number } du couloir
   *[at] { $number } du couloir
}
place-free = { $role ->
    [from] de la case libre
    [to] à la case libre
   *[at] libre
}
