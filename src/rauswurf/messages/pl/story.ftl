### The end of a recorded game that is shown step by step.

story-wrong = Tu zapis przestaje się zgadzać, w wierszu { $line }: { $reason }
story-wrong-rule = Tu zapis przestaje się zgadzać, w wierszu { $line }: { $reason } [{ $rule }]
story-not-over = Tu kończy się zapis; gra nie jest skończona.
story-over = Koniec gry.

## The places.

story-place = { $place }. { $who }
story-place-points = { $points ->
    [one] { $place }. { $who }, { $points } punkt
    [few] { $place }. { $who }, { $points } punkty
    [many] { $place }. { $who }, { $points } punktów
   *[other] { $place }. { $who }, { $points } punktu
}
