### What others show of a link to a table, a position or a record: in a chat, or on another site.

preview-invited = { $free ->
    [one] Έλα να παίξεις: μία θέση είναι ακόμη ελεύθερη.
   *[other] Έλα να παίξεις: { $free } θέσεις είναι ακόμη ελεύθερες.
}
preview-begins = Το παιχνίδι ξεκινά σε λίγο.
preview-playing = Δες αυτό το παιχνίδι. { $now }
preview-over = { $result }. Δες πώς εξελίχθηκε, κίνηση προς κίνηση.
preview-record = Δες πώς εξελίχθηκε το παιχνίδι, κίνηση προς κίνηση.
preview-picture = Εικόνα του τραπεζιού: { $game }
