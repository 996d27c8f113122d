# The coach: chances, luck and mistakes.

coach-no-evaluator = Κανείς δεν μπορεί να κρίνει θέσεις στο { $game } σε αυτό το ταμπλό. Ο προπονητής γνωρίζει τα ταμπλό που συνοδεύουν το Rauswurf.
