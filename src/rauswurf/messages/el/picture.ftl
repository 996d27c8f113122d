picture-stone = πέτρα
picture-focus = εστίαση
picture-special = ειδικές
picture-dice = ζάρια
picture-points = { $points ->
    [one] { $points } πόντος, θέση { $place }
   *[other] { $points } πόντοι, θέση { $place }
}
picture-rolls-left = { $rolls ->
    [one] μένει { $rolls } ζαριά
   *[other] μένουν { $rolls } ζαριές
}
