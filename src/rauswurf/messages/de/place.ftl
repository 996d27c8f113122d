place-named = { $role ->
    [from] von { $name }
    [to] nach { $name }
    [into] ins Ziel, nach { $name }
   *[at] { $name }
}
place-base = { $role ->
    [from] vom B-Feld
    [to] aufs B-Feld
   *[at] B-Feld
}
place-waiting = { $role ->
    [from] vom Wartefeld von { $colour }
    [to] aufs Wartefeld von { $colour }
   *[at] Wartefeld von { $colour }
}
place-start = { $role ->
    [from] vom Startfeld von { $colour }
    [to] aufs Startfeld von { $colour }
   *[at] Startfeld von { $colour }
}
place-track = { $role ->
    [from] von Feld { $number } nach dem Start von { $colour }
    [to] auf Feld { $number } nach dem Start von { $colour }
   *[at] Feld { $number } nach dem Start von { $colour }
}
place-near = { $role ->
    [from] von Feld { $number }
    [to] auf Feld { $number }
   *[at] Feld { $number }
}
place-inner-start = { $role ->
    [from] vom Startfeld von { $colour } innen
    [to] aufs Startfeld von { $colour } innen
   *[at] Startfeld von { $colour } innen
}
place-inner = { $role ->
    [from] von Feld { $number } nach dem Start von { $colour } innen
    [to] auf Feld { $number } nach dem Start von { $colour } innen
   *[at] Feld { $number } nach dem Start von { $colour } innen
}
place-goal = { $role ->
    [from] von Zielfeld { $number }
    [to] auf Zielfeld { $number }
    [into] ins Ziel (Feld { $number })
   *[at] Zielfeld { $number }
}
place-side = { $role ->
    [from] vom Nebenweg (Feld { $number })
    [to] auf den Nebenweg (Feld { $number })
   *[at] Feld { $number } des Nebenwegs
}
place-shortcut = { $role ->
    [from] von der Abkürzung (Feld { $number })
    [to] auf die Abkürzung (Feld { $number })
   *[at] Feld { $number } der Abkürzung
}
place-lane = { $role ->
    [from] von Feld { $number } der Bahn
    [to] auf Feld { $number } der Bahn
   *[at] Feld { $number } der Bahn
}
place-free = { $role ->
    [from] vom Frei-Feld
    [to] aufs Frei-Feld
   *[at] Frei-Feld
}
