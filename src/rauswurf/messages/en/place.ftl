### Places on the board, called by what they are. Each has several forms, chosen by $role: how one comes
### from there ("from"), how one goes there ("to"), how one goes into the goal ("into"), and what it is called in any other
### sentence. So $origin, $to and $back of tell.ftl bring their preposition along, and $field does not.
###
### $number (number): which field, counted from 1. $colour: whose it is, in the nominative

# For whoever types moves: the short name that is written on the board, such as 12, a or s2.4
place-named = { $role ->
    [from] from { $name }
    [to] to { $name }
    [into] into the goal, to { $name }
   *[at] { $name }
}
# Where pieces wait in Mensch ärgere Dich nicht.
place-base = { $role ->
    [from] from base
    [to] to base
   *[at] base
}
# Where pieces wait in the Nüby games.
place-waiting = { $role ->
    [from] from { $colour }'s waiting field
    [to] to { $colour }'s waiting field
   *[at] { $colour }'s waiting field
}
# The field on which a colour enters.
place-start = { $role ->
    [from] from { $colour }'s start
    [to] to { $colour }'s start
   *[at] { $colour }'s start
}
# A field of the track, counted from the last start before it.
place-track = { $role ->
    [from] from field { $number } after { $colour }'s start
    [to] to field { $number } after { $colour }'s start
   *[at] field { $number } after { $colour }'s start
}
# The field of the track or the inner ring that a piece comes from, where the sentence tells at once on which stretch it goes on
# ("from field 2 to field 5 after Green's start").
place-near = { $role ->
    [from] from field { $number }
    [to] to field { $number }
   *[at] field { $number }
}
# Where a colour enters the inner ring.
place-inner-start = { $role ->
    [from] from { $colour }'s inner start
    [to] to { $colour }'s inner start
   *[at] { $colour }'s inner start
}
# A field of the inner ring.
place-inner = { $role ->
    [from] from field { $number } after { $colour }'s inner start
    [to] to field { $number } after { $colour }'s inner start
   *[at] field { $number } after { $colour }'s inner start
}
place-goal = { $role ->
    [from] from goal field { $number }
    [to] to goal field { $number }
    [into] into the goal (field { $number })
   *[at] goal field { $number }
}
place-side = { $role ->
    [from] from the side path (field { $number })
    [to] to the side path (field { $number })
   *[at] field { $number } of the side path
}
place-shortcut = { $role ->
    [from] from the shortcut (field { $number })
    [to] to the shortcut (field { $number })
   *[at] field { $number } of the shortcut
}
# Where a stone waits; it is pushed along.
place-lane = { $role ->
    [from] from field { $number } of the lane
    [to] to field { $number } of the lane
   *[at] field { $number } of the lane
}
# The last field of that lane.
place-free = { $role ->
    [from] from the free field
    [to] to the free field
   *[at] the free field
}
