picture-stone = πέτρα
picture-focus = εστίαση
picture-crowd = *{ $count } στο { $field }: { $pieces }
picture-row-riebmann = Riebmann
picture-row-yeti = Γέτι
picture-row-lemming = Λέμινγκ
picture-row-professor = Καθηγητής
picture-row-dinosaur = Δεινόσαυρος
picture-row-death = Χάρος
picture-row-special = Ειδικές
picture-dice = Ζάρια
picture-points = { $points ->
    [one] { $points } πόντος, θέση { $place }
   *[other] { $points } πόντοι, θέση { $place }
}
picture-rolls-left = { $rolls ->
    [one] μένει { $rolls } ζαριά
   *[other] μένουν { $rolls } ζαριές
}
