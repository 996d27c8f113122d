place-named = { $role ->
    [from] da { $name }
    [to] a { $name }
    [into] al traguardo, in { $name }
   *[at] { $name }
}
place-base = { $role ->
    [from] dalla base
    [to] in base
   *[at] della base
}
place-waiting = { $role ->
    [from] dalla casella d’attesa di { $colour }
    [to] alla casella d’attesa di { $colour }
   *[at] d’attesa di { $colour }
}
place-start = { $role ->
    [from] dalla casella di partenza di { $colour }
    [to] alla casella di partenza di { $colour }
   *[at] di partenza di { $colour }
}
place-track = { $role ->
    [from] dalla casella { $number } dopo la partenza di { $colour }
    [to] alla casella { $number } dopo la partenza di { $colour }
   *[at] { $number } dopo la partenza di { $colour }
}
place-near = { $role ->
    [from] dalla casella { $number }
    [to] alla casella { $number }
   *[at] { $number }
}
place-inner-start = { $role ->
    [from] dalla partenza interna di { $colour }
    [to] alla partenza interna di { $colour }
   *[at] di partenza interna di { $colour }
}
place-inner = { $role ->
    [from] dalla casella { $number } dopo la partenza interna di { $colour }
    [to] alla casella { $number } dopo la partenza interna di { $colour }
   *[at] { $number } dopo la partenza interna di { $colour }
}
place-goal = { $role ->
    [from] dalla casella { $number } del traguardo
    [to] alla casella { $number } del traguardo
    [into] al traguardo (casella { $number })
   *[at] { $number } del traguardo
}
place-side = { $role ->
    [from] dal sentiero (casella { $number })
    [to] sul sentiero (casella { $number })
   *[at] { $number } del sentiero
}
place-shortcut = { $role ->
    [from] dalla scorciatoia (casella { $number })
    [to] sulla scorciatoia (casella { $number })
   *[at] { $number } della scorciatoia
}
place-lane = { $role ->
    [from] dalla casella { $number } della corsia
    [to] alla casella { $number } della corsia
   *[at] { $number } della corsia
}
place-free = { $role ->
    [from] dalla casella libera
    [to] alla casella libera
   *[at] libera
}
