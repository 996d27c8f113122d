place-named = { $role ->
    [from] z pole { $name }
    [to] na { $name }
    [into] do domečku, na { $name }
   *[at] { $name }
}
place-base = { $role ->
    [from] ze základny
    [to] do základny
   *[at] v základně
}
place-waiting = { $role ->
    [from] z čekacího pole ({ $colour })
    [to] na čekací pole ({ $colour })
   *[at] k čekání ({ $colour })
}
place-start = { $role ->
    [from] ze startu ({ $colour })
    [to] na start ({ $colour })
   *[at] startu ({ $colour })
}
place-track = { $role ->
    [from] z pole { $number } za startem ({ $colour })
    [to] na pole { $number } za startem ({ $colour })
   *[at] { $number } za startem ({ $colour })
}
place-near = { $role ->
    [from] z pole { $number }
    [to] na pole { $number }
   *[at] { $number }
}
place-inner-start = { $role ->
    [from] z vnitřního startu ({ $colour })
    [to] na vnitřní start ({ $colour })
   *[at] vnitřního startu ({ $colour })
}
place-inner = { $role ->
    [from] z pole { $number } za vnitřním startem ({ $colour })
    [to] na pole { $number } za vnitřním startem ({ $colour })
   *[at] { $number } za vnitřním startem ({ $colour })
}
place-goal = { $role ->
    [from] z pole { $number } v domečku
    [to] na pole { $number } v domečku
    [into] do domečku (pole { $number })
   *[at] { $number } v domečku
}
place-side = { $role ->
    [from] z vedlejší cesty (pole { $number })
    [to] na vedlejší cestu (pole { $number })
   *[at] { $number } na vedlejší cestě
}
place-shortcut = { $role ->
    [from] ze zkratky (pole { $number })
    [to] na zkratku (pole { $number })
   *[at] { $number } na zkratce
}
place-lane = { $role ->
    [from] z pole { $number } v uličce
    [to] na pole { $number } v uličce
   *[at] { $number } v uličce
}
place-free = { $role ->
    [from] z pole „volno“
    [to] na pole „volno“
   *[at] „volno“
}
