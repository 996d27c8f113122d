place-named = { $role ->
    [from] z pola { $name }
    [to] na { $name }
    [into] do domku, na { $name }
   *[at] { $name }
}
place-base = { $role ->
    [from] z bazy
    [to] do bazy
   *[at] w bazie
}
place-waiting = { $role ->
    [from] z poczekalni ({ $colour })
    [to] do poczekalni ({ $colour })
   *[at] w poczekalni ({ $colour })
}
place-start = { $role ->
    [from] ze startu ({ $colour })
    [to] na start ({ $colour })
   *[at] startu ({ $colour })
}
place-track = { $role ->
    [from] z pola { $number } za startem ({ $colour })
    [to] na pole { $number } za startem ({ $colour })
   *[at] { $number } za startem ({ $colour })
}
place-near = { $role ->
    [from] z pola { $number }
    [to] na pole { $number }
   *[at] { $number }
}
place-inner-start = { $role ->
    [from] z wewnętrznego startu ({ $colour })
    [to] na wewnętrzny start ({ $colour })
   *[at] wewnętrznego startu ({ $colour })
}
place-inner = { $role ->
    [from] z pola { $number } za wewnętrznym startem ({ $colour })
    [to] na pole { $number } za wewnętrznym startem ({ $colour })
   *[at] { $number } za wewnętrznym startem ({ $colour })
}
place-goal = { $role ->
    [from] z pola { $number } w domku
    [to] na pole { $number } w domku
    [into] do domku (pole { $number })
   *[at] { $number } w domku
}
place-side = { $role ->
    [from] z bocznej ścieżki (pole { $number })
    [to] na boczną ścieżkę (pole { $number })
   *[at] { $number } na bocznej ścieżce
}
place-shortcut = { $role ->
    [from] ze skrótu (pole { $number })
    [to] na skrót (pole { $number })
   *[at] { $number } na skrócie
}
place-lane = { $role ->
    [from] z pola { $number } na torze
    [to] na pole { $number } na torze
   *[at] { $number } na torze
}
place-free = { $role ->
    [from] z pola „wolne”
    [to] na pole „wolne”
   *[at] „wolne”
}
