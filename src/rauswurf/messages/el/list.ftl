list-one = { $item }
list-or = { $most } ή { $last }
list-and = { $most } και { $last }
list-also = { $first }· { $rest }
list-quoted = «{ $text }»
