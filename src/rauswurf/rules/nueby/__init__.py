"""The six Nüby games: the standard rules, what single games change, the referees."""
