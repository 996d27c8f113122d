place-named = { $role ->
    [from] de { $name }
    [to] para { $name }
    [into] para a meta, casa { $name }
   *[at] { $name }
}
place-base = { $role ->
    [from] da base
    [to] para a base
   *[at] da base
}
place-waiting = { $role ->
    [from] da casa de espera de { $colour }
    [to] para a casa de espera de { $colour }
   *[at] de espera de { $colour }
}
place-start = { $role ->
    [from] da saída de { $colour }
    [to] para a saída de { $colour }
   *[at] de saída de { $colour }
}
place-track = { $role ->
    [from] da casa { $number } depois da saída de { $colour }
    [to] para a casa { $number } depois da saída de { $colour }
   *[at] { $number } depois da saída de { $colour }
}
place-near = { $role ->
    [from] da casa { $number }
    [to] para a casa { $number }
   *[at] { $number }
}
place-inner-start = { $role ->
    [from] da saída interior de { $colour }
    [to] para a saída interior de { $colour }
   *[at] de saída interior de { $colour }
}
place-inner = { $role ->
    [from] da casa { $number } depois da saída interior de { $colour }
    [to] para a casa { $number } depois da saída interior de { $colour }
   *[at] { $number } depois da saída interior de { $colour }
}
place-goal = { $role ->
    [from] da casa { $number } da meta
    [to] para a casa { $number } da meta
    [into] para a meta (casa { $number })
   *[at] { $number } da meta
}
place-side = { $role ->
    [from] do caminho lateral (casa { $number })
    [to] para o caminho lateral (casa { $number })
   *[at] { $number } do caminho lateral
}
place-shortcut = { $role ->
    [from] do atalho (casa { $number })
    [to] para o atalho (casa { $number })
   *[at] { $number } do atalho
}
place-lane = { $role ->
    [from] da casa { $number } do corredor
    [to] para a casa { $number } do corredor
   *[at] { $number } do corredor
}
place-free = { $role ->
    [from] da casa livre
    [to] para a casa livre
   *[at] livre
}
