list-one = { $item }
list-or = { $most } o { $last }
list-and = { $most } y { $last }
list-also = { $first }; { $rest }
list-quoted = «{ $text }»
