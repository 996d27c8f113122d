place-named = { $role ->
    [from] van { $name }
    [to] naar { $name }
    [into] naar huis, op { $name }
   *[at] { $name }
}
place-base = { $role ->
    [from] van de basis
    [to] naar de basis
   *[at] basis
}
place-waiting = { $role ->
    [from] van het wachtveld van { $colour }
    [to] naar het wachtveld van { $colour }
   *[at] wachtveld van { $colour }
}
place-start = { $role ->
    [from] van het startveld van { $colour }
    [to] naar het startveld van { $colour }
   *[at] startveld van { $colour }
}
place-track = { $role ->
    [from] van veld { $number } na de start van { $colour }
    [to] naar veld { $number } na de start van { $colour }
   *[at] veld { $number } na de start van { $colour }
}
place-near = { $role ->
    [from] van veld { $number }
    [to] naar veld { $number }
   *[at] veld { $number }
}
place-inner-start = { $role ->
    [from] van het binnenste startveld van { $colour }
    [to] naar het binnenste startveld van { $colour }
   *[at] binnenste startveld van { $colour }
}
place-inner = { $role ->
    [from] van veld { $number } na de binnenste start van { $colour }
    [to] naar veld { $number } na de binnenste start van { $colour }
   *[at] veld { $number } na de binnenste start van { $colour }
}
place-goal = { $role ->
    [from] van thuisveld { $number }
    [to] naar thuisveld { $number }
    [into] naar huis (veld { $number })
   *[at] thuisveld { $number }
}
place-side = { $role ->
    [from] van het zijpad (veld { $number })
    [to] naar het zijpad (veld { $number })
   *[at] veld { $number } van het zijpad
}
place-shortcut = { $role ->
    [from] van de kortere weg (veld { $number })
    [to] naar de kortere weg (veld { $number })
   *[at] veld { $number } van de kortere weg
}
place-lane = { $role ->
    [from] van veld { $number } van de baan
    [to] naar veld { $number } van de baan
   *[at] veld { $number } van de baan
}
place-free = { $role ->
    [from] van het vrije veld
    [to] naar het vrije veld
   *[at] het vrije veld
}
