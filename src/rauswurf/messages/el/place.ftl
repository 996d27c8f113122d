place-named = { $role ->
    [from] από το { $name }
    [to] στο { $name }
    [into] στο τέρμα, στο { $name }
   *[at] { $name }
}
place-base = { $role ->
    [from] από τη βάση
    [to] στη βάση
   *[at] κουτάκι της βάσης
}
place-waiting = { $role ->
    [from] από το κουτάκι αναμονής ({ $colour })
    [to] στο κουτάκι αναμονής ({ $colour })
   *[at] κουτάκι αναμονής ({ $colour })
}
place-start = { $role ->
    [from] από την αφετηρία ({ $colour })
    [to] στην αφετηρία ({ $colour })
   *[at] κουτάκι της αφετηρίας ({ $colour })
}
place-track = { $role ->
    [from] από το κουτάκι { $number } μετά την αφετηρία ({ $colour })
    [to] στο κουτάκι { $number } μετά την αφετηρία ({ $colour })
   *[at] κουτάκι { $number } μετά την αφετηρία ({ $colour })
}
place-near = { $role ->
    [from] από το κουτάκι { $number }
    [to] στο κουτάκι { $number }
   *[at] κουτάκι { $number }
}
place-inner-start = { $role ->
    [from] από τη μέσα αφετηρία ({ $colour })
    [to] στη μέσα αφετηρία ({ $colour })
   *[at] κουτάκι της μέσα αφετηρίας ({ $colour })
}
place-inner = { $role ->
    [from] από το κουτάκι { $number } μετά τη μέσα αφετηρία ({ $colour })
    [to] στο κουτάκι { $number } μετά τη μέσα αφετηρία ({ $colour })
   *[at] κουτάκι { $number } μετά τη μέσα αφετηρία ({ $colour })
}
place-goal = { $role ->
    [from] από το κουτάκι { $number } του τέρματος
    [to] στο κουτάκι { $number } του τέρματος
    [into] στο τέρμα (κουτάκι { $number })
   *[at] κουτάκι { $number } του τέρματος
}
place-side = { $role ->
    [from] από το μονοπάτι (κουτάκι { $number })
    [to] στο μονοπάτι (κουτάκι { $number })
   *[at] κουτάκι { $number } του μονοπατιού
}
place-shortcut = { $role ->
    [from] από το γκρίζο κουτάκι { $number }
    [to] στο γκρίζο κουτάκι { $number }
   *[at] γκρίζο κουτάκι { $number }
}
place-lane = { $role ->
    [from] από το κουτάκι { $number } της λωρίδας
    [to] στο κουτάκι { $number } της λωρίδας
   *[at] κουτάκι { $number } της λωρίδας
}
place-free = { $role ->
    [from] από το ελεύθερο κουτάκι
    [to] στο ελεύθερο κουτάκι
   *[at] ελεύθερο κουτάκι
}
