place-named = { $role ->
    [from] { $name }
    [to] { $name }
    [into] { $name }
   *[at] { $name }
}
place-base = { $role ->
    [from] ház
    [to] ház
   *[at] ház
}
place-waiting = { $role ->
    [from] { $colour } várakozómezője
    [to] { $colour } várakozómezője
   *[at] { $colour } várakozómezője
}
place-start = { $role ->
    [from] { $colour } startmezője
    [to] { $colour } startmezője
   *[at] { $colour } startmezője
}
place-track = { $role ->
    [from] { $number }. mező { $colour } startja után
    [to] { $number }. mező { $colour } startja után
   *[at] { $number }. mező { $colour } startja után
}
place-near = { $role ->
    [from] { $number }. mező
    [to] { $number }. mező
   *[at] { $number }. mező
}
place-inner-start = { $role ->
    [from] { $colour } belső startmezője
    [to] { $colour } belső startmezője
   *[at] { $colour } belső startmezője
}
place-inner = { $role ->
    [from] { $number }. mező { $colour } belső startja után
    [to] { $number }. mező { $colour } belső startja után
   *[at] { $number }. mező { $colour } belső startja után
}
place-goal = { $role ->
    [from] { $number }. célmező
    [to] { $number }. célmező
    [into] { $number }. célmező
   *[at] { $number }. célmező
}
place-side = { $role ->
    [from] mellékút, { $number }. mező
    [to] mellékút, { $number }. mező
   *[at] mellékút, { $number }. mező
}
place-shortcut = { $role ->
    [from] rövidítés, { $number }. mező
    [to] rövidítés, { $number }. mező
   *[at] rövidítés, { $number }. mező
}
place-lane = { $role ->
    [from] sáv, { $number }. mező
    [to] sáv, { $number }. mező
   *[at] sáv, { $number }. mező
}
place-free = { $role ->
    [from] szabad mező
    [to] szabad mező
   *[at] szabad mező
}
