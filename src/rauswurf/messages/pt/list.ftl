list-one = { $item }
list-or = { $most } ou { $last }
list-and = { $most } e { $last }
list-also = { $first }; { $rest }
list-quoted = «{ $text }»
