story-wrong = Εδώ η καταγραφή χαλάει, στη γραμμή { $line }: { $reason }
story-wrong-rule = Εδώ η καταγραφή χαλάει, στη γραμμή { $line }: { $reason } [{ $rule }]
story-not-over = Εδώ τελειώνει η καταγραφή· το παιχνίδι δεν έχει τελειώσει.
story-over = Το παιχνίδι τελείωσε.

## The places, one in each line.

story-place = { $place }. { $who }
story-place-points = { $points ->
    [one] { $place }. { $who }, { $points } πόντος
   *[other] { $place }. { $who }, { $points } πόντοι
}
